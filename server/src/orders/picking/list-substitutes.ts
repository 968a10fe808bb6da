import { type Article, articlePrice, pricePerUnit } from '@gondola/contract/catalogue'
import {
  type PickingLine,
  type StaffOrder,
  type SubstituteOption,
  substituteOf,
} from '@gondola/contract/orders'
import { nearestSubstitutes } from '../../catalogue/rank-substitutes.ts'
import { SUBSTITUTES_MAX } from '@gondola/contract/base'
import { articlesByText } from '../../catalogue/look-up.ts'
import { listOf } from '../../catalogue/article-lists.ts'
import type { BranchView } from '../../catalogue/branch-view.ts'
import type { LiveCatalogue } from '../../catalogue/live-catalogue.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { refuseNotFound } from '../../http/problem.ts'
import { findOrderBranch, findStaffOrder } from '../staff-orders.store.ts'

/**
 * Lists the articles of the order's branch that may substitute an order's line: without a search, those of its family
 * with the nearest unit price that are there today; with one, the results of the catalogue's search (a scanned barcode,
 * a name). Each option has the ordered quantity, or 1 in another unit, and the price that would be charged.
 *
 * @throws 404 no such order or line
 */
export async function listSubstituteOptions(
  db: Db,
  catalogue: LiveCatalogue,
  { Id, Items }: { Id: number; Items: number },
  q: string,
): Promise<SubstituteOption[]> {
  const order: StaffOrder = (await findStaffOrder(db, Id)) ?? refuseNotFound()
  const line = order.Lineas.find((each) => each.Items === Items) ?? refuseNotFound()
  const branchId = (await findOrderBranch(db, Id)) ?? refuseNotFound()
  // a branch that was closed since still prepares its orders
  const view = catalogue.findViewEvenClosed(branchId) ?? catalogue.viewOf()
  const found = q.trim() === '' ? nearest(view, line) : searched(view, line, q.trim())
  return found.map((article) => optionOf(article, line))
}

/**
 * The substitutes nearest to the line's article as sold today, or to what the line stores if the article is no longer
 * in the catalogue.
 */
function nearest(view: BranchView, line: PickingLine): Article[] {
  const { articles, lists } = view.snapshot
  const there = view.find(line.Codart) ?? articles[lists.byCode.get(line.Codart) ?? -1]
  if (there === undefined && line.Familia === null) return []
  const missing = there ?? {
    Codigo: line.Codart,
    unidad: line.Unidad,
    Familia: { Codigo: line.Familia?.Codigo ?? 0, Descripcion: '' },
    Alcohol: line.Alcohol ?? false,
    PrecioPorUnidad: pricePerUnit(line.Precioindividual, line.Unidad, null, null),
  }
  const family: Article[] = []
  for (const index of view.sold(listOf(lists.byFamily, missing.Familia.Codigo)))
    if (!view.isOut(index)) family.push(view.articleAt(index))
  return nearestSubstitutes(missing, family, SUBSTITUTES_MAX)
}

function searched(view: BranchView, line: PickingLine, q: string): Article[] {
  const found: Article[] = []
  for (const index of articlesByText(view.snapshot, q, view)) {
    const article = view.articleAt(index)
    if (article.Codigo === line.Codart || articlePrice(article) === null) continue
    if (article.Alcohol && line.Alcohol !== true) continue
    found.push(article)
    if (found.length === SUBSTITUTES_MAX) break
  }
  return found
}

function optionOf(article: Article, line: PickingLine): SubstituteOption {
  const { Codigo, Descripcion, unidad, Imagen, Ean, Alcohol } = article
  const Precio = articlePrice(article) ?? 0
  const isAlike = unidad === line.Unidad
  const Cantidad = isAlike ? line.Cantidad : 1
  const stand = { Codart: Codigo, Descrip: Descripcion, Unidad: unidad, Imagen, Ean, Precio, Alcohol }
  return { ...substituteOf(line, Cantidad, stand, line.Precioventa), Precio, Alcohol }
}
