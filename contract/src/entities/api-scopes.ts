// What another system's key may be allowed to do (backoffice §10).

export const API_SCOPES = [
  /** Lists orders, as JSON or CSV. */
  'pedidos:leer',
  /** Says that an order is prepared, dispatched or cancelled. */
  'pedidos:estado',
] as const
export type ApiScope = (typeof API_SCOPES)[number]
