import { isActionAllowed, type Order } from '@gondola/contract/orders'
import { orderAddress } from '@gondola/contract/base'
import { useChangeableOrders } from '../../state/cart/order-change.ts'
import { useOrderEdits } from '../../state/cart/order-edits.ts'
import { orderChangeTexts } from '../../texts/order-change.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import styles from './change-link.module.css'

/** 'Cambiar pedido', until when, and whether a change is not saved yet; renders nothing once the order can no longer be changed. */
export function ChangeLink({ order }: { order: Order }) {
  const { data } = useChangeableOrders(isActionAllowed('cambiar', order))
  const isEdited = useOrderEdits(order) !== undefined
  const open = data?.find(({ Id }) => Id === order.Id)
  if (!open || !isActionAllowed('cambiar', order)) return null
  return (
    <div className={styles['change']}>
      <ButtonLink size="s" variant="secondary" wide to={`${orderAddress(order.Id)}?cambiar`}>
        {orderChangeTexts.change}
      </ButtonLink>
      <small>
        {orderChangeTexts.until(open.Hasta)} {isEdited && orderChangeTexts.unsaved}
      </small>
    </div>
  )
}
