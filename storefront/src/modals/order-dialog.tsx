import { ordersTexts, orderName } from '../texts/orders.ts'
import { isActionAllowed } from '@gondola/contract/orders'
import { ChangeLink } from '../parts/orders/change-link.tsx'
import { MoneyNote } from '../parts/orders/money-note.tsx'
import { CameLink } from '../parts/orders/order-card.tsx'
import { OrderFacts } from '../parts/orders/order-facts.tsx'
import { OrderLinesTable } from '../parts/orders/order-lines-table.tsx'
import { QuestionNote } from '../parts/orders/question-note.tsx'
import { closeDialog, type DialogProps, openDialog } from '../state/dialogs.ts'
import { Button } from '../ui/button/button.tsx'
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
        <>
          <Button variant="quiet" onClick={closeDialog}>
            {ordersTexts.close}
          </Button>
          {isActionAllowed('anular', order) && (
            <Button variant="quiet" onClick={() => openDialog('annul', { order })}>
              {ordersTexts.annul}
            </Button>
          )}
          <ChangeLink order={order} />
          <CameLink order={order} />
          <Button variant="secondary" onClick={() => openDialog('duplicate', { order })}>
            {ordersTexts.duplicate}
          </Button>
        </>
      }
    >
      <QuestionNote order={order} />
      <OrderFacts order={order} />
      <MoneyNote order={order} hasTransfer />
      <OrderLinesTable order={order} hasCodes />
    </Modal>
  )
}
