import { orderAddress, ROUTES } from '@gondola/contract/base'
import type { Client } from '@gondola/contract/clients'
import { violationMessage } from '@gondola/contract/http'
import { Link } from 'react-router'
import { useCart } from '../../state/cart/cart.ts'
import { byDelivery, useChangeableOrders } from '../../state/cart/order-change.ts'
import { useOrders } from '../../state/cart/orders.ts'
import { useSession } from '../../state/session/session.ts'
import { useParameters } from '../../state/site.ts'
import { chromeTexts } from '../../texts/chrome.ts'
import { ordersTexts } from '../../texts/orders.ts'
import { addToOrderText } from '../../texts/followed-order.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './add-to-order.module.css'

/** A cart beside more orders than this offers the ones that come first. */
const OFFERED_ORDERS = 2

/** Beside the cart, from its beginning: that its customer has as many orders as may be open, and what allows more. */
export function OpenOrders({ onLeave }: { onLeave?: () => void }) {
  const hasLines = useCart(({ lines, order }) => lines.length > 0 && order === null)
  const client = useSession((session) => session.client)
  return hasLines && client && <AtMostOrders client={client} onLeave={onLeave} />
}

function AtMostOrders({ client, onLeave }: { client: Client; onLeave: (() => void) | undefined }) {
  const { data } = useOrders(client, 'P', 0)
  const { MaximoPedidosPendientes, MaximoPedidosPendientesSinConfirmar } = useParameters().data ?? {}
  if (!data || MaximoPedidosPendientes === undefined || MaximoPedidosPendientesSinConfirmar === undefined)
    return null
  const { EmailConfirmado } = client
  const most = EmailConfirmado ? MaximoPedidosPendientes : MaximoPedidosPendientesSinConfirmar
  if (data.total < most) return null
  const mostConfirmed = !EmailConfirmado && MaximoPedidosPendientes > most ? MaximoPedidosPendientes : null
  return (
    <p className={styles['atMost']}>
      {violationMessage({ code: 'pedidos-pendientes', most, mostConfirmed }).text}{' '}
      {mostConfirmed === null ? (
        <Link to={ROUTES.myOrders} onClick={onLeave}>
          {ordersTexts.title}
        </Link>
      ) : (
        <Link to={`${ROUTES.account}#datos`} onClick={onLeave}>
          {chromeTexts.myAccount}
        </Link>
      )}
    </p>
  )
}

/** 'Agregalo a tu pedido del jueves 26', for each placed order that can still be changed. */
export function AddToOrder({ onLeave }: { onLeave?: () => void }) {
  const hasLines = useCart(({ lines }) => lines.length > 0)
  const { data = [] } = useChangeableOrders(hasLines)
  if (!hasLines || data.length === 0) return null
  const next = byDelivery(data).slice(0, OFFERED_ORDERS)
  return (
    <div className={styles['orders']}>
      {next.map((order) => (
        <ButtonLink
          key={order.Id}
          size="s"
          variant="quiet"
          to={`${orderAddress(order.Id)}?cambiar=carrito`}
          onClick={onLeave}
        >
          {addToOrderText(order, next.filter(({ Dia }) => Dia === order.Dia).length === 1)}
        </ButtonLink>
      ))}
    </div>
  )
}
