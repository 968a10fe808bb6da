/** Why the shop cancelled an order by itself; the customer and staff read it. */
export const UNPAID_REASON = 'No se pagó dentro del plazo.'
