import { isActionAllowed, type Order } from '@gondola/contract/orders'
import { orderAddress } from '@gondola/contract/base'
import { useChangeableOrders } from '../../state/cart/order-change.ts'
import { isEdited, useOrderEdits } from '../../state/cart/order-edits.ts'
import { orderChangeTexts } from '../../texts/followed-order.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import styles from './change-link.module.css'

/** 'Cambiar pedido', until when, and whether a change is not saved yet; renders nothing once the order can no longer be changed. */
export function ChangeLink({ order }: { order: Order }) {
  const { data, isLoading } = useChangeableOrders(isActionAllowed('cambiar', order))
  const edits = useOrderEdits(order)
  const open = data?.find(({ Id }) => Id === order.Id)
  // most orders that are allowed to can be changed: the buttons beneath do not move when it is known
  if (isLoading)
    return (
      <div aria-hidden className={styles['change']}>
        <Skeleton shape="block" className={styles['loading']} />
        <small>&nbsp;</small>
      </div>
    )
  if (!open || !isActionAllowed('cambiar', order)) return null
  return (
    <div className={styles['change']}>
      <ButtonLink size="s" variant="secondary" wide to={`${orderAddress(order.Id)}?cambiar`}>
        {orderChangeTexts.change}
      </ButtonLink>
      <small>
        {orderChangeTexts.until(open.Hasta)} {edits && isEdited(edits) && orderChangeTexts.unsaved}
      </small>
    </div>
  )
}
