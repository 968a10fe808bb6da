import {
  PASSWORD_MIN_CHARACTERS,
  USER_NAME_MIN_LETTERS,
  normalisedDocument,
  isEmail,
  type Violation,
} from '../base/index.ts'

/** The registration form (spec §5). */
export interface Registration {
  Nrodoc: string
  /** Code of the document type; 0: none chosen. */
  Tipodoc: number
  Usuario: string
  Pass: string
  Email: string
  Telefono: string
  Direccion: string
  Nombre: string
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
  if (normalisedDocument(typed.Nrodoc) === '') return { code: 'documento-vacio' }
  if (typed.Tipodoc === 0) return { code: 'documento-tipo' }
  if (await facts.isDocumentKnown()) return { code: 'documento-registrado' }
  const badUserName = checkUserName(typed.Usuario)
  if (badUserName) return badUserName
  if (await facts.isUserTaken()) return { code: 'usuario-en-uso' }
  if ([...typed.Pass].length < PASSWORD_MIN_CHARACTERS) return { code: 'contrasena-corta' }
  if (!isEmail(typed.Email.trim())) return { code: 'email-invalido' }
  return hasBlank(typed.Telefono, typed.Direccion, typed.Nombre) ? { code: 'campos-vacios' } : null
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

/** Whether one of the texts is blank. */
export function hasBlank(...texts: readonly string[]): boolean {
  return texts.some((text) => text.trim() === '')
}
