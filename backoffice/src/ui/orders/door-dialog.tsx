import { useState } from 'react'
import { TextField } from '@mui/material'
import { formatPesos, formatTyped, sumOfPesos } from '@gondola/contract/base'
import { DOOR_MEANS, type DoorMeans, type DoorPaymentDraft } from '@gondola/contract/payments'
import { DOOR_TEXTS as TEXTS } from '../../texts/order-money.ts'
import { MEANS_NAMES } from '../../texts/payment-means.ts'
import { ChoiceField } from '../forms/choice-field.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { pesosOf, typedPesos } from '../forms/form-values.ts'
import { newRequestKey } from './use-order-money.ts'

interface DoorDialogProps {
  /** What is to be taken with a means, in pesos. */
  dueWith: (means: DoorMeans) => number
  /** Chosen at first. */
  own: DoorMeans
  /** @throws what the server refused */
  onConfirm: (draft: DoorPaymentDraft) => Promise<void>
  onClose: () => void
}

/** A payment at the door by another means or of another amount; for cash it says the change. */
export function DoorDialog({ dueWith, own, onConfirm, onClose }: DoorDialogProps) {
  const [Clave] = useState(newRequestKey)
  const [Medio, setMedio] = useState(own)
  const [amount, setAmount] = useState(() => formatTyped(dueWith(own), 2))
  const [received, setReceived] = useState('')
  const isCash = Medio === 'efectivo'
  const due = dueWith(Medio)
  const isLosing = due > Math.min(...DOOR_MEANS.map((means) => dueWith(means)))
  function choose(means: DoorMeans) {
    setMedio(means)
    if (amount === formatTyped(due, 2)) setAmount(formatTyped(dueWith(means), 2))
  }
  const change = changeOf(pesosOf(received), pesosOf(amount))
  return (
    <FormDialog
      title={TEXTS.title}
      explanation={
        isLosing
          ? TEXTS.losing((MEANS_NAMES[Medio] ?? Medio).toLowerCase(), formatPesos(due))
          : TEXTS.missing(formatPesos(due))
      }
      confirm={TEXTS.save}
      faultsAt="Importe"
      onConfirm={(form) => {
        const Recibido = isCash && received.trim() !== '' ? { Recibido: typedPesos(form, 'Recibido') } : {}
        return onConfirm({ Clave, Medio, Importe: typedPesos(form, 'Importe'), ...Recibido })
      }}
      onClose={onClose}
    >
      {(field) => (
        <>
          <ChoiceField
            size="medium"
            label={TEXTS.means}
            value={Medio}
            choices={DOOR_MEANS.map((means) => [means, MEANS_NAMES[means] ?? means])}
            onChange={(means) => choose(means as DoorMeans)}
          />
          <TextField
            {...field('Importe')}
            label={TEXTS.amount}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            slotProps={DECIMAL}
            required
          />
          {isCash && (
            <TextField
              {...field('Recibido', change)}
              label={TEXTS.received}
              value={received}
              onChange={({ target }) => setReceived(target.value)}
              slotProps={DECIMAL}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}

const DECIMAL = { htmlInput: { inputMode: 'decimal', maxLength: 20 } } as const

/** `Vuelto: $ 99,50`; undefined while there is none. */
function changeOf(received: number | null, amount: number | null): string | undefined {
  if (received === null || amount === null || received < amount) return undefined
  return TEXTS.change(formatPesos(sumOfPesos([received, -amount])))
}
