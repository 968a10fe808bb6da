/** `1 mail que no salió`, `3 mails que no salieron` */
const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('es-AR')} ${many}`

export const DESK_TEXTS = {
  title: 'Hoy',
  orders: 'Pedidos',
  noOrders: 'No hay pedidos pendientes.',
  wrong: 'Salió mal',
  waiting: 'Espera',
  nothing: 'Nada más espera.',
  loading: 'Mirando qué espera',
  queued: counted('sin preparar', 'sin preparar'),
  prepared: counted('en preparación', 'en preparación'),
  ready: counted('listo', 'listos'),
  late: counted('atrasado', 'atrasados'),
} as const

/** What waits beside the orders, in the order of the desk. */
export const WAITING_TEXTS = {
  heldImports: counted('importación retenida', 'importaciones retenidas'),
  failedImports: counted('importación que no se puede usar', 'importaciones que no se pueden usar'),
  failedMails: counted('mail que no salió', 'mails que no salieron'),
  failedDeliveries: counted('aviso a otro sistema que no llegó', 'avisos a otros sistemas que no llegaron'),
  differences: counted('diferencia de plata', 'diferencias de plata'),
  overdue: counted('arrepentimiento con las 24 horas vencidas', 'arrepentimientos con las 24 horas vencidas'),
  newAccounts: counted('pedido de una cuenta nueva', 'pedidos de cuentas nuevas'),
  onTheWay: counted('pedido en camino', 'pedidos en camino'),
  uncollected: counted('pedido entregado sin cobrar', 'pedidos entregados sin cobrar'),
  handBacks: counted('pedido con plata por devolver en mano', 'pedidos con plata por devolver en mano'),
  imports: counted('importación para revisar', 'importaciones para revisar'),
  claims: counted('reclamo por responder', 'reclamos por responder'),
  transfers: counted('transferencia por confirmar', 'transferencias por confirmar'),
  movements: counted('movimiento del banco por asignar', 'movimientos del banco por asignar'),
  returns: counted('devolución por transferir', 'devoluciones por transferir'),
  withdrawals: counted('arrepentimiento por responder', 'arrepentimientos por responder'),
  contacts: counted('mensaje por responder', 'mensajes por responder'),
  cards: counted('pedido de tarjeta por atender', 'pedidos de tarjeta por atender'),
  shortages: counted('artículo que suele faltar', 'artículos que suelen faltar'),
} as const
