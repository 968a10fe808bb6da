import { Link as MuiLink, List, ListItem, ListItemText, Typography } from '@mui/material'
import { useRecordContext } from 'react-admin'
import { Link } from 'react-router-dom'
import type { InboxEvent } from '@gondola/contract/inboxes'
import { formatDate, formatTime } from '@gondola/contract/base'
import { MAIL_STATES } from '../texts/mail-screens.ts'
import { INBOX_TEXTS as TEXTS } from '../texts/people-screens.ts'
import type { InboxRecord } from './inbox-forms.tsx'

/** The history of an entry, oldest first. */
export function InboxHistory() {
  const record = useRecordContext<InboxRecord>()
  const events = record?.Historia ?? []
  return (
    <>
      <Typography component="h2" variant="h6">
        {TEXTS.history}
      </Typography>
      {events.length === 0 && <Typography variant="body2">{TEXTS.noHistory}</Typography>}
      <List dense>
        {events.map((event) => (
          <Event key={event.Id} event={event} />
        ))}
      </List>
    </>
  )
}

const Event = ({ event }: { event: InboxEvent }) => (
  <ListItem disableGutters>
    <ListItemText
      primary={`${TEXTS.kinds[event.Tipo]} · ${event.Usuario} · ${formatDate(event.Fechahora)} ${formatTime(event.Fechahora)}`}
      secondary={
        <>
          {event.Texto}
          {event.Correo !== null && (
            <>
              {'\n'}
              <MuiLink component={Link} to={`/correos/${event.Correo}/show`}>
                {TEXTS.seeMail}
              </MuiLink>{' '}
              {event.EstadoCorreo && `(${MAIL_STATES[event.EstadoCorreo]})`}
            </>
          )}
        </>
      }
      slotProps={{ secondary: { sx: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } } }}
    />
  </ListItem>
)
