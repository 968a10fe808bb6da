import { type Article, articlePrice } from '@gondola/contract/catalogue'

/** The fields of a missing article by which substitutes are compared. */
export type MissingArticle = Pick<Article, 'Codigo' | 'unidad' | 'Familia' | 'Alcohol' | 'PrecioPorUnidad'>

/**
 * Articles that may substitute a missing one (contract §7): of its family and unit, nearest first by the price of a
 * kilogram, litre or piece. Those measured otherwise come last; at equal distance the cheaper comes first.
 */
export function nearestSubstitutes<A extends Article>(
  missing: MissingArticle,
  articles: readonly A[],
  count: number,
): A[] {
  return articles
    .filter(
      (each) =>
        each.Codigo !== missing.Codigo &&
        each.Familia.Codigo === missing.Familia.Codigo &&
        each.unidad === missing.unidad &&
        (missing.Alcohol || !each.Alcohol) &&
        articlePrice(each) !== null,
    )
    .map((article) => ({ article, distance: distanceOf(missing, article) }))
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        (articlePrice(a.article) ?? 0) - (articlePrice(b.article) ?? 0) ||
        (a.article.Codigo < b.article.Codigo ? -1 : 1),
    )
    .slice(0, count)
    .map(({ article }) => article)
}

function distanceOf({ PrecioPorUnidad: wanted }: MissingArticle, { PrecioPorUnidad: had }: Article): number {
  if (wanted === null || had === null || wanted.Unidad !== had.Unidad) return Number.MAX_SAFE_INTEGER
  return Math.abs(wanted.Precio - had.Precio)
}
