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
import { faultText } from '../api/call-server.ts'

interface ReasonDialogProps {
  title: string
  explanation: string
  /** What is asked for. */
  label: string
  /** Reasons that are given often; any other may be typed. */
  suggestions?: readonly string[]
  confirm: string
  cancel: string
  /** Does it for the reason. What the server refuses is told at the field, and the dialog stays. */
  onConfirm: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks for the reason of what cannot be taken back lightly. */
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
