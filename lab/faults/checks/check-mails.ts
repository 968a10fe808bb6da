import type { ShopRecords } from './shop-records.ts'
import { ORDER_EVENTS } from '../shop/stocked-shop.ts'

export interface MailVerdict {
  complaints: string[]
  sent: number
  queued: number
  twice: number
}

/**
 * Checks that every change of an order has its mail, and every mail a change; that the mail server took the mails
 * marked as sent, and the others are queued. `taken` are the Message-IDs that the mail server recorded, in order.
 */
export function checkMails(
  { orders, transitions, mails }: ShopRecords,
  taken: readonly string[],
): MailVerdict {
  const expected = new Set<string>()
  for (const { Id } of orders)
    for (const { from_status, to_status } of transitions.get(Id) ?? [])
      if (from_status !== to_status) expected.add(`pedido-${Id}-${ORDER_EVENTS[to_status]}`)

  const times = new Map<string, number>()
  for (const id of taken) if (id.startsWith('<')) times.set(id, (times.get(id) ?? 0) + 1)

  const twice = [...times.values()].filter((count) => count > 1).length
  const complaints: string[] = []
  const ofOrders = mails.filter(({ event_key }) => event_key?.startsWith('pedido-'))
  for (const { id, event_key, state, attempts, created_at } of ofOrders) {
    const messageId = [...idsOf(id, created_at)].find((each) => times.has(each))
    const count = messageId === undefined ? 0 : (times.get(messageId) ?? 0)
    if (messageId !== undefined) times.delete(messageId)
    if (!expected.delete(event_key ?? '')) complaints.push(`mail ${event_key} is about nothing`)
    if (state === 'failed') complaints.push(`mail ${event_key} was given up`)
    if (state === 'sent' && count === 0)
      complaints.push(`LOST: mail ${event_key} is marked as sent, nobody took it`)
    if (count > attempts)
      complaints.push(`mail ${event_key} was taken ${count} times in ${attempts} attempts`)
  }
  for (const event of expected) complaints.push(`LOST: mail ${event} was never queued`)
  for (const id of times.keys()) complaints.push(`mail ${id} was taken and is in no queue`)
  const inState = (state: string) => ofOrders.filter((mail) => mail.state === state).length
  return { complaints, sent: inState('sent'), queued: inState('queued'), twice }
}

/** The Message-ID of the shop's mails: number and time at the shop's address. */
const idsOf = (id: number, created_at: string): readonly string[] =>
  ['127.0.0.1', 'localhost'].map((host) => `<${id}.${Date.parse(created_at)}@${host}>`)
