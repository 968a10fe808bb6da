import { checkList, parseList } from '@gondola/contract/cart'
import {
  listFavourites,
  listOwnPurchases,
  listUsualArticles,
  matchList,
  removeFavourite,
  saveFavourite,
  type Article,
  type OwnPurchase,
} from '@gondola/contract/catalogue'
import { answerList } from '../../goods/catalogue/answers.ts'
import { listFacts } from '../../goods/catalogue/catalogue.store.ts'
import type { BranchView } from '../../goods/catalogue/branch-view.ts'
import { instant } from '../../platform/clock.ts'
import { isReferenceViolation } from '../../platform/db/in-transaction.ts'
import { type Feature, serve, pageOf, serveList } from '../../http/serve.ts'
import { refuseForeign, refuseNotFound, refuseViolation } from '../../http/problem.ts'
import {
  deleteFavourite,
  insertFavourite,
  listFavouriteCodes,
  listOrderedCodes,
  listBoughtLines,
} from './own-articles.store.ts'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'
import { whileAccountExists } from './while-account-exists.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { findSiteParameter } from '../../site/parameters.store.ts'
import type { CatalogueDeps } from '../../goods/catalogue/live-catalogue.ts'

/**
 * What a client's last orders say of each article: how much of it is usual, and what it cost the last time at a branch,
 * because another branch's price is not one that rose or fell.
 */
async function ownPurchases(db: Db, clientId: number, branchId: number): Promise<OwnPurchase[]> {
  const [lines, isPriceShown] = await Promise.all([
    listBoughtLines(db, clientId),
    findSiteParameter(db, 'RecordarPrecios'),
  ])
  const byCode = Map.groupBy(lines, ({ Codart }) => Codart)
  return Array.from(byCode, ([Codigo, bought]) => {
    const { Unidad, Fecha, Aclaracion } = bought[0]!
    const alike = bought.filter((line) => line.Unidad === Unidad)
    const here = alike.find(({ branch_id }) => branch_id === branchId)
    return {
      Codigo,
      Unidad,
      Cantidad: median(alike.map(({ Cantidad: quantity }) => quantity)),
      Precio: isPriceShown ? (here?.Precioindividual ?? null) : null,
      Fecha,
      ...(Aclaracion !== '' && { Aclaracion }),
    }
  })
}

/** Of an even number the lower one in the middle: a quantity that was ordered. */
const median = (quantities: readonly number[]): number =>
  quantities.toSorted((a, b) => a - b)[Math.floor((quantities.length - 1) / 2)]!

/**
 * The articles that a client buys often and their favourites, only those on sale, from the catalogue in memory; and
 * shopping lists, understood by what the client has bought.
 */
export const ownArticlesFeature: Feature<CatalogueDeps> = (api, { db, clock, catalogue }) => {
  const servePage = (
    call: typeof listUsualArticles | typeof listFavourites,
    codesOf: (client: number) => Promise<string[]>,
  ) =>
    serveList(api, call, async ({ params, query: { sucursal }, session: { clientId }, request }) => {
      if (params.Cliente !== clientId) refuseForeign()
      const page = pageOf(articlesOnSale(catalogue.viewOf(sucursal), await codesOf(clientId)), params)
      request.weigh(page.rows.length * ARTICLE_BYTES)
      return page
    })
  servePage(listUsualArticles, (client) => listOrderedCodes(db, client))
  servePage(listFavourites, (client) => listFavouriteCodes(db, client))

  serve(api, listOwnPurchases, ({ query: { sucursal }, session: { clientId } }) =>
    ownPurchases(db, clientId, catalogue.viewOf(sucursal).branchId),
  )

  serve(api, saveFavourite, async ({ body: { Codart }, session: { clientId } }) => {
    if (!catalogue.snapshot.lists.byCode.has(Codart)) refuseNotFound()
    try {
      const add = () => insertFavourite(db, clientId, Codart, instant(clock))
      if (!(await whileAccountExists(db, clientId, add))) refuseViolation({ code: 'favoritos-maximo' })
    } catch (error) {
      // the catalogue in memory still has it, but the import that added it was undone a moment ago
      if (isReferenceViolation(error)) refuseNotFound()
      throw error
    }
  })

  // a list changes with every line typed, so its answers are not cached
  serve(api, matchList, async ({ body, query: { sucursal }, session, request }) => {
    const lines = parseList(body.Texto)
    const violation = checkList(lines)
    if (violation !== null) refuseViolation(violation)
    await catalogue.loaded()
    const bought = session === null ? [] : await listOrderedCodes(db, session.clientId)
    const slicer = new TimeSlicer()
    const view = catalogue.viewOf(sucursal)
    const matches = await answerList(view, lines, session !== null, new Set(bought), slicer, (codes) =>
      listFacts(db, codes),
    )
    request.weigh(0, slicer.spentMs)
    return matches
  })

  serve(api, removeFavourite, ({ body: { Codart }, session: { clientId } }) =>
    deleteFavourite(db, clientId, Codart),
  )
}

/** About what an article has in an answer that is not cached. */
const ARTICLE_BYTES = 700

/** The articles of these codes that the branch sells, in the codes' order; what it is out of comes last. */
function articlesOnSale(view: BranchView, codes: readonly string[]): Article[] {
  const sold = codes.flatMap((code) => view.indexOf(code) ?? [])
  return Array.from(view.outLast(Uint32Array.from(sold)), (index) => view.articleAt(index))
}
