import type { OrderStatusCode } from '@gondola/contract/orders'
import { formatPesos, ownTexts, say } from '@gondola/contract/base'
import { isPaidFirst, type OrderMoney } from '@gondola/contract/payments'

/** Texts of 'mis-pedidos' and its dialogs (spec §2). */
export const ordersTexts = ownTexts({
  title: 'Mis pedidos',
  pending: 'Pendientes',
  delivered: 'Despachados y entregados',
  cancelled: 'Cancelados y anulados',
  noneTitle: 'No tienes pedidos.',
  noneText: 'Realiza un pedido y luego se mostrarán aquí.',
  nonePending: 'No tenés pedidos pendientes.',
  loading: 'Cargando, espere por favor',
  duplicate: 'Duplicar Pedido',
  see: 'Ver pedido',
  more: 'Más',
  confirmEmail: 'Confirmar mi email',
  annul: 'Eliminar pedido',
  previous: 'Anterior',
  next: 'Siguiente',
  date: 'Fecha',
  status: 'Estado',
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
  invoice: 'Factura A para',
  shop: 'Ir a comprar',
  askLogin: 'Iniciá sesión para ver tus pedidos.',
  login: 'Iniciar sesión',
} as const)

/** Names of the status codes (spec §4). */
export const statusWords: Record<OrderStatusCode, string> = ownTexts({
  I: 'INCOMPLETO',
  P: 'PENDIENTE',
  D: 'DESPACHADO',
  C: 'CANCELADO',
  A: 'ANULADO',
})

/** `Pedido N.º 128` */
export function orderName(Id: number): string {
  return say`Pedido N.º ${Id}`
}

/** `Página 2 de 3`; `page` counts from 0. */
export function pageOf(page: number, pages: number): string {
  return say`Página ${page + 1} de ${pages}`
}

/** Texts of the confirmation that stays in 'mis-pedidos'. */
export const confirmationTexts = ownTexts({
  to: 'Te lo llevamos a',
  number: 'Número de pedido',
  mail: (address: string) => say`Te mandamos el detalle a ${address}.`,
  confirmEmail:
    'Confirmá tu email con el enlace que te mandamos: así el mail de tu pedido trae dirección y aclaraciones, y podés tener más pedidos a la vez.',
  more: 'Sumar algo más',
  calendar: 'Agregar al calendario',
  calendarTitle: (shop: string, isPickup: boolean) =>
    isPickup ? say`Retirar el pedido de ${shop}` : say`Llega el pedido de ${shop}`,
  dismiss: 'Cerrar el aviso',
} as const)

interface Confirmed {
  name: string
  when: string
  isPickup: boolean
  money: OrderMoney | null
}

/** An order that is paid first is promised for its slot once its money is there or reserved, not before. */
export function confirmationTitle({ name, when, isPickup, money }: Confirmed): string {
  if (money !== null && isPaidFirst(money.Forma)) {
    if (money.Estado === 'a-pagar') return say`${name}, falta el pago de tu pedido`
    if (money.Estado === 'falta') return say`${name}, falta pagar ${formatPesos(money.Falta)} de tu pedido`
    if (money.Estado === 'esperando') return say`${name}, estamos esperando que se confirme tu pago`
  }
  return say`¡Listo, ${name}! ${isPickup ? say`Retiralo` : say`Llega`} el ${when}`
}

/** Why a dispatched order came back to the shop, and what to do now. */
export const undeliveredText = (reason: string): string =>
  say`No pudimos entregarte el pedido. ${reason} Llamanos o respondé el mail para elegir otro día.`

/** When an order of the list comes, on its card. */
export const comesText = (when: string, isPickup: boolean): string =>
  say`${isPickup ? say`Lo retirás` : say`Llega`} el ${when}`
