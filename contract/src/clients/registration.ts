import {
  PASSWORD_MIN_CHARACTERS,
  USER_NAME_MIN_LETTERS,
  normalisedDocument,
  isEmail,
  onFirstUse,
  readTelephones,
  type Violation,
} from '../base/index.ts'
import type { Address, AddressDraft } from './client.ts'

/** The registration form (spec §5). */
export interface Registration extends AccountEdit {
  Nrodoc: string
  /** Code of the document type; 0: none chosen. */
  Tipodoc: number
  Pass: string
}

/** Facts that need a look-up. */
export interface RegistrationFacts {
  isDocumentKnown: () => Promise<boolean>
  isUserTaken: () => Promise<boolean>
}

/** Checks a registration in the specification's order; returns the first violation. Look-ups run only when reached. */
export async function checkRegistration(
  typed: Registration,
  facts: RegistrationFacts,
): Promise<Violation | null> {
  const [first = null] = listBrokenRules(typed)
  if (first?.code.startsWith('documento-')) return first
  if (await facts.isDocumentKnown()) return { code: 'documento-registrado' }
  if (first?.code.startsWith('usuario-')) return first
  return (await facts.isUserTaken()) ? { code: 'usuario-en-uso' } : first
}

/** Every rule that a registration breaks, in the specification's order, but for those that need a look-up. */
export function listBrokenRules(typed: Registration): Violation[] {
  const isShort = [...typed.Pass].length < PASSWORD_MIN_CHARACTERS
  return [
    normalisedDocument(typed.Nrodoc) === '' && ({ code: 'documento-vacio' } as const),
    typed.Tipodoc === 0 && ({ code: 'documento-tipo' } as const),
    checkUserName(typed.Usuario),
    isShort && ({ code: 'contrasena-corta' } as const),
    !isEmail(typed.Email.trim()) && ({ code: 'email-invalido' } as const),
    hasBlank(typed.Telefono, typed.Direccion, typed.Nombre) && ({ code: 'campos-vacios' } as const),
    !hasBlank(typed.Telefono) && checkTelephone(typed.Telefono),
  ].filter((violation) => violation !== false && violation !== null)
}

/** Whether a telephone can be dialled; one that was stored before may stay. */
export function checkTelephone(typed: string, stored?: string): Violation | null {
  if (typed.trim() === stored?.trim()) return null
  return readTelephones(typed) === null ? { code: 'telefono-invalido' } : null
}

/** Non-empty, at least four letters, no blanks. */
export function checkUserName(Usuario: string): Violation | null {
  if (Usuario.trim() === '') return { code: 'usuario-vacio' }
  if ([...Usuario.trim()].length < USER_NAME_MIN_LETTERS) return { code: 'usuario-corto' }
  return /\s/.test(Usuario) ? { code: 'usuario-espacios' } : null
}

/**
 * Whether a user name contains characters of web and mail addresses, from which programs make links; in any Unicode
 * form.
 */
export function hasAddressSigns(Usuario: string): boolean {
  return /[/:@]/.test(Usuario.normalize('NFKC'))
}

const LETTERS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
)

/** Whether a user name mixes alphabets that share shapes: `dеmo` with a Cyrillic е reads as somebody else's. */
export function mixesAlphabets(Usuario: string): boolean {
  const name = Usuario.normalize('NFKC')
  return LETTERS.filter((letters) => letters.test(name)).length > 1
}

/** Whether one of the texts is blank. */
export function hasBlank(...texts: readonly string[]): boolean {
  return texts.some((text) => text.trim() === '')
}

/** The data edited on the account screen (spec §5, account edit). */
export interface AccountEdit {
  Usuario: string
  Email: string
  Telefono: string
  Direccion: string
  Nombre: string
}

const USER_NAME_CODES = {
  'usuario-vacio': 'cuenta-usuario-vacio',
  'usuario-corto': 'cuenta-usuario-corto',
  'usuario-espacios': 'cuenta-usuario-espacios',
} as const

/** Checks the account's data; returns the first violation. `isUserTaken` looks for another client with that name. */
export async function checkAccountEdit(
  typed: AccountEdit,
  isUserTaken: () => Promise<boolean>,
  stored?: Pick<AccountEdit, 'Telefono'>,
): Promise<Violation | null> {
  const badUserName = checkUserName(typed.Usuario)
  if (badUserName) return { code: USER_NAME_CODES[badUserName.code as keyof typeof USER_NAME_CODES] }
  if (await isUserTaken()) return { code: 'cuenta-usuario-en-uso' }
  if (!isEmail(typed.Email.trim())) return { code: 'cuenta-email-invalido' }
  if (hasBlank(typed.Telefono, typed.Direccion, typed.Nombre)) return { code: 'cuenta-campos-vacios' }
  return checkTelephone(typed.Telefono, stored?.Telefono)
}

/** Checks a new password; the server checks the current one (`contrasena-actual`). */
export function checkNewPassword(PassNueva: string): Violation | null {
  if ([...PassNueva].length < PASSWORD_MIN_CHARACTERS) return { code: 'contrasena-nueva-corta' }
  return /\s/.test(PassNueva) ? { code: 'contrasena-nueva-espacios' } : null
}

/** The broken rule of an address: the street is all it needs; a hamlet's houses have no numbers. */
export const checkAddress = ({ Calle }: Pick<AddressDraft, 'Calle'>): Violation | null =>
  hasBlank(Calle) ? { code: 'direccion-vacia' } : null

/** An address in one line, as an order's `Direccion`: 'Mitre 1234, 3 B'. */
export function addressLine({ Calle, Numero, Piso }: Pick<Address, 'Calle' | 'Numero' | 'Piso'>): string {
  const street = [Calle, Numero].filter((part) => part !== '').join(' ')
  return [street, Piso].filter((part) => part !== '').join(', ')
}

/** Street, number and, so written that it is nothing else, floor, door or both: '2° B', 'piso 2, depto 4', ', 3 B'. */
const STREET_LINE = onFirstUse(() => {
  const door = String.raw`(?:d(?:e?p)?to|departamento|of(?:icina)?)\.?\s*[\p{L}\d]{1,3}`
  const letter = String.raw`["'“]?\p{L}["'”]?`
  const numbered = String.raw`(?:piso\s*\d{1,2}|\d{1,2}\s*[°º]|\d{1,2}(?:er|[dmnrtv]o))(?:\s*piso)?`
  const floor = String.raw`(?:${numbered}|pb|planta baja)(?:\s*,?\s*(?:${door}|${letter}|\d{1,2}))?|${door}`
  const unit = String.raw`(?:\s+(${floor})|\s*,\s*(${floor}|\d{1,2}\s*${letter}))?`
  return new RegExp(String.raw`^([^,]*?\p{L}[^,]*?)\s+(\d{1,5})${unit}$`, 'iu')
})

/**
 * The address that an account's `Direccion` and `Localidad` name; null if they are blank. `Direccion` is one line, which
 * may name a floor and end with a locality, 'Mitre 123, 2° B, Tandil': `localityOf` gives a locality's spelling,
 * undefined of any other text. A line with a part that is not understood stays whole, as the street.
 */
export function accountAddress(
  account: { Direccion: string; Localidad: string },
  localityOf: (text: string) => string | undefined = () => undefined,
): Address | null {
  const whole = account.Direccion.trim()
  const told = account.Localidad.trim()
  const comma = [...whole.matchAll(/,\s*(?=\D+$)/g)].find(
    ({ 0: sign, index }) =>
      /\d/.test(whole.slice(0, index)) && localityOf(whole.slice(index + sign.length)) !== undefined,
  )
  const named = comma && localityOf(whole.slice(comma.index + comma[0].length))
  const isNamed = named !== undefined && (told === '' || localityOf(told) === named)
  const line = isNamed ? whole.slice(0, comma?.index).trim() : whole
  if (line === '') return null
  const [, Calle = line, Numero = '', beside, after] = STREET_LINE().exec(line) ?? []
  return {
    Id: 0,
    Calle,
    Numero,
    Piso: beside ?? after ?? '',
    Localidad: told === '' && isNamed ? named : told,
    CodigoPostal: '',
    Provincia: '',
    Referencia: '',
    Latitud: null,
    Longitud: null,
    Predeterminada: true,
  }
}
