import { ROUTES } from '@gondola/contract/base'
import { useLocation, useParams } from 'react-router'
import { isNoOrder, useFollowedOrder } from '../../state/cart/followed-order.ts'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { useCustomer } from '../../state/session/customer.ts'
import { followedOrderTexts, orderChangeTexts } from '../../texts/followed-order.ts'
import { orderName, ordersTexts } from '../../texts/orders.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { ReceiptDrawing } from '../../ui/states/drawings.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonLines } from '../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'
import styles from '../screen.module.css'
import { ChangeOrder } from './change-order.tsx'
import { FollowedOrderParts, type PaymentStep } from './followed-order-parts.tsx'

/**
 * 'pedido/:Id': one order of the customer, followed until it is there, with its final ticket. With `?cambiar` it is
 * changed; with `?cambiar=carrito` the cart's lines are added at once, with `?cambiar=pago` or `total` that part is
 * shown. With `?pago=ir` its customer goes to pay it, with `?pago=vuelta` they come back.
 */
export function Component() {
  const { Id = '' } = useParams()
  const asked = new URLSearchParams(useLocation().search)
  const change = asked.get('cambiar')
  const number = /^[1-9]\d{0,9}$/.test(Id) ? Number(Id) : null
  return (
    <Container className={styles['screen']}>
      {/* with a key: the heading takes the focus that the pressed link loses */}
      <PageTitle key={String(change)} title={titleOf(number, change !== null)} />
      {number === null ? (
        <NoSuchOrder />
      ) : change === null ? (
        <Followed key={number} Id={number} pago={paymentStep(asked.get('pago'))} />
      ) : (
        <ChangeOrder key={`${number} ${change}`} Id={number} isWithCart={change === 'carrito'} />
      )}
    </Container>
  )
}

function titleOf(number: number | null, isChanged: boolean): string {
  if (number === null) return ordersTexts.title
  return isChanged ? `${orderChangeTexts.change} N.º ${number}` : orderName(number)
}

const paymentStep = (asked: string | null): PaymentStep =>
  asked === 'ir' || asked === 'vuelta' ? asked : null

function Followed({ Id, pago }: { Id: number; pago: PaymentStep }) {
  const { data, error, refetch, isFetching } = useFollowedOrder(useCustomer().Id, Id)
  if (isNoOrder(error)) return <NoSuchOrder />
  if (data) return <FollowedOrderParts followed={data} pago={pago} />
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} busy={isFetching} />
  return (
    <>
      <p role="status">
        <VisuallyHidden>{followedOrderTexts.loading}</VisuallyHidden>
      </p>
      <SkeletonLines count={6} />
    </>
  )
}

function NoSuchOrder() {
  return (
    <EmptyState
      drawing={<ReceiptDrawing />}
      title={followedOrderTexts.unknownTitle}
      text={followedOrderTexts.unknownText}
      action={<ButtonLink to={ROUTES.myOrders}>{followedOrderTexts.all}</ButtonLink>}
    />
  )
}
