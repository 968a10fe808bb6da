/** The server has the shop's own time zone; this is for the first value of a day's field. */
const SHOP_TIME_ZONE = 'America/Argentina/Buenos_Aires'

/** Today in the shop, wherever the browser is: `2026-11-21`. */
export const shopToday = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: SHOP_TIME_ZONE })
