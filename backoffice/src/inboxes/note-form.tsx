import { type FormEvent } from 'react'
import { Button, TextField } from '@mui/material'
import { useNotify, useRecordContext, useRefresh } from 'react-admin'
import { addInboxNote } from '@gondola/contract/calls/staff-inboxes.ts'
import type { InboxName } from '@gondola/contract/entities/staff-inbox.ts'
import { INBOX_TEXTS as TEXTS } from '@gondola/contract/texts/staff/people-screens.ts'
import { callServer, faultText } from '../api/call-server.ts'
import { typedText } from '../ui/typed-text.ts'
import type { InboxRecord } from './inbox-record.ts'

/** A note for staff alone. */
export function NoteForm({ inbox }: { inbox: InboxName }) {
  const record = useRecordContext<InboxRecord>()
  const notify = useNotify()
  const refresh = useRefresh()
  if (record === undefined) return null

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    try {
      const params = { Bandeja: inbox, Clave: String(record?.id) }
      await callServer(addInboxNote, { params, body: { Texto: typedText(form, 'Texto') } })
      form.reset()
      notify(TEXTS.noted, { type: 'success' })
      refresh()
    } catch (error) {
      notify(faultText(error), { type: 'error' })
    }
  }

  return (
    <form onSubmit={(event) => void add(event)}>
      <TextField name="Texto" label={TEXTS.note} fullWidth required multiline minRows={2} sx={{ mt: 3 }} />
      <Button type="submit" sx={{ mt: 1 }}>
        {TEXTS.addNote}
      </Button>
    </form>
  )
}
