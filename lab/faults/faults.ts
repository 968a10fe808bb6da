import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { ask } from './people/ask.ts'
import type { RunningShop } from './shop/running-shop.ts'

/** Kinds of faults that happen while people shop. */
export const FAULT_KINDS = ['server', 'postgres', 'mail', 'disk', 'connections', 'slow', 'clock'] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

/** How often each fault happened, such as `kill -9` of a process. */
export type FaultCounts = Map<string, number>

const NO_ORDERS_MS = 60_000
const SECONDS_PER_DAY = 86_400
/** Buenos Aires. */
const BEHIND_UTC_SECONDS = 3 * 3600
/** The server reads its moved clock once a second. */
const CLOCK_SEEN_MS = 1200

/**
 * Causes one fault of a kind, ends it, and waits until orders are accepted again. The traffic must be running.
 * @throws if no order is accepted for a minute after the fault
 */
export async function happen(shop: RunningShop, kind: FaultKind, counts: FaultCounts): Promise<void> {
  await orders(shop, 6)
  await sleep(150 * Math.random())
  await FAULTS[kind](shop, (what) => counts.set(what, (counts.get(what) ?? 0) + 1))
  await orders(shop, 3)
}

type Count = (what: string) => void

const FAULTS: Readonly<Record<FaultKind, (shop: RunningShop, count: Count) => Promise<void>>> = {
  async server(shop, count) {
    await shop.killServer()
    count('kill -9 of the server')
    await shop.startServer()
  },

  /** Every third time the server is killed too, as in a power failure. */
  async postgres(shop, count) {
    const withServer = Math.random() < 1 / 3
    await Promise.all([shop.postgres?.kill(), withServer ? shop.killServer() : undefined])
    count('kill -9 of PostgreSQL')
    if (withServer) count('kill -9 of the server')
    await sleep(200 * Math.random())
    await shop.postgres?.restart()
    if (withServer) await shop.startServer()
  },

  async mail(shop, count) {
    await shop.mail.kill()
    count('kill -9 of the mail server')
    await sleep(300 * Math.random())
    await shop.mail.restart()
  },

  /** Fills the disk until orders are refused; the storefront must go on responding. */
  async disk(shop, count) {
    const { disk, journal } = shop
    if (disk === null) return
    disk.fill()
    const before = failures(shop)
    const until = performance.now() + NO_ORDERS_MS
    while (failures(shop) < before + 5 && performance.now() < until) {
      disk.fill()
      await sleep(20)
    }
    if (failures(shop) < before + 5) journal.surprises.push('orders were taken on a full disk')
    const { status } = await ask(shop.address, null, 'GET', '/api/tarticulos/getall/0/5')
    if (status !== 200) journal.surprises.push(`the shop window answers ${status} on a full disk`)
    disk.makeRoom()
    count('full disk')
    // PostgreSQL stops if it cannot write its log; the operator starts it again
    if (shop.postgres?.isRunning() === false) {
      await shop.postgres.restart()
      count('PostgreSQL had ended itself')
    }
  },

  /** Connections are ended by the database, cut on the way, or refused for a while. */
  async connections({ postgres, wire }, count) {
    if (postgres === null || wire === null) return
    const dice = Math.random()
    if (dice < 0.4) {
      await endConnections(postgres.url())
      count('connections ended (pg_terminate_backend)')
    } else if (dice < 0.7) {
      wire.cut()
      count('connections cut')
    } else {
      wire.isClosed = true
      wire.cut()
      await sleep(400 * Math.random())
      wire.isClosed = false
      count('database out of reach for a moment')
    }
  },

  /** Every response of the database is late; the storefront does not use it. */
  async slow(shop, count) {
    const { wire, journal } = shop
    if (wire === null) return
    wire.delayMs = 30
    await orders(shop, 2)
    const began = performance.now()
    await ask(shop.address, null, 'GET', '/api/tarticulos/getall/0/5')
    const took = performance.now() - began
    if (took > 1000)
      journal.surprises.push(`the shop window took ${took.toFixed(0)} ms beside a slow database`)
    wire.delayMs = 0
    count('slow database')
  },

  /** Moves to two seconds before the shop's midnight, and past it; sometimes an hour back first. */
  async clock(shop, count) {
    const { clock, traffic } = shop
    if (clock === null) return
    if (Math.random() < 0.3) {
      clock.move(-3600)
      await sleep(CLOCK_SEEN_MS)
      await orders(shop, 2)
      count('clock set back by an hour')
    }
    const inShop = Date.now() / 1000 + clock.aheadSeconds - BEHIND_UTC_SECONDS
    clock.move(SECONDS_PER_DAY - (inShop % SECONDS_PER_DAY) - 2)
    await sleep(CLOCK_SEEN_MS + 2000)
    await traffic.lookForPlaces()
    count('midnight')
  },
}

const failures = ({ journal }: RunningShop): number =>
  [...journal.answers].reduce((sum, [status, count]) => (status.startsWith('5') ? sum + count : sum), 0)

/** Waits until this many more orders were acknowledged. */
async function orders({ journal }: RunningShop, count: number): Promise<void> {
  const goal = journal.acknowledged + count
  const until = performance.now() + NO_ORDERS_MS
  while (journal.acknowledged < goal) {
    if (performance.now() > until) throw new Error('no orders are taken any more')
    await sleep(5)
  }
}

async function endConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'gondola%'`,
  )
  await client.end()
}
