import { orderName } from '../texts/orders.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { tellFailure, tellSuccess } from '../parts/messages/tell.ts'
import { closeDialog, type DialogProps } from '../state/dialogs.ts'
import { annulOrder, forgetOrders } from '../state/cart/orders.ts'
import { Button } from '../ui/button/button.tsx'
import { Modal } from '../ui/dialog/modal.tsx'
import type { Message } from '@gondola/contract/http'

const ORDER_ANNULLED: Message = { title: '¡Exito!', text: 'El pedido fue anulado' }

const ANNUL_QUESTION = {
  title: 'Eliminar pedido',
  text: '¿Desea eliminar el pedido?',
  confirm: 'Eliminar',
  cancel: 'Cancelar',
}

/** Asks for confirmation before an order is annulled (spec §8), then reloads all orders on screen. */
export function AnnulDialog({ order }: DialogProps['annul']) {
  // A double tap is faster than the re-render that shows the button as busy.
  const isSent = useRef(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => annulOrder(order),
    onSuccess: () => {
      closeDialog()
      tellSuccess(ORDER_ANNULLED)
    },
    onError: (error) => {
      // Staff may have begun to prepare it: the orders on screen are out of date.
      void forgetOrders()
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
            {ANNUL_QUESTION.cancel}
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
    </Modal>
  )
}
