import { say } from './own-texts.ts'

/** A document number as it is compared and stored: without dots, blanks and hyphens, upper case (argentina §3.3). */
export function normalisedDocument(Nrodoc: string): string {
  return Nrodoc.normalize('NFKC')
    .replace(/[\s.-]/g, '')
    .toUpperCase()
}

/** The format of each type's number (argentina §3.3), and its description. */
const FORMS: Readonly<Record<string, DocumentForm>> = {
  DNI: { form: /^[1-9]\d{6,7}$/, said: '7 u 8 números, sin ceros adelante' },
  LE: { form: /^[1-9]\d{5,6}$/, said: '6 o 7 números' },
  LC: { form: /^[1-9]\d{5,6}$/, said: '6 o 7 números' },
  CI: { form: /^[1-9]\d{4,8}$/, said: 'de 5 a 9 números' },
  PASAPORTE: { form: /^(?!\d{10})[A-Z0-9]{5,15}$/, said: 'de 5 a 15 letras y números, no el de un CUIT' },
  CUIT: { form: /^\d{11}$/, said: '11 números, el último de control' },
  CUIL: { form: /^\d{11}$/, said: '11 números, el último de control' },
  CDI: { form: /^\d{11}$/, said: '11 números, el último de control' },
}
/** Types added by a shop. */
const OTHER: DocumentForm = { form: /^[A-Z0-9]{1,20}$/, said: 'letras y números' }

interface DocumentForm {
  form: RegExp
  said: string
}

/** Of a CUIT, CUIL or CDI whose check digit is another. */
export const checkDigitText = (Tipo: string): string =>
  say`El ${Tipo} no es válido: revisá sus números, el último no coincide.`

/** What is wrong with a document's number; null if it is valid. `Tipo` is the type's name. */
export function documentFault(Tipo: string, Nrodoc: string): string | null {
  // 'CUIT/CUIL', 'D.N.I.'
  const names = Tipo.toUpperCase()
    .replaceAll('.', '')
    .split(/[^A-Z]+/)
  const name = names.find((each) => Object.hasOwn(FORMS, each)) ?? ''
  const { form, said } = FORMS[name] ?? OTHER
  const number = normalisedDocument(Nrodoc)
  if (!form.test(number)) return say`Documento: el número de ${Tipo} tiene ${said}.`
  return TAX_TYPES.has(name) && !isCuitValid(number) ? checkDigitText(Tipo) : null
}

const TAX_TYPES: ReadonlySet<string> = new Set(['CUIT', 'CUIL', 'CDI'])
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2] as const

/** Whether a CUIT or CUIL (`30-71234567-1`, or its digits alone) has the right check digit (modulo 11; argentina §3.3). */
export function isCuitValid(typed: string): boolean {
  if (!/^(?:2[03-7]|3[034]|5[0135])-?\d{8}-?\d$/.test(typed.trim())) return false
  const digits = Array.from(typed.replace(/\D/g, ''), Number)
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0)
  const check = (11 - (sum % 11)) % 11
  return check === digits[10]
}

/**
 * Parts without blanks on both sides of one @, a dot inside the domain. The length of each part is bounded to avoid
 * catastrophic backtracking.
 */
const EMAIL = /^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@<>"(),:;[\]\\.]{1,63}(?:\.[^\s@<>"(),:;[\]\\.]{1,63}){1,8}$/

/** Whether a text looks like an email address: decides how to log in, and is checked by forms (spec §5). */
export function isEmail(text: string): boolean {
  return text.length <= 200 && EMAIL.test(text)
}

/** An address as it is compared: trimmed, lower case, Unicode-normalised (full-width letters and the like). */
export function normalisedEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}
