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
import { faultText } from '../../api/call-server.ts'

interface ReasonDialogProps {
  title: string
  explanation: string
  /** The label of the reason's field. */
  label: string
  /** Common reasons; any other may be typed. */
  suggestions?: readonly string[]
  confirm: string
  cancel: string
  /** Runs with the reason. A refusal of the server is shown at the field, and the dialog stays open. */
  onConfirm: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks for the reason of an action that is hard to undo. */
export function ReasonDialog({
  title,
  explanation,
  label,
  suggestions,
  confirm,
  cancel,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string | null>(null)

  async function send(event: FormEvent) {
    event.preventDefault()
    try {
      await onConfirm(reason)
    } catch (error) {
      setFault(faultText(error))
    }
  }

  const field = { label, required: true, autoFocus: true, error: fault !== null, helperText: fault }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="motivo">
      <form onSubmit={(event) => void send(event)}>
        <DialogTitle id="motivo">{title}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{explanation}</DialogContentText>
          {suggestions ? (
            <Autocomplete
              freeSolo
              options={suggestions}
              inputValue={reason}
              onInputChange={(_event, typed) => setReason(typed)}
              renderInput={(params) => <TextField {...params} {...field} />}
            />
          ) : (
            <TextField {...field} value={reason} onChange={({ target }) => setReason(target.value)} />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" color="error" variant="contained">
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
