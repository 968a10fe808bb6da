import { useState } from 'react'
import { TextField } from '@mui/material'
import { MONEY_TEXTS as TEXTS } from '../../texts/order-money.ts'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'
import { typedPesos } from '../../ui/forms/typed-pesos.ts'
import { typedText } from '../../ui/forms/typed-text.ts'
import { newRequestKey } from '../../ui/door-money/request-key.ts'

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

/** Asks for an amount and its reason. */
export function AmountDialog({ amount, onConfirm, ...dialog }: AmountDialogProps) {
  const [Clave] = useState(newRequestKey)
  return (
    <FormDialog
      {...dialog}
      cancel={TEXTS.cancel}
      faultsAt="Motivo"
      onConfirm={async (form) => {
        const Importe = typedPesos(form, 'Importe')
        await onConfirm({ Clave, Importe, Motivo: typedText(form, 'Motivo') })
      }}
    >
      {(field) => (
        <>
          <TextField
            {...field('Importe')}
            label={TEXTS.amount}
            defaultValue={amount}
            slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
            required
            autoFocus
            fullWidth
          />
          <TextField
            {...field('Motivo')}
            label={TEXTS.reason}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            required
            fullWidth
          />
        </>
      )}
    </FormDialog>
  )
}
