import { checkCarts, checkOrders } from './check-orders.ts'
import { checkMails } from './check-mails.ts'
import { checkPlaces } from './check-places.ts'
import { checkPoints } from './check-points.ts'
import { checkWebhooks } from './check-webhooks.ts'
import type { Journal } from '../people/journal.ts'
import { readRecords } from './shop-records.ts'
import type { StockedShop } from '../shop/stocked-shop.ts'

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
