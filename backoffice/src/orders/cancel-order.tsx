import { useState, type FormEvent } from 'react'
import {
  Autocomplete,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useNotify } from 'react-admin'
import { cancelOrder } from '@gondola/contract/calls/staff-orders.ts'
import type { QueuedOrder } from '@gondola/contract/entities/staff-order.ts'
import { isStepAllowed } from '@gondola/contract/rules/order-steps.ts'
import { CANCEL_TEXTS, orderTitle, STEP_DONE, STEP_NAMES } from '@gondola/contract/texts/staff/orders.ts'
import { callServer, faultText } from '../api/call-server.ts'
import { useMay } from '../ui/use-may.ts'

interface CancelOrderProps {
  order: Pick<QueuedOrder, 'Id' | 'Estado' | 'Preparacion'>
  onDone: () => void
}

/** The button that cancels an order, with the question for its reason. */
export function CancelOrder({ order, onDone }: CancelOrderProps) {
  const [isOpen, setIsOpen] = useState(false)
  const may = useMay('pedidos.cancelar')
  if (!may || !isStepAllowed('cancelar', order)) return null
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
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)

  async function cancel(event: FormEvent) {
    event.preventDefault()
    try {
      await callServer(cancelOrder, { params: { Id }, body: { Motivo: reason } })
      notify(STEP_DONE.cancelar, { type: 'success' })
      onClose()
      onDone()
    } catch (error) {
      setFault(faultText(error))
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="cancelar">
      <form onSubmit={(event) => void cancel(event)}>
        <DialogTitle id="cancelar">
          {CANCEL_TEXTS.title}: {orderTitle(Id)}
        </DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{CANCEL_TEXTS.explain}</DialogContentText>
          <Autocomplete
            freeSolo
            options={CANCEL_TEXTS.suggestions}
            inputValue={reason}
            onInputChange={(_event, typed) => setReason(typed)}
            renderInput={(params) => (
              <TextField
                {...params}
                label={CANCEL_TEXTS.reason}
                required
                autoFocus
                error={fault !== null}
                helperText={fault}
              />
            )}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{CANCEL_TEXTS.keep}</Button>
          <Button type="submit" color="error" variant="contained">
            {CANCEL_TEXTS.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
