/** Accents and invisible characters (zero-width and the like). */
const MARKS = /[\p{Mn}\p{Cf}]/gu

/** The comparison key of a user name: `Demo`, `demo` and `démo` are the same (contract §3). */
export const userKey = (Usuario: string): string =>
  Usuario.trim().normalize('NFKD').replace(MARKS, '').toLowerCase()
