import {
  Card,
  CardContent,
  Chip,
  Link as MuiLink,
  List,
  ListItem,
  ListItemText,
  Stack,
  Typography,
} from '@mui/material'
import { BooleanInput, SimpleShowLayout, useRecordContext } from 'react-admin'
import {
  INBOX_STATE_NAMES,
  type InboxEvent,
  type InboxName,
  type StaffCardRequest,
  type StaffContact,
  type StaffWithdrawal,
} from '@gondola/contract/inboxes'
import {
  hoursLeftText,
  INBOX_TEXTS,
  INBOX_TEXTS as TEXTS,
  MAIL_STATES,
  WITHDRAWAL_TEXTS,
} from '../texts/people-screens.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { shownField, type Column } from '../ui/records/columns.tsx'
import type { ListOptions } from '../ui/records/record-list.tsx'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { ShowScreen } from '../ui/forms/form-screens.tsx'
import { InboxStateForm, NoteForm, ReplyForm, type InboxRecord } from './inbox-forms.tsx'
import { PartTitle } from '../ui/frame/part.tsx'
import { Link } from 'react-router-dom'
import { formatDate, formatTime } from '@gondola/contract/base'

/** The history of an entry, oldest first. */
function InboxHistory() {
  const record = useRecordContext<InboxRecord>()
  const events = record?.Historia ?? []
  return (
    <>
      <PartTitle>{TEXTS.history}</PartTitle>
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

/** A switch that is off sets no filter. */
const onlyIfOn = (isOn: boolean): true | null => (isOn ? true : null)

const OPEN_ONLY = (
  <BooleanInput key="Abiertas" source="Abiertas" label={INBOX_TEXTS.openOnly} parse={onlyIfOn} alwaysOn />
)

const STATE = { field: 'EstadoGestion', names: INBOX_STATE_NAMES, filter: true } as const

/** A text of several lines. */
const textField = (field: string) => ({
  field,
  cell: { sx: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } },
})

/** The entries of an inbox, newest first, each with the form to process it. */
const inboxOf = <T extends object>(inbox: InboxName, list: ListOptions<T>, fields: readonly Column<T>[]) =>
  recordScreens<T>({
    list: { filters: [OPEN_ONLY], sort: '-Id', opens: 'show', ...list },
    show: () => <InboxShow inbox={inbox} fields={fields} />,
  })

/** The remaining hours of a withdrawal's 24. */
const HOURS_LEFT: Column<StaffWithdrawal> = {
  field: 'HorasRestantes',
  unsorted: true,
  csv: ({ HorasRestantes }) => HorasRestantes,
  show: ({ HorasRestantes }) => (
    <Chip
      size="small"
      variant={HorasRestantes === null ? 'outlined' : 'filled'}
      color={HorasRestantes !== null && HorasRestantes < 0 ? 'error' : 'default'}
      label={hoursLeftText(HorasRestantes)}
    />
  ),
}

/** Withdrawals with their 24-hour clock. */
export const withdrawals = inboxOf<StaffWithdrawal>(
  'arrepentimientos',
  {
    columns: [
      { field: 'Codigo' },
      { field: 'Fecha', as: 'moment' },
      { field: 'Nombre' },
      { field: 'Pedido' },
      HOURS_LEFT,
      STATE,
      { field: 'AsignadaA' },
    ],
    line: ['Codigo', 'Nombre', ({ HorasRestantes }) => hoursLeftText(HorasRestantes)],
    sort: '-Fecha',
    filters: [
      OPEN_ONLY,
      <BooleanInput
        key="Vencida"
        source="Vencida"
        label={WITHDRAWAL_TEXTS.overdueOnly}
        parse={onlyIfOn}
        alwaysOn
      />,
    ],
  },
  [
    { field: 'Fecha', as: 'moment' },
    HOURS_LEFT,
    ...['Codigo', 'Nombre', 'Email', 'Telefono', 'Pedido', 'Motivo'].map(textField),
  ],
)

/** Messages of the contact page. */
export const contacts = inboxOf<StaffContact>(
  'contactos',
  {
    columns: [
      { field: 'Fechahora', as: 'moment' },
      { field: 'Motivo' },
      { field: 'Comentario', unsorted: true },
      { field: 'Nombre' },
      { field: 'Email' },
      STATE,
      { field: 'AsignadaA' },
    ],
    line: ['Comentario', 'Nombre', 'EstadoGestion'],
  },
  [
    { field: 'Fechahora', as: 'moment' },
    ...['Motivo', 'Comentario', 'Mensaje', 'Nombre', 'Email', 'Telefono'].map(textField),
  ],
)

export const cardRequests = inboxOf<StaffCardRequest>(
  'tarjetas',
  {
    columns: [
      { field: 'Fechahora', as: 'moment' },
      { field: 'Apellido' },
      { field: 'Nombre' },
      { field: 'Documento', unsorted: true },
      { field: 'Email' },
      STATE,
      { field: 'AsignadaA' },
    ],
    line: [({ Nombre, Apellido }) => `${Nombre} ${Apellido}`, 'Documento', 'EstadoGestion'],
  },
  [
    { field: 'Fechahora', as: 'moment' },
    ...['Nombre', 'Apellido', 'Documento', 'Direccion', 'Email', 'Telefono'].map(textField),
  ],
)

/** An entry, and beside it the form to process it. */
function InboxShow<T extends object>({ inbox, fields }: { inbox: InboxName; fields: readonly Column<T>[] }) {
  const may = useMay('consultas.responder')
  return (
    <ShowScreen component="div">
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Card sx={{ flex: 1, width: '100%' }}>
          <SimpleShowLayout>{fields.map((column) => shownField(column))}</SimpleShowLayout>
        </Card>
        <Stack spacing={2} sx={{ flex: 1, width: '100%' }}>
          {may && (
            <Card>
              <CardContent>
                <InboxStateForm />
                <ReplyForm inbox={inbox} />
                <NoteForm inbox={inbox} />
              </CardContent>
            </Card>
          )}
          <Card>
            <CardContent>
              <InboxHistory />
            </CardContent>
          </Card>
        </Stack>
      </Stack>
    </ShowScreen>
  )
}
