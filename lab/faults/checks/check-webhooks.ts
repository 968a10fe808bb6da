import type { ShopRecords } from './shop-records.ts'
import { ORDER_EVENTS } from '../shop/stocked-shop.ts'

export interface WebhookVerdict {
  complaints: string[]
  sent: number
  queued: number
  twice: number
}

/**
 * Checks that every change of an order is one event with one delivery, either taken by the other system or queued, and
 * that every event has a change. `taken` are the keys that the other system recorded, in order.
 */
export function checkWebhooks(
  { orders, transitions, events, deliveries }: ShopRecords,
  taken: readonly string[],
): WebhookVerdict {
  const expected = new Set<string>()
  for (const { Id } of orders)
    for (const { from_status, to_status } of transitions.get(Id) ?? [])
      if (from_status !== to_status) expected.add(`pedido.${ORDER_EVENTS[to_status]} ${Id}`)

  const times = new Map<string, number>()
  for (const key of taken) if (!key.startsWith('<')) times.set(key, (times.get(key) ?? 0) + 1)
  const twice = [...times.values()].filter((count) => count > 1).length

  const complaints: string[] = []
  const byEvent = Map.groupBy(deliveries, ({ event_id }) => event_id)
  for (const { id, key, type, order_id } of events) {
    const event = `${type} ${order_id}`
    if (!expected.delete(event)) complaints.push(`event ${event} is about nothing, or is there twice`)
    const [delivery, ...others] = byEvent.get(id) ?? []
    if (delivery === undefined || others.length > 0) complaints.push(`event ${event} has not one delivery`)
    const count = times.get(key) ?? 0
    times.delete(key)
    if (delivery?.state === 'failed') complaints.push(`event ${event} was given up`)
    if (delivery?.state === 'sent' && count === 0)
      complaints.push(`LOST: event ${event} is marked as sent, nobody took it`)
    if (count > (delivery?.attempts ?? 0)) complaints.push(`event ${event} was taken ${count} times`)
  }
  for (const event of expected) complaints.push(`LOST: event ${event} was never queued`)
  for (const key of times.keys()) complaints.push(`event ${key} was taken and is in no queue`)
  const inState = (state: string) => deliveries.filter((delivery) => delivery.state === state).length
  return { complaints, sent: inState('sent'), queued: inState('queued'), twice }
}
