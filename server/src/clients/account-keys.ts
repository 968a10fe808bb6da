const MARKS = /\p{Mn}/gu

/** A user name as it is compared: `Demo`, `demo` and `démo` are one (contract §3). */
export const userKey = (Usuario: string): string =>
  Usuario.trim().normalize('NFKD').replace(MARKS, '').toLowerCase()
