import { orderAddress, ROUTES, type Violation } from '@gondola/contract/base'
import { violationMessage } from '@gondola/contract/http'
import { Link } from 'react-router'
import { useCart } from '../../state/cart/cart.ts'
import { byDelivery, useChangeableOrders } from '../../state/cart/order-change.ts'
import { useOrders } from '../../state/cart/orders.ts'
import { useSession } from '../../state/session/session.ts'
import { useParameters } from '../../state/site.ts'
import { ordersTexts } from '../../texts/orders.ts'
import { addToOrderText } from '../../texts/followed-order.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './add-to-order.module.css'

/** A cart beside more orders than this offers the ones that come first. */
const OFFERED_ORDERS = 2

/** Beside the cart, from its beginning: that its customer has as many orders as may be open, and what allows more. */
export function OpenOrders() {
  const hasLines = useCart(({ lines, order }) => lines.length > 0 && order === null)
  const limit = useOrderLimit(hasLines)
  return limit && <AtMostOrders limit={limit} />
}

type OrderLimit = Extract<Violation, { code: 'pedidos-pendientes' }>

/** Why the customer cannot place another order; null if nothing is in the way, undefined while it is not known. */
export function useOrderLimit(isWanted: boolean): OrderLimit | null | undefined {
  const client = useSession((session) => (isWanted ? session.client : null))
  const { data, isLoading } = useOrders(client, 'P', 0)
  const { MaximoPedidosPendientes: all, MaximoPedidosPendientesSinConfirmar: few } =
    useParameters().data ?? {}
  if (isLoading) return undefined
  if (!client || !data || all === undefined || few === undefined) return null
  const most = client.EmailConfirmado ? all : few
  if (data.total < most) return null
  return { code: 'pedidos-pendientes', most, mostConfirmed: all > most ? all : null }
}

export function AtMostOrders({ limit, onLeave }: { limit: OrderLimit; onLeave?: () => void }) {
  return (
    <p className={styles['atMost']}>
      {violationMessage(limit).text}{' '}
      {limit.mostConfirmed !== null && (
        <>
          <Link to={`${ROUTES.account}#contraseña`} onClick={onLeave}>
            {ordersTexts.confirmEmail}
          </Link>
          {' · '}
        </>
      )}
      <Link to={ROUTES.myOrders} onClick={onLeave}>
        {ordersTexts.title}
      </Link>
    </p>
  )
}

/** 'Agregalo a tu pedido del jueves 26', for each placed order that can still be changed. */
export function AddToOrder() {
  const hasLines = useCart(({ lines }) => lines.length > 0)
  const { data = [] } = useChangeableOrders(hasLines)
  if (!hasLines || data.length === 0) return null
  const next = byDelivery(data).slice(0, OFFERED_ORDERS)
  return (
    <div className={styles['orders']}>
      {next.map((order) => (
        <ButtonLink key={order.Id} size="s" variant="quiet" to={`${orderAddress(order.Id)}?cambiar=carrito`}>
          {addToOrderText(order, next.filter(({ Dia }) => Dia === order.Dia).length === 1)}
        </ButtonLink>
      ))}
    </div>
  )
}
