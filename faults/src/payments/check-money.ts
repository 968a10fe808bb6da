import type { Simulator } from '@gondola/payment-simulator/start-simulator.ts'
import type { BookEntry } from '@gondola/payment-simulator/account/books.ts'
import { isPaidFirst, mayBecome, type PaymentState } from '@gondola/contract/payments'
import type { Db } from '../../../server/src/platform/db/open-database.ts'
import type { Row } from '../../../server/src/platform/db/tables.ts'
import { inCentavos } from '../checks/own-arithmetic.ts'

/** What the shop and the provider have, in centavos, and what is not as it must be. */
export interface MoneyVerdict {
  orders: number
  payments: number
  /** Captured and not given back: by the shop's ledger, and by the provider's books. */
  ours: number
  theirs: number
  /** The sum of the differences of the payments, whatever their signs. */
  apart: number
  refunds: number
  complaints: string[]
}

/** Of an exact total the shop bears this share itself (`ToleranciaCobro` of a new shop). */
const TOLERANCE = 0.01

/** Compares payment by payment and order by order, with arithmetic of its own. */
export async function checkMoney(db: Db, simulator: Pick<Simulator, 'books'>): Promise<MoneyVerdict> {
  const payments = await db.selectFrom('payments').selectAll().orderBy('id').execute()
  const refunds = await db.selectFrom('refunds').selectAll().orderBy('id').execute()
  const orders = await db.selectFrom('orders').selectAll().where('Estado', '<>', 'I').orderBy('Id').execute()
  // what was refused took nothing, and the shop need not have seen it
  const theirs = simulator.books().payments.filter(({ status }) => status !== 'rejected')
  const own = payments.filter(({ provider }) => provider === 'mercado-pago')
  const { apart, complaints } = comparePayments(own, theirs)
  const byOrder = Map.groupBy(payments, ({ order_id }) => order_id)
  for (const order of orders) complaints.push(...checkOrder(order, byOrder.get(order.Id) ?? []))
  complaints.push(...checkRefunds(own, refunds))
  complaints.push(...(await checkHistory(db)))
  complaints.push(...(await checkWork(db)))
  return {
    orders: orders.length,
    payments: own.length,
    ours: sum(own.map(({ captured, refunded }) => captured - refunded)),
    theirs: sum(theirs.map(({ captured, refunded }) => captured - refunded)),
    apart,
    refunds: refunds.length,
    complaints,
  }
}

function comparePayments(
  own: readonly Row<'payments'>[],
  theirs: readonly BookEntry[],
): { apart: number; complaints: string[] } {
  const complaints: string[] = []
  const ofTheirs = new Map(theirs.map((entry) => [String(entry.id), entry]))
  let apart = 0
  for (const { provider_id, captured, refunded, state } of own) {
    const entry = ofTheirs.get(provider_id)
    ofTheirs.delete(provider_id)
    if (entry === undefined) {
      if (state !== 'rechazado') complaints.push(`payment ${provider_id} is none of the provider's`)
      continue
    }
    const difference = Math.abs(captured - entry.captured) + Math.abs(refunded - entry.refunded)
    apart += difference
    const isReserved = (state === 'reservado') === (entry.status === 'authorized')
    if (difference > 0 || !isReserved)
      complaints.push(
        `payment ${provider_id}: ${state} ${captured} − ${refunded} here, ${entry.status} ${entry.captured} − ${entry.refunded} there`,
      )
  }
  for (const entry of ofTheirs.values()) {
    apart += entry.captured + entry.refunded
    complaints.push(`payment ${entry.id} of ${entry.reference} is not in the ledger: ${entry.status}`)
  }
  return { apart, complaints }
}

/** Nobody paid more than the order costs, and nothing left unpaid unless its way says so. */
function checkOrder(
  { Id, Estado, TotalNeto, payment_way }: Row<'orders'>,
  payments: readonly Row<'payments'>[],
): string[] {
  const total = Estado === 'P' || Estado === 'D' ? inCentavos(TotalNeto) : 0
  const paid = sum(payments.map(({ captured, refunded }) => captured - refunded))
  const complaints: string[] = []
  if (paid > total) complaints.push(`order ${Id} (${Estado}) costs ${total} and took ${paid}`)
  const isLeft = Estado !== 'P'
  if (isLeft && payments.some(({ state }) => state === 'reservado'))
    complaints.push(`order ${Id} (${Estado}) still has a reserve`)
  if (Estado === 'D' && payment_way !== null && isPaidFirst(payment_way)) {
    if (total - paid > total * TOLERANCE)
      complaints.push(`order ${Id} left unpaid: ${paid} of ${total} (${payment_way})`)
  }
  return complaints
}

function checkRefunds(own: readonly Row<'payments'>[], refunds: readonly Row<'refunds'>[]): string[] {
  const byPayment = Map.groupBy(refunds, ({ payment_id }) => payment_id)
  return own.flatMap(({ id, refunded }) => {
    const of = byPayment.get(id) ?? []
    const open = of
      .filter(({ state }) => state !== 'hecho')
      .map(({ id: refund, state }) => `${refund} ${state}`)
    const done = sum(of.map(({ centavos }) => centavos))
    return done === refunded && open.length === 0
      ? []
      : [`payment ${id} gave back ${refunded}, by its refunds ${done} (${open.join(', ')})`]
  })
}

/** States only went forward, and each of them once. */
async function checkHistory(db: Db): Promise<string[]> {
  const events = await db
    .selectFrom('payment_events')
    .select(['payment_id', 'state'])
    .where('kind', '=', 'estado')
    .orderBy('id')
    .execute()
  const before = new Map<number, PaymentState>()
  const complaints: string[] = []
  for (const { payment_id, state } of events) {
    if (payment_id === null || state === null) continue
    const last = before.get(payment_id)
    if (last !== undefined && !mayBecome(last, state))
      complaints.push(`payment ${payment_id} went from ${last} to ${state}`)
    before.set(payment_id, state)
  }
  return complaints
}

/** Nothing is left to do but to look at pages, and no page of an order that is gone or left can be paid. */
async function checkWork(db: Db): Promise<string[]> {
  const tasks = await db
    .selectFrom('payment_tasks')
    .select(['subject', 'last_error'])
    .where('subject', 'not like', 'pagina:%')
    .execute()
  const pages = await db
    .selectFrom('payment_sessions')
    .innerJoin('orders', 'orders.Id', 'payment_sessions.order_id')
    .select(['payment_sessions.order_id', 'payment_sessions.state'])
    .where('orders.Estado', '<>', 'P')
    .where('payment_sessions.state', '<>', 'cerrada')
    .execute()
  return [
    ...tasks.map(({ subject, last_error }) => `${subject} is left to do: ${last_error}`),
    ...pages.map(({ order_id, state }) => `a page of order ${order_id} is ${state}`),
  ]
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)
