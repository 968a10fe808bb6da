import { useState, type FormEvent } from 'react'
import { Button, MenuItem, TextField, Typography } from '@mui/material'
import { HttpError, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { replyInbox } from '@gondola/contract/calls/staff-inboxes.ts'
import type { InboxName, InboxState } from '@gondola/contract/entities/staff-inbox.ts'
import { INBOX_STATE_NAMES } from '@gondola/contract/texts/staff/people.ts'
import { INBOX_TEXTS as TEXTS } from '@gondola/contract/texts/staff/people-screens.ts'
import { callServer, faultText } from '../api/call-server.ts'
import { choicesOf } from '../ui/choices.ts'
import { typedText } from '../ui/typed-text.ts'
import type { InboxRecord } from './inbox-record.ts'

type Faults = Partial<Record<string, string>>

/** Answers by mail and sets the state, both or neither. */
export function ReplyForm({ inbox }: { inbox: InboxName }) {
  const record = useRecordContext<InboxRecord>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [state, setState] = useState<InboxState>('resuelta')
  const [faults, setFaults] = useState<Faults>({})
  if (record === undefined) return null

  async function reply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const body = {
      Asunto: typedText(form, 'Asunto'),
      Texto: typedText(form, 'Texto'),
      EstadoGestion: state,
    }
    try {
      await callServer(replyInbox, { params: { Bandeja: inbox, Clave: String(record?.id) }, body })
      setFaults({})
      form.reset()
      notify(TEXTS.sent, { type: 'success' })
      refresh()
    } catch (error) {
      const { errors } = ((error instanceof HttpError && error.body) || {}) as { errors?: Faults }
      setFaults(errors ?? {})
      if (errors === undefined) notify(faultText(error), { type: 'error' })
    }
  }

  return (
    <form onSubmit={(event) => void reply(event)}>
      <Typography component="h2" variant="h6" sx={{ mt: 2 }} gutterBottom>
        {TEXTS.reply}
      </Typography>
      <TextField
        name="Asunto"
        label={TEXTS.subject}
        fullWidth
        required
        error={'Asunto' in faults}
        helperText={faults['Asunto']}
      />
      <TextField
        name="Texto"
        label={TEXTS.text}
        fullWidth
        required
        multiline
        minRows={4}
        error={'Texto' in faults}
        helperText={faults['Texto']}
      />
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
