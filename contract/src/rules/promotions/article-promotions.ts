import type { Article, RunningPromotion } from '../../entities/article.ts'
import type { LinePromotion } from '../../entities/promotion-mechanic.ts'

/** What of an article tells the promotions that a line of it may take part in. */
export type PromotedArticle = Pick<Article, 'Promociones'> & {
  Promocion: Pick<RunningPromotion, 'Promocion' | 'Mecanica'> | null
}

/** The promotions with a mechanic that an article is in: the one it carries, unless it tells of others. */
export function articlePromotions({ Promocion, Promociones }: PromotedArticle): readonly LinePromotion[] {
  if (Promociones) return Promociones
  return Promocion?.Mecanica ? [{ Promocion: Promocion.Promocion, Mecanica: Promocion.Mecanica }] : []
}
