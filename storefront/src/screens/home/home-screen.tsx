import { ROUTES, articlesAddress } from '@gondola/contract/base'
import { homeTexts } from '../../texts/home.ts'
import { BannerCarousel } from '../../parts/banner/banner-carousel.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { useFrontBanners, useParameters, useUserBanners } from '../../state/site.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { late } from '../../ui/late.tsx'
import { useState, useEffect, startTransition, Fragment, type ReactNode } from 'react'
import { hadUsualArticles } from '../../state/catalogue/own-articles.ts'
import { useSession } from '../../state/session/session.ts'
import { Link } from 'react-router'
import { SkeletonPlaces } from '../../ui/states/skeleton.tsx'
import type { HomeSection } from '@gondola/contract/site'
import type { Promotion } from '@gondola/contract/catalogue'
import { PROMOTION_LOAD_FAILED } from '../../texts/interface.ts'
import { headed } from '../../parts/messages/tell.ts'
import { showToast } from '../../ui/notices/toasts.ts'
import { inOwnFrame } from '../../api/scheduling.ts'
import styles from './home-screen.module.css'
import { PromotionBanners } from './promotion-banners.tsx'
import { ArticleCarousel } from '../../parts/article-carousel/article-carousel.tsx'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { Section } from '../../parts/section/section.tsx'
import {
  useOffers,
  useFirstArticles,
  usePromotions,
  useDepartments,
  useHomePromotions,
} from '../../state/catalogue/catalogue.ts'

// At the page's foot: outside the first load.
const CardBanner = late(() => import('./card-banner.tsx').then((file) => file.CardBanner))

/** Target of 'see more products' (spec §2, Home). */
const SEE_MORE = articlesAddress(1)

/**
 * The home page (spec §2): banner carousel and departments, the customer's own part, offers, promotion banners, promoted
 * articles, links to the SuperCard and to more articles. A part that fails or is empty does not affect the others.
 */
export function Component() {
  const front = useFrontBanners()
  const sections = useParameters().data?.Secciones ?? DEFAULT_SECTIONS
  return (
    <Container className={styles['screen']}>
      <PageTitle title={homeTexts.title} hidden className={styles['title']}>
        {homeTexts.heading}
      </PageTitle>
      <div className={styles['top']}>
        {!front.isError && <BannerCarousel label={homeTexts.banners} shape="hero" banners={front.data} />}
        <DepartmentTiles />
      </div>
      {sections.map((name) => (
        <Fragment key={name}>{SECTIONS[name]}</Fragment>
      ))}
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

function UserBanners() {
  const user = useUserBanners()
  if (user.isError) return null
  return (
    <div className={styles['banners']}>
      <BannerCarousel label={homeTexts.userBanners} shape="wide" banners={user.data} />
    </div>
  )
}

/** The parts that a chain orders and hides; the product shows them all, in this order. */
const SECTIONS: Readonly<Record<HomeSection, ReactNode>> = {
  propio: <PersonalPart />,
  ofertas: <Offers />,
  lista: <ListInvitation />,
  promociones: <PromotionBanners />,
  promocionados: (
    <>
      <PromotedArticles />
      <SomeArticles />
    </>
  ),
  banners: <UserBanners />,
  tarjeta: (
    <div className={styles['card']}>
      <CardBanner />
    </div>
  ),
}
const DEFAULT_SECTIONS = Object.keys(SECTIONS) as HomeSection[]

/** The carousel of today's offers (spec §2, Home). */
function Offers() {
  const { data, error, refetch, isFetching } = useOffers()
  const offers = useValueInOwnFrame(data)
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

/** The first of all articles, if there are neither offers nor promotions today: the home page is never empty. */
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

/** The link to 'Pegá tu lista'. */
function ListInvitation() {
  return (
    <aside className={styles['invitation']}>
      <p className={styles['words']}>
        <strong className={styles['invitationTitle']}>{homeTexts.listTitle}</strong>
        {homeTexts.listText}
      </p>
      <ButtonLink to={ROUTES.shoppingList} variant="secondary">
        {homeTexts.listAction}
      </ButtonLink>
    </aside>
  )
}

// Outside the first load: the server draws its place alone.
const OwnHome = late(() => import('./own/own-home.tsx').then((file) => file.OwnHome))
const DeliveryTerms = late(() => import('./own/delivery-terms.tsx').then((file) => file.DeliveryTerms))

/**
 * For who has ordered: the next delivery, the order to repeat and the usual articles; for who has not: where the shop
 * delivers, what it costs and when. Its place is reserved, so that nothing moves when it comes; the page starts with the
 * one that this browser needs (`data-own`, `prerender/start-page.ts`).
 */
function PersonalPart() {
  const client = useSession((session) => session.client?.Id ?? null)
  const [hadSome] = useState(hadUsualArticles.read)
  const [hasSome, setHasSome] = useState<boolean | null>(null)
  const [isFailed, setFailed] = useState(false)
  const isNew = client === null || hasSome === false
  return (
    <div
      className={styles['place']}
      data-own={isNew || (!hadSome && !hasSome) ? 'visita' : hasSome || isFailed ? undefined : 'cliente'}
    >
      {isNew ? <DeliveryTerms /> : <OwnHome client={client} onKnown={setHasSome} onFailed={setFailed} />}
    </div>
  )
}

/** Number of skeleton tiles while the departments load. */
const SHAPES = 14

function DepartmentTiles() {
  const { data: departments, isError } = useDepartments()
  if (isError) return null
  return (
    <nav aria-label={homeTexts.departments} className={styles['shelf']}>
      <ul className={styles['tiles']}>
        {departments ? (
          departments.map(({ Codigo, Descripcion }) => (
            <li key={Codigo}>
              <Link to={articlesAddress(Codigo)} className={styles['tile']}>
                {Descripcion}
              </Link>
            </li>
          ))
        ) : (
          <SkeletonPlaces count={SHAPES} className={styles['shape']} />
        )}
      </ul>
    </nav>
  )
}

/** The carousel of promoted articles (spec §2, Home). */
function PromotedArticles() {
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
  const { lists, isLoading, hasFailed } = useValueInOwnFrame(useHomePromotions(promotions))
  useEffect(() => {
    if (hasFailed) showToast({ kind: 'error', ...headed(PROMOTION_LOAD_FAILED) })
  }, [hasFailed])
  const articles = isLoading ? (lists.find((list) => list.length > 0) ?? []) : lists.flat()
  const byCode = new Map(articles.map((article) => [article.Codigo, article]))
  return <ArticleCarousel label={homeTexts.promoted} articles={[...byCode.values()]} isLoading={isLoading} />
}

/**
 * The value that a part of the screen shows: at first as it is, later values each in a frame of its own. When the
 * answers of many parts arrive together, no frame has to draw all of them.
 */
function useValueInOwnFrame<T>(value: T): T {
  const [drawn, draw] = useState(value)
  useEffect(() => {
    let isWanted = true
    inOwnFrame(() => isWanted && startTransition(() => draw(() => value)))
    return () => {
      isWanted = false
    }
  }, [value])
  return drawn
}
