import { type Article, articlePrice } from '@gondola/contract/catalogue'
import {
  type PickingLine,
  type StaffOrder,
  type SubstituteOption,
  substituteOf,
} from '@gondola/contract/orders'
import { type Candidate, rankSubstitutes } from '../../goods/catalogue/substitutes/rank-substitutes.ts'
import { SUBSTITUTES_MAX } from '@gondola/contract/base'
import { articlesByText } from '../../goods/catalogue/look-up.ts'
import { listOf } from '../../goods/catalogue/article-lists.ts'
import type { BranchView } from '../../goods/catalogue/branch-view.ts'
import type { LiveCatalogue } from '../../goods/catalogue/live-catalogue.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { refuseNotFound } from '../../http/problem.ts'
import { findOrderBranch, findStaffOrder } from '../staff-orders.store.ts'

/**
 * Lists the articles of the order's branch that may substitute an order's line: without a search, those of its family
 * that are most like it and there today; with one, the results of the catalogue's search (a scanned barcode,
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
  return found.map((article) => {
    const own = view.snapshot.departments.find(({ ListFamilias }) =>
      ListFamilias.some(({ Codigo }) => Codigo === article.Familia.Codigo),
    )
    const isOther = own && line.Departamento !== null && own.Codigo !== line.Departamento.Codigo
    return { ...optionOf(article, line), ...(isOther && { OtroDepartamento: own.Descripcion }) }
  })
}

/**
 * The substitutes nearest to the line's article as sold today, or to what the line stores if the article is no longer
 * in the catalogue.
 */
function nearest(view: BranchView, line: PickingLine): Article[] {
  const { articles, lists } = view.snapshot
  const there = view.find(line.Codart) ?? articles[lists.byCode.get(line.Codart) ?? -1]
  if (there === undefined && line.Familia === null) return []
  const missing: Candidate = there
    ? { article: there, price: articlePrice(there) }
    : {
        article: {
          Codigo: line.Codart,
          Descripcion: line.Descrip,
          unidad: line.Unidad,
          Familia: { Codigo: line.Familia?.Codigo ?? 0 },
          Alcohol: line.Alcohol ?? false,
        },
        price: line.Precioindividual,
      }
  const family: (Candidate & { article: Article })[] = []
  for (const index of view.sold(listOf(lists.byFamily, missing.article.Familia.Codigo))) {
    if (view.isOut(index)) continue
    const article = view.articleAt(index)
    family.push({ article, price: articlePrice(article) })
  }
  // the customer pays no more than for the missing article: the picker may choose a dearer or larger one
  const ranked = rankSubstitutes(missing, family, { count: SUBSTITUTES_MAX, isBounded: false })
  return ranked.map(({ article }) => article)
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
