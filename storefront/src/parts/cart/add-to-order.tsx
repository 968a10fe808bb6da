import { orderAddress } from '@gondola/contract/base'
import { useCart } from '../../state/cart/cart.ts'
import { byDelivery, useChangeableOrders } from '../../state/cart/order-change.ts'
import { addToOrderText } from '../../texts/followed-order.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './add-to-order.module.css'

/** A cart beside more orders than this offers the ones that come first. */
const OFFERED_ORDERS = 2

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
