import { takesWeighed } from '@gondola/contract/rules/promotions/terms.ts'
import type { ArticleRow, CatalogueRows, PromotionRow } from './catalogue.store.ts'

/** Codes of the articles on sale that each promotion reaches, whatever its days. */
export type Reach = ReadonlyMap<number, readonly string[]>

type Rows = Pick<CatalogueRows, 'promotions' | 'promotionArticles' | 'promotionFamilies' | 'promotionBrands'>

/**
 * Resolves what promotions reach: the articles named, in their order, then those of their families and brands in the
 * shop's order (`articles`). Goods sold by weight only where the mechanic can be told of them (argentina §6).
 */
export function reachOf(rows: Rows, articles: readonly ArticleRow[]): Reach {
  const byCode = new Map(articles.map((article) => [article.Codigo, article]))
  const reached = new Map(rows.promotions.map(({ Promocion }) => [Promocion, new Set<string>()]))
  const excludesWeighed = new Map(
    rows.promotions.map(({ Promocion, Mecanica }) => [Promocion, !canBeWeighed(Mecanica)]),
  )
  const add = (promotion: number, article: ArticleRow | undefined) => {
    if (article === undefined || (article.unidad === 100 && excludesWeighed.get(promotion))) return
    reached.get(promotion)?.add(article.Codigo)
  }
  for (const { promotion_id, article_code } of rows.promotionArticles.toSorted(
    (a, b) => a.position - b.position,
  ))
    add(promotion_id, byCode.get(article_code))
  const ofFamily = Map.groupBy(rows.promotionFamilies, ({ family_code }) => family_code)
  const ofBrand = Map.groupBy(rows.promotionBrands, ({ brand_code }) => brand_code)
  if (ofFamily.size + ofBrand.size > 0) {
    for (const article of articles) {
      for (const { promotion_id } of ofFamily.get(article.family_code) ?? []) add(promotion_id, article)
      for (const { promotion_id } of ofBrand.get(article.brand_code) ?? []) add(promotion_id, article)
    }
  }
  return new Map(Array.from(reached, ([promotion, codes]) => [promotion, [...codes]]))
}

const canBeWeighed = (mechanic: PromotionRow['Mecanica']) => mechanic === null || takesWeighed(mechanic)
