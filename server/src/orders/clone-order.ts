import type { LineArticle } from '@gondola/contract/catalogue'
import type { ClonedOrder, Order } from '@gondola/contract/orders'
import type { ActiveOffers } from '../goods/catalogue/active-offers.ts'
import type { Db } from '../platform/db/open-database.ts'
import { refuseNotFound } from '../http/problem.ts'
import { findLineArticles } from './placing/line-articles.store.ts'
import { mergedLines, pricedLines } from './order-lines.ts'
import { findOwnOrder } from './orders.store.ts'

/**
 * A draft that repeats an order or opens a saved cart at a branch, whichever it was of: its lines at the branch's prices
 * of a day and with that day's promotions. Lines whose article is not sold there, or not in the same unit (pieces,
 * weight), are listed apart, as ordered (contract §4, clonar).
 *
 * @throws 404 the client has no such order
 */
export async function cloneOwnOrder(
  db: Db,
  clientId: number,
  Id: number,
  running: ActiveOffers,
  branchId: number,
): Promise<ClonedOrder> {
  const order = (await findOwnOrder(db, clientId, Id)) ?? refuseNotFound()
  return clonedOrder(order, await findLineArticles(db, codesOf(order), running, branchId))
}

export const codesOf = ({ Lineas }: Pick<Order, 'Lineas'>): string[] => Lineas.map(({ Codart }) => Codart)

/** An order's lines as of `cloneOwnOrder`. */
export function clonedOrder(
  order: Pick<Order, 'Lineas'>,
  articles: ReadonlyMap<string, LineArticle>,
): ClonedOrder {
  const isSold = ({ Codart, Unidad }: (typeof order.Lineas)[number]) =>
    articles.get(Codart)?.unidad === Unidad
  const { sold = [], missing = [] } = Object.groupBy(order.Lineas, (line) =>
    isSold(line) ? 'sold' : 'missing',
  )
  return {
    // a changed order may have two lines of an article, each at its day's price
    Lineas: pricedLines(mergedLines(sold), articles),
    Faltantes: missing.map(({ Preparado: _, ...line }, index) => ({ ...line, Items: index + 1 })),
  }
}
