import type { OrderStatusCode } from '@gondola/contract/orders'

/** Texts of 'mis-pedidos' and its dialogs (spec §2). */
export const ordersTexts = {
  title: 'Mis pedidos',
  pending: 'Pendientes',
  delivered: 'Entregados',
  cancelled: 'Cancelados y anulados',
  noneTitle: 'No tienes pedidos.',
  noneText: 'Realiza un pedido y luego se mostrarán aquí.',
  nonePending: 'No tenés pedidos pendientes.',
  loading: 'Cargando, espere por favor',
  duplicate: 'Duplicar Pedido',
  see: 'Ver pedido',
  annul: 'Eliminar pedido',
  close: 'Cerrar',
  previous: 'Anterior',
  next: 'Siguiente',
  date: 'Fecha',
  status: 'Estado',
  total: 'Total',
  code: 'Código',
  description: 'Descripción',
  quantity: 'Cantidad',
  unitPrice: 'Precio unitario',
  lineTotal: 'Total',
  subtotal: 'Sub-total',
  shipping: 'Envío',
  delivery: 'Entrega',
  payment: 'Pago',
  comment: 'Comentario',
  shop: 'Ir a comprar',
  askLogin: 'Iniciá sesión para ver tus pedidos.',
  login: 'Iniciar sesión',
} as const

/** Texts of 'Duplicar Pedido': what has changed since the order, shown before anything enters the cart. */
export const duplicateTexts = {
  title: 'Duplicar Pedido',
  intro: 'Así queda tu pedido con los precios de hoy.',
  same: 'Mismo precio',
  dearer: 'Más caro',
  cheaper: 'Más barato',
  gone: 'Ya no se vende',
  goneAt: (branch: string) => `No se vende en ${branch}`,
  elsewhere: (there: string, here: string) =>
    `Este pedido fue de ${there}. Estos son los precios de ${here}, donde comprás ahora.`,
  seeThere: (there: string) => `Ver sus precios en ${there}`,
  totalThen: 'Total entonces',
  totalNow: 'Total hoy',
  add: 'Agregar al carrito',
  cancel: 'Cancelar',
  nothing: 'Ninguno de estos productos se vende hoy.',
  added: 'Tu pedido está en el carrito.',
  loading: 'Buscando los precios de hoy…',
} as const

/** Names of the status codes (spec §4). */
export const statusWords: Record<OrderStatusCode, string> = {
  I: 'INCOMPLETO',
  P: 'PENDIENTE',
  D: 'DESPACHADO',
  C: 'CANCELADO',
  A: 'ANULADO',
}

/** `Pedido N.º 128` */
export function orderName(Id: number): string {
  return `Pedido N.º ${Id}`
}

/** `Página 2 de 3`; `page` counts from 0. */
export function pageOf(page: number, pages: number): string {
  return `Página ${page + 1} de ${pages}`
}
