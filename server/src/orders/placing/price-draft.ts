import type { OrderDraft } from '@gondola/contract/orders'
import { PESOS_MAX, type Violation } from '@gondola/contract/base'
import type { Db } from '../../platform/db/open-database.ts'
import { refuseField, refuseViolation } from '../../http/problem.ts'
import type { LiveCatalogue } from '../../goods/catalogue/live-catalogue.ts'
import { findSoldArticles } from './line-articles.store.ts'
import { findMissingLine, mergedLines, pricedLines, type PricedLine } from '../order-lines.ts'

/**
 * Prices a draft's lines at a branch's prices of a day, with the promotions that may apply to them; of the body only `Codart` and
 * `Cantidad` count (contract §5).
 *
 * @throws 422 `articulo-inexistente`; 400 the sum exceeds the largest amount of money on the wire
 */
export async function priceDraft(
  trx: Db,
  { Lineas }: OrderDraft,
  catalogue: LiveCatalogue,
  day: string,
  branchId: number,
): Promise<PricedDraft> {
  const lines = mergedLines(Lineas ?? [])
  if (lines.length === 0) return { lines: [], overLimit: null }
  const codes = lines.map(({ Codart }) => Codart)
  const articles = await findSoldArticles(trx, codes, catalogue, day, branchId)
  const missing = findMissingLine(lines, articles)
  if (missing) refuseViolation({ code: 'articulo-inexistente', Codart: missing.Codart })
  const priced = pricedLines(lines, articles)
  // JSON and the database cannot represent larger amounts
  if (!isTellable(priced)) refuseField('Lineas', 'maximum')
  return { lines: priced, overLimit: overLimitOf(priced) }
}

/** A draft's lines at the prices of its branch. */
export interface PricedDraft {
  lines: PricedLine[]
  /** The first line that asks for more than an order may have of its article. */
  overLimit: Violation | null
}

/** The first line that asks for more than its article's limit per order. */
export function overLimitOf(lines: readonly PricedLine[]): Violation | null {
  for (const { Codart, Descrip, Unidad, Cantidad, LimitePorPedido = Infinity } of lines)
    if (Cantidad > LimitePorPedido)
      return { code: 'limite-por-pedido', Codart, Descrip, Unidad, Limite: LimitePorPedido }
  return null
}

/** Whether the lines' sum is an amount of money that the wire can represent. */
export const isTellable = (lines: readonly PricedLine[]): boolean =>
  lines.reduce((sum, { Precioventa }) => sum + Precioventa, 0) <= PESOS_MAX
