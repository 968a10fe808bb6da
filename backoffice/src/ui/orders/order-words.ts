import { isoDateOf } from '@gondola/contract/delivery'
import {
  DELIVERED_NAME,
  type Order,
  type OrderEvent,
  PUSH_TEXTS,
  type PushedMessage,
  type QueuedOrder,
  stageOf,
  ORDER_TEXTS,
  QUEUE_TEXTS,
  STATE_NAMES,
  STEP_NAMES,
} from '@gondola/contract/orders'
import { formatDay, formatMoment } from '@gondola/contract/base'

// Texts of an order for staff.

type When = Pick<Order, 'Dia' | 'HorarioEntrega' | 'FormaEntrega'>

/** `Lunes 23 de noviembre` for a delivery day's Id. */
export function dayText(Dia: number | null): string {
  const isoDate = Dia === null ? null : isoDateOf(Dia)
  return isoDate === null ? QUEUE_TEXTS.noSlot : formatDay(isoDate)
}

/** `Lunes 23 de noviembre, 09:00 a 12:00 · Envío a domicilio` */
export function whenText({ Dia, HorarioEntrega, FormaEntrega }: When): string {
  const form = FormaEntrega === null ? [] : [QUEUE_TEXTS.forms[FormaEntrega]]
  return [[dayText(Dia), HorarioEntrega].filter(Boolean).join(', '), ...form].join(' · ')
}

export function stateText(order: Pick<QueuedOrder, 'Estado' | 'Preparacion' | 'Entregado'>): string {
  const stage = stageOf(order)
  if (stage !== null) return STATE_NAMES[stage]
  if (order.Entregado !== undefined) return DELIVERED_NAME
  return order.Estado === 'I' ? ORDER_TEXTS.saved : STATE_NAMES[order.Estado as 'D' | 'C' | 'A']
}

/** `21/11/26, 18:05 · Despachar · marta` */
export function eventText({ A, Paso, Momento, Autor, Motivo }: OrderEvent): string {
  const what = Paso === null ? (A === 'A' ? ORDER_TEXTS.annulled : ORDER_TEXTS.placed) : stepName(Paso)
  const isCustomer = Paso === null || Paso === 'cambiar'
  const who = Autor ?? (isCustomer ? ORDER_TEXTS.byCustomer : ORDER_TEXTS.byShop)
  return [formatMoment(Date.parse(Momento)), what, who, ...(Motivo === null ? [] : [`«${Motivo}»`])].join(
    ' · ',
  )
}

/** `21/11/26, 18:05 · En camino · enviado` */
export const pushText = ({ Aviso, Estado, Momento }: PushedMessage): string =>
  [formatMoment(Date.parse(Momento)), PUSH_TEXTS.kinds[Aviso], PUSH_TEXTS.states[Estado]].join(' · ')

const stepName = (step: string): string => {
  if (step === 'cambiar') return ORDER_TEXTS.changed
  if (step === 'nota') return ORDER_TEXTS.note
  return Object.hasOwn(STEP_NAMES, step) ? STEP_NAMES[step as keyof typeof STEP_NAMES] : step
}
