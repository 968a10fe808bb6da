import type { FastifyInstance } from 'fastify'
import { sendStockNumbers, staffStock, tapStock as tapCall, type StaffStock } from '@gondola/contract/stock'
import { defaultBranchId } from '../branches/branches.store.ts'
import { requireBranch } from '../../http/branch-access.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseNotFound } from '../../http/problem.ts'
import { serve } from '../../http/serve.ts'
import { serveList } from '../../http/serve-list.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import type { Deps } from '../../platform/deps.ts'
import { startWorker } from '../../platform/runtime/worker.ts'
import { findOftenMissing } from './often-missing.ts'
import { endOldTaps } from './restate-stock.ts'
import { findStaffStock, listStaffStock } from './staff-stock.store.ts'
import { shopDayStart } from './stock-level.ts'
import { takeNumbers } from './take-numbers.ts'
import { tapStock } from './tap-stock.ts'

/** How often changed states are looked for. */
const LOOK_EVERY_MS = 500

/** How often it is estimated anew what will be missing. */
const ESTIMATE_EVERY_MS = 600_000

/** Stock of the branches: numbers of the chain's system, taps of staff, and what customers are told of both. */
export function stockFeature(api: FastifyInstance, deps: Deps): void {
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

  serve(api, sendStockNumbers, ({ body: { Filas } }) => takeNumbers(deps, Filas))
  const firstBranch = async ({ branches }: StaffSession) => branches?.[0] ?? defaultBranchId(db)
  serveList(api, staffStock.list, async ({ session, query }) => {
    const branchId = query.Sucursal ?? (await firstBranch(session))
    requireBranch(session, branchId)
    const { rows, total } = await listStaffStock(reads, query, asked(branchId))
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
  followStock(api, deps)
}

function followStock(api: FastifyInstance, deps: Deps): void {
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
