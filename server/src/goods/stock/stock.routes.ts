import type { FastifyInstance } from 'fastify'
import {
  sendStockNumbers,
  setStock as setCall,
  staffStock,
  tapStock as tapCall,
  type StaffStock,
} from '@gondola/contract/stock'
import { defaultBranchId } from '../branches/branches.store.ts'
import { requireBranch } from '../../sessions/branch-access.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseNotFound } from '../../http/problem.ts'
import { serve, serveList } from '../../http/serve.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { startWorker } from '../../platform/runtime/worker.ts'
import { endOldTaps } from './restate-stock.ts'
import { findStaffStock, listStaffStock } from './staff-stock.store.ts'
import { tapStock } from './tap-stock.ts'
import { shopDayStart } from './stock-level.ts'
import { setNumber, takeNumbers } from './take-numbers.ts'
import { today } from '../../platform/clock.ts'
import { readInBatches } from '../../platform/runtime/read-in-batches.ts'
import { agedCounts, ShortageEstimate } from './shortage-estimate.ts'
import { listShortages, type FamilyCounts } from './shortages.store.ts'
import type { StockDeps } from './live-stock.ts'

/** Customers are told 'Suele faltar' from this share of lines on that will probably lack the article. */
const OFTEN_FROM = 0.25
/** Lines of the branch that must speak of the article, older ones counting less. */
const EVIDENCE_LEAST = 4

const BATCH = 1000

/**
 * The articles that are often missing, by branch. Reads the counts twice, in batches, and keeps the sums by article and
 * family only: memory grows with the catalogue and not with the branches.
 */
export async function findOftenMissing({ db, clock, config }: StockDeps): Promise<Map<number, Set<string>>> {
  const day = today(clock, config.timeZone)
  const read = () => readInBatches<FamilyCounts>(BATCH, (last) => listShortages(db, BATCH, last))
  const countsOf = (row: FamilyCounts) => ({
    ...agedCounts(row, day),
    code: row.article_code,
    family: row.family_code,
  })
  const estimate = new ShortageEstimate()
  const often = new Map<number, Set<string>>()
  for await (const rows of read()) for (const row of rows) estimate.add(countsOf(row))
  estimate.fit()
  for await (const rows of read())
    for (const row of rows) {
      const counts = countsOf(row)
      if (counts.asked < EVIDENCE_LEAST || estimate.rateOf(counts) < OFTEN_FROM) continue
      const there = often.get(row.branch_id)
      if (there === undefined) often.set(row.branch_id, new Set([row.article_code]))
      else there.add(row.article_code)
    }
  return often
}

/** How often changed states are looked for. */
const LOOK_EVERY_MS = 500

/** How often it is estimated anew what will be missing. */
const ESTIMATE_EVERY_MS = 600_000

/** Stock of the branches: numbers of the chain's system, taps of staff, and what customers are told of both. */
export function stockFeature(api: FastifyInstance, deps: StockDeps): void {
  const { db, reads, stock } = deps
  const asked = (branchId: number) => ({
    branchId,
    dayBegan: shopDayStart(deps),
    timeZone: deps.config.timeZone,
  })
  const withEstimate = (row: Omit<StaffStock, 'SueleFaltar'>): StaffStock => ({
    ...row,
    SueleFaltar: stock.isOftenMissing(row.Sucursal, row.Codigo),
  })

  serve(api, sendStockNumbers, ({ session, body: { Filas } }) => takeNumbers(deps, Filas, session.branches))
  const firstBranch = async ({ branches }: StaffSession) => branches?.[0] ?? defaultBranchId(db)
  serveList(api, staffStock.list, async ({ session, query }) => {
    const branchId = query.Sucursal ?? (await firstBranch(session))
    requireBranch(session, branchId)
    const { rows, total } = await listStaffStock(
      reads,
      query,
      asked(branchId),
      stock.oftenMissingAt(branchId),
    )
    return { rows: rows.map(withEstimate), total }
  })
  serve(api, staffStock.read, async ({ session, params: { Codigo } }) => {
    const found = await findStaffStock(db, Codigo, asked(await firstBranch(session)))
    return withEstimate(found ?? refuseNotFound())
  })
  serve(api, tapCall, async ({ session, params, body: { Estado } }) => {
    requireBranch(session, params.Sucursal)
    await inTransaction(db, (trx) => tapStock(trx, deps, session, params, Estado))
    await stock.look()
    return withEstimate((await findStaffStock(db, params.Codigo, asked(params.Sucursal))) ?? refuseNotFound())
  })
  serve(api, setCall, async ({ session, params, body }) => {
    requireBranch(session, params.Sucursal)
    await inTransaction(db, (trx) => setNumber(trx, deps, session, params, body))
    await stock.look()
    return withEstimate((await findStaffStock(db, params.Codigo, asked(params.Sucursal))) ?? refuseNotFound())
  })
  followStock(api, deps)
}

function followStock(api: FastifyInstance, deps: StockDeps): void {
  const { stock } = deps
  let endedOn: string | null = null
  const look = async () => {
    const day = shopDayStart(deps)
    if (day !== endedOn) await endOldTaps(deps)
    endedOn = day
    await stock.look()
    return false
  }
  const estimate = async () => {
    stock.tellOftenMissing(await findOftenMissing(deps))
    return false
  }
  api.addHook('onReady', async () => {
    await stock.look()
    const workers = [
      startWorker('stock', LOOK_EVERY_MS, api.log, look),
      startWorker('shortages', ESTIMATE_EVERY_MS, api.log, estimate),
    ]
    api.addHook('onClose', async () => void (await Promise.all(workers.map((worker) => worker.stop()))))
  })
}
