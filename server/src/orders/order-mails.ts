import type { Branch } from '@gondola/contract/branches'
import { hasAlcohol, type Order, type OrderAction, OrderStatus } from '@gondola/contract/orders'
import {
  orderAnnulledMail,
  orderCancelledMail,
  orderChangedMail,
  orderDeliveredMail,
  orderDispatchedMail,
  orderUndeliveredMail,
} from '../mail/texts/order-mails.ts'
import { isPaidFirst } from '@gondola/contract/payments'
import { orderUnpaidMail } from '../mail/texts/payment-mails.ts'
import { findBranch } from '../goods/branches/branches.store.ts'
import { findClientRow, recipientOf } from '../people/clients/clients.store.ts'
import { isMailRefused, dropQueuedMails } from '../mail/mail-queue.store.ts'
import { queueMail, queuePlacedMail, type NewMail } from '../mail/queue-mail.ts'
import { shopDateTime } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import { findSiteParameter } from '../site/parameters.store.ts'
import { isDeliveryNews } from './order-pushes.ts'
import type { OrderEvent, OrderListener, PlacedOrderFacts } from './order-events.ts'
import { findReserve, lockOrder, sumOfUsedCredit, type LockedOrder } from './locked-order.store.ts'
import { listDifferences, readOwnOrder } from './orders.store.ts'
import { listUndelivered } from './undelivered.store.ts'

type Written = Pick<NewMail, 'to' | 'content' | 'delaySeconds'> & { word: string }

/**
 * Mails the customer that an order was placed, changed, annulled, dispatched with its differences, or cancelled with
 * the reason; and,
 * if shop and customer want it, that it was delivered.
 */
export const mailOrderEvents =
  ({ clock, config }: Deps): OrderListener =>
  async (trx, event) => {
    if (event.placed !== undefined) return queuePlaced(trx, event.orderId, event.placed, { clock, config })
    const written =
      event.action === 'entregar'
        ? await writeDelivered(trx, event, { clock, publicUrl: config.publicUrl })
        : await writeMail(trx, event, config)
    if (written === null) return
    const { word, ...mail } = written
    await queueMail(trx, clock, { ...mail, eventKey: eventKey(event.orderId, word) })
  }

/** The mail of a placed order is written when it is sent or shown: nobody waits for it. */
async function queuePlaced(
  trx: Db,
  orderId: number,
  { client, order, payment, payBy, hasCredit, mail }: PlacedOrderFacts,
  { clock, config: { publicUrl, timeZone } }: Pick<Deps, 'clock' | 'config'>,
): Promise<void> {
  const placed = {
    client: recipientOf(client),
    order: {
      ...(await withPickup(trx, order)),
      ...(hasCredit && (await usedCredit(trx, orderId))),
      ...(hasAlcohol(order.Lineas) && { hasAlcohol: true }),
    },
    publicUrl,
    payment,
    payBy: payBy === null ? null : shopDateTime(new Date(payBy), timeZone),
  }
  await queuePlacedMail(trx, clock, { to: client, placed, eventKey: eventKey(orderId, 'generado') }, mail)
}

const withPickup = async (trx: Db, order: Order): Promise<Order & { pickup?: Branch | null }> =>
  order.FormaEntrega === 'RS' ? { ...order, pickup: await findBranch(trx, order.Sucursal) } : order

const usedCredit = async (trx: Db, orderId: number) => ({ credit: await sumOfUsedCredit(trx, orderId) })

const eventKey = (orderId: number, word: string) => `pedido-${orderId}-${word}`

/** A changed order is often changed again: its mail waits, and the next change replaces it. */
const CHANGE_MAIL_SECONDS = 60

/** The changes that a mail tells of: this one, and those of the mails that it replaces. */
function coveredChanges(replaced: readonly string[], last: number): { first: number; last: number } {
  const firsts = replaced.map((key) => Number(key.split('-').at(-2)))
  return { first: Math.min(last, ...firsts), last }
}

const MAILED = new Set<OrderAction>([
  'cambiar',
  'modificar',
  'anular',
  'despachar',
  'no-entregado',
  'cancelar',
])

async function writeMail(
  trx: Db,
  event: OrderEvent,
  { publicUrl, timeZone }: Deps['config'],
): Promise<Written | null> {
  const { action, before, reason = '' } = event
  // nobody waits for a saved cart, so annulling one sends no mail
  if (before === null || before.Estado === OrderStatus.Incomplete || before.client_id === null) return null
  // its Factura A is on its page
  if (!MAILED.has(action) || (action === 'modificar' && event.difference === undefined)) return null
  const client = await findClientRow(trx, { Id: before.client_id })
  if (client === null) return null
  const recipient = recipientOf(client)
  // a mail about a change that waits is replaced by what came of the order
  const replaced = await dropQueuedMails(trx, `pedido-${event.orderId}-cambios-`)
  // the shop itself cancels what is not paid in time, and nothing else
  if (action === 'cancelar' && event.author === null)
    return { to: client, content: orderUnpaidMail(recipient, before, publicUrl), word: 'vencido' }
  if (action === 'cancelar')
    return {
      to: client,
      content: orderCancelledMail(recipient, before, reason, before.money_state, publicUrl),
      word: 'cancelado',
    }
  if (action === 'anular')
    return { to: client, content: orderAnnulledMail(recipient, before, before.money_state), word: 'anulado' }
  /** How often it came back. */
  const countReturns = async () => (await listUndelivered(trx, event.orderId)).length
  if (action === 'no-entregado')
    return {
      to: client,
      content: orderUndeliveredMail(recipient, before, reason, publicUrl),
      word: `no-entregado-${await countReturns()}`,
    }
  const order = {
    ...(await withPickup(trx, await readOwnOrder(trx, client.Id, event.orderId))),
    ...(await usedCredit(trx, event.orderId)),
  }
  if (action === 'cambiar' || action === 'modificar') {
    const { first, last } = coveredChanges(replaced, before.changes + 1)
    const { pay_by, money_state, payment_way } = await lockOrder(trx, event.orderId)
    const isThere =
      money_state === 'pagado' || (money_state === 'reservado' && payment_way === before.payment_way)
    const payBy = pay_by === null || isThere ? null : shopDateTime(new Date(pay_by), timeZone)
    const differences = (await listDifferences(trx, event.orderId)).slice(first - 1)
    const isLater = differences.some((each) => each.difference.Pago) && !isPaidFirst(payment_way ?? 'puerta')
    const released = isLater ? await findReserve(trx, event.orderId) : 0
    return {
      to: client,
      content: orderChangedMail(recipient, order, differences, { shopUrl: publicUrl, payBy, released }),
      word: `cambios-${first}-${last}`,
      delaySeconds: CHANGE_MAIL_SECONDS,
    }
  }
  const returns = await countReturns()
  return {
    to: client,
    content: orderDispatchedMail(recipient, order, isPaid(before), publicUrl),
    word: returns === 0 ? 'despachado' : `despachado-${returns + 1}`,
  }
}

/** Whether an order that leaves is paid; null: an online payment that is not there may still come. */
function isPaid({ money_state, payment_way }: LockedOrder): boolean | null {
  if (money_state === 'pagado') return true
  return payment_way === null || payment_way === 'puerta' ? false : null
}

/** The mail of a delivery, with the way to rate it; null: the shop or the customer does not want it. */
async function writeDelivered(
  trx: Db,
  { orderId, before }: OrderEvent,
  { clock, publicUrl }: { clock: Deps['clock']; publicUrl: string },
): Promise<Written | null> {
  if (before === null || before.client_id === null || !isDeliveryNews(before, clock)) return null
  if (!(await findSiteParameter(trx, 'CorreoEntregado'))) return null
  if (await isMailRefused(trx, before.client_id, 'pedido-entregado')) return null
  const client = await findClientRow(trx, { Id: before.client_id })
  if (client === null) return null
  return {
    to: client,
    content: orderDeliveredMail(recipientOf(client), orderId, publicUrl),
    word: 'entregado',
  }
}
