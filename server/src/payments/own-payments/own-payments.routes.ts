import {
  checkPayment,
  findOrderMoney,
  payOrder,
  type OrderMoney,
  payReturnPath,
  payReturnScreen,
} from '@gondola/contract/payments'
import { type Feature, serve } from '../../http/serve.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { refuseNotFound, refusePaymentDown } from '../../http/problem.ts'
import { findPlacedOrder, type LockedOrder } from '../../orders/locked-order.store.ts'
import { lookForPayments } from '../ledger/look-for-payments.ts'
import { readMoney, shownMoney } from './order-money.ts'
import { askTask } from '../tasks/payment-tasks.store.ts'
import { ProviderError, type PaymentDeps } from '../providers/provider.ts'
import { settleOrder } from '../settlement/settle-order.ts'
import type { FastifyInstance } from 'fastify'

const ORDER_ID = /^[1-9]\d{0,9}$/

/** The addresses outside the shop's page that a customer comes to while paying. */
export function servePayPages(app: FastifyInstance): void {
  app.get(payReturnPath(':Id'), async (request, reply) => {
    const { Id } = request.params as { Id: string }
    const screen = ORDER_ID.test(Id) ? payReturnScreen(Number(Id)) : '/#/mis-pedidos'
    return reply.header('cache-control', 'no-store').redirect(screen, 303)
  })
}

/** A customer waits no longer for the provider; what was begun is finished, here or by the queue. */
const ANSWER_MAX_MS = 6000

/** The money of a client's own order. @throws 404 the client has no such order */
async function findOwnMoney(deps: PaymentDeps, clientId: number, Id: number): Promise<OrderMoney> {
  const order = await findOwnPlaced(deps, clientId, Id)
  return shownMoney(deps.db, deps, await readMoney(deps.db, deps, order))
}

/**
 * Makes sure that an order has a page where it can be paid, if anything is to be paid now.
 *
 * @throws 404; 503 `pago-caido` the provider does not answer; the order is as it was
 */
async function payOwnOrder(deps: PaymentDeps, clientId: number, Id: number): Promise<OrderMoney> {
  const before = await findOwnMoney(deps, clientId, Id)
  if (before.Estado === 'puerta' || before.Estado === 'despues') return before
  await inTime(deps, Id, settleOrder(deps, Id))
  return findOwnMoney(deps, clientId, Id)
}

/** Asks the provider whether an order's pages were paid. @throws 404; 503 `pago-caido` */
async function checkOwnPayment(deps: PaymentDeps, clientId: number, Id: number): Promise<OrderMoney> {
  const order = await findOwnPlaced(deps, clientId, Id)
  if (order.payment_provider !== null) await inTime(deps, Id, lookForPayments(deps, Id))
  return findOwnMoney(deps, clientId, Id)
}

/** @throws 404 the client has no such order, or it is a saved cart */
async function findOwnPlaced({ db }: PaymentDeps, clientId: number, Id: number): Promise<LockedOrder> {
  const order = await findPlacedOrder(db, Id)
  return order?.client_id === clientId ? order : refuseNotFound()
}

/** @throws 503 `pago-caido` the provider failed or is late; the queue tries again */
async function inTime(deps: PaymentDeps, orderId: number, work: Promise<void>): Promise<void> {
  const late = new AbortController()
  const failed = work.catch((error: unknown) => {
    if (error instanceof ProviderError) return 'down' as const
    throw error
  })
  const tooLate = wait(ANSWER_MAX_MS, 'down' as const, { signal: late.signal, ref: false }).catch(
    () => undefined,
  )
  const outcome = await Promise.race([failed, tooLate]).finally(() => late.abort())
  // a failure after that has no reader
  failed.catch(() => {})
  if (outcome !== 'down') return
  await askTask(deps.db, deps.clock, { order: orderId })
  refusePaymentDown()
}

/** The money of the client's own orders (decision 0031). */
export const ownPaymentsFeature: Feature<PaymentDeps> = (api, deps) => {
  serve(api, findOrderMoney, ({ params: { Id }, session }) => findOwnMoney(deps, session.clientId, Id))
  serve(api, payOrder, ({ params: { Id }, session }) => payOwnOrder(deps, session.clientId, Id))
  serve(api, checkPayment, ({ params: { Id }, session }) => checkOwnPayment(deps, session.clientId, Id))
}
