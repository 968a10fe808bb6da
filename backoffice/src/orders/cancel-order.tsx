import { useState } from 'react'
import { Button } from '@mui/material'
import { useNotify } from 'react-admin'
import {
  cancelOrder,
  type QueuedOrder,
  isActionAllowed,
  CANCEL_TEXTS,
  orderTitle,
  STEP_DONE,
  STEP_NAMES,
} from '@gondola/contract/orders'
import { callServer } from '../api/call-server.ts'
import { ReasonDialog } from '../ui/forms/reason-dialog.tsx'
import { useMay } from '../ui/frame/use-may.ts'

interface CancelOrderProps {
  order: Pick<QueuedOrder, 'Id' | 'Estado' | 'Preparacion'>
  onDone: () => void
}

/** The button that cancels an order, after asking for its reason. */
export function CancelOrder({ order, onDone }: CancelOrderProps) {
  const [isOpen, setIsOpen] = useState(false)
  const may = useMay('pedidos.cancelar')
  if (!may || !isActionAllowed('cancelar', order)) return null
  return (
    <>
      <Button color="error" onClick={() => setIsOpen(true)} sx={{ minHeight: 44 }}>
        {STEP_NAMES.cancelar}
      </Button>
      {isOpen && <CancelDialog order={order} onClose={() => setIsOpen(false)} onDone={onDone} />}
    </>
  )
}

function CancelDialog({ order: { Id }, onClose, onDone }: CancelOrderProps & { onClose: () => void }) {
  const notify = useNotify()

  async function cancel(Motivo: string) {
    await callServer(cancelOrder, { params: { Id }, body: { Motivo } })
    notify(STEP_DONE.cancelar, { type: 'success' })
    onClose()
    onDone()
  }

  return (
    <ReasonDialog
      title={`${CANCEL_TEXTS.title}: ${orderTitle(Id)}`}
      explanation={CANCEL_TEXTS.explain}
      label={CANCEL_TEXTS.reason}
      suggestions={CANCEL_TEXTS.suggestions}
      confirm={CANCEL_TEXTS.confirm}
      cancel={CANCEL_TEXTS.keep}
      onConfirm={cancel}
      onClose={onClose}
    />
  )
}
