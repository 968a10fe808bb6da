import { Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useNotify, useTranslate } from 'react-admin'
import { replayWebhook, WEBHOOK_TEXTS as TEXTS } from '@gondola/contract/integrations'
import { callServer } from '../api/call-server.ts'
import { FormDialog } from '../ui/forms/form-dialog.tsx'
import { typedText } from '../ui/forms/typed-text.ts'

/** Asks for the moment since which all events are redelivered. */
export function ReplayDialog({ Id, onClose }: { Id: number; onClose: () => void }) {
  const notify = useNotify()
  const translate = useTranslate()

  async function replay(form: HTMLFormElement) {
    const body = {
      // a moment in the computer's time zone, as typed
      Desde: new Date(typedText(form, 'Desde')).toISOString(),
      SoloFallidas: typedText(form, 'SoloFallidas') !== '',
    }
    const { Cantidad } = await callServer(replayWebhook, { params: { Id }, body })
    notify(TEXTS.replayed(Cantidad), { type: 'success' })
    onClose()
  }

  return (
    <FormDialog
      title={TEXTS.replay}
      explanation={TEXTS.replayExplained}
      confirm={TEXTS.replay}
      cancel={translate('ra.action.cancel')}
      faultsAt="Desde"
      onConfirm={replay}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField
            {...field('Desde')}
            type="datetime-local"
            label={TEXTS.replaySince}
            required
            fullWidth
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <FormControlLabel label={TEXTS.replayFailed} control={<Checkbox name="SoloFallidas" />} />
        </>
      )}
    </FormDialog>
  )
}
