import { useEffect, useState } from 'react'
import { isOnTheWay, stageOf, type QueuedOrder } from '@gondola/contract/orders'
import { isoDateOf } from '@gondola/contract/delivery'

/** From when the end of an order's slot is announced. */
const NEAR_MINUTES = 60

type Slot = Pick<QueuedOrder, 'Dia' | 'HorarioEntrega'>

export type SlottedOrder = Slot &
  Pick<QueuedOrder, 'Estado' | 'Preparacion' | 'Entregado' | 'FormaEntrega' | 'Fechahora'>

const REFRESH_MS = 20_000

/** The time in ms since 1970, every 20 seconds. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/**
 * Minutes until the slot of an order that the customer does not have yet ends, negative once it has; null if it is
 * further away, or if the order is finished, waits for the customer to pick it up, or has no slot. `now` is in ms since 1970; the slot is in the shop's time,
 * whose offset is that of `Fechahora`.
 */
export function minutesToSlotEnd(order: SlottedOrder, now: number): number | null {
  const offset = order.Fechahora.match(/(?:Z|[+-]\d\d:\d\d)$/)?.[0]
  if (offset === undefined) return null
  const stage = stageOf(order)
  if (stage === null ? !isOnTheWay(order) : stage === 'listo' && order.FormaEntrega === 'RS') return null
  return minutesToEnd(order, offset, now)
}

/** The same of a slot in the shop's time, whose offset is `-03:00`. */
export function minutesToEnd({ Dia, HorarioEntrega }: Slot, offset: string, now: number): number | null {
  const date = Dia === null ? null : isoDateOf(Dia)
  const end = HorarioEntrega?.match(/\d\d:\d\d$/)?.[0]
  if (date === null || end === undefined) return null
  const minutes = Math.floor((Date.parse(`${date}T${end}:00${offset}`) - now) / 60_000)
  return minutes < NEAR_MINUTES ? minutes : null
}
