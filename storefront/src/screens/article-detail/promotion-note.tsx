import { type Article, type RunningPromotion, articleTexts } from '@gondola/contract/catalogue'
import { formatDate } from '@gondola/contract/base'
import { promotedPriceText } from '../../texts/promoted-price.ts'
import { promotionTexts } from '@gondola/contract/promotions'
import { usePromotions } from '../../state/catalogue/catalogue.ts'
import { openDialog } from '../../state/dialogs.ts'
import { Button } from '../../ui/button/button.tsx'
import styles from './promotion-note.module.css'

/** The article's promotion: the resulting price, its end and limits, 'Ver bases' (argentina §6, L12). */
export function PromotionNote({ article, promotion }: { article: Article; promotion: RunningPromotion }) {
  const { data: promotions } = usePromotions()
  const whole = promotions?.find(({ Promocion }) => Promocion === promotion.Promocion)
  const { Mecanica } = promotion
  return (
    <div className={styles['note']}>
      <strong className={styles['seal']}>{promotion.Descrip}</strong>
      {article.Llevando && (
        <strong className={styles['price']}>{promotedPriceText(article.Llevando, article.unidad)}</strong>
      )}
      <span>{articleTexts.promotionUntil(formatDate(promotion.FechaHasta))}</span>
      {whole?.Dias && <span>{promotionTexts.onWeekdays(whole.Dias)}</span>}
      {Mecanica?.Limite !== undefined && <span>{promotionTexts.limit(Mecanica)}</span>}
      {whole && (
        <Button size="s" variant="quiet" onClick={() => openDialog('promotionTerms', { promotion: whole })}>
          {promotionTexts.terms}
        </Button>
      )}
    </div>
  )
}
