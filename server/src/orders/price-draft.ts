import type { OrderDraft } from '@gondola/contract/entities/order.ts'
import { PESOS_MAX } from '@gondola/contract/entities/fields.ts'
import type { Db } from '../platform/db/open-database.ts'
import { refuseField, refuseViolation } from '../http/problem.ts'
import type { LiveCatalogue } from '../catalogue/live-catalogue.ts'
import { findSoldArticles } from './line-articles.store.ts'
import { findMissingLine, mergedLines, pricedLines, type PricedLine } from './order-lines.ts'

/**
 * The lines of a draft at a day's prices, with the promotions they may take part in; of the body only `Codart` and
 * `Cantidad` count (contract §5).
 *
 * @throws 422 `articulo-inexistente`; 400 where they come to more than money on the wire can be
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
  // what the wire and the database cannot tell is nobody's shopping
  if (!isTellable(priced)) refuseField('Lineas', 'maximum')
  return priced
}

/** Whether what lines cost in all is an amount of money on the wire. */
export const isTellable = (lines: readonly PricedLine[]): boolean =>
  lines.reduce((sum, { Precioventa }) => sum + Precioventa, 0) <= PESOS_MAX
