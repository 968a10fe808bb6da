import type { Client } from '@gondola/contract/clients'
import { ordersTexts, pageOf } from '../../texts/orders.ts'
import { useId, useState } from 'react'
import { type OrderGroup, pageCount, useOrders } from '../../state/cart/orders.ts'
import { classes } from '../../ui/classes.ts'
import { LoadFailure } from '../load-failure/load-failure.tsx'
import styles from './my-orders.module.css'
import { OrderCard } from './order-card.tsx'
import { OrderCardsLoading } from './order-cards-loading.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/icons.tsx'

const TITLES: Record<OrderGroup, string> = {
  P: ordersTexts.pending,
  D: ordersTexts.delivered,
  C: ordersTexts.cancelled,
}

/** One group of a customer's orders, paged. Renders nothing for an empty group, except the pending one. */
export function OrderSection({ customer, group }: { customer: Client; group: OrderGroup }) {
  const headingId = useId()
  const [page, setPage] = useState(0)
  const { data, error, refetch, isFetching, isPlaceholderData } = useOrders(customer, group, page)
  if (data?.total === 0 && group !== 'P') return null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {TITLES[group]}
        {data && data.total > 0 && <span className={styles['count']}>{data.total}</span>}
      </h2>
      {!data && !error && <OrderCardsLoading />}
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />}
      {data?.total === 0 && <p className={styles['none']}>{ordersTexts.nonePending}</p>}
      {data && (
        <ul className={classes(styles['cards'], isPlaceholderData && styles['stale'])}>
          {data.items.map((order) => (
            <li key={order.Id}>
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <OrderPages name={TITLES[group]} page={page} pages={pageCount(group, data.total)} onPage={setPage} />
      )}
    </section>
  )
}

interface OrderPagesProps {
  /** The name of the order group. */
  name: string
  /** From 0; never negative (spec §4, my orders paging). */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Previous and next page of a group of orders; renders nothing if one page holds all. */
function OrderPages({ name, page, pages, onPage }: OrderPagesProps) {
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
