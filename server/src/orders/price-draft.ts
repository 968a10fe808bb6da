import type { OrderDraft } from '@gondola/contract/entities/order.ts'
import type { Db } from '../db/open-database.ts'
import { refuseViolation } from '../http/problem.ts'
import { findLineArticles } from './line-articles.store.ts'
import { findMissingLine, mergedLines, pricedLines, type PricedLine } from './order-lines.ts'

/**
 * The lines of a draft at the prices of an ISO day; of the body only `Codart` and `Cantidad` count (contract §5).
 *
 * @throws 422 `articulo-inexistente`
 */
export async function priceDraft(trx: Db, { Lineas }: OrderDraft, day: string): Promise<PricedLine[]> {
  const lines = mergedLines(Lineas ?? [])
  if (lines.length === 0) return []
  const codes = lines.map(({ Codart }) => Codart)
  const articles = await findLineArticles(trx, codes, day)
  const missing = findMissingLine(lines, articles)
  if (missing) refuseViolation({ code: 'articulo-inexistente', Codart: missing.Codart })
  return pricedLines(lines, articles)
}
