import { type CartLine, quantityToAdd, toCartLine } from '@gondola/contract/cart'
import { type Article, type OwnPurchase, pictured } from '@gondola/contract/catalogue'
import { addArticles, quantityIn, useCart } from './cart.ts'

/** An article and how much of it the customer usually buys, in pieces or grams. */
export interface UsualArticle {
  article: Article
  quantity: number
}

/** The articles with the usual quantities, as far as they are sold in the unit in which they were bought. */
export const withUsualQuantity = (
  articles: readonly Article[],
  purchases: readonly OwnPurchase[],
): UsualArticle[] =>
  articles.map((article) => {
    const own = purchases.find(({ Codigo, Unidad }) => Codigo === article.Codigo && Unidad === article.unidad)
    return { article, quantity: quantityToAdd(own?.Cantidad ?? null, article.unidad) }
  })

export interface UsualAdded {
  lines: readonly CartLine[]
  /** Takes them out, but for what was changed since. */
  undo: () => void
  /** Number of articles that were in the cart already, and stay as they were. */
  there: number
  /** Names of articles that the branch is out of today. */
  out: readonly string[]
}

/** Adds the usual articles that are not in the cart, in the usual quantities. */
export function addUsual(usual: readonly UsualArticle[]): UsualAdded {
  const cart = useCart.getState()
  const missing = usual.filter(({ article }) => quantityIn(cart, article.Codigo) === null)
  const isOut = ({ article }: UsualArticle) => article.Existencia === 'no-hay'
  const lines = missing.filter((each) => !isOut(each)).map(usualLine)
  return {
    lines,
    undo: addArticles(lines),
    there: usual.length - missing.length,
    out: missing.filter(isOut).map(({ article }) => article.Descripcion),
  }
}

/** The line that adding a usual article makes. */
export const usualLine = ({ article, quantity }: UsualArticle): CartLine =>
  toCartLine(pictured(article), quantity)
