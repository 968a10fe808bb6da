import { useState } from 'react'
import { Button } from '@mui/material'
import { useNotify } from 'react-admin'
import {
  isActionAllowed,
  ORDER_TEXTS,
  orderTitle,
  returnUndelivered,
  STEP_DONE,
  STEP_NAMES,
  UNDELIVERED_TEXTS as TEXTS,
  type QueuedOrder,
} from '@gondola/contract/orders'
import { callServer } from '../../api/call-server.ts'
import { ReasonDialog } from '../../ui/forms/form-dialog.tsx'
import { useMay } from '../../ui/frame/use-own-staff.ts'

interface ReturnUndeliveredProps {
  order: Pick<QueuedOrder, 'Id' | 'Estado' | 'Preparacion' | 'Entregado'>
  onDone: () => void
}

/** The button for a dispatched order that came back, after asking why. */
export function ReturnUndelivered({ order, onDone }: ReturnUndeliveredProps) {
  const notify = useNotify()
  const [isOpen, setIsOpen] = useState(false)
  const may = useMay('pedidos.despachar')
  if (!may || !isActionAllowed('no-entregado', order)) return null

  async function send(Motivo: string) {
    await callServer(returnUndelivered, { params: { Id: order.Id }, body: { Motivo } })
    notify(STEP_DONE['no-entregado'], { type: 'success' })
    setIsOpen(false)
    onDone()
  }

  return (
    <>
      <Button color="error" onClick={() => setIsOpen(true)}>
        {STEP_NAMES['no-entregado']}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={`${STEP_NAMES['no-entregado']}: ${orderTitle(order.Id)}`}
          explanation={TEXTS.explain}
          label={ORDER_TEXTS.reason}
          suggestions={TEXTS.suggestions}
          confirm={TEXTS.confirm}
          onConfirm={send}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
