import { useState, type FormEvent } from 'react'
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControlLabel,
  TextField,
} from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { replayWebhook, WEBHOOK_TEXTS as TEXTS } from '@gondola/contract/integrations'
import { callServer, faultText } from '../api/call-server.ts'
import { typedText } from '../ui/forms/typed-text.ts'

/** Asks for the moment since which all events are redelivered. */
export function ReplayDialog({ Id, onClose }: { Id: number; onClose: () => void }) {
  const notify = useNotify()
  const translate = useTranslate()
  const [SoloFallidas, setFailedOnly] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  async function replay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // a moment in the computer's time zone, as typed
    const Desde = new Date(typedText(event.currentTarget, 'Desde')).toISOString()
    try {
      const { Cantidad } = await callServer(replayWebhook, { params: { Id }, body: { Desde, SoloFallidas } })
      notify(TEXTS.replayed(Cantidad), { type: 'success' })
      onClose()
    } catch (error) {
      setFault(faultText(error))
    }
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="repetir">
      <form onSubmit={(event) => void replay(event)}>
        <DialogTitle id="repetir">{TEXTS.replay}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{TEXTS.replayExplained}</DialogContentText>
          <TextField
            name="Desde"
            type="datetime-local"
            label={TEXTS.replaySince}
            required
            fullWidth
            error={fault !== null}
            helperText={fault}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <FormControlLabel
            label={TEXTS.replayFailed}
            control={
              <Checkbox checked={SoloFallidas} onChange={({ target }) => setFailedOnly(target.checked)} />
            }
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {TEXTS.replay}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
