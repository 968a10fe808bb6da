import type { Db } from '../../platform/db/open-database.ts'
import { insertHolds, takeHolds, type Hold } from './holds.store.ts'
import { stockMoment, type HeldLine, type Shortfall } from './hold-stock.ts'
import { mostOrdered, type StockLevel } from './stock-level.ts'
import { lockLevels, writeLevels } from './stock-rows.store.ts'
import type { Deps } from '../../platform/deps.ts'

/** An article of an order before and after a change: 0, the order does not have it. */
export interface ChangedArticle extends HeldLine {
  Antes: number
}

/**
 * Makes a changed order hold what it has now, or returns which article is short: then nothing is changed. What the order
 * had already is never short. The rows stay locked until the transaction ends.
 */
export async function changeHolds(
  trx: Db,
  needs: Deps,
  { orderId, branchId }: { orderId: number; branchId: number },
  articles: readonly ChangedArticle[],
): Promise<Shortfall | null> {
  const levels = await lockLevels(
    trx,
    branchId,
    articles.map(({ Codart }) => Codart),
  )
  if (levels.length === 0) return null
  const moment = stockMoment(needs)
  const shortfall = shortfallOf(levels, articles, moment.dayBegan)
  if (shortfall !== null) return shortfall
  const heldBefore = await takeHolds(trx, orderId)
  const was = new Map(heldBefore.map(({ article_code, quantity }) => [article_code, quantity]))
  const quantityOf = new Map(articles.map(({ Codart, Cantidad }) => [Codart, Cantidad]))
  const holds: Hold[] = []
  for (const level of levels) {
    const before = was.get(level.article_code) ?? 0
    const isHeld = before > 0 || level.quantity !== null
    const quantity = isHeld ? (quantityOf.get(level.article_code) ?? 0) : 0
    level.held = Math.max(0, level.held - before + quantity)
    if (quantity > 0)
      holds.push({ order_id: orderId, article_code: level.article_code, branch_id: branchId, quantity })
  }
  if (holds.length > 0) await insertHolds(trx, holds)
  await writeLevels(trx, branchId, levels, moment)
  return null
}

/** The first article that is asked for beyond what the order had and the branch has left. */
export function shortfallOf(
  levels: readonly StockLevel[],
  articles: readonly ChangedArticle[],
  dayBegan: string,
): Shortfall | null {
  const levelOf = new Map(levels.map((level) => [level.article_code, level]))
  for (const { Codart, Descrip, Unidad, Cantidad, Antes } of articles) {
    const level = levelOf.get(Codart)
    if (level === undefined || Cantidad <= Antes) continue
    const Quedan = Antes + mostOrdered(level, dayBegan)
    if (Cantidad > Quedan) return { code: 'existencia', Codart, Descrip, Unidad, Quedan }
  }
  return null
}
