/** Accents, and signs that nobody sees (zero-width and the like). */
const MARKS = /[\p{Mn}\p{Cf}]/gu

/** A user name as it is compared: `Demo`, `demo` and `démo` are one (contract §3). */
export const userKey = (Usuario: string): string =>
  Usuario.trim().normalize('NFKD').replace(MARKS, '').toLowerCase()
