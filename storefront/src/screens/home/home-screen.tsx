import { ROUTES, articlesAddress } from '@gondola/contract/base'
import { homeTexts } from '../../texts/home.ts'
import { BannerCarousel } from '../../parts/banner/banner-carousel.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { useFrontBanners, useUserBanners } from '../../state/site.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { CardBanner } from './card-banner.tsx'
import { DepartmentTiles } from './department-tiles.tsx'
import styles from './home-screen.module.css'
import { ListInvitation } from './list-invitation.tsx'
import { PromotedArticles } from './promoted-articles.tsx'
import { PromotionBanners } from './promotion-banners.tsx'
import { ArticleCarousel } from '../../parts/article-carousel/article-carousel.tsx'
import { LoadFailure } from '../../parts/load-failure/load-failure.tsx'
import { Section } from '../../parts/section/section.tsx'
import { useOffers, useFirstArticles, usePromotions } from '../../state/catalogue/catalogue.ts'
import { ownArticlesTexts } from '../../texts/own-articles.ts'
import { useEffect, useState } from 'react'
import { hadUsualArticles, useUsualArticles } from '../../state/catalogue/own-articles.ts'
import { useSession } from '../../state/session/session.ts'

/** Target of 'see more products' (spec §2, Home). */
const SEE_MORE = articlesAddress(1)

/**
 * The home page (spec §2): banner carousel, the customer's usual articles, offers, promotion banners, promoted
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
      <ListInvitation />
      <UsualArticles />
      <Offers />
      <PromotionBanners />
      <PromotedArticles />
      <SomeArticles />
      {!user.isError && (
        <div className={styles['banners']}>
          <BannerCarousel label={homeTexts.userBanners} shape="wide" banners={user.data} />
        </div>
      )}
      <CardBanner />
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

/** 'Tus habituales': the articles that the logged-in customer buys most; renders nothing without previous orders. */
function UsualArticles() {
  const client = useSession((session) => session.client?.Id ?? null)
  return client === null ? null : <Usual client={client} />
}

/** Reserves its space while it loads, to avoid a layout shift, unless it was empty the last time. */
function Usual({ client }: { client: number }) {
  const { data: articles, isPending } = useUsualArticles(client)
  const [hadSome] = useState(hadUsualArticles.read)
  const hasSome = articles && articles.length > 0
  useEffect(() => {
    if (hasSome !== undefined) hadUsualArticles.write(hasSome)
  }, [hasSome])
  if (!(isPending ? hadSome : hasSome)) return null
  return (
    <Section
      title={ownArticlesTexts.yourUsual}
      text={ownArticlesTexts.usualText}
      more={
        <ButtonLink to={ROUTES.myPurchases} variant="secondary" size="s">
          {ownArticlesTexts.seeAll}
        </ButtonLink>
      }
    >
      <ArticleCarousel label={ownArticlesTexts.yourUsual} articles={articles ?? []} isLoading={isPending} />
    </Section>
  )
}
