import { ROUTES, PROMOTIONS_CAROUSEL_MS, formatDate } from '@gondola/contract/base'
import { listTexts } from '../../texts/lists.ts'
import { promotionTexts } from '@gondola/contract/promotions'
import type { Shelf } from '../../api/catalogue.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { PromotionPicture } from '../../parts/promotion-picture.tsx'
import { shelfSource, sliceQuery } from '../../state/catalogue/article-source.ts'
import { usePromotions } from '../../state/catalogue/catalogue.ts'
import { NO_FILTER } from '../../state/catalogue/list-filter.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import styles from './promotions-carousel.module.css'

/**
 * The list's promotions banner (spec §9): advances every 10 s, loops, no drag, one at any width, no dots. One line, with
 * the promotions that articles of this shelf are in; none, no banner.
 */
export function PromotionsCarousel({ shelf }: { shelf: Shelf }) {
  const promotions = useShelfPromotions(shelf)
  if (promotions.length === 0) return null
  return (
    <div className={styles['frame']}>
      <Carousel
        label={listTexts.promotionsBanners}
        items="one"
        autoplayMs={PROMOTIONS_CAROUSEL_MS}
        loop
        drag={false}
      >
        {promotions.map(({ Promocion, Descripcion, Descrip, Imagen, FechaHasta }) => (
          <Link key={Promocion} to={ROUTES.promotions} className={styles['banner']}>
            <PromotionPicture Imagen={Imagen} alt="" sizes="128px" className={styles['picture']} />
            <span className={styles['words']}>
              <span className={styles['name']}>{Descripcion}</span>
              <span className={styles['what']}>
                {Descrip} · {promotionTexts.until(formatDate(FechaHasta))}
              </span>
            </span>
          </Link>
        ))}
      </Carousel>
    </div>
  )
}

/** Number of promoted articles that are looked at for a shelf's promotions. */
const PROMOTED_ARTICLES = 50

/** Today's promotions, of a department or family those that its articles are in; empty while they load or if that fails. */
function useShelfPromotions(shelf: Shelf) {
  const { data: promotions = [] } = usePromotions()
  const isWhole = shelf.kind === 'all'
  const promoted = useMemo(() => shelfSource(shelf, { ...NO_FILTER, promocion: true }), [shelf])
  const { data } = useQuery({
    ...sliceQuery(promoted, { from: 0, count: PROMOTED_ARTICLES, orden: 's' }),
    enabled: !isWhole && promotions.length > 0,
  })
  const here = new Set(data?.items.map(({ Promocion }) => Promocion?.Promocion))
  return isWhole ? promotions : promotions.filter(({ Promocion }) => here.has(Promocion))
}
