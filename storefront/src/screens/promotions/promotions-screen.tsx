import { ROUTES, formatDate } from '@gondola/contract/base'
import { homeTexts } from '../../texts/home.ts'
import { promotionTexts } from '@gondola/contract/promotions'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { usePromotions } from '../../state/catalogue/catalogue.ts'
import { ButtonLink, Button } from '../../ui/button/button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { EmptyShelfDrawing } from '../../ui/states/drawings.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonPlaces } from '../../ui/states/skeleton.tsx'
import { Breadcrumb } from '../../ui/text/breadcrumb.tsx'
import type { Promotion } from '@gondola/contract/catalogue'
import { PromotionPicture } from '../../parts/promotion-picture.tsx'
import { usePaidWith } from '../../state/paid-with.ts'
import { openDialog } from '../../state/dialogs.ts'
import { CalendarIcon } from '../../ui/icons/later-icons.tsx'
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

/** A promotion: its picture and 'Ver productos' open its articles, 'Ver bases' its conditions (argentina L12). */
function PromotionTile({ promotion }: { promotion: Promotion }) {
  const { Descripcion, Descrip, Imagen, FechaHasta, Dias, Mecanica, TiposPago } = promotion
  const paidWith = usePaidWith(TiposPago)
  const open = () => openDialog('promotion', { promotion })
  return (
    <article className={styles['tile']}>
      <button
        type="button"
        className={styles['picture']}
        aria-label={promotionTexts.seeArticlesOf(Descripcion)}
        onClick={open}
      >
        <PromotionPicture Imagen={Imagen} alt="" sizes="(min-width: 940px) 600px, 92vw" />
      </button>
      <div className={styles['words']}>
        <h2 className={styles['name']}>{Descripcion}</h2>
        <p className={styles['what']}>{Descrip}</p>
        <p className={styles['until']}>
          <CalendarIcon size={16} />
          {promotionTexts.until(formatDate(FechaHasta))}
        </p>
        {Dias && <p className={styles['until']}>{promotionTexts.onWeekdays(Dias)}</p>}
        {paidWith && <p className={styles['until']}>{paidWith}</p>}
        {Mecanica?.Limite && <p className={styles['until']}>{promotionTexts.limit(Mecanica)}</p>}
        <div className={styles['actions']}>
          <Button onClick={open}>{promotionTexts.seeArticles}</Button>
          <Button variant="quiet" onClick={() => openDialog('promotionTerms', { promotion })}>
            {promotionTexts.terms}
          </Button>
        </div>
      </div>
    </article>
  )
}
