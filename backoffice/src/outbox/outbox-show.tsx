import { Typography } from '@mui/material'
import { NumberField, SimpleShowLayout, TextField, useRecordContext } from 'react-admin'
import { callUrl } from '@gondola/contract/calls'
import { showMail } from '@gondola/contract/inboxes'
import { MAIL_STATES, OUTBOX_TEXTS as TEXTS } from '../texts/mail-screens.ts'
import { MomentField, NameField } from '../ui/fields.tsx'
import { MailFrame } from '../ui/mail-frame.tsx'
import { OutboxActions } from './outbox-actions.tsx'
import { ShowScreen } from '../ui/show-screen.tsx'

/** A mail: its delivery state and its content. */
export const OutboxShow = () => (
  <ShowScreen actions={<OutboxActions />}>
    <SimpleShowLayout>
      <TextField source="Para" />
      <TextField source="Asunto" />
      <NameField source="Estado" names={MAIL_STATES} />
      <MomentField source="Fechahora" />
      <MomentField source="Enviado" />
      <MomentField source="Proximo" />
      <NumberField source="Intentos" textAlign="left" />
      <TextField source="UltimoError" />
      <TextField source="ResponderA" />
      <Body />
    </SimpleShowLayout>
  </ShowScreen>
)

function Body() {
  const mail = useRecordContext()
  if (mail === undefined) return null
  return (
    <>
      <Typography component="h2" variant="h6">
        {TEXTS.asHtml}
      </Typography>
      <MailFrame title={TEXTS.asHtml} path={callUrl(showMail, { Id: mail.id })} />
      <Typography component="h2" variant="h6" sx={{ mt: 2 }}>
        {TEXTS.asText}
      </Typography>
      <Typography
        component="pre"
        variant="body2"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'monospace' }}
      >
        {String(mail['Texto'])}
      </Typography>
    </>
  )
}
