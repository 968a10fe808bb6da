import { ROUTES } from '@gondola/contract/base'
import type { Client } from '@gondola/contract/clients'
import { ordersTexts } from '../../texts/orders.ts'
import { type OrderGroup, useOrders } from '../../state/cart/orders.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { ReceiptDrawing } from '../../ui/states/drawings.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { LoadFailure } from '../load-failure/load-failure.tsx'
import { OrderCardsLoading } from './order-cards-loading.tsx'
import { OrderSection } from './order-section.tsx'
import styles from './my-orders.module.css'

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
