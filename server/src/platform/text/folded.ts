const PLAIN = /^[\x20-\x7e]*$/
const MARKS = /\p{Mn}/gu

/** Text without case and accents, ñ as n, for comparing names. */
export function folded(text: string): string {
  const lower = text.toLowerCase()
  return PLAIN.test(lower) ? lower : lower.normalize('NFD').replace(MARKS, '')
}
