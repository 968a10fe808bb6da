const BEGINS_WITH_WORD = /^sucursal\b/i

/** `Sucursal Norte`: a branch's name as a label, without the word twice. */
export const branchLabel = (name: string): string => (BEGINS_WITH_WORD.test(name) ? name : `Sucursal ${name}`)

/** `Retiro en sucursal (Casa central)` (spec §2), `Retiro en Sucursal 02`. */
export const pickUpWords = (name: string): string =>
  BEGINS_WITH_WORD.test(name) ? `Retiro en ${name}` : `Retiro en sucursal (${name})`
