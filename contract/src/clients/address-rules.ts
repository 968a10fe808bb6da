import type { Violation } from '../base/index.ts'
import type { Address, AddressDraft } from './address.ts'
import { hasBlank } from './registration.ts'

/** The broken rule of an address: the street is all it needs; a hamlet's houses have no numbers. */
export const checkAddress = ({ Calle }: Pick<AddressDraft, 'Calle'>): Violation | null =>
  hasBlank(Calle) ? { code: 'direccion-vacia' } : null

/** An address in one line, as an order's `Direccion`: 'Mitre 1234, 3 B'. */
export function addressLine({ Calle, Numero, Piso }: Pick<Address, 'Calle' | 'Numero' | 'Piso'>): string {
  const street = [Calle, Numero].filter((part) => part !== '').join(' ')
  return [street, Piso].filter((part) => part !== '').join(', ')
}

/** The address that an account's `Direccion` and `Localidad` name; null if they are blank. */
export function accountAddress({
  Direccion,
  Localidad,
}: {
  Direccion: string
  Localidad: string
}): Address | null {
  const line = Direccion.trim()
  if (line === '') return null
  const numbered = /^(.*\S)\s+(\d{1,5})$/.exec(line)
  return {
    Id: 0,
    Calle: numbered?.[1] ?? line,
    Numero: numbered?.[2] ?? '',
    Piso: '',
    Localidad: Localidad.trim(),
    CodigoPostal: '',
    Provincia: '',
    Referencia: '',
    Latitud: null,
    Longitud: null,
    Predeterminada: true,
  }
}
