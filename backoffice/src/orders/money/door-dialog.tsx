import { useState, type FormEvent } from 'react'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material'
import { HttpError } from 'react-admin'
import { formatPesos, formatTyped, sumOfPesos } from '@gondola/contract/base'
import { DoorMeans, type DoorPaymentDraft } from '@gondola/contract/payments'
import { faultText } from '../../api/call-server.ts'
import { DOOR_TEXTS as TEXTS, MEANS_NAMES, MONEY_TEXTS } from '../../texts/order-money.ts'
import { readTypedNumber } from '../../ui/forms/typed-number.ts'
import { newRequestKey } from './request-key.ts'

interface DoorDialogProps {
  due: number
  /** @throws what the server refused */
  onConfirm: (draft: DoorPaymentDraft) => Promise<void>
  onClose: () => void
}

type Field = 'Importe' | 'Recibido'

/** A payment at the door by another means or of another amount; for cash it says the change. */
export function DoorDialog({ due, onConfirm, onClose }: DoorDialogProps) {
  const [Clave] = useState(newRequestKey)
  const [Medio, setMedio] = useState<DoorMeans>('efectivo')
  const [amount, setAmount] = useState(formatTyped(due, 2))
  const [received, setReceived] = useState('')
  const [fault, setFault] = useState<{ field: Field; text: string } | null>(null)
  const Importe = pesosOf(amount)
  const Recibido = Medio === 'efectivo' ? pesosOf(received) : null
  const change = Importe === null || Recibido === null ? null : sumOfPesos([Recibido, -Importe])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (Importe === null) {
      setFault({ field: 'Importe', text: MONEY_TEXTS.wrongAmount })
      return
    }
    try {
      await onConfirm({ Clave, Medio, Importe, ...(Recibido !== null && { Recibido }) })
    } catch (error) {
      setFault({ field: fieldOf(error), text: faultText(error) })
    }
  }

  const told = (field: Field) => ({
    error: fault?.field === field,
    ...(fault?.field === field && { helperText: fault.text }),
    slotProps: { htmlInput: { inputMode: 'decimal' as const } },
    fullWidth: true,
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="cobro-puerta">
      <form onSubmit={(event) => void send(event)}>
        <DialogTitle id="cobro-puerta">{TEXTS.title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{TEXTS.missing(formatPesos(due))}</DialogContentText>
          <TextField
            select
            label={TEXTS.means}
            value={Medio}
            onChange={({ target }) => setMedio(target.value as DoorMeans)}
            fullWidth
          >
            {DoorMeans.anyOf.map(({ const: means }) => (
              <MenuItem key={means} value={means}>
                {MEANS_NAMES[means]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label={TEXTS.amount}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            required
            {...told('Importe')}
          />
          {Medio === 'efectivo' && (
            <TextField
              label={TEXTS.received}
              value={received}
              onChange={({ target }) => setReceived(target.value)}
              helperText={change !== null && change >= 0 && TEXTS.change(formatPesos(change))}
              {...told('Recibido')}
            />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} sx={{ minHeight: 44 }}>
            {MONEY_TEXTS.cancel}
          </Button>
          <Button type="submit" variant="contained" sx={{ minHeight: 44 }}>
            {TEXTS.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** Null: no amount. */
function pesosOf(typed: string): number | null {
  const read = readTypedNumber(typed, 2)
  return read.kind === 'number' && read.value > 0 ? read.value : null
}

const fieldOf = (error: unknown): Field =>
  error instanceof HttpError && (error.body as { Campo?: string } | null)?.Campo === 'Recibido'
    ? 'Recibido'
    : 'Importe'
