import type { OrderDraft } from '@gondola/contract/orders'
import { ORDER_PIECES_MOST, type Violation, PESOS_MAX } from '@gondola/contract/base'
import { checkQuantities, piecesOf } from '@gondola/contract/cart'
import { isLimitedByDay, withLimitsLeft, discountedLines, type DiscountedLines } from './discounted-lines.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { lockUsedUnits } from './order-counts.store.ts'
import { findMissingLine, mergedLines, pricedLines, type PricedLine } from '../order-lines.ts'
import { soldInMemory, findSoldArticles } from './line-articles.store.ts'
import type { CatalogueDeps, LiveCatalogue } from '../../goods/catalogue/live-catalogue.ts'
import { refuseField, refuseViolation } from '../../http/problem.ts'

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
interface PricedDraft {
  lines: PricedLine[]
  /** The first line that asks for more than an order may have of its article. */
  overLimit: Violation | null
}

/** The first line that asks for more than its article's limit per order. */
function overLimitOf(lines: readonly PricedLine[]): Violation | null {
  for (const { Codart, Descrip, Unidad, Cantidad, LimitePorPedido = Infinity } of lines)
    if (Cantidad > LimitePorPedido)
      return { code: 'limite-por-pedido', Codart, Descrip, Unidad, Limite: LimitePorPedido }
  return null
}

/** Whether the lines' sum is an amount of money that the wire can represent. */
export const isTellable = (lines: readonly PricedLine[]): boolean =>
  lines.reduce((sum, { Precioventa }) => sum + Precioventa, 0) <= PESOS_MAX

/** A draft's lines at a day's prices, with their promotion discounts. */
export interface PricedBasket {
  priced: readonly PricedLine[]
  /** The same lines with their promotions as they run, without what the client's orders of the day used of them. */
  running: readonly PricedLine[]
  discounted: DiscountedLines
  overLimit: Violation | null
}

/** A basket priced before its transaction began: valid on its day, as long as the catalogue has not changed. */
export interface PricedAhead extends PricedBasket {
  branchId: number
  version: number
  day: string
}

/**
 * Prices a draft by its branch's catalogue in memory, before the transaction makes others wait. Null where part of it would be
 * refused: the transaction reports that in its turn.
 */
export function priceAhead(
  needs: CatalogueDeps,
  { Lineas, Sucursal, TipoPago }: OrderDraft,
): PricedAhead | null {
  const view = needs.catalogue.findView(Sucursal ?? undefined)
  if (view === null) return null
  const { version, day } = view.snapshot
  const lines = mergedLines(Lineas ?? [])
  const articles = soldInMemory(
    lines.map(({ Codart }) => Codart),
    view,
  )
  if (findMissingLine(lines, articles) !== null) return null
  const priced = pricedLines(lines, articles)
  return mayBeOrdered(priced) && isTellable(priced)
    ? {
        branchId: view.branchId,
        version,
        day,
        priced,
        running: priced,
        discounted: discountedLines(priced, TipoPago?.Id ?? null),
        overLimit: overLimitOf(priced),
      }
    : null
}

/**
 * The basket of a draft as of a transaction: the one priced ahead if nothing has changed since. Daily promotion limits
 * are reduced by what the client's orders of the day used.
 *
 * @throws as `priceDraft`
 */
export async function pricedBasket(
  trx: Db,
  { catalogue }: Pick<CatalogueDeps, 'catalogue'>,
  {
    clientId,
    branchId,
    draft,
    day,
    ahead,
    catalogueVersion,
  }: {
    clientId: number
    branchId: number
    draft: OrderDraft
    day: string
    ahead: PricedAhead | null
    /** As the transaction sees it; null: it is being changed. */
    catalogueVersion: number | null
  },
): Promise<PricedBasket> {
  const isAhead = ahead?.branchId === branchId && ahead.day === day && ahead.version === catalogueVersion
  const basket = isAhead ? ahead : basketOf(await priceDraft(trx, draft, catalogue, day, branchId), draft)
  const isLimited = basket.priced.some(({ Promociones = [] }) => Promociones.some(isLimitedByDay))
  if (!isLimited) return basket
  const used = await lockUsedUnits(trx, clientId, day)
  if (used.size === 0) return basket
  return {
    ...basketOf({ ...basket, lines: withLimitsLeft(basket.priced, used) }, draft),
    running: basket.priced,
  }
}

const basketOf = ({ lines, overLimit }: PricedDraft, { TipoPago }: OrderDraft): PricedBasket => ({
  priced: lines,
  running: lines,
  discounted: mayBeOrdered(lines)
    ? discountedLines(lines, TipoPago?.Id ?? null)
    : { lines: [...lines], TotalDescuento: 0, meansDiscount: 0, uses: new Map() },
  overLimit,
})

/** Whether discounts are worth computing: no order has invalid quantities or more pieces than the maximum. */
const mayBeOrdered = (lines: readonly PricedLine[]) =>
  checkQuantities(lines) === null && piecesOf(lines) <= ORDER_PIECES_MOST
