import { useQuery } from '@tanstack/react-query'
import { MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useNotify, useRecordContext, useRefresh, useResourceContext, useUpdate } from 'react-admin'
import { listAssignees, type InboxChange, INBOX_STATE_NAMES } from '@gondola/contract/inboxes'
import { CONTACT_TEXTS, INBOX_TEXTS as TEXTS } from '../texts/people-screens.ts'
import { callServer, faultText } from '../api/call-server.ts'
import { changedFields } from '../ui/records/changed-fields.ts'
import { choicesOf } from '../ui/forms/choices.ts'
import type { InboxRecord } from './inbox-record.ts'

/** State and assignee of an entry; each change is saved at once. */
export function InboxStateForm() {
  const record = useRecordContext<InboxRecord>()
  const resource = useResourceContext()
  const notify = useNotify()
  const refresh = useRefresh()
  const [update, { isPending }] = useUpdate()
  const { data: people = [] } = useQuery({
    queryKey: ['assignees'],
    queryFn: () => callServer(listAssignees, {}),
  })
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
      <Typography component="h2" variant="h6" gutterBottom>
        {TEXTS.state}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 0, sm: 2 }}>
        <TextField
          select
          fullWidth
          disabled={isPending}
          label={CONTACT_TEXTS.fields.EstadoGestion}
          value={EstadoGestion}
          onChange={({ target }) => change({ EstadoGestion: target.value as InboxChange['EstadoGestion'] })}
        >
          {choicesOf(INBOX_STATE_NAMES).map((choice) => (
            <MenuItem key={choice.id} value={choice.id}>
              {choice.name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          disabled={isPending}
          label={CONTACT_TEXTS.fields.AsignadaA}
          value={people.some(({ Id }) => Id === Asignada) ? String(Asignada) : ''}
          onChange={({ target }) => change({ Asignada: target.value === '' ? null : Number(target.value) })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{TEXTS.nobody}</MenuItem>
          {people.map(({ Id, Nombre }) => (
            <MenuItem key={Id} value={String(Id)}>
              {Nombre}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
    </>
  )
}
