const PLAIN = /^[\x20-\x7e]*$/
const MARKS = /\p{Mn}/gu

/** Text without case and accents, ñ as n, for comparing names. */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  return PLAIN.test(lower) ? lower : lower.normalize('NFD').replace(MARKS, '')
}

/** Accents and invisible characters (zero-width and the like). */
const UNSEEN = /[\p{Mn}\p{Cf}]/gu

/** The comparison key of a user name: `Demo`, `demo` and `démo` are the same (contract §3). */
export const userKey = (Usuario: string): string =>
  Usuario.trim().normalize('NFKD').replace(UNSEEN, '').toLowerCase()
