import { ROUTES } from '@gondola/contract/addresses.ts'
import type { Client } from '@gondola/contract/entities/client.ts'
import { ordersTexts } from '@gondola/contract/texts/orders.ts'
import { type OrderGroup, useOrders } from '../../state/orders.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { ReceiptDrawing } from '../../ui/states/drawings.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { OrderSection } from './order-section.tsx'
import styles from './my-orders.module.css'

const GROUPS: readonly OrderGroup[] = ['P', 'D', 'C']

/** A customer's orders (spec §2): pending first, then delivered page by page, then cancelled and annulled. */
export function MyOrders({ customer }: { customer: Client }) {
  const firstPages = [
    useOrders(customer, 'P', 0).data,
    useOrders(customer, 'D', 0).data,
    useOrders(customer, 'C', 0).data,
  ]
  if (firstPages.every((page) => page?.total === 0)) return <NoOrders />
  return (
    <div className={styles['sections']}>
      {GROUPS.map((group) => (
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
