import { ROUTES } from '@gondola/contract/base'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { findOwnHome } from '../../../api/own-home.ts'
import { LoadFailure } from '../../../parts/load-failure/load-failure.tsx'
import { Section } from '../../../parts/section/section.tsx'
import { withUsualQuantity } from '../../../state/cart/add-usual.ts'
import { hadUsualArticles } from '../../../state/catalogue/own-articles.ts'
import { useOwnPurchases, useUsualArticles } from '../../../state/catalogue/own-purchases.ts'
import { QUERY_KEYS } from '../../../state/query-keys.ts'
import { ownArticlesTexts } from '../../../texts/own-articles.ts'
import { ownHomeTexts } from '../../../texts/own-home.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { FROM_TABLET, useMedia } from '../../../ui/layout/use-media.ts'
import { Skeleton, SkeletonPlaces } from '../../../ui/states/skeleton.tsx'
import { AddAll } from './add-all.tsx'
import { NextDelivery } from './next-delivery.tsx'
import styles from './own-home.module.css'
import { RepeatOrder } from './repeat-order.tsx'
import { UsualRow } from './usual-row.tsx'

/** Usual articles shown on a phone and on wider screens, in whole rows. */
const SHOWN = { phone: 6, wide: 9 } as const

interface OwnHomeProps {
  client: number
  /** Called with whether the client has ordered, once it is known. */
  onKnown: (hasSome: boolean) => void
  /** Called with whether nothing of it could be loaded. */
  onFailed: (isFailed: boolean) => void
}

/** The home page's part for a customer who has ordered: the next delivery, the order to repeat, the usual articles. */
export function OwnHome({ client, onKnown, onFailed }: OwnHomeProps) {
  const home = useQuery({
    queryKey: [...QUERY_KEYS.orders, client, 'home'],
    queryFn: ({ signal }) => findOwnHome(signal),
  })
  const articles = useUsualArticles(client)
  const purchases = useOwnPurchases()
  const isPending = articles.isPending || purchases.isPending
  const shown = SHOWN[useMedia(FROM_TABLET) ? 'wide' : 'phone']
  const hasSome =
    articles.data === undefined || home.isPending
      ? undefined
      : articles.data.length > 0 || Boolean(home.data?.Repetir)
  useEffect(() => {
    if (hasSome === undefined || (!hasSome && home.isError)) return
    hadUsualArticles.write(hasSome)
    onKnown(hasSome)
  }, [hasSome, home.isError, onKnown])
  // the usual quantities are not known before the purchases are
  const usual = isPending
    ? []
    : withUsualQuantity((articles.data ?? []).slice(0, shown), purchases.data ?? [])
  const { Proxima, Repetir } = home.data ?? {}
  const failure = home.data || articles.data ? null : home.error && articles.error
  useEffect(() => onFailed(failure !== null), [failure, onFailed])
  if (failure) {
    const retry = () => Promise.all([home.refetch(), articles.refetch(), purchases.refetch()])
    const isBusy = home.isFetching || articles.isFetching
    return <LoadFailure error={failure} onRetry={() => void retry()} busy={isBusy} />
  }
  return (
    <>
      <div className={styles['cards']} aria-busy={home.isPending}>
        {home.isPending &&
          ['next', 'repeat'].map((card) => (
            <div key={card} className={styles['cardShape']}>
              <Skeleton shape="block" />
            </div>
          ))}
        {Proxima && <NextDelivery order={Proxima} />}
        {Repetir && <RepeatOrder {...Repetir} />}
      </div>
      {(isPending || usual.length > 0) && (
        <section className={styles['usual']} aria-label={ownArticlesTexts.yourUsual}>
          <Section
            title={ownArticlesTexts.yourUsual}
            text={ownHomeTexts.usualText}
            more={
              <span className={styles['actions']}>
                <ButtonLink to={ROUTES.myPurchases} variant="quiet" size="s">
                  {ownArticlesTexts.seeAll}
                </ButtonLink>
                <AddAll usual={usual} />
              </span>
            }
          >
            <ul className={styles['rows']} aria-busy={isPending}>
              {isPending ? (
                <SkeletonPlaces count={shown} className={styles['rowShape']} />
              ) : (
                usual.map((each) => (
                  <li key={each.article.Codigo}>
                    <UsualRow {...each} />
                  </li>
                ))
              )}
            </ul>
          </Section>
        </section>
      )}
    </>
  )
}
