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
