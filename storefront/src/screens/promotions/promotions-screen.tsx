import { ROUTES } from '@gondola/contract/base'
import { homeTexts } from '../../texts/home.ts'
import { promotionTexts } from '@gondola/contract/promotions'
import { LoadFailure } from '../../parts/load-failure/load-failure.tsx'
import { PageTitle } from '../../parts/page-title/page-title.tsx'
import { usePromotions } from '../../state/catalogue/catalogue.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { EmptyShelfDrawing } from '../../ui/states/drawings.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonPlaces } from '../../ui/states/skeleton.tsx'
import { Breadcrumb } from '../../ui/text/breadcrumb.tsx'
import { PromotionTile } from './promotion-tile.tsx'
import styles from './promotions-screen.module.css'

const STEPS = [{ text: homeTexts.title, to: ROUTES.home }, { text: promotionTexts.title }]
/** Number of skeleton tiles while the promotions load. */
const SHAPES = 4

/** The promotions page (spec §2): a grid of promotions, each opening its articles. */
export function Component() {
  const { data: promotions, error, refetch, isFetching } = usePromotions()
  return (
    <Container className={styles['screen']}>
      <Breadcrumb steps={STEPS} />
      <PageTitle title={promotionTexts.title} className={styles['title']} />
      <p className={styles['lead']}>{promotionTexts.lead}</p>
      {error && !promotions && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {promotions?.length === 0 && <None />}
      <ul className={styles['grid']} aria-busy={isFetching}>
        {promotions?.map((promotion) => (
          <li key={promotion.Promocion}>
            <PromotionTile promotion={promotion} />
          </li>
        ))}
        {!promotions && !error && <SkeletonPlaces count={SHAPES} className={styles['shape']} />}
      </ul>
    </Container>
  )
}

function None() {
  return (
    <EmptyState
      drawing={<EmptyShelfDrawing />}
      title={promotionTexts.none}
      text={promotionTexts.noneText}
      action={<ButtonLink to={ROUTES.articles}>{promotionTexts.noneAction}</ButtonLink>}
    />
  )
}
