import type { CartLine } from '@gondola/contract/cart'
import { type ShortArticle, WEIGHT_MIN_GRAMS } from '@gondola/contract/base'
import { FEW_GRAMS, FEW_PIECES } from '@gondola/contract/stock'
import { instant } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { insertHolds, sumNewAccountsHolds, takeHolds, type Hold } from './holds.store.ts'
import { insertMoves } from './stock-moves.store.ts'
import { mostOrdered, shopDayStart, type StockLevel } from './stock-level.ts'
import { lockLevels, writeLevels, type StockMoment } from './stock-rows.store.ts'

/** A line of an order; each article at most once. */
export type HeldLine = Pick<CartLine, 'Codart' | 'Descrip' | 'Unidad' | 'Cantidad'>

/** An order asks for more of an article than the branch has. */
interface Shortfall extends Required<ShortArticle> {
  code: 'existencia'
  Codart: string
  /** What else is short. */
  Otros?: Omit<Shortfall, 'code' | 'Otros'>[]
}

/**
 * Holds a new order's articles at its branch, or says which one is short: then nothing is held. Only articles whose
 * number the chain's system sends are held. The rows stay locked until the transaction ends, so of many simultaneous orders exactly one gets the last piece.
 */
export async function holdStock(
  trx: Db,
  needs: Deps,
  { orderId, branchId, ...share }: StockShare & { orderId: number },
  lines: readonly HeldLine[],
): Promise<Shortfall | null> {
  const levels = await lockLevels(
    trx,
    branchId,
    lines.map(({ Codart }) => Codart),
  )
  if (levels.length === 0) return null
  const moment = stockMoment(needs)
  const mostOf = await mostOfShared(trx, { branchId, ...share }, levels)
  const ordered = lines.map((line) => ({ ...line, Antes: 0 }))
  const shortfall = shortfallOf(levels, ordered, moment.dayBegan, mostOf)
  if (shortfall !== null) return shortfall
  const levelOf = new Map(levels.map((level) => [level.article_code, level]))
  const holds: Hold[] = []
  for (const { Codart, Cantidad } of lines) {
    const level = levelOf.get(Codart)
    if (level === undefined || level.quantity === null) continue
    level.held += Cantidad
    holds.push({ order_id: orderId, article_code: Codart, branch_id: branchId, quantity: Cantidad })
  }
  if (holds.length === 0) return null
  await insertHolds(trx, holds)
  const held = new Set(holds.map(({ article_code }) => article_code))
  await writeLevels(
    trx,
    branchId,
    levels.filter(({ article_code }) => held.has(article_code)),
    moment,
  )
  return null
}

/** Whose order takes how much of a branch's stock. */
interface StockShare {
  branchId: number
  clientId: number
  /** What accounts without a proof may have together; null: the account is proven. */
  part: number | null
}

/**
 * What an account without a proof may add of an article: such accounts have a part of what there is together. Of its own
 * orders a household's few count for nothing: a second order is not refused because of the first.
 */
async function mostOfShared(
  trx: Db,
  { branchId, clientId, part }: StockShare,
  levels: readonly StockLevel[],
): Promise<(level: StockLevel) => number> {
  if (part === null || levels.length === 0) return () => Infinity
  const codes = levels.map(({ article_code }) => article_code)
  const taken = await sumNewAccountsHolds(trx, branchId, codes, clientId)
  return ({ article_code, quantity, margin, unidad }) => {
    if (quantity === null) return Infinity
    const { all = 0, own = 0 } = taken.get(article_code) ?? {}
    const few = Math.min(own, unidad === WEIGHT_MIN_GRAMS ? FEW_GRAMS : FEW_PIECES)
    return Math.max(0, Math.ceil(Math.max(0, quantity - margin) * part) - all + few)
  }
}

/** What an order would be short of, without holding anything; null: nothing. */
export async function findShortfall(
  db: Db,
  needs: Deps,
  share: StockShare,
  articles: readonly ChangedArticle[],
): Promise<Shortfall | null> {
  const codes = articles.map(({ Codart }) => Codart)
  const levels = await lockLevels(db, share.branchId, codes)
  return shortfallOf(levels, articles, stockMoment(needs).dayBegan, await mostOfShared(db, share, levels))
}

/**
 * Ends what an order holds: exactly once, however often it is called. What left the shop with a dispatched order is
 * taken off the numbers as well, until the chain's system sends one that was counted later.
 */
export async function releaseStock(
  trx: Db,
  needs: Deps,
  order: { Id: number; branch_id: number | null },
  gone: ReadonlyMap<string, number> = new Map(),
): Promise<void> {
  const holds = await takeHolds(trx, order.Id)
  const branchId = holds[0]?.branch_id ?? order.branch_id
  if (branchId === null) return
  const heldOf = new Map(holds.map(({ article_code, quantity }) => [article_code, quantity]))
  const levels = await lockLevels(trx, branchId, [...new Set([...heldOf.keys(), ...gone.keys()])])
  for (const level of levels) {
    level.held = Math.max(0, level.held - (heldOf.get(level.article_code) ?? 0))
    if (level.quantity !== null)
      level.quantity = Math.max(0, level.quantity - (gone.get(level.article_code) ?? 0))
  }
  const moment = stockMoment(needs)
  await writeLevels(trx, branchId, levels, moment)
  await insertMoves(trx, branchId, moment.at, gone, -1)
}

/** What comes back with an order that was not handed over is in the numbers again, and held for it. */
export async function takeBackStock(
  trx: Db,
  needs: Deps,
  { Id, branch_id: branchId }: { Id: number; branch_id: number | null },
  gone: ReadonlyMap<string, number>,
): Promise<void> {
  if (branchId === null) return
  const holds: Hold[] = []
  const levels = await lockLevels(trx, branchId, [...gone.keys()])
  for (const level of levels) {
    const quantity = gone.get(level.article_code) ?? 0
    if (level.quantity === null || quantity === 0) continue
    level.quantity += quantity
    level.held += quantity
    holds.push({ order_id: Id, article_code: level.article_code, branch_id: branchId, quantity })
  }
  if (holds.length > 0) await insertHolds(trx, holds)
  const moment = stockMoment(needs)
  await writeLevels(trx, branchId, levels, moment)
  await insertMoves(trx, branchId, moment.at, gone, 1)
}

/** What a customer gave back of an order is in its branch's numbers again, for anybody. */
export const restock = (
  trx: Db,
  needs: Deps,
  order: { Id: number; branch_id: number | null },
  code: string,
  quantity: number,
): Promise<void> => releaseStock(trx, needs, order, new Map([[code, -quantity]]))

/** The present moment, as the stock's rows need it. */
export const stockMoment = (needs: Deps): StockMoment => ({
  at: instant(needs.clock),
  dayBegan: shopDayStart(needs),
})

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
  { orderId, branchId, ...share }: StockShare & { orderId: number },
  articles: readonly ChangedArticle[],
): Promise<Shortfall | null> {
  const levels = await lockLevels(
    trx,
    branchId,
    articles.map(({ Codart }) => Codart),
  )
  if (levels.length === 0) return null
  const moment = stockMoment(needs)
  const mostOf = await mostOfShared(trx, { branchId, ...share }, levels)
  const shortfall = shortfallOf(levels, articles, moment.dayBegan, mostOf)
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

/** The articles that are asked for beyond what the order had and the branch has left: the first, with the others. */
function shortfallOf(
  levels: readonly StockLevel[],
  articles: readonly ChangedArticle[],
  dayBegan: string,
  mostOf: (level: StockLevel) => number,
): Shortfall | null {
  const levelOf = new Map(levels.map((level) => [level.article_code, level]))
  const short = articles.flatMap(({ Codart, Descrip, Unidad, Cantidad, Antes }) => {
    const level = levelOf.get(Codart)
    if (level === undefined || Cantidad <= Antes) return []
    const most = mostOrdered(level, dayBegan)
    const shared = mostOf(level)
    const Quedan = Antes + Math.min(most, shared)
    return Cantidad > Quedan ? [{ Codart, Descrip, Unidad, Quedan, ofNewAccounts: shared < most }] : []
  })
  const [first, ...Otros] = short
  if (first === undefined) return null
  return { code: 'existencia', ...first, ...(Otros.length > 0 && { Otros }) }
}
