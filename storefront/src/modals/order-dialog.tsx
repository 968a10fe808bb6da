import { orderName } from '../texts/orders.ts'
import { MoneyNote } from '../parts/orders/money-note.tsx'
import { OrderActions } from '../parts/orders/order-card.tsx'
import styles from '../parts/orders/order-card.module.css'
import { OrderFacts } from '../parts/orders/order-facts.tsx'
import { OrderLinesTable } from '../parts/orders/order-lines-table.tsx'
import { QuestionNote } from '../parts/orders/question-note.tsx'
import { closeDialog, type DialogProps } from '../state/dialogs.ts'
import { Modal } from '../ui/dialog/modal.tsx'
import { useCloseOnLeave } from './use-close-on-leave.ts'

/** 'Ver pedido' (spec §2): the order's lines and its total, and below them what can be done with it. */
export function OrderDialog({ order }: DialogProps['order']) {
  useCloseOnLeave()
  return (
    <Modal
      title={orderName(order.Id)}
      size="l"
      onClose={closeDialog}
      actions={
        <div className={styles['buttons']}>
          <OrderActions order={order} />
        </div>
      }
    >
      <QuestionNote order={order} />
      <OrderFacts order={order} />
      <MoneyNote order={order} hasTransfer />
      <OrderLinesTable order={order} hasCodes />
    </Modal>
  )
}
