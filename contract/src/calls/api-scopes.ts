// Permissions of another system's key (backoffice §10).

export const API_SCOPES = [
  /** Lists orders, as JSON or CSV. */
  'pedidos:leer',
  /** Marks an order as prepared, dispatched or cancelled. */
  'pedidos:estado',
  /** Sends stock numbers of the branches. */
  'existencias:escribir',
] as const
export type ApiScope = (typeof API_SCOPES)[number]
