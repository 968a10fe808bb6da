/** Why points are in the ledger: an order was dispatched. */
export const ORDER_POINTS_REASON = 'pedido despachado'
