import { Link } from 'react-router'
import { ROUTES } from '@gondola/contract/base'
import { homeTexts } from '../../texts/home.ts'
import { PromotionPicture } from '../../parts/promotion-picture.tsx'
import { Section } from '../../parts/section/section.tsx'
import { usePromotions } from '../../state/catalogue/catalogue.ts'
import { SkeletonPlaces } from '../../ui/states/skeleton.tsx'
import styles from './promotion-banners.module.css'

/** Number of skeleton banners while the promotions load. */
const SHAPES = 3

/** The promotions' banners (spec §2, Home), each linking to the promotions page. */
export function PromotionBanners() {
  const { data: promotions, isError } = usePromotions()
  if (isError || promotions?.length === 0) return null
  return (
    <Section
      title={homeTexts.promotions}
      more={<Link to={ROUTES.promotions}>{homeTexts.seePromotions}</Link>}
    >
      <ul className={styles['banners']}>
        {promotions ? (
          promotions.map(({ Promocion, Descripcion, Imagen }) => (
            <li key={Promocion}>
              <Link to={ROUTES.promotions} className={styles['banner']}>
                <PromotionPicture Imagen={Imagen} alt={Descripcion} sizes="(min-width: 940px) 420px, 90vw" />
              </Link>
            </li>
          ))
        ) : (
          <SkeletonPlaces count={SHAPES} className={styles['shape']} />
        )}
      </ul>
    </Section>
  )
}
