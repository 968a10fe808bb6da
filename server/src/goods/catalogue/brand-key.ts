const MARKS = /\p{Mn}/gu

/**
 * A brand's name as it is compared, so that each brand exists once: `La Serenísima` and `LA  SERENISIMA` are the same.
 */
export const brandKey = (name: string): string =>
  name.normalize('NFKD').replace(MARKS, '').toLowerCase().replace(/\s+/g, ' ').trim()
