import { checkCarts, checkOrders } from './check-orders.ts'
import { checkMails } from './check-mails.ts'
import { checkPlaces } from './check-places.ts'
import { checkPoints } from './check-points.ts'
import { checkWebhooks } from './check-webhooks.ts'
import type { Journal } from './journal.ts'
import { readRecords } from './shop-records.ts'
import type { StockedShop } from './stocked-shop.ts'

/** What the check found: sentences about what is wrong, and how much was looked at. */
export interface Verdict {
  complaints: string[]
  orders: number
  acknowledged: number
  /** Sent without an answer and never again: there once or not at all. */
  unknown: number
  mailsSent: number
  mailsQueued: number
  /** Mails that the mail server took more than once, known by their Message-ID. */
  mailsTwice: number
  eventsSent: number
  eventsQueued: number
  /** Events that the other system took more than once, known by their key. */
  eventsTwice: number
}

/**
 * Compares the database and what mail server and other system took with what shoppers and staff were told. Everything is computed
 * anew, without the shop's own rules. Nobody may be at work meanwhile.
 */
export async function checkShop(
  shop: StockedShop,
  journal: Journal,
  takenOutside: () => readonly string[],
): Promise<Verdict> {
  const records = await readRecords(shop)
  // after the queue: what is taken meanwhile is not yet marked as sent there
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
