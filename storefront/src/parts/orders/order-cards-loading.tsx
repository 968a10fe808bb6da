import { ordersTexts } from '../../texts/orders.ts'
import { Skeleton, SkeletonLines } from '../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './my-orders.module.css'
import cardStyles from './order-card.module.css'

/** Keys of the skeleton cards. */
const SHAPES = ['1', '2', '3'] as const

/** Loading orders: skeleton cards, and a text for screen readers. */
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
