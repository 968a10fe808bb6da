import type { Violation } from '@gondola/contract/base'
import type { LineArticle } from '@gondola/contract/catalogue'
import type { DraftLine, Order } from '@gondola/contract/orders'
import { shopTime } from '../../delivery/delivery-calendar.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { refuseField, refuseViolation } from '../../http/problem.ts'
import type { LockedOrder } from '../locked-order.store.ts'
import { mergedLines, type PricedLine } from '../order-lines.ts'
import {
  isLimitedByDay,
  withLimitsLeft,
  discountedLines,
  type DiscountedLines,
} from '../placing/discounted-lines.ts'
import { findSoldArticles } from '../placing/line-articles.store.ts'
import { isTellable } from '../placing/price-ahead.ts'
import { lockUsedUnits } from '../placing/order-counts.store.ts'
import { changedLines, findUnsold, quantities } from './changed-lines.ts'
import type { OrderedLine } from './changed-order.store.ts'
import type { CatalogueDeps } from '../../goods/catalogue/live-catalogue.ts'

/** The lines of a changed order: as priced, and with their discounts. */
export interface ChangedBasket {
  /** The articles of the lines as they are sold today. */
  articles: ReadonlyMap<string, LineArticle>
  /** With the promotions from which the discounts are computed. */
  running: readonly PricedLine[]
  /** The same with their limits per day, less what other orders of the order's day used. */
  priced: readonly PricedLine[]
  discounted: DiscountedLines
}

/** @throws 422 `cambio-vacio`, `articulo-inexistente`; 400 the sum exceeds the largest amount of money on the wire */
export async function changedBasket(
  trx: Db,
  { catalogue, ...needs }: CatalogueDeps,
  {
    clientId,
    order,
    ordered,
    wanted,
    branchId,
    paymentId,
  }: {
    clientId: number
    order: LockedOrder
    ordered: readonly OrderedLine[]
    wanted: readonly DraftLine[]
    /** The branch after the change: another one must sell all of it. */
    branchId: number
    /** The payment type after the change. */
    paymentId: number | null
  },
): Promise<ChangedBasket> {
  // a wish that is not said stays
  const wishes = new Map(ordered.map(({ line }) => [line.Codart, line]))
  const merged = mergedLines(
    wanted.map(({ Codart, Cantidad, Reemplazo, Aclaracion }) => ({
      Codart,
      Cantidad,
      Reemplazo: Reemplazo ?? wishes.get(Codart)?.Reemplazo ?? 'similar',
      Aclaracion: Aclaracion ?? wishes.get(Codart)?.Aclaracion ?? '',
    })),
  )
  if (merged.length === 0) refuseViolation({ code: 'cambio-vacio' })
  const { day } = shopTime(needs)
  const codes = merged.map(({ Codart }) => Codart)
  const articles = await findSoldArticles(trx, codes, catalogue, day, branchId)
  const there = ordered.map(({ line }) => line)
  const unsold = findUnsold(branchId === order.branch_id ? there : [], merged, articles)
  if (unsold !== null) refuseViolation({ code: 'articulo-inexistente', Codart: unsold })
  const running = changedLines(there, merged, articles)
  // JSON and the database cannot represent larger amounts
  if (!isTellable(running)) refuseField('Lineas', 'maximum')
  const isLimited = running.some(({ Promociones = [] }) => Promociones.some(isLimitedByDay))
  // promotions limited by day count on the day on which the order was placed
  const used = isLimited
    ? await lockUsedUnits(trx, clientId, order.Fecha, order.Id)
    : new Map<number, number>()
  const priced = used.size === 0 ? running : withLimitsLeft(running, used)
  return { articles, running, priced, discounted: discountedLines(priced, paymentId) }
}

/** The first article asked for beyond both its limit and what the order had. */
export function changedOverLimit(
  summed: readonly PricedLine[],
  articles: ChangedBasket['articles'],
  before: Order['Lineas'],
): Violation | null {
  const had = quantities(before)
  for (const { Codart, Descrip, Unidad, Cantidad } of summed) {
    const Limite = articles.get(Codart)?.LimitePorPedido ?? Infinity
    if (Cantidad > Limite && Cantidad > (had.get(Codart)?.Cantidad ?? 0))
      return { code: 'limite-por-pedido', Codart, Descrip, Unidad, Limite }
  }
  return null
}
