import { ordersTexts } from '../../texts/orders.ts'
import { Skeleton, SkeletonLines } from '../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './my-orders.module.css'
import cardStyles from './order-card.module.css'

/** Cards on their way. */
const SHAPES = ['1', '2', '3'] as const

/** Orders that are on their way: their cards' shapes for the eye, the words for the ear. */
export function OrderCardsLoading() {
  return (
    <>
      <p role="status">
        <VisuallyHidden>{ordersTexts.loading}</VisuallyHidden>
      </p>
      <div className={styles['cards']} aria-hidden>
        {SHAPES.map((shape) => (
          <div key={shape} className={cardStyles['card']}>
            <Skeleton shape="title" />
            <SkeletonLines count={2} />
            <Skeleton shape="block" />
          </div>
        ))}
      </div>
    </>
  )
}
