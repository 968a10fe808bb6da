/** The link of a telephone number as written by the shop. */
export const telephoneAddress = (written: string): string => `tel:${written.replace(/[^\d+]/g, '')}`
