import { type Article, articlePrice } from '@gondola/contract/catalogue'
import {
  type PickingLine,
  type StaffOrder,
  type SubstituteOption,
  substituteOf,
} from '@gondola/contract/orders'
import { listFacts } from '../../goods/catalogue/catalogue.store.ts'
import { meetsNeeds, needsOf } from '../../goods/catalogue/substitutes/order-needs.ts'
import {
  type Candidate,
  type RankingBounds,
  rankSubstitutes,
} from '../../goods/catalogue/substitutes/rank-substitutes.ts'
import { SUBSTITUTES_MAX } from '@gondola/contract/base'
import { articlesByText } from '../../goods/catalogue/look-up.ts'
import { listOf } from '../../goods/catalogue/article-lists.ts'
import type { BranchView } from '../../goods/catalogue/branch-view.ts'
import type { CatalogueDeps, LiveCatalogue } from '../../goods/catalogue/live-catalogue.ts'
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
  { clock, catalogue }: CatalogueDeps,
  { Id, Items }: { Id: number; Items: number },
  q: string,
): Promise<SubstituteOption[]> {
  const order: StaffOrder = (await findStaffOrder(db, clock, Id)) ?? refuseNotFound()
  const line = order.Lineas.find((each) => each.Items === Items) ?? refuseNotFound()
  const view = await orderView(db, catalogue, Id)
  const found =
    q.trim() === ''
      ? // the customer pays no more than for the missing article: the picker may choose a dearer or larger one
        await nearestArticles(db, view, order, line, { count: SUBSTITUTES_MAX, isBounded: false })
      : searched(view, line, q.trim())
  return found.map((article) => {
    const own = view.snapshot.departments.find(({ ListFamilias }) =>
      ListFamilias.some(({ Codigo }) => Codigo === article.Familia.Codigo),
    )
    const isOther = own && line.Departamento !== null && own.Codigo !== line.Departamento.Codigo
    return { ...optionOf(article, line), ...(isOther && { OtroDepartamento: own.Descripcion }) }
  })
}

/** The catalogue as the order's branch sells it; one that was closed since still prepares its orders. @throws 404 */
export async function orderView(db: Db, catalogue: LiveCatalogue, Id: number): Promise<BranchView> {
  const branchId = (await findOrderBranch(db, Id)) ?? refuseNotFound()
  return catalogue.findViewEvenClosed(branchId) ?? catalogue.viewOf()
}

/** Ranked first where what an article holds is to be looked up. */
const LOOKED_UP_MAX = 60

/**
 * The substitutes nearest to the line's article as sold today, or to what the line stores if the article is no longer
 * in the catalogue; none that holds what the order must be free of.
 */
export async function nearestArticles(
  db: Db,
  view: BranchView,
  { Opt4 }: Pick<StaffOrder, 'Opt4'>,
  line: PickingLine,
  bounds: RankingBounds,
): Promise<Article[]> {
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
  const needs = needsOf(line.Aclaracion ?? '', Opt4)
  const isFree = needs.diets === 0 && needs.without.size === 0 && needs.allergies.size === 0
  const count = isFree ? bounds.count : LOOKED_UP_MAX
  const ranked = rankSubstitutes(missing, family, { ...bounds, count }).map(({ article }) => article)
  if (isFree || ranked.length === 0) return ranked
  const facts = await listFacts(
    db,
    ranked.map(({ Codigo }) => Codigo),
  )
  return ranked
    .filter((article) => meetsNeeds(needs, article, facts.get(article.Codigo)))
    .slice(0, bounds.count)
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

/** What an article would cost in the place of a line's: the same quantity, or 1 in another unit. */
export function optionOf(article: Article, line: PickingLine): SubstituteOption {
  const { Codigo, Descripcion, unidad, Imagen, Ean, Alcohol } = article
  const Precio = articlePrice(article) ?? 0
  const isAlike = unidad === line.Unidad
  const Cantidad = isAlike ? line.Cantidad : 1
  const stand = { Codart: Codigo, Descrip: Descripcion, Unidad: unidad, Imagen, Ean, Precio, Alcohol }
  return { ...substituteOf(line, Cantidad, stand, line.Precioventa), Precio, Alcohol }
}
