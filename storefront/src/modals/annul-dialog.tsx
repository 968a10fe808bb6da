import { ownTexts, say } from '@gondola/contract/base'
import { useOrderMoney } from '../state/cart/order-money.ts'
import { annulText } from '../texts/payment.ts'
import { orderName } from '../texts/orders.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { isRefusal } from '../api/errors.ts'
import { tellFailure, tellSuccess } from '../parts/messages/tell.ts'
import { closeDialog, type DialogProps } from '../state/dialogs.ts'
import { annulOrder, forgetOrders } from '../state/cart/orders.ts'
import { Button } from '../ui/button/button.tsx'
import { Modal } from '../ui/dialog/modal.tsx'

const ORDER_ANNULLED = ownTexts({ title: '¡Exito!', text: 'El pedido fue anulado' } as const)

const ANNUL_QUESTION = ownTexts({
  title: 'Eliminar pedido',
  text: '¿Desea eliminar el pedido?',
  confirm: 'Eliminar',
  // with a value, so that a chain words it apart from the other dialogs'
  cancel: () => say`Cancelar${''}`,
  isFinal: 'No se puede deshacer, pero lo podés volver a pedir con «Duplicar Pedido».',
  unknownMoney: 'Lo que hayas pagado te lo devolvemos por el mismo medio.',
})

/** Asks for confirmation before an order is annulled (spec §8), with what goes back of its money, then reloads all orders on screen. */
export function AnnulDialog({ order }: DialogProps['annul']) {
  const { data: money, isError } = useOrderMoney(order.Cliente, order.Id)
  const goesBack = money ? annulText(money) : isError ? ANNUL_QUESTION.unknownMoney : ''
  // A double tap is faster than the re-render that shows the button as busy.
  const isSent = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => annulOrder(order).then(() => goesBack),
    onSuccess: (what) => {
      closeDialog()
      const { title, text } = ORDER_ANNULLED
      tellSuccess({ title, text: what === '' ? text : `${text}. ${what}` })
    },
    onError: (error) => {
      // Staff may have begun to prepare it: the orders on screen are out of date.
      void forgetOrders()
      // nothing is left to confirm
      if (isRefusal(error, 'estado')) closeDialog()
      tellFailure(error)
    },
    onSettled: () => {
      isSent.current = false
    },
  })
  const annul = () => {
    if (isSent.current) return
    isSent.current = true
    mutate()
  }
  return (
    <Modal
      title={ANNUL_QUESTION.title}
      onClose={closeDialog}
      actions={
        <>
          <Button variant="quiet" onClick={closeDialog}>
            {ANNUL_QUESTION.cancel()}
          </Button>
          <Button variant="danger" busy={isPending} onClick={annul}>
            {ANNUL_QUESTION.confirm}
          </Button>
        </>
      }
    >
      <p>{ANNUL_QUESTION.text}</p>
      <p>
        <strong>{orderName(order.Id)}</strong>
      </p>
      <p role="status">{goesBack}</p>
      <p>{ANNUL_QUESTION.isFinal}</p>
    </Modal>
  )
}
