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
import { Offers } from './offers.tsx'
import { PromotedArticles } from './promoted-articles.tsx'
import { PromotionBanners } from './promotion-banners.tsx'
import { SomeArticles } from './some-articles.tsx'
import { UsualArticles } from './usual-articles.tsx'

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
