import { useState, type FormEvent } from 'react'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { HttpError } from 'react-admin'
import { faultText } from '../../api/call-server.ts'
import { MONEY_TEXTS as TEXTS } from '../../texts/order-money.ts'
import { readTypedNumber } from '../../ui/forms/typed-number.ts'
import { newRequestKey } from './request-key.ts'

interface AmountDialogProps {
  title: string
  explanation: string
  /** Written into the field at first. */
  amount: string
  confirm: string
  /** Runs with the amount and the reason; its key is the same for every attempt of this dialog. */
  onConfirm: (asked: { Clave: string; Importe: number; Motivo: string }) => Promise<void>
  onClose: () => void
}

/** Asks for an amount and its reason. A refusal is shown at its field, and the dialog stays open. */
export function AmountDialog({ title, explanation, amount, confirm, onConfirm, onClose }: AmountDialogProps) {
  const [Clave] = useState(newRequestKey)
  const [typed, setTyped] = useState(amount)
  const [Motivo, setMotivo] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [fault, setFault] = useState<{ field: 'Importe' | 'Motivo'; text: string } | null>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    const read = readTypedNumber(typed, 2)
    if (read.kind !== 'number' || read.value <= 0) {
      setFault({ field: 'Importe', text: TEXTS.wrongAmount })
      return
    }
    setIsBusy(true)
    try {
      await onConfirm({ Clave, Importe: read.value, Motivo })
    } catch (error) {
      setFault({ field: isOfAmount(error) ? 'Importe' : 'Motivo', text: faultText(error) })
      setIsBusy(false)
    }
  }

  const faultOf = (field: 'Importe' | 'Motivo') => (fault?.field === field ? fault.text : null)
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="importe">
      <form onSubmit={(event) => void send(event)}>
        <DialogTitle id="importe">{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{explanation}</DialogContentText>
          <TextField
            label={TEXTS.amount}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={faultOf('Importe') !== null}
            helperText={faultOf('Importe')}
            slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            required
            autoFocus
            fullWidth
          />
          <TextField
            label={TEXTS.reason}
            value={Motivo}
            onChange={({ target }) => setMotivo(target.value)}
            error={faultOf('Motivo') !== null}
            helperText={faultOf('Motivo')}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            required
            fullWidth
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} sx={{ minHeight: 44 }}>
            {TEXTS.cancel}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy} sx={{ minHeight: 44 }}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const isOfAmount = (error: unknown): boolean =>
  error instanceof HttpError && (error.body as { Campo?: string } | null)?.Campo === 'Importe'
