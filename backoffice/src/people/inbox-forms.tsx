import { useState } from 'react'
import { Button, Stack, TextField } from '@mui/material'
import { useNotify, useRecordContext, useRefresh, useResourceContext, useUpdate } from 'react-admin'
import {
  addInboxNote,
  INBOX_STATE_NAMES,
  listAssignees,
  replyInbox,
  type InboxChange,
  type InboxEvent,
  type InboxName,
  type InboxState,
} from '@gondola/contract/inboxes'
import { callServer, faultText } from '../api/call-server.ts'
import { CONTACT_TEXTS, INBOX_TEXTS as TEXTS } from '../texts/people-screens.ts'
import { typedText } from '../ui/forms/form-values.ts'
import { changedFields } from '../ui/records/changed-fields.ts'
import { useFormAct } from '../ui/records/use-act.ts'
import { ChoiceField } from '../ui/forms/choice-field.tsx'
import { useAnswer } from '../api/use-answer.ts'
import { PartTitle } from '../ui/frame/part.tsx'

export interface InboxRecord {
  id: string | number
  EstadoGestion: InboxState
  Asignada: number | null
  Historia: InboxEvent[]
}

/** State and assignee of an entry; each change is saved at once. */
export function InboxStateForm() {
  const record = useRecordContext<InboxRecord>()
  const resource = useResourceContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const [update, { isPending }] = useUpdate()
  const { data: people = [] } = useAnswer(listAssignees, {})
  if (record === undefined) return null
  const { id, EstadoGestion, Asignada } = record

  const change = (data: Partial<InboxChange>) =>
    void update(
      resource ?? '',
      { id, data: changedFields({ EstadoGestion, Asignada }, data), previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: refresh,
        onError: (error) => notify(faultText(error), { type: 'error' }),
      },
    )
  return (
    <>
      <PartTitle gutterBottom>{TEXTS.state}</PartTitle>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 0, sm: 2 }}>
        <ChoiceField
          size="medium"
          disabled={isPending}
          label={CONTACT_TEXTS.fields.EstadoGestion}
          value={EstadoGestion}
          choices={Object.entries(INBOX_STATE_NAMES)}
          onChange={(state) => change({ EstadoGestion: state as InboxChange['EstadoGestion'] })}
        />
        <ChoiceField
          size="medium"
          disabled={isPending}
          label={CONTACT_TEXTS.fields.AsignadaA}
          value={people.some(({ Id }) => Id === Asignada) ? String(Asignada) : ''}
          all={TEXTS.nobody}
          choices={people.map(({ Id, Nombre }) => [String(Id), Nombre])}
          onChange={(chosen) => change({ Asignada: chosen === '' ? null : Number(chosen) })}
        />
      </Stack>
    </>
  )
}

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
      <PartTitle sx={{ mt: 2 }} gutterBottom>
        {TEXTS.reply}
      </PartTitle>
      <TextField {...field('Asunto')} label={TEXTS.subject} fullWidth required />
      <TextField {...field('Texto')} label={TEXTS.text} fullWidth required multiline minRows={4} />
      <ChoiceField
        size="medium"
        label={TEXTS.stateAfter}
        value={state}
        choices={Object.entries(INBOX_STATE_NAMES)}
        onChange={(chosen) => setState(chosen as InboxState)}
      />
      <Button type="submit" variant="contained" sx={{ mt: 1 }}>
        {TEXTS.send}
      </Button>
    </form>
  )
}

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
