import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { startWorker, type Worker } from '../../platform/runtime/worker.ts'
import { listSoldOn } from './article-sales.store.ts'
import { isOnTime } from './branch-figures.ts'
import { countBranchesOn } from './branch-figures.store.ts'
import {
  findDayBefore,
  findLastDayToSum,
  listStaleDays,
  listSummedDays,
  replaceDaySums,
} from './day-sums.store.ts'
import { listFillsOn } from './fills.store.ts'
import { daysOf } from './report-period.ts'
import { findFirstOrderDay } from './sales.store.ts'

const PAUSE_MS = 3_600_000
/** A start has more urgent things to do. */
const FIRST_PAUSE_MS = 60_000
/** Several processes sum at once, each another one of the newest days. */
const CHOICE = 16

type SumDeps = Pick<Deps, 'db' | 'config'>

/** Keeps the sums of days for the reports: of a shop without them, all of its past, day by day with a rest between. */
export function startDaySums(deps: SumDeps, log: FastifyBaseLogger): Worker {
  const work = async () => {
    const began = performance.now()
    const isMore = await sumOneDay(deps)
    if (isMore) await sleep(performance.now() - began)
    return isMore
  }
  return startWorker('day sums', PAUSE_MS, log, work, FIRST_PAUSE_MS)
}

/** Sums a day that has no sums or stale ones, if there is any. Returns whether there was. */
export async function sumOneDay({ db, config }: SumDeps): Promise<boolean> {
  const days = await listDaysToSum(db)
  if (days.length === 0) return false
  const day = days[randomInt(Math.min(CHOICE, days.length))]!
  // before the orders: a change that comes later leaves its note
  const before = await findDayBefore(db, day)
  const articles = await listSoldOn(db, day)
  const branches = await countBranchesOn(db, day, null, (row) => isOnTime(row, config.timeZone))
  const fills = await listFillsOn(db, day, null, config.timeZone)
  await inTransaction(db, (trx) => replaceDaySums(trx, before, articles, branches, fills))
  return true
}

/** Newest first. */
async function listDaysToSum(db: SumDeps['db']): Promise<string[]> {
  const stale = await listStaleDays(db)
  const first = await findFirstOrderDay(db, null)
  const last = await findLastDayToSum(db)
  if (first === null || first > last) return stale
  const all = { FechaDesde: first, FechaHasta: last }
  const known = new Set([...stale, ...(await listSummedDays(db, all))])
  return [...stale, ...daysOf(all).filter((day) => !known.has(day))].toSorted().toReversed()
}
