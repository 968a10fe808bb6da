import { Type, type Static } from 'typebox'
import { Latitude, Longitude, PostalCode } from '../branches/index.ts'
import { Closed, ID_MAX, Nullable, ShortText, type Violation } from '../base/index.ts'
import { hasBlank } from './registration.ts'

export const ADDRESSES_MAX = 20

/** 0: the account's `Direccion`, which is no row of its own yet. */
const AddressId = Type.Integer({ minimum: 0, maximum: ID_MAX })
const Name = Type.String({ maxLength: 80 })
const address = {
  Calle: ShortText,
  Numero: Type.String({ maxLength: 20 }),
  /** Floor and flat. */
  Piso: Type.String({ maxLength: 40 }),
  Localidad: Name,
  CodigoPostal: PostalCode,
  Provincia: Name,
  /** What helps to find it. */
  Referencia: ShortText,
  Latitud: Nullable(Latitude),
  Longitud: Nullable(Longitude),
}

/** One of a client's addresses. */
export const Address = Closed({ Id: AddressId, ...address, Predeterminada: Type.Boolean() })
export type Address = Static<typeof Address>

/** A new address, or with its Id a changed one. */
export const AddressDraft = Closed({
  Id: Type.Optional(AddressId),
  ...address,
  Predeterminada: Type.Optional(Type.Boolean()),
})
export type AddressDraft = Static<typeof AddressDraft>

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
