import { ordersTexts, pageOf } from '../../texts/orders.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/icons.tsx'
import styles from './my-orders.module.css'

export interface OrderPagesProps {
  /** The name of the order group. */
  name: string
  /** From 0; never negative (spec §4, my orders paging). */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Previous and next page of a group of orders; renders nothing if one page holds all. */
export function OrderPages({ name, page, pages, onPage }: OrderPagesProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={name} className={styles['pages']}>
      <button
        type="button"
        className={styles['step']}
        disabled={page === 0}
        onClick={() => onPage(Math.max(0, page - 1))}
      >
        <ChevronLeftIcon size={20} />
        {ordersTexts.previous}
      </button>
      <span aria-live="polite">{pageOf(page, pages)}</span>
      <button
        type="button"
        className={styles['step']}
        disabled={page >= pages - 1}
        onClick={() => onPage(page + 1)}
      >
        {ordersTexts.next}
        <ChevronRightIcon size={20} />
      </button>
    </nav>
  )
}
