import { Typography, Button } from '@mui/material'
import {
  NumberField,
  SimpleShowLayout,
  TextField,
  useRecordContext,
  ListButton,
  TopToolbar,
} from 'react-admin'
import { callUrl } from '@gondola/contract/calls'
import { showMail, giveUpMail, resendMail, type OutboxMailWhole } from '@gondola/contract/inboxes'
import { MAIL_STATES, OUTBOX_TEXTS as TEXTS } from '../texts/mail-screens.ts'
import { MomentField, NameField } from '../ui/records/fields.tsx'
import { MailFrame } from './mail-frame.tsx'
import { ShowScreen } from '../ui/records/show-screen.tsx'
import { callServer } from '../api/call-server.ts'
import { useAct } from '../ui/records/use-act.ts'
import { useMay } from '../ui/frame/use-may.ts'

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

/** Resends a mail, or cancels it. */
function OutboxActions() {
  const mail = useRecordContext<OutboxMailWhole & { id: number }>()
  const may = useMay('correo.reenviar')
  const act = useAct()
  const take = (call: typeof resendMail | typeof giveUpMail, Id: number, done: string) =>
    act(() => callServer(call, { params: { Id } }), done)

  return (
    <TopToolbar>
      {may && mail && (
        <Button onClick={() => void take(resendMail, mail.Id, TEXTS.resent)}>{TEXTS.resend}</Button>
      )}
      {may && mail?.Estado === 'queued' && (
        <Button color="error" onClick={() => void take(giveUpMail, mail.Id, TEXTS.givenUp)}>
          {TEXTS.giveUp}
        </Button>
      )}
      <ListButton />
    </TopToolbar>
  )
}
