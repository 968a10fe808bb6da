import { ownTexts } from '../base/index.ts'
import type { DeliveryForm } from '../delivery/index.ts'
import type { FollowedStage, ReachedStage } from './followed-order.ts'
import { OrderStatus, type Order, type OrderStatusCode } from './order.ts'

/** When an order reached its stages, in any one format of time; null: not, or nobody noted it. */
export interface StageTimes {
  Estado: OrderStatusCode
  placed: string
  preparing: string | null
  ready: string | null
  dispatched: string | null
  delivered: string | null
  /** Whether it was dispatched on an earlier day than today. */
  leftBefore: boolean
}

/** The stages that an order reached, oldest first. A shop need not prepare in the panel: then they are skipped. */
export function reachedStages(times: StageTimes): ReachedStage[] {
  const { Estado, placed, preparing, ready, dispatched, delivered, leftBefore } = times
  const hasLeft = Estado === OrderStatus.Delivered
  const reached: [FollowedStage, string | null, boolean][] = [
    ['recibido', placed, true],
    ['preparando', preparing, preparing !== null],
    ['listo', ready, ready !== null],
    ['en-camino', dispatched, hasLeft],
    ['entregado', delivered, hasLeft && (delivered !== null || leftBefore)],
  ]
  return reached.flatMap(([Etapa, Momento, isReached]) => (isReached ? [{ Etapa, Momento }] : []))
}

const HOME_STAGES: Readonly<Record<FollowedStage, string>> = ownTexts({
  recibido: 'Recibido',
  preparando: 'En preparación',
  listo: 'Listo',
  'en-camino': 'En camino',
  entregado: 'Entregado',
})

const PICKUP_STAGES: Readonly<Record<FollowedStage, string>> = ownTexts({
  ...HOME_STAGES,
  listo: 'Preparado',
  'en-camino': 'Listo para retirar',
  entregado: 'Retirado',
})

/** The stages' names for the customer, by the form of delivery. */
export const stageNames = (FormaEntrega: DeliveryForm | null): Readonly<Record<FollowedStage, string>> =>
  FormaEntrega === 'RS' ? PICKUP_STAGES : HOME_STAGES

/** `Entregado a las 13:40`, `Retirado el 23/11 a las 13:40` if that was not the delivery day; null: nobody noted it. */
export function deliveredText({
  Entregado,
  FormaEntrega,
  Fechahora,
  Dia,
}: Pick<Order, 'Entregado' | 'FormaEntrega' | 'Fechahora' | 'Dia'>): string | null {
  if (Entregado === undefined) return null
  const at = atOffsetOf(Entregado, Fechahora)
  const [year, month, day] = at.slice(0, 10).split('-')
  const isOnDay = String(Dia) === `${year}${month}${day}`
  const on = isOnDay ? '' : ` el ${day}/${month}`
  return `${stageNames(FormaEntrega).entregado}${on} a las ${at.slice(11, 16)}`
}

/** An instant in UTC as local date and time at the offset of a `Fechahora`. */
function atOffsetOf(instant: string, Fechahora: string): string {
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)$/.exec(Fechahora) ?? []
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  return new Date(Date.parse(instant) + offset * 60_000).toISOString()
}
