import { PROMOTION_DIALOG_PAGE_SIZE } from '@gondola/contract/base'
import type { Promotion } from '@gondola/contract/catalogue'
import { PROMOTION_LOAD_FAILED } from '../../texts/interface.ts'
import { promotionTexts } from '@gondola/contract/promotions'
import { useEffect, useRef, useState } from 'react'
import { ArticleCard, ArticleCardSkeleton, CardPlace } from '../../parts/article-card/article-card.tsx'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { headed } from '../../parts/messages/tell.ts'
import { usePaidWith } from '../../state/paid-with.ts'
import { usePromotionPage } from '../../state/catalogue/catalogue.ts'
import { closeDialog } from '../../state/dialogs.ts'
import { Button } from '../../ui/button/button.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { EmptyShelfDrawing } from '../../ui/states/drawings.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { showToast } from '../../ui/notices/toasts.ts'
import styles from './promotion-dialog.module.css'
import { useCloseOnLeave } from '../use-close-on-leave.ts'

/** A promotion's articles, ten per page from page 0 (spec §9); 'next' stops before an empty page (spec §4). */
export function PromotionDialog({ promotion }: { promotion: Promotion }) {
  const [page, setPage] = useState(0)
  const { data, error, refetch, isFetching } = usePromotionPage(promotion.Promocion, page)
  const paidWith = usePaidWith(promotion.TiposPago)
  useCloseOnLeave()
  useEffect(() => {
    if (error) showToast({ kind: 'error', ...headed(PROMOTION_LOAD_FAILED) })
  }, [error])
  const top = useTopOnPage(page)
  const isEmpty = data?.items.length === 0
  const isLast = data ? isEmpty || (page + 1) * PROMOTION_DIALOG_PAGE_SIZE >= data.total : true
  return (
    <Modal
      title={promotion.Descripcion}
      size="l"
      onClose={closeDialog}
      actions={
        <div className={styles['paging']}>
          <Button variant="secondary" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {promotionTexts.previous}
          </Button>
          <span role="status">{promotionTexts.page(page + 1)}</span>
          <Button variant="secondary" disabled={isLast} onClick={() => setPage(page + 1)}>
            {promotionTexts.next}
          </Button>
        </div>
      }
    >
      <p ref={top} tabIndex={-1} className={styles['lead']}>
        {[promotion.Descrip, paidWith].filter(Boolean).join(' · ')}
      </p>
      {isEmpty && <EmptyState drawing={<EmptyShelfDrawing />} title={promotionTexts.dialogEmpty} />}
      {error && !data && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      <ul className={styles['grid']} aria-busy={isFetching}>
        {data
          ? data.items.map((article) => (
              <CardPlace key={article.Codigo}>
                <ArticleCard article={article} />
              </CardPlace>
            ))
          : !error &&
            Array.from({ length: 4 }, (_, index) => (
              <CardPlace key={index}>
                <ArticleCardSkeleton />
              </CardPlace>
            ))}
      </ul>
    </Modal>
  )
}

function useTopOnPage(page: number) {
  const top = useRef<HTMLParagraphElement>(null)
  const shown = useRef(page)
  useEffect(() => {
    if (shown.current !== page) {
      top.current?.focus({ preventScroll: true })
      top.current?.scrollIntoView({ block: 'center' })
    }
    shown.current = page
  }, [page])
  return top
}
