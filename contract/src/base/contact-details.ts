/**
 * A document number in the form that is compared and stored: without dots, blanks and hyphens, upper case (argentina
 * §3.3).
 */
export function normalisedDocument(Nrodoc: string): string {
  return Nrodoc.normalize('NFKC')
    .replace(/[\s.-]/g, '')
    .toUpperCase()
}

/** The format of each type's number (argentina §3.3), and its description. */
const FORMS: Readonly<Record<string, DocumentForm>> = {
  DNI: { form: /^\d{7,8}$/, said: '7 u 8 números' },
  LE: { form: /^\d{6,8}$/, said: 'de 6 a 8 números' },
  LC: { form: /^\d{6,8}$/, said: 'de 6 a 8 números' },
  CI: { form: /^\d{5,9}$/, said: 'de 5 a 9 números' },
  PASAPORTE: { form: /^[A-Z0-9]{5,15}$/, said: 'de 5 a 15 letras y números' },
  CUIT: { form: /^\d{11}$/, said: '11 números' },
  CUIL: { form: /^\d{11}$/, said: '11 números' },
  CDI: { form: /^\d{11}$/, said: '11 números' },
}
/** Types added by a shop. */
const OTHER: DocumentForm = { form: /^[A-Z0-9]{1,20}$/, said: 'letras y números' }

interface DocumentForm {
  form: RegExp
  said: string
}

/** The format that a type's number must have, if it does not match; null if it is valid. `Tipo` is the type's name. */
export function documentFault(Tipo: string, Nrodoc: string): string | null {
  const { form, said } = FORMS[Tipo.trim().toUpperCase()] ?? OTHER
  return form.test(normalisedDocument(Nrodoc)) ? null : said
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

/**
 * An address in the form that is compared: trimmed, lower case, Unicode-normalised (full-width letters and the like).
 */
export function normalisedEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}
