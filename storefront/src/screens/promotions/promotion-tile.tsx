import type { Promotion } from '@gondola/contract/catalogue'
import { formatDate } from '@gondola/contract/base'
import { promotionTexts } from '@gondola/contract/promotions'
import { PromotionPicture } from '../../parts/promotion-picture/promotion-picture.tsx'
import { usePaidWith } from '../../state/paid-with.ts'
import { openDialog } from '../../state/dialogs.ts'
import { Button } from '../../ui/button/button.tsx'
import { CalendarIcon } from '../../ui/icons/later-icons.tsx'
import styles from './promotion-tile.module.css'

/** A promotion: its picture and 'Ver productos' open its articles, 'Ver bases' its conditions (argentina L12). */
export function PromotionTile({ promotion }: { promotion: Promotion }) {
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
        <PromotionPicture Imagen={Imagen} alt="" shape="poster" sizes="(min-width: 940px) 600px, 92vw" />
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
