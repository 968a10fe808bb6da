import { Autocomplete, TextField, type ButtonProps } from '@mui/material'
import { FormDialog } from './form-dialog.tsx'
import { typedText } from './typed-text.ts'

interface ReasonDialogProps {
  title: string
  explanation: string
  /** The label of the reason's field. */
  label: string
  /** Common reasons; any other may be typed. */
  suggestions?: readonly string[]
  confirm: string
  cancel: string
  /** Of the button that confirms: red, unless another. */
  color?: ButtonProps['color']
  /** Runs with the reason. A refusal of the server is shown at the field, and the dialog stays open. */
  onConfirm: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks for the reason of an action that is hard to undo, or for a note. */
export function ReasonDialog({
  label,
  suggestions,
  color = 'error',
  onConfirm,
  ...dialog
}: ReasonDialogProps) {
  return (
    <FormDialog
      {...dialog}
      color={color}
      faultsAt={FIELD}
      onConfirm={(form) => onConfirm(typedText(form, FIELD))}
    >
      {(field) => {
        const own = { ...field(FIELD), label, required: true, autoFocus: true, fullWidth: true }
        if (suggestions === undefined) return <TextField {...own} />
        return (
          <Autocomplete
            freeSolo
            options={suggestions}
            renderInput={(params) => <TextField {...params} {...own} />}
          />
        )
      }}
    </FormDialog>
  )
}

const FIELD = 'Motivo'
