import { formatPesos } from '@gondola/contract/base'
import { isPaidFirst, type OrderMoney } from '@gondola/contract/payments'

/** Texts of the confirmation that stays in 'mis-pedidos'. */
export const confirmationTexts = {
  to: 'Te lo llevamos a',
  mail: (address: string) => `Te mandamos el detalle a ${address}.`,
  more: 'Sumar algo más',
  calendar: 'Agregar al calendario',
  calendarTitle: (shop: string, isPickup: boolean) =>
    isPickup ? `Retirar el pedido de ${shop}` : `Llega el pedido de ${shop}`,
  dismiss: 'Cerrar el aviso',
} as const

interface Confirmed {
  name: string
  when: string
  isPickup: boolean
  money: OrderMoney | null
}

/** An order that is paid first is promised for its slot once its money is there or reserved, not before. */
export function confirmationTitle({ name, when, isPickup, money }: Confirmed): string {
  if (money !== null && isPaidFirst(money.Forma)) {
    if (money.Estado === 'a-pagar') return `${name}, falta el pago de tu pedido`
    if (money.Estado === 'falta') return `${name}, falta pagar ${formatPesos(money.Falta)} de tu pedido`
    if (money.Estado === 'esperando') return `${name}, estamos esperando que se confirme tu pago`
  }
  return `¡Listo, ${name}! ${isPickup ? 'Retiralo' : 'Llega'} el ${when}`
}

/** When an order of the list comes, on its card. */
export const comesText = (when: string, isPickup: boolean): string =>
  `${isPickup ? 'Lo retirás' : 'Llega'} el ${when}`
