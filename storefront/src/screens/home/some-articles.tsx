import { homeTexts } from '../../texts/home.ts'
import { ArticleCarousel } from '../../parts/article-carousel/article-carousel.tsx'
import { Section } from '../../parts/section/section.tsx'
import { useFirstArticles, useOffers, usePromotions } from '../../state/catalogue.ts'

/**
 * The first of all articles, shown if there are neither offers nor promotions today, so that the home page is never
 * empty.
 */
export function SomeArticles() {
  const { data: offers } = useOffers()
  const { data: promotions } = usePromotions()
  const { data } = useFirstArticles(offers?.length === 0 && promotions?.length === 0)
  if (!data?.items.length) return null
  return (
    <Section title={homeTexts.some}>
      <ArticleCarousel label={homeTexts.some} articles={data.items} />
    </Section>
  )
}
