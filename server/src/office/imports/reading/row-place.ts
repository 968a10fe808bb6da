/** A row's place in a table: the branch or the price list that it names. */
export const branchPlace = (text: string): string => `sucursal ${text}`
export const listPlace = (text: string): string => `lista ${text}`
