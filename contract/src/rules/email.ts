/** Parts without blanks on both sides of one @, a dot inside the domain; each part is bounded, so it cannot stall. */
const EMAIL = /^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@<>"(),:;[\]\\.]{1,63}(?:\.[^\s@<>"(),:;[\]\\.]{1,63}){1,8}$/

/** Whether a text looks like an email address: decides how to log in, and what forms accept (spec §5). */
export function isEmail(text: string): boolean {
  return text.length <= 200 && EMAIL.test(text)
}

/** An address as it is compared: no blanks around it, lower case, full-width and other forms of a letter made one. */
export function normalisedEmail(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}
