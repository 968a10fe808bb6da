import type { OrderDraft } from '@gondola/contract/orders'
import { PESOS_MAX } from '@gondola/contract/base'
import type { Db } from '../../platform/db/open-database.ts'
import { refuseField, refuseViolation } from '../../http/problem.ts'
import type { LiveCatalogue } from '../../catalogue/live-catalogue.ts'
import { findSoldArticles } from './line-articles.store.ts'
import { findMissingLine, mergedLines, pricedLines, type PricedLine } from '../order-lines.ts'

/**
 * Prices a draft's lines at a day's prices, with the promotions that may apply to them; of the body only `Codart` and
 * `Cantidad` count (contract §5).
 *
 * @throws 422 `articulo-inexistente`; 400 the sum exceeds the largest amount of money on the wire
 */
export async function priceDraft(
  trx: Db,
  { Lineas }: OrderDraft,
  catalogue: LiveCatalogue,
  day: string,
): Promise<PricedLine[]> {
  const lines = mergedLines(Lineas ?? [])
  if (lines.length === 0) return []
  const codes = lines.map(({ Codart }) => Codart)
  const articles = await findSoldArticles(trx, codes, catalogue, day)
  const missing = findMissingLine(lines, articles)
  if (missing) refuseViolation({ code: 'articulo-inexistente', Codart: missing.Codart })
  const priced = pricedLines(lines, articles)
  // JSON and the database cannot represent larger amounts
  if (!isTellable(priced)) refuseField('Lineas', 'maximum')
  return priced
}

/** Whether the lines' sum is an amount of money that the wire can represent. */
export const isTellable = (lines: readonly PricedLine[]): boolean =>
  lines.reduce((sum, { Precioventa }) => sum + Precioventa, 0) <= PESOS_MAX
