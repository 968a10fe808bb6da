import { isDeepStrictEqual } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Order } from '@gondola/contract/orders'
import { openDatabase, type Db } from '@gondola/server/platform/db/open-database.ts'
import { retryWrite } from '@gondola/server/platform/db/retry-write.ts'
import { PARALLEL_MAILS } from '@gondola/server/mail/deliver-mail.ts'
import type { Verdict } from './checks/check-shop.ts'
import { happen, type FaultCounts, type FaultKind } from './faults.ts'
import { RunningShop, type RunningShopOptions } from './shop/running-shop.ts'
import { placeOrder, shop as goShopping } from './people/shopper.ts'
import { serveOrders } from './people/staff-work.ts'
import { startTcpProxy } from '../harness/tcp-proxy.ts'
import { Traffic } from './people/traffic.ts'

/** The faults that a shop suffered, and the result of the check. */
export interface FaultRun {
  counts: FaultCounts
  verdict: Verdict
  /** Responses to shoppers and staff by status. */
  answers: ReadonlyMap<string, number>
  /** The longest wait for a definite response, over all repetitions, in milliseconds. */
  longestWait: number
  /** The longest time without any response to anybody, in milliseconds. */
  longestOutage: number
}

const PAUSE_MS = 25
/** Number of the last acknowledged orders that are requested again. */
const REPEATED = 40
/** Mails and webhooks are reported as stuck if none is sent for this long. */
const STANDSTILL_MS = 120_000
/** What the server is sending has its outcome recorded by then. */
const QUIET_MS = 3000
/** While its database is away for longer, the server may send again what it sent and could not record. */
export const AWAY_LONG_MS = 30_000
export const AWAY_LONG = 'database away for more than 30 s'
/** The check waits this long for a database that a busy machine takes away once more. */
const CHECK_MAX_MS = 120_000
const LONG_AGO = '2000-01-01T00:00:00.000Z'

/** The faults to cause in a shop. */
export interface FaultPlan {
  faults?: readonly (readonly [kind: FaultKind, times: number])[]
  /** Faults of a harness of its own, caused while people shop. */
  during?: (shop: RunningShop, counts: FaultCounts) => Promise<void>
  /** The pause between one person's actions. */
  pauseMs?: number
  /** Afterwards every customer places this many orders at once, over a proxy that drops this share of the responses. */
  answers?: { ordersEach: number; share: number }
}

/** Causes faults, one after the other, while people shop; then checks everything. */
export async function runFaults(options: RunningShopOptions, plan: FaultPlan): Promise<FaultRun> {
  return withShop(options, async (shop, counts) => {
    const { faults = [], during } = plan
    if (faults.length > 0 || during !== undefined)
      await whilePeopleShop(shop, plan.pauseMs ?? PAUSE_MS, async () => {
        for (const [kind, times] of faults)
          for (let time = 0; time < times; time++) await happen(shop, kind, counts)
        await during?.(shop, counts)
      })
    if (plan.answers !== undefined) await dropAnswers(shop, counts, plan.answers)
  })
}

async function whilePeopleShop(shop: RunningShop, pauseMs: number, work: () => Promise<void>) {
  await shop.traffic.start(peopleOf(shop, pauseMs))
  try {
    await work()
  } catch (error) {
    // without this error the customers' vain wait for a lost shop would be what is reported
    await shop.traffic.stop().catch(() => undefined)
    throw error
  }
  await shop.traffic.stop()
}

/** Repeats each order with its key until the response arrives. */
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
      // a full slot gives no order: they choose another
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
    await retryWrite(CHECK_MAX_MS, () => sendWhatWaits(shop))
    const verdict = await checkOf(shop)
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

async function checkOf(shop: RunningShop): Promise<Verdict> {
  let verdict: Verdict | undefined
  await retryWrite(CHECK_MAX_MS, async () => {
    verdict = await shop.check()
  })
  if (verdict === undefined) throw new Error('nothing was checked')
  return verdict
}

/** All customers, one in six of whom gives up without a response, and one member of staff. */
function peopleOf({ stocked }: RunningShop, pauseMs: number): ((traffic: Traffic) => Promise<void>)[] {
  const shoppers = stocked.customers.map((person, index) => (traffic: Traffic) => {
    return goShopping(traffic, { person, own: [], givesUp: index % 6 === 5 }, pauseMs)
  })
  return [...shoppers, (traffic) => serveOrders(traffic, stocked.staff, pauseMs)]
}

/** Checks that a repeated key gets the acknowledged response again, whatever happened since. */
async function askAgain({ stocked, traffic, journal }: RunningShop): Promise<void> {
  const people = new Map(stocked.customers.map((person) => [person.id, person]))
  const untouched = journal.orders.filter(
    ({ answer }) => answer !== undefined && !journal.fates.has(answer.Id),
  )
  for (const { customer, key, draft, answer } of untouched.slice(-REPEATED)) {
    const who = people.get(customer) ?? null
    const headers = { 'idempotency-key': key }
    const { json } = await traffic.untilAnswered(who, 'POST', '/api/pedidos/save', draft, headers)
    if (!isDeepStrictEqual(withoutHints(json as Partial<Order>), answer && withoutHints(answer)))
      journal.surprises.push(`order ${answer?.Id} is answered otherwise now`)
  }
}

/** `SueleFaltar` tells how often an article was missing lately, so that it may change after the order. */
const withoutHints = (order: Partial<Order>) => ({
  ...order,
  Lineas: order.Lineas?.map(({ SueleFaltar: _, ...line }) => line),
})

/** A temporary failure must be answered with 503; 500 is a bug. */
function checkAnswers({ journal }: RunningShop): string[] {
  const bugs = journal.answers.get('500') ?? 0
  return bugs === 0 ? [] : [`${bugs} requests were answered 500`]
}

/**
 * Only a process killed between sending or taking and recording it, or whose database is away for long, may repeat it:
 * up to five mails and four events at once.
 */
function checkDoubles({ mailsTwice, eventsTwice }: Verdict, counts: FaultCounts): string[] {
  const causes = ['kill -9 of the server', 'kill -9 of the mail server', AWAY_LONG]
  const kills = causes.reduce((sum, cause) => sum + (counts.get(cause) ?? 0), 0)
  const most = kills * PARALLEL_MAILS
  const isRight = mailsTwice <= most && eventsTwice <= most
  return isRight ? [] : [`${mailsTwice} mails and ${eventsTwice} events went twice after ${kills} kills`]
}

/** Skips the pauses between attempts, and the leases of killed servers. */
async function sendWhatWaits({ stocked }: RunningShop): Promise<void> {
  const { db, close } = openDatabase(stocked.place)
  try {
    // a row whose lease were skipped while it is being sent would be sent twice
    if ((await waitWhileFewer(db, QUIET_MS)) === 0) return
    for (const table of ['mail_queue', 'webhook_deliveries'] as const)
      await db.updateTable(table).set({ next_attempt_at: LONG_AGO }).where('state', '=', 'queued').execute()
    await waitWhileFewer(db, STANDSTILL_MS)
  } finally {
    await close()
  }
}

/** Waits until nothing is queued or, for this long, nothing was sent. Returns how much is queued. */
async function waitWhileFewer(db: Db, standstillMs: number): Promise<number> {
  const countIn = async (table: 'mail_queue' | 'webhook_deliveries') => {
    const queued = db.selectFrom(table).where('state', '=', 'queued')
    return (await queued.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow())
      .count
  }
  const countQueued = async () => (await countIn('mail_queue')) + (await countIn('webhook_deliveries'))
  let left = await countQueued()
  let until = performance.now() + standstillMs
  while (left > 0 && performance.now() < until) {
    await sleep(200)
    const now = await countQueued()
    if (now < left) until = performance.now() + standstillMs
    left = now
  }
  return left
}
