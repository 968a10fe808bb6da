import { homeTexts } from '../../texts/home.ts'
import { ArticleCarousel } from '../../parts/article-carousel/article-carousel.tsx'
import { LoadFailure } from '../../parts/load-failure/load-failure.tsx'
import { Section } from '../../parts/section/section.tsx'
import { useOffers } from '../../state/catalogue.ts'

/** The carousel of today's offers (spec §2, Home). */
export function Offers() {
  const { data: offers, error, refetch, isFetching } = useOffers()
  if (offers?.length === 0) return null
  return (
    <Section title={homeTexts.offers} text={homeTexts.offersText}>
      {error && !offers ? (
        <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <ArticleCarousel
          label={homeTexts.offers}
          articles={(offers ?? []).map(({ Articulo }) => Articulo)}
          isLoading={!offers}
        />
      )}
    </Section>
  )
}
