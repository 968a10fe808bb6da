import { ROUTES, PROMOTIONS_CAROUSEL_MS, formatDate } from '@gondola/contract/base'
import { listTexts } from '../../texts/lists.ts'
import { promotionTexts } from '@gondola/contract/promotions'
import { Link } from 'react-router'
import { PromotionPicture } from '../../parts/promotion-picture/promotion-picture.tsx'
import { usePromotions } from '../../state/catalogue/catalogue.ts'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import styles from './promotions-carousel.module.css'

/** The list's promotions banner (spec §9): advances every 10 s, loops, no drag, one at any width, no dots. */
export function PromotionsCarousel() {
  const { data: promotions, isError } = usePromotions()
  if (isError || promotions?.length === 0) return null
  return (
    <div className={styles['frame']}>
      {promotions ? (
        <Carousel
          label={listTexts.promotionsBanners}
          items="one"
          autoplayMs={PROMOTIONS_CAROUSEL_MS}
          loop
          drag={false}
        >
          {promotions.map(({ Promocion, Descripcion, Descrip, Imagen, FechaHasta }) => (
            <Link key={Promocion} to={ROUTES.promotions} className={styles['banner']}>
              <PromotionPicture
                Imagen={Imagen}
                alt=""
                shape="poster"
                sizes="440px"
                className={styles['picture']}
              />
              <span className={styles['words']}>
                <span className={styles['name']}>{Descripcion}</span>
                <span className={styles['what']}>{Descrip}</span>
                <span className={styles['until']}>{promotionTexts.until(formatDate(FechaHasta))}</span>
              </span>
            </Link>
          ))}
        </Carousel>
      ) : (
        <Skeleton shape="block" className={styles['place']!} />
      )}
    </div>
  )
}
