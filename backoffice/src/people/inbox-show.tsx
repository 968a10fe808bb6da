import { Card, CardContent, Stack } from '@mui/material'
import { SimpleShowLayout, TextField } from 'react-admin'
import type { InboxName } from '@gondola/contract/inboxes'
import { MomentField } from '../ui/records/fields.tsx'
import { useMay } from '../ui/frame/use-may.ts'
import { HoursLeft } from './hours-left.tsx'
import { InboxHistory } from './inbox-history.tsx'
import { InboxStateForm } from './inbox-state-form.tsx'
import { NoteForm } from './note-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import { ShowScreen } from '../ui/records/show-screen.tsx'

/** An entry, and beside it the form to process it. */
function InboxShow({
  inbox,
  moment,
  fields,
}: {
  inbox: InboxName
  moment: string
  fields: readonly string[]
}) {
  const may = useMay('consultas.responder')
  return (
    <ShowScreen component="div">
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Card sx={{ flex: 1, width: '100%' }}>
          <SimpleShowLayout>
            <MomentField source={moment} />
            {inbox === 'arrepentimientos' && <HoursLeft source="HorasRestantes" />}
            {fields.map((source) => (
              <TextField
                key={source}
                source={source}
                sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
              />
            ))}
          </SimpleShowLayout>
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

export const ContactShow = () => (
  <InboxShow
    inbox="contactos"
    moment="Fechahora"
    fields={['Motivo', 'Comentario', 'Mensaje', 'Nombre', 'Email', 'Telefono']}
  />
)

export const CardShow = () => (
  <InboxShow
    inbox="tarjetas"
    moment="Fechahora"
    fields={['Nombre', 'Apellido', 'Documento', 'Direccion', 'Email', 'Telefono']}
  />
)

export const WithdrawalShow = () => (
  <InboxShow
    inbox="arrepentimientos"
    moment="Fecha"
    fields={['Codigo', 'Nombre', 'Email', 'Telefono', 'Pedido', 'Motivo']}
  />
)
