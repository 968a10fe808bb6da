import type { Promotion } from '@gondola/contract/catalogue'
import { homeTexts } from '../../texts/home.ts'
import { PROMOTION_LOAD_FAILED } from '../../texts/first-notices.ts'
import { useEffect } from 'react'
import { ArticleCarousel } from '../../parts/article-carousel/article-carousel.tsx'
import { headed } from '../../parts/messages/tell.ts'
import { Section } from '../../parts/section/section.tsx'
import { useHomePromotions, usePromotions } from '../../state/catalogue/catalogue.ts'
import { showToast } from '../../ui/notices/toasts.ts'
import { useDrawnInTurn } from '../../ui/use-drawn-in-turn.ts'

/** The carousel of promoted articles (spec §2, Home). */
export function PromotedArticles() {
  const { data: promotions, isError } = usePromotions()
  if (isError || promotions?.length === 0) return null
  return (
    <Section title={homeTexts.promoted}>
      {promotions ? (
        <Articles promotions={promotions} />
      ) : (
        <ArticleCarousel label={homeTexts.promoted} articles={[]} isLoading />
      )}
    </Section>
  )
}

/**
 * The first 15 articles of each promotion, one promotion after another, without duplicates. While some promotions load,
 * it shows only those of the first one with articles, then all, so that the strip does not grow with every answer.
 */
function Articles({ promotions }: { promotions: readonly Promotion[] }) {
  const { lists, isLoading, hasFailed } = useDrawnInTurn(useHomePromotions(promotions))
  useEffect(() => {
    if (hasFailed) showToast({ kind: 'error', ...headed(PROMOTION_LOAD_FAILED) })
  }, [hasFailed])
  const articles = isLoading ? (lists.find((list) => list.length > 0) ?? []) : lists.flat()
  const byCode = new Map(articles.map((article) => [article.Codigo, article]))
  return <ArticleCarousel label={homeTexts.promoted} articles={[...byCode.values()]} isLoading={isLoading} />
}
