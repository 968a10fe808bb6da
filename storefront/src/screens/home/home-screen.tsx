import { ROUTES, articlesAddress } from '@gondola/contract/base'
import { homeTexts } from '../../texts/home.ts'
import { BannerCarousel } from '../../parts/banner/banner-carousel.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { useFrontBanners, useUserBanners } from '../../state/site.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { late } from '../../ui/late.tsx'
import { useDrawnInTurn } from '../../ui/use-drawn-in-turn.ts'
import { DepartmentTiles } from './department-tiles.tsx'
import styles from './home-screen.module.css'
import { ListInvitation } from './list-invitation.tsx'
import { PersonalPart } from './personal-part.tsx'
import { PromotedArticles } from './promoted-articles.tsx'
import { PromotionBanners } from './promotion-banners.tsx'
import { ArticleCarousel } from '../../parts/article-carousel/article-carousel.tsx'
import { LoadFailure } from '../../parts/load-failure/load-failure.tsx'
import { Section } from '../../parts/section/section.tsx'
import { useOffers, useFirstArticles, usePromotions } from '../../state/catalogue/catalogue.ts'

// At the page's foot: outside the first load.
const CardBanner = late(() => import('./card-banner.tsx').then((file) => file.CardBanner))

/** Target of 'see more products' (spec §2, Home). */
const SEE_MORE = articlesAddress(1)

/**
 * The home page (spec §2): banner carousel, the customer's own part, offers, promotion banners, promoted
 * articles, links to the SuperCard and to more articles. A part that fails or is empty does not affect the others.
 */
export function Component() {
  const front = useFrontBanners()
  const user = useUserBanners()
  return (
    <Container className={styles['screen']}>
      <PageTitle title={homeTexts.title} hidden className={styles['title']}>
        {homeTexts.heading}
      </PageTitle>
      {!front.isError && <BannerCarousel label={homeTexts.banners} shape="hero" banners={front.data} />}
      <DepartmentTiles />
      <PersonalPart />
      <ListInvitation />
      <Offers />
      <PromotionBanners />
      <PromotedArticles />
      <SomeArticles />
      {!user.isError && (
        <div className={styles['banners']}>
          <BannerCarousel label={homeTexts.userBanners} shape="wide" banners={user.data} />
        </div>
      )}
      <div className={styles['card']}>
        <CardBanner />
      </div>
      <p className={styles['more']}>
        <ButtonLink to={SEE_MORE} size="l">
          {homeTexts.seeMore}
        </ButtonLink>
        <ButtonLink to={ROUTES.promotions} size="l" variant="secondary">
          {homeTexts.seePromotions}
        </ButtonLink>
      </p>
    </Container>
  )
}

/** The carousel of today's offers (spec §2, Home). */
function Offers() {
  const { data, error, refetch, isFetching } = useOffers()
  const offers = useDrawnInTurn(data)
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

/**
 * The first of all articles, shown if there are neither offers nor promotions today, so that the home page is never
 * empty.
 */
function SomeArticles() {
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
