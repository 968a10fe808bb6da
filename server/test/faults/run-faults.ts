import { isDeepStrictEqual } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { PARALLEL_MAILS } from '../../src/mail/mail-transport.ts'
import type { Verdict } from './check-shop.ts'
import { happen, type FaultCounts, type FaultKind } from './faults.ts'
import { RunningShop, type RunningShopOptions } from './running-shop.ts'
import { placeOrder, shop as goShopping } from './shopper.ts'
import { serveOrders } from './staff-work.ts'
import { startTcpProxy } from './tcp-proxy.ts'
import { Traffic } from './traffic.ts'

/** What happened to a shop and what was left of it. */
export interface FaultRun {
  counts: FaultCounts
  verdict: Verdict
  /** Answers by status that shoppers and staff got. */
  answers: ReadonlyMap<string, number>
  /** The longest that anybody waited for a definite answer, asking again and again, milliseconds. */
  longestWait: number
  /** The longest that nobody at all was answered, milliseconds. */
  longestOutage: number
}

const PAUSE_MS = 25
/** How many of the last acknowledged orders are asked for once more. */
const REPEATED = 40
/** Mails and webhooks of which none is sent for so long are told as waiting. */
const STANDSTILL_MS = 20_000
const LONG_AGO = '2000-01-01T00:00:00.000Z'

/** What is to happen to a shop. */
export interface FaultPlan {
  faults?: readonly (readonly [kind: FaultKind, times: number])[]
  /** Between what one person does and what they do next. */
  pauseMs?: number
  /** Afterwards so many orders from every customer at once, over a wire that drops a share of the answers. */
  answers?: { ordersEach: number; share: number }
}

/** Lets faults happen, one after the other, to a shop in which people shop; then checks everything. */
export async function runFaults(options: RunningShopOptions, plan: FaultPlan): Promise<FaultRun> {
  return withShop(options, async (shop, counts) => {
    if (plan.faults !== undefined) await harm(shop, counts, plan.faults, plan.pauseMs ?? PAUSE_MS)
    if (plan.answers !== undefined) await dropAnswers(shop, counts, plan.answers)
  })
}

async function harm(
  shop: RunningShop,
  counts: FaultCounts,
  faults: NonNullable<FaultPlan['faults']>,
  pauseMs: number,
) {
  await shop.traffic.start(peopleOf(shop, pauseMs))
  try {
    for (const [kind, times] of faults)
      for (let time = 0; time < times; time++) await happen(shop, kind, counts)
  } finally {
    await shop.traffic.stop()
  }
}

/** Each order is asked for again by its key until its answer arrives. */
async function dropAnswers(
  shop: RunningShop,
  counts: FaultCounts,
  { ordersEach, share }: NonNullable<FaultPlan['answers']>,
) {
  const wire = await startTcpProxy(Number(new URL(shop.address).port))
  const traffic = new Traffic(`http://127.0.0.1:${wire.port}`, shop.journal)
  shop.journal.begin()
  await traffic.lookForPlaces()
  wire.droppedShare = share
  await Promise.all(
    shop.stocked.customers.map(async (person) => {
      const shopper = { person, own: [], givesUp: false }
      // a full slot is no order: they choose another
      while (shopper.own.length < ordersEach && traffic.places.length > 0) await placeOrder(traffic, shopper)
    }),
  )
  counts.set('answers dropped', wire.dropped)
  await wire.stop()
}

async function withShop(
  options: RunningShopOptions,
  work: (shop: RunningShop, counts: FaultCounts) => Promise<void>,
): Promise<FaultRun> {
  const shop = await RunningShop.open(options)
  const counts: FaultCounts = new Map()
  try {
    await work(shop, counts)
    const { longestOutage } = shop.journal
    await askAgain(shop)
    await sendWhatWaits(shop)
    const verdict = await shop.check()
    const { answers, longestWait } = shop.journal
    verdict.complaints.push(...checkAnswers(shop), ...checkDoubles(verdict, counts))
    return { counts, verdict, answers, longestWait, longestOutage }
  } catch (error) {
    console.error(shop.serverLog().slice(-4000), shop.journal.surprises)
    throw error
  } finally {
    await shop.close()
  }
}

/** Every customer, one in six of whom gives up where no answer comes, and one member of staff. */
function peopleOf({ stocked }: RunningShop, pauseMs: number): ((traffic: Traffic) => Promise<void>)[] {
  const shoppers = stocked.customers.map((person, index) => (traffic: Traffic) => {
    return goShopping(traffic, { person, own: [], givesUp: index % 6 === 5 }, pauseMs)
  })
  return [...shoppers, (traffic) => serveOrders(traffic, stocked.staff, pauseMs)]
}

/** Who asks once more with a key that was acknowledged is answered the same, whatever happened since. */
async function askAgain({ stocked, traffic, journal }: RunningShop): Promise<void> {
  const people = new Map(stocked.customers.map((person) => [person.id, person]))
  const untouched = journal.orders.filter(
    ({ answer }) => answer !== undefined && !journal.fates.has(answer.Id),
  )
  for (const { customer, key, draft, answer } of untouched.slice(-REPEATED)) {
    const who = people.get(customer) ?? null
    const headers = { 'idempotency-key': key }
    const { json } = await traffic.untilAnswered(who, 'POST', '/api/pedidos/save', draft, headers)
    if (!isDeepStrictEqual(json, answer))
      journal.surprises.push(`order ${answer?.Id} is answered otherwise now`)
  }
}

/** What a shop cannot do for the moment it says with 503; 500 is a bug. */
function checkAnswers({ journal }: RunningShop): string[] {
  const bugs = journal.answers.get('500') ?? 0
  return bugs === 0 ? [] : [`${bugs} requests were answered 500`]
}

/** Only who is killed between taking and noting may send or take it again: five mails, four events at once. */
function checkDoubles({ mailsTwice, eventsTwice }: Verdict, counts: FaultCounts): string[] {
  const kills = (counts.get('kill -9 of the server') ?? 0) + (counts.get('kill -9 of the mail server') ?? 0)
  const most = kills * PARALLEL_MAILS
  const isRight = mailsTwice <= most && eventsTwice <= most
  return isRight ? [] : [`${mailsTwice} mails and ${eventsTwice} events went twice after ${kills} kills`]
}

/** Does not wait for the pauses between attempts, nor for the leases of servers that were killed. */
async function sendWhatWaits({ stocked }: RunningShop): Promise<void> {
  await sleep(500)
  const { db, close } = openDatabase(stocked.place)
  await db
    .updateTable('mail_queue')
    .set({ next_attempt_at: LONG_AGO })
    .where('state', '=', 'queued')
    .execute()
  await db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: LONG_AGO })
    .where('state', '=', 'queued')
    .execute()
  const countIn = async (table: 'mail_queue' | 'webhook_deliveries') => {
    const queued = db.selectFrom(table).where('state', '=', 'queued')
    return (await queued.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow())
      .count
  }
  const countQueued = async () => (await countIn('mail_queue')) + (await countIn('webhook_deliveries'))
  let left = await countQueued()
  let until = performance.now() + STANDSTILL_MS
  while (left > 0 && performance.now() < until) {
    await sleep(200)
    const now = await countQueued()
    if (now < left) until = performance.now() + STANDSTILL_MS
    left = now
  }
  await close()
}
