import {
  sendArticles,
  sendOffers,
  sendPrices,
  sendStock,
  sendVouchers,
  type FeedKind,
  type FeedRow,
  type FeedRowAnswer,
} from '@gondola/contract/imports'
import { keyedRequest } from '../../../orders/placing/idempotency.store.ts'
import { type Feature, serve } from '../../../http/serve.ts'
import type { KeySession } from '../../../http/caller.ts'
import { refuseNoPermission } from '../../../http/problem.ts'
import { requireAllBranches } from '../../../sessions/branch-access.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { VOUCHER_FAULTS } from '@gondola/contract/orders'
import { STOCK_TEXTS, stockSource, type StockOutcome } from '../../../goods/stock/take-numbers.ts'
import { invoiceSource, type VoucherOutcome } from '../../../orders/take-vouchers.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { FastifyRequest } from 'fastify'
import { storeReceipt, type KeyedBatch } from './feed.store.ts'
import { earlierReceipt, receiptOf, takeBatch } from './take-batch.ts'
import { takeOffers } from './take-offers.ts'

/** Articles, prices, stock and offers that another system sends (docs/erp.md). */
export const feedFeature: Feature = (api, deps) => {
  const take = async (
    request: FastifyRequest,
    session: KeySession,
    kind: FeedKind,
    { Filas, Lote }: { Filas: readonly FeedRow[]; Lote?: string },
  ) => {
    requireFor(session, kind, Filas)
    const { name: userName, branches } = session
    return takeBatch(deps, {
      kind,
      rows: Filas,
      lote: Lote,
      userName,
      branches,
      keyed: keyedBatch(request, session),
    })
  }
  serve(api, sendArticles, ({ request, session, body }) => {
    requireAllBranches(session)
    return take(request, session, 'articulos', body)
  })
  serve(api, sendPrices, ({ request, session, body }) => take(request, session, 'precios', body))
  serve(api, sendOffers, ({ request, session, body: { Filas } }) =>
    takeOffers(deps, session, Filas, keyedBatch(request, session)),
  )
  /** Takes rows once for their key, in one transaction. */
  const takeKeyed = (
    request: FastifyRequest,
    session: KeySession,
    source: (trx: Db) => Promise<RowOutcome[]>,
  ) => {
    const keyed = keyedBatch(request, session)
    return inTransaction(deps.db, async (trx) => {
      const earlier = await earlierReceipt(trx, { keyed })
      if (earlier !== null) return earlier
      const receipt = receiptOf((await source(trx)).map(toAnswer))
      if (keyed !== null) await storeReceipt(trx, deps.clock, keyed, receipt)
      return receipt
    })
  }
  serve(api, sendStock, ({ request, session, body: { Filas } }) =>
    takeKeyed(request, session, (trx) => stockSource({ ...deps, db: trx }, session.branches)(Filas)),
  )
  serve(api, sendVouchers, ({ request, session, body: { Filas } }) =>
    takeKeyed(request, session, (trx) => invoiceSource({ ...deps, db: trx }, session.branches)(Filas)),
  )
}

type RowOutcome = StockOutcome | VoucherOutcome

const FAULT_TEXTS = { ...STOCK_TEXTS, ...VOUCHER_FAULTS }

function toAnswer(outcome: RowOutcome, index: number): FeedRowAnswer {
  const Fila = index + 1
  if (outcome === 'tomada' || outcome === 'igual') return { Fila, Resultado: outcome }
  // an older number changes nothing
  if (outcome === 'anterior') return { Fila, Resultado: 'igual', Motivo: outcome }
  const Detalle = FAULT_TEXTS[outcome]
  return { Fila, Resultado: 'rechazada', Motivo: outcome, Detalle }
}

/** Refuses a batch with columns for which the key lacks the permission. @throws 403 */
function requireFor(session: KeySession, kind: FeedKind, rows: readonly FeedRow[]): void {
  const { scopes } = session
  const has = (field: 'Precio' | 'Costo') => rows.some((row) => row[field] !== undefined)
  if (kind === 'articulos' && has('Precio') && !scopes.includes('precios:escribir')) refuseNoPermission()
  if (!has('Costo')) return
  if (!scopes.includes('costos:escribir')) refuseNoPermission()
  requireAllBranches(session)
}

/** The request's key, with a hash of the call and its body; null without the header. @throws 400 */
function keyedBatch(request: FastifyRequest, { keyId }: KeySession): KeyedBatch | null {
  const { routeOptions, headers, body } = request
  const keyed = keyedRequest(headers['idempotency-key'], keyId, [routeOptions.url, body])
  return keyed && { keyId, key: keyed.key, requestHash: keyed.requestHash }
}
