import { Button, TextField } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { addInboxNote, type InboxName } from '@gondola/contract/inboxes'
import { INBOX_TEXTS as TEXTS } from '../texts/people-screens.ts'
import { callServer } from '../api/call-server.ts'
import { typedText } from '../ui/forms/typed-text.ts'
import { useFormAct } from '../ui/records/use-act.ts'
import type { InboxRecord } from './inbox-record.ts'

/** An internal note. */
export function NoteForm({ inbox }: { inbox: InboxName }) {
  const record = useRecordContext<InboxRecord>()
  const { formProps, field } = useFormAct((form) => {
    const params = { Bandeja: inbox, Clave: String(record?.id) }
    return callServer(addInboxNote, { params, body: { Texto: typedText(form, 'Texto') } })
  }, TEXTS.noted)
  if (record === undefined) return null

  return (
    <form {...formProps}>
      <TextField
        {...field('Texto')}
        label={TEXTS.note}
        fullWidth
        required
        multiline
        minRows={2}
        sx={{ mt: 3 }}
      />
      <Button type="submit" sx={{ mt: 1 }}>
        {TEXTS.addNote}
      </Button>
    </form>
  )
}
