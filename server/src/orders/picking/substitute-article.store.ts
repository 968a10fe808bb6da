import { articlePrice } from '@gondola/contract/catalogue'
import type { SubstituteArticle } from '@gondola/contract/orders'
import type { ActiveOffers } from '../../goods/catalogue/active-offers.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { findLineArticles } from '../placing/line-articles.store.ts'

/** A substitute for a missing article, at its branch's price of a day; null if it is not sold there. */
export async function findSubstituteArticle(
  db: Db,
  code: string,
  running: ActiveOffers,
  branchId: number | undefined,
): Promise<SubstituteArticle | null> {
  const article = (await findLineArticles(db, [code], running, branchId)).get(code)
  const Precio = article === undefined ? null : articlePrice(article)
  if (article === undefined || Precio === null) return null
  const { Codigo, Descripcion, unidad, Imagen, Ean, Alcohol } = article
  return { Codart: Codigo, Descrip: Descripcion, Unidad: unidad, Imagen, Ean, Precio, Alcohol }
}
