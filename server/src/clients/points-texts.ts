/** The ledger's reason for the points of a dispatched order. */
export const ORDER_POINTS_REASON = 'pedido despachado'
