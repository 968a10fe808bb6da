import { useState } from 'react'
import { Button, MenuItem, TextField, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { replyInbox, type InboxName, type InboxState, INBOX_STATE_NAMES } from '@gondola/contract/inboxes'
import { INBOX_TEXTS as TEXTS } from '../texts/people-screens.ts'
import { callServer } from '../api/call-server.ts'
import { choicesOf } from '../ui/forms/choices.ts'
import { typedText } from '../ui/forms/typed-text.ts'
import { useFormAct } from '../ui/records/use-act.ts'
import type { InboxRecord } from './inbox-record.ts'

/** Replies by mail and sets the state, in one transaction. */
export function ReplyForm({ inbox }: { inbox: InboxName }) {
  const record = useRecordContext<InboxRecord>()
  const [state, setState] = useState<InboxState>('resuelta')
  const { formProps, field } = useFormAct((form) => {
    const body = {
      Asunto: typedText(form, 'Asunto'),
      Texto: typedText(form, 'Texto'),
      EstadoGestion: state,
    }
    return callServer(replyInbox, { params: { Bandeja: inbox, Clave: String(record?.id) }, body })
  }, TEXTS.sent)
  if (record === undefined) return null

  return (
    <form {...formProps}>
      <Typography component="h2" variant="h6" sx={{ mt: 2 }} gutterBottom>
        {TEXTS.reply}
      </Typography>
      <TextField {...field('Asunto')} label={TEXTS.subject} fullWidth required />
      <TextField {...field('Texto')} label={TEXTS.text} fullWidth required multiline minRows={4} />
      <TextField
        select
        fullWidth
        label={TEXTS.stateAfter}
        value={state}
        onChange={({ target }) => setState(target.value as InboxState)}
      >
        {choicesOf(INBOX_STATE_NAMES).map((choice) => (
          <MenuItem key={choice.id} value={choice.id}>
            {choice.name}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="contained" sx={{ mt: 1 }}>
        {TEXTS.send}
      </Button>
    </form>
  )
}
