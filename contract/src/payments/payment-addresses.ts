import { orderAddress } from '../base/index.ts'

/**
 * Where a provider sends the customer of an order back to. The server redirects to the shop's screen: a provider appends
 * its query before a `#`, and nothing of it is believed.
 */
export const payReturnPath = (Id: number | string): string => `/pago/vuelta/${Id}`

/** The order's page, for who comes back from paying. */
export const payReturnScreen = (Id: number): string => `/#${orderAddress(Id)}?pago=vuelta`

/** The shop's own page with the provider's card fields, for the session of a reserve. */
export const cardPagePath = (reference: string): string => `/pago/tarjeta/${reference}`
