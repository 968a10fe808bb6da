import { checkCarts, checkOrders } from './check-orders.ts'
import type { Journal } from '../people/journal.ts'
import { readRecords, type ShopRecords } from './shop-records.ts'
import { type StockedShop, POINT, ORDER_EVENTS } from '../shop/stocked-shop.ts'
import { inCentavos } from './own-arithmetic.ts'

interface MailVerdict {
  complaints: string[]
  sent: number
  queued: number
  twice: number
}

/**
 * Checks that every change of an order has its mail, and every mail a change; that the mail server took the mails
 * marked as sent, and the others are queued. `taken` are the Message-IDs that the mail server recorded, in order.
 */
function checkMails({ orders, transitions, mails }: ShopRecords, taken: readonly string[]): MailVerdict {
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

/** The result of the check: complaints, and how much was checked. */
export interface Verdict {
  complaints: string[]
  orders: number
  acknowledged: number
  /** Sent without a response and not repeated: may exist once or not at all. */
  unknown: number
  mailsSent: number
  mailsQueued: number
  /** Mails that the mail server took more than once, by Message-ID. */
  mailsTwice: number
  eventsSent: number
  eventsQueued: number
  /** Events that the other system took more than once, by key. */
  eventsTwice: number
}

/**
 * Compares the database, the mail server and the other system with the responses that shoppers and staff got. Computes
 * everything again, without the shop's own rules. There must be no traffic meanwhile.
 */
export async function checkShop(
  shop: StockedShop,
  journal: Journal,
  takenOutside: () => readonly string[],
): Promise<Verdict> {
  const records = await readRecords(shop)
  // read after the queue: mails taken in between are not marked as sent there yet
  const taken = takenOutside()
  const mails = checkMails(records, taken)
  const webhooks = checkWebhooks(records, taken)
  const complaints = [
    ...journal.surprises,
    ...checkOrders(records, journal),
    ...checkCarts(records, journal),
    ...checkPlaces(records),
    ...checkPoints(records, journal),
    ...mails.complaints,
    ...webhooks.complaints,
  ]
  return {
    complaints,
    orders: records.orders.length,
    acknowledged: journal.acknowledged,
    unknown: journal.orders.filter(({ outcome }) => outcome === 'unknown').length,
    mailsSent: mails.sent,
    mailsQueued: mails.queued,
    mailsTwice: mails.twice,
    eventsSent: webhooks.sent,
    eventsQueued: webhooks.queued,
    eventsTwice: webhooks.twice,
  }
}

/** Checks that each slot of each day counts its orders and the places held, and has no more than its capacity. */
function checkPlaces({ orders, bookings, slotHolds }: ShopRecords): string[] {
  const taken = new Map<string, number>()
  const count = (place: string) => taken.set(place, (taken.get(place) ?? 0) + 1)
  for (const { Estado, branch_id, Dia, slot_id } of orders) {
    if (Estado === 'A' || Estado === 'C') continue
    count(`${branch_id}/${Dia}/${slot_id}`)
  }
  for (const { branch_id, day_id, slot_id } of slotHolds) count(`${branch_id}/${day_id}/${slot_id}`)
  const complaints = bookings.flatMap(({ branch_id, day_id, slot_id, taken: counted, capacity }) => {
    const place = `${branch_id}/${day_id}/${slot_id}`
    const real = taken.get(place) ?? 0
    taken.delete(place)
    return [
      ...(real === counted ? [] : [`slot ${place} counts ${counted} orders and has ${real}`]),
      ...(real <= capacity ? [] : [`slot ${place} takes ${capacity} orders and has ${real}`]),
    ]
  })
  return [...complaints, ...[...taken.keys()].map((place) => `slot ${place} counts nothing`)]
}

/**
 * Checks that a customer's points are the sum of their ledger, and that each dispatched order and each acknowledged
 * gift is in it once.
 */
function checkPoints({ clients, ledger, orders }: ShopRecords, journal: Journal): string[] {
  const complaints: string[] = []
  const byClient = Map.groupBy(ledger, ({ client_id }) => client_id)
  for (const { Id, Puntos } of clients) {
    const sum = (byClient.get(Id) ?? []).reduce((all, { points }) => all + points, 0)
    if (sum !== Puntos) complaints.push(`customer ${Id} has ${Puntos} points, the ledger says ${sum}`)
  }
  const byOrder = Map.groupBy(ledger, ({ order_id }) => order_id)
  for (const { Id, Estado, TotalBruto } of orders) {
    const earned = Estado === 'D' ? Math.floor(inCentavos(TotalBruto) / POINT) : 0
    const found = (byOrder.get(Id) ?? []).map(({ points }) => points)
    if (found.join() !== (earned > 0 ? String(earned) : ''))
      complaints.push(`order ${Id} earns ${earned} points, the ledger says ${found.join(' + ') || 'none'}`)
  }
  for (const { reason, points, isAcknowledged } of journal.points) {
    const found = ledger.filter((entry) => entry.reason === reason)
    const isRight = found.every((entry) => entry.points === points) && found.length <= 1
    if (!isRight || (isAcknowledged && found.length === 0))
      complaints.push(`${points} points given as ${reason} are there ${found.length} times`)
  }
  return complaints
}

interface WebhookVerdict {
  complaints: string[]
  sent: number
  queued: number
  twice: number
}

/**
 * Checks that every change of an order is one event with one delivery, either taken by the other system or queued, and
 * that every event has a change. `taken` are the keys that the other system recorded, in order.
 */
function checkWebhooks(
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
