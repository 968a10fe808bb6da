import type { Article, RunningPromotion } from './article.ts'
import type { LinePromotion } from './promotion-mechanic.ts'

/** The fields of an article that determine the promotions of its line. */
export type PromotedArticle = Pick<Article, 'Promociones'> & {
  Promocion: Pick<RunningPromotion, 'Promocion' | 'Mecanica'> | null
}

/** The promotions with a mechanic that an article is in: `Promociones`, or its only one if that is absent. */
export function articlePromotions({ Promocion, Promociones }: PromotedArticle): readonly LinePromotion[] {
  if (Promociones) return Promociones
  return Promocion?.Mecanica ? [{ Promocion: Promocion.Promocion, Mecanica: Promocion.Mecanica }] : []
}
