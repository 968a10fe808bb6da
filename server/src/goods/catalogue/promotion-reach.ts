import type { Article } from '@gondola/contract/catalogue'
import { takesWeighed } from '@gondola/contract/promotions'
import type { Lists } from './article-lists.ts'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'
import type { CatalogueTables, PromotionRow } from './catalogue.store.ts'

/** Codes of the articles on sale that each promotion covers, by promotion, regardless of its dates. */
export type Reach = ReadonlyMap<number, readonly string[]>

type Tables = Pick<
  CatalogueTables,
  'promotions' | 'promotion_articles' | 'promotion_families' | 'promotion_brands'
>

/** What decides whether a promotion covers an article. */
type Covered = Pick<Article, 'Codigo' | 'unidad'> & Record<'Familia' | 'Marca', { Codigo: number }>

/**
 * Resolves which articles each promotion covers: first the articles it names, in its own order, then those of its
 * families and brands in the shop's order (`articles`). Articles sold by weight are included only if the mechanic
 * applies to them (argentina §6).
 */
export async function reachOf(
  { promotions, promotion_articles, promotion_families, promotion_brands }: Tables,
  articles: readonly Covered[],
  { byCode }: Pick<Lists, 'byCode'>,
): Promise<Reach> {
  const slicer = new TimeSlicer()
  const reached = new Map(promotions.map(({ Promocion }) => [Promocion, new Set<string>()]))
  const excludesWeighed = new Map(
    promotions.map(({ Promocion, Mecanica }) => [Promocion, !canBeWeighed(Mecanica)]),
  )
  const add = (promotion: number, article: Covered | undefined) => {
    if (article === undefined || (article.unidad === 100 && excludesWeighed.get(promotion))) return
    reached.get(promotion)?.add(article.Codigo)
  }
  for (const { promotion_id, article_code } of promotion_articles.toSorted((a, b) => a.position - b.position))
    add(promotion_id, articles[byCode.get(article_code) ?? -1])
  await slicer.pause()
  const ofFamily = Map.groupBy(promotion_families, ({ family_code }) => family_code)
  const ofBrand = Map.groupBy(promotion_brands, ({ brand_code }) => brand_code)
  if (ofFamily.size + ofBrand.size > 0) {
    for (const [index, article] of articles.entries()) {
      for (const { promotion_id } of ofFamily.get(article.Familia.Codigo) ?? []) add(promotion_id, article)
      for (const { promotion_id } of ofBrand.get(article.Marca.Codigo) ?? []) add(promotion_id, article)
      if (index % 500 === 0) await slicer.pause()
    }
  }
  return new Map(Array.from(reached, ([promotion, codes]) => [promotion, [...codes]]))
}

const canBeWeighed = (mechanic: PromotionRow['Mecanica']) => mechanic === null || takesWeighed(mechanic)
