import { setTimeout as sleep } from 'node:timers/promises'
import { isPaidFirst } from '@gondola/contract/payments'
import { newDial } from '@gondola/payment-simulator/faults/dial.ts'
import type { Person } from '../shop/stocked-shop.ts'
import { checkJournal, hledgerFaults, wholeJournal } from './check-journal.ts'
import { checkMoney, type MoneyVerdict } from './check-money.ts'
import { annul, change, claim, openPage, payAfterEnd, payPage, payUntilCovered, place } from './customer.ts'
import { handBack, takeAtDoor } from './door.ts'
import { LONG_AGO, openPaidShop, type PaidShop, type PaidShopOptions } from './paid-shop.ts'
import { compareDay, reconcile } from './reconcile.ts'
import { step, tryUnpaid, weigh } from './staff.ts'
import { storyOf, type Story } from './stories.ts'
import { giveBackAll, lookAfterAccount } from './treasurer.ts'

export interface PaymentsPlan extends PaidShopOptions {
  orders: number
  serverKills: number
  postgresKills: number
  forgeries: number
  /** Harms of a harness of its own. */
  strikes?: readonly (() => Promise<void>)[]
  /** Some payments are approved only twenty seconds later. */
  hasDelays: boolean
  /** Hears how many orders are done. */
  onProgress?: (done: number) => void
}

export interface PaymentsRun extends MoneyVerdict {
  /** What the daily comparison with the provider found after the reconciliation. */
  differences: string[]
  /** What contradicts the exported journal; `hledger` null: it is not installed. */
  journal: { faults: string[]; hledger: string[] | null }
  /** Answers of the shop that should not have been. */
  surprises: string[]
  notices: { sent: number; dropped: number; forged: number; failed: number }
  kills: { server: number; postgres: number }
  /** At each kill of the server, the customers who were paying and the orders that were to be settled. */
  struck: { paying: number; settling: number }[]
  /** Answers of the server by status; `cut`: none. */
  answers: ReadonlyMap<string, number>
}

const PROVIDER_FAULTS = {
  drop: 0.3,
  double: 0.2,
  reorder: 0.2,
  ipn: 0.1,
  error500: 0.02,
  error429: 0.02,
  error503: 0.01,
  cutBefore: 0.02,
  cutAfter: 0.03,
  wrongAmount: 0.02,
  payAfterClose: 0.5,
}
const NUDGE_MS = 1000
/** A kill of the server waits so long until somebody is paying and an order is being settled. */
const STRIKE_MAX_MS = 20_000
const STRIKE_LOOK_MS = 50

/**
 * Has customers pay many orders over all ways while notices, answers and processes get lost, reconciles once, and
 * compares the shop's ledger with the books of the provider, of the bank and of who delivers.
 */
export async function runPayments(plan: PaymentsPlan): Promise<PaymentsRun> {
  const paid = await openPaidShop(plan)
  const { shop, simulator } = paid
  try {
    simulator.dial.turn(PROVIDER_FAULTS)
    shop.journal.begin()
    await shop.traffic.lookForPlaces()
    const progress = new Progress(plan.onProgress)
    const isOver = new AbortController()
    const helping = [nudge(paid, isOver.signal), lookAfterAccount(paid, isOver.signal)]
    const striking = [kill(paid, plan, progress), forge(paid, plan, progress)] as const
    await liveStories(paid, plan, progress)
    const [struck] = await Promise.all(striking)
    isOver.abort()
    await Promise.all(helping)
    simulator.dial.reset()
    await shop.killServer()
    await reconcile(paid)
    await returnTransfers(paid)
    const verdict = await paid.withDeps(({ db }) => checkMoney(db, paid))
    const journal = await paid.withDeps(({ db, config }) => wholeJournal(db, config.timeZone))
    const journalFaults = await paid.withDeps(({ db }) => checkJournal(db, journal))
    const differences = await compareDay(paid)
    return {
      ...verdict,
      journal: { faults: journalFaults, hledger: hledgerFaults(journal) },
      differences,
      surprises: shop.journal.surprises,
      notices: simulator.noticeCounts(),
      kills: { server: plan.serverKills, postgres: shop.postgres === null ? 0 : plan.postgresKills },
      struck,
      answers: shop.journal.answers,
    }
  } catch (error) {
    console.error(shop.serverLog().slice(-4000), shop.journal.surprises)
    throw error
  } finally {
    await paid.close()
  }
}

/** How many orders are done, for who waits for so many. */
class Progress {
  #done = 0
  #waiting: { goal: number; resolve: () => void }[] = []
  readonly #tell: (done: number) => void

  constructor(tell: (done: number) => void = () => {}) {
    this.#tell = tell
  }

  step(): void {
    this.#done += 1
    this.#tell(this.#done)
    for (const { goal, resolve } of this.#waiting) if (goal <= this.#done) resolve()
    this.#waiting = this.#waiting.filter(({ goal }) => goal > this.#done)
  }

  reach(goal: number): Promise<void> {
    if (goal <= this.#done) return Promise.resolve()
    return new Promise((resolve) => void this.#waiting.push({ goal, resolve }))
  }
}

async function liveStories(paid: PaidShop, plan: PaymentsPlan, progress: Progress): Promise<void> {
  const { draw } = newDial(plan.seed)
  let next = 0
  const work = async (who: Person) => {
    while (next < plan.orders) {
      const story = storyOf(next++, draw, plan.hasDelays)
      await live(paid, who, story)
      progress.step()
    }
  }
  await Promise.all(paid.shop.stocked.customers.map(work))
}

/** One order from its placing to its end. */
async function live(paid: PaidShop, who: Person, story: Story): Promise<void> {
  const order = await place(paid, who, story)
  if (order === null) return
  const { Id } = order
  if (story.isTriedUnpaid && isPaidFirst(story.way)) await tryUnpaid(paid, Id)
  if (story.end === 'vencido' && isPaidFirst(story.way)) return expire(paid, who, Id, story)
  if (story.end === 'anulado-antes') return payAfterEnd(paid, who, Id, story)
  if (story.end === 'anulado-al-pagar') {
    await Promise.all([annul(paid, who, Id), payUntilCovered(paid, who, Id, story)])
    return
  }
  await payUntilCovered(paid, who, Id, story)
  if (await change(paid, who, order, story)) await payUntilCovered(paid, who, Id, story)
  if (story.end === 'anulado') return annul(paid, who, Id)
  if (story.end === 'cancelado') return cancel(paid, Id, story)
  if (story.end === 'entregado') await weigh(paid, Id, story.weight)
  await deliver(paid, who, Id, story)
}

/** Staff cancel; an order that is paid at the door may have been paid at the counter by then. */
async function cancel(paid: PaidShop, Id: number, story: Story): Promise<void> {
  const isPaid = story.way === 'puerta'
  if (isPaid) {
    await weigh(paid, Id, story.weight)
    await takeAtDoor(paid, Id, 'entero')
  }
  await step(paid, Id, 'cancelar', { Motivo: 'sin reparto' })
  // all of it may have been paid out of credit
  if (paid.door.hasOf(Id)) await handBack(paid, Id)
}

/** What is left to pay is paid on the page, or at the door, or on both at the same moment. */
async function deliver(paid: PaidShop, who: Person, Id: number, story: Story): Promise<void> {
  if (story.atDoor === 'no' && story.end === 'entregado') await payUntilCovered(paid, who, Id, story)
  const page = story.atDoor === 'doble' ? await openPage(paid, who, Id) : null
  await step(paid, Id, 'despachar')
  await Promise.all([takeAtDoor(paid, Id, story.door), page && payPage(paid, Id, page, story, 'APRO')])
  if (story.claim === null) return
  await step(paid, Id, 'entregar')
  await claim(paid, who, Id, story.claim)
}

/** The time to pay an order is over; half of the customers pay just then. */
async function expire(paid: PaidShop, who: Person, Id: number, story: Story): Promise<void> {
  const end = paid.withDb(async (db) => {
    await db.updateTable('orders').set({ pay_by: LONG_AGO }).where('Id', '=', Id).execute()
    await db
      .updateTable('payment_tasks')
      .set({ next_attempt_at: LONG_AGO })
      .where('subject', '=', `vence:${Id}`)
      .execute()
  })
  await Promise.all([end, Id % 2 === 0 ? payUntilCovered(paid, who, Id, story) : null])
}

/** `kill -9`, each time when so many orders more are done; the server while some pay and others are settled. */
async function kill(paid: PaidShop, plan: PaymentsPlan, progress: Progress): Promise<PaymentsRun['struck']> {
  const { shop, withDb } = paid
  const struck: PaymentsRun['struck'] = []
  const kills: (() => Promise<void>)[] = [
    ...Array.from({ length: plan.serverKills }, () => async () => {
      struck.push(await momentToStrike(paid))
      await shop.killServer()
      await withDb((db) =>
        db
          .updateTable('payment_tasks')
          .set({ next_attempt_at: LONG_AGO, lease: null })
          .where('lease', 'is not', null)
          .execute(),
      )
      await shop.startServer()
    }),
    ...Array.from({ length: shop.postgres === null ? 0 : plan.postgresKills }, () => async () => {
      await shop.postgres?.kill()
      await shop.postgres?.restart()
    }),
    ...(plan.strikes ?? []),
  ]
  const { draw } = newDial(plan.seed + 1)
  kills.sort(() => draw(3) - 1)
  for (const [index, strike] of kills.entries()) {
    await progress.reach(Math.floor((plan.orders * (index + 1)) / (kills.length + 2)))
    await strike()
  }
  return struck
}

/** Waits until somebody is paying and an order is being settled. */
async function momentToStrike(paid: PaidShop): Promise<PaymentsRun['struck'][number]> {
  const until = performance.now() + STRIKE_MAX_MS
  for (;;) {
    const found = await paid.withDb((db) =>
      db
        .selectFrom('payment_tasks')
        .select((row) => row.fn.countAll<number>().as('orders'))
        .where('subject', 'like', 'pedido:%')
        .executeTakeFirstOrThrow(),
    )
    const moment = { paying: paid.paying, settling: found?.orders ?? 0 }
    if ((moment.paying > 0 && moment.settling > 0) || performance.now() > until) return moment
    await sleep(STRIKE_LOOK_MS)
  }
}

async function forge(
  { simulator, noticesUrl }: PaidShop,
  { forgeries, orders }: PaymentsPlan,
  progress: Progress,
): Promise<void> {
  const TIMES = 10
  for (let time = 1; time <= TIMES; time++) {
    await progress.reach(Math.floor((orders * time) / (TIMES + 2)))
    simulator.forge(noticesUrl, forgeries / TIMES)
  }
}

/** Time passes: what was put off because the provider failed is due again. */
async function nudge({ withDb }: PaidShop, isOver: AbortSignal): Promise<void> {
  while (!isOver.aborted) {
    await sleep(NUDGE_MS, undefined, { signal: isOver }).catch(() => {})
    await withDb((db) =>
      db
        .updateTable('payment_tasks')
        .set({ next_attempt_at: LONG_AGO })
        .where('lease', 'is', null)
        .where('last_error', 'is not', null)
        .where('last_error', '<>', 'sin pagar')
        .execute(),
    )
  }
}

/** Staff give back by transfer what the reconciliation found; then there is nothing left to do. */
async function returnTransfers(paid: PaidShop): Promise<void> {
  await paid.shop.startServer()
  await giveBackAll(paid)
  await paid.shop.killServer()
  await reconcile(paid)
}
