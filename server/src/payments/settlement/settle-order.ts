import { instant } from '../../platform/clock.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockOrder, type LockedOrder } from '../../orders/locked-order.store.ts'
import { beginSession } from './begin-session.ts'
import { readLedger, type OrderLedger } from '../ledger/ledger.store.ts'
import { isRefundOpen, setRefund, setSession, writeStep } from './money-work.store.ts'
import { keepMoneyState } from './money-state.store.ts'
import { moneyTerms } from './money-terms.store.ts'
import {
  type KnownProvider,
  type PaymentDeps,
  ProviderError,
  type PaymentProvider,
} from '../providers/provider.ts'
import { mailMoney } from '../payment-mails.ts'
import { openSessions, orderUnder, settledPayments } from './settled-order.ts'
import { stepsFor, type Step, favoursOf, sum } from './settlement.ts'
import { takeAnswer } from '../ledger/take-answer.ts'
import { toCentavos } from '@gondola/contract/base'
import { OrderStatus } from '@gondola/contract/orders'
import { CREDIT } from '@gondola/contract/payments'
import { returnCredit } from '../claims/use-credit.ts'
import { correctOrderPoints, findOrderPoints } from '../../people/clients/points-ledger.store.ts'
import type { Db } from '../../platform/db/open-database.ts'

/**
 * Has a dispatched order's points follow its money: what staff gave back as a favour, or a bank took back, earns none;
 * what the bank returned does again. With the order locked.
 */
async function correctPoints(
  trx: Db,
  { clock }: Deps,
  { Id, Estado, client_id, TotalNeto }: LockedOrder,
  ledger: OrderLedger,
): Promise<void> {
  if (Estado !== OrderStatus.Delivered || client_id === null) return
  const points = await findOrderPoints(trx, Id)
  if (points === null) return
  const payments = settledPayments(ledger)
  const lost = payments.filter(({ state }) => state === 'contracargo')
  const away = favoursOf(payments) + sum(lost.map(({ captured, refunded }) => captured - refunded))
  const wanted = pointsLeft(points.earned, toCentavos(TotalNeto), away)
  if (wanted === points.now) return
  await correctOrderPoints(trx, clock, {
    clientId: client_id,
    orderId: Id,
    points: wanted - points.now,
    number: points.entries,
  })
}

/** The share of an order's points that stays when so many centavos of its total are gone, in the customer's favour. */
export const pointsLeft = (earned: number, total: number, away: number): number =>
  total <= 0 ? earned : Math.ceil((earned * Math.max(0, total - away)) / total)

/** Of refunds that nobody asked for, as staff read them. */
const REASONS = { less: 'cuesta menos que lo pagado', gone: 'pedido anulado o cancelado' } as const

/** More rounds than any order needs; beyond them something is asked for again and again. */
const ROUNDS_MAX = 12

/**
 * Does what an order's money needs (decision 0031): writes what it begins in a transaction, asks the provider outside
 * of it, enters the answers, and looks again until nothing is left. Called by the queue, and by whoever wants to pay now.
 *
 * @throws ProviderError; what is written is done by the next attempt
 */
export async function settleOrder(deps: PaymentDeps, orderId: number): Promise<void> {
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const work = await planWork(deps, orderId)
    if (work.length === 0) return
    for (const task of work) await task()
  }
  throw new Error(`order ${orderId} does not settle`)
}

type Work = () => Promise<void>

async function planWork(deps: PaymentDeps, orderId: number): Promise<Work[]> {
  const { steps, ledger } = await inTransaction(deps.db, async (trx) =>
    writeSteps(trx, deps, await lockOrder(trx, orderId)),
  )
  return workOf(deps, steps, ledger)
}

/** Writes what a locked order's money needs next; whoever settles it then does it. */
export async function writeSteps(
  trx: Db,
  deps: Deps,
  order: LockedOrder,
): Promise<{ steps: Step[]; ledger: OrderLedger }> {
  const before = await readLedger(trx, order.Id)
  const terms = await moneyTerms(trx, deps, order)
  const settled = orderUnder(terms, order)
  const steps = stepsFor(settled, openSessions(before), settledPayments(before))
  const at = instant(deps.clock)
  const reason = settled.stage === 'ido' ? REASONS.gone : REASONS.less
  for (const step of steps) {
    const from = step.do === 'devolver' && before.payments.find(({ id }) => id === step.payment)
    if (from && from.provider === CREDIT)
      await returnCredit(trx, at, order, from, step.centavos, { reason, staff: null })
    else await writeStep(trx, at, order, step, { expiresAt: terms.expiresAt, reason })
  }
  const ledger = steps.length === 0 ? before : await readLedger(trx, order.Id)
  await keepMoneyState(trx, order, terms, ledger)
  await correctPoints(trx, deps, order, ledger)
  await mailMoney(trx, deps, order, settled, ledger)
  return { steps, ledger }
}

async function workOf(
  deps: PaymentDeps,
  steps: readonly Step[],
  { sessions, payments, refunds }: OrderLedger,
): Promise<Work[]> {
  const work: Work[] = []
  const known = new Map<string, KnownProvider | null>()
  const apiOf = async (name: string) => {
    if (!known.has(name)) known.set(name, await deps.paymentProvider(name))
    const provider = known.get(name) ?? null
    return provider?.api ? { ...provider, api: provider.api } : null
  }
  for (const step of steps) {
    if (step.do !== 'capturar' && step.do !== 'liberar') continue
    const payment = payments.find(({ id }) => id === step.payment)!
    const provider = await apiOf(payment.provider)
    if (provider === null) continue
    work.push(() =>
      askAbout(deps, provider, payment, (api) =>
        step.do === 'capturar'
          ? api.capture(payment.provider_id, step.centavos, `captura-${payment.id}-${step.centavos}`)
          : api.cancel(payment.provider_id, `liberar-${payment.id}`),
      ),
    )
  }
  for (const refund of refunds.filter(({ state }) => state === 'pedido')) {
    const payment = payments.find(({ id }) => id === refund.payment_id)!
    const provider = await apiOf(payment.provider)
    if (provider?.api.abilities.refunds === 'llamada')
      work.push(() => giveBack(deps, provider, payment, refund))
  }
  for (const session of sessions) {
    const provider = await apiOf(session.provider)
    if (provider === null) continue
    if (session.state === 'nueva') work.push(() => beginSession(deps, provider.api, session))
    if (session.state === 'cerrando')
      work.push(async () => {
        await provider.api.end(session.provider_id!)
        await setSession(deps.db, session.id, 'cerrando', { state: 'cerrada' })
      })
  }
  return work
}

type Asked = KnownProvider & { api: PaymentProvider }

/** Does one thing to a payment and enters the answer. What is refused may have happened already: it is looked up. */
async function askAbout(
  deps: PaymentDeps,
  provider: Asked,
  { provider_id }: Row<'payments'>,
  ask: (api: PaymentProvider) => ReturnType<PaymentProvider['cancel']>,
): Promise<void> {
  try {
    await takeAnswer(deps, provider, await ask(provider.api))
  } catch (error) {
    if (!(error instanceof ProviderError) || error.fault !== 'rechazado') throw error
    const found = await provider.api.lookUp(provider_id)
    if (found === null || found.state === 'reservado') throw error
    await takeAnswer(deps, provider, found)
  }
}

/** Gives back once: a refund whose answer was lost is found at the provider before it is asked for again. */
async function giveBack(
  deps: PaymentDeps,
  provider: Asked,
  payment: Row<'payments'>,
  refund: Row<'refunds'>,
): Promise<void> {
  const lookUp = async () => {
    const found = await provider.api.lookUp(payment.provider_id)
    if (found !== null) await takeAnswer(deps, provider, found)
  }
  await lookUp()
  if (!(await isRefundOpen(deps.db, refund.id))) return
  try {
    await provider.api.refund(payment.provider_id, refund.centavos, refundKey(refund))
  } catch (error) {
    if (!(error instanceof ProviderError) || error.fault !== 'rechazado') throw error
    await setRefund(deps.db, refund.id, { state: 'rechazado', fault: error.code.slice(0, 200) })
    return
  }
  await lookUp()
}

/** One that the provider refused and staff ask for again is another request to it. */
const refundKey = ({ id, repeats }: Row<'refunds'>): string =>
  repeats === 0 ? `devolucion-${id}` : `devolucion-${id}-${repeats}`
