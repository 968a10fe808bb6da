import { ROUTES } from '@gondola/contract/base'
import type { Client } from '@gondola/contract/clients'
import { ordersTexts, pageOf } from '../../texts/orders.ts'
import { type OrderGroup, useOrders, pageCount } from '../../state/cart/orders.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { ReceiptDrawing } from '../../ui/states/drawings.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { LoadFailure } from '../load-failure.tsx'
import { useId, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { OrderCard } from './order-card.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/icons.tsx'
import { Skeleton, SkeletonLines } from '../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from './my-orders.module.css'
import cardStyles from './order-card.module.css'

const GROUPS: readonly OrderGroup[] = ['P', 'D', 'C']

/** A customer's orders (spec §2): pending first, then delivered, then cancelled and annulled, each group paged. */
export function MyOrders({ customer }: { customer: Client }) {
  const first = [useOrders(customer, 'P', 0), useOrders(customer, 'D', 0), useOrders(customer, 'C', 0)]
  const failed = first.find(({ error }) => error)
  if (first.every(({ data }) => data?.total === 0)) return <NoOrders />
  if (first.every(({ data }) => !data)) {
    if (!failed?.error) return <OrderCardsLoading />
    const retry = () => first.forEach(({ refetch }) => void refetch())
    const busy = first.some(({ isFetching }) => isFetching)
    return <LoadFailure error={failed.error} onRetry={retry} busy={busy} />
  }
  // a group follows those above it, which would push it down
  const coming = first.findIndex(({ data, error }) => !data && !error)
  const shown = coming === -1 ? GROUPS : GROUPS.slice(0, coming + 1)
  return (
    <div className={styles['sections']}>
      {shown.map((group) => (
        <OrderSection key={group} customer={customer} group={group} />
      ))}
    </div>
  )
}

function NoOrders() {
  return (
    <EmptyState
      drawing={<ReceiptDrawing />}
      title={ordersTexts.noneTitle}
      text={ordersTexts.noneText}
      action={<ButtonLink to={ROUTES.articles}>{ordersTexts.shop}</ButtonLink>}
    />
  )
}

const TITLES: Record<OrderGroup, string> = {
  P: ordersTexts.pending,
  D: ordersTexts.delivered,
  C: ordersTexts.cancelled,
}

/** One group of a customer's orders, paged. Renders nothing for an empty group, except the pending one. */
function OrderSection({ customer, group }: { customer: Client; group: OrderGroup }) {
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

/** Keys of the skeleton cards. */
const SHAPES = ['1', '2', '3'] as const

/** Loading orders: skeleton cards, and a text for screen readers. */
function OrderCardsLoading() {
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
