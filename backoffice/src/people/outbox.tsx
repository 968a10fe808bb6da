import { Button, Typography } from '@mui/material'
import { ListButton, TopToolbar, useRecordContext } from 'react-admin'
import { callUrl } from '@gondola/contract/calls'
import {
  giveUpMail,
  resendMail,
  showMail,
  type OutboxMail,
  type OutboxMailWhole,
} from '@gondola/contract/inboxes'
import { callServer } from '../api/call-server.ts'
import { MAIL_STATES, OUTBOX_TEXTS as TEXTS } from '../texts/mail-screens.ts'
import { useMay } from '../ui/frame/use-may.ts'
import { recordScreens } from '../ui/records/record-screens.tsx'
import { useAct } from '../ui/records/use-act.ts'
import { MailFrame } from './mail-frame.tsx'

/** Every mail, newest first: its delivery state and its content. */
export const outbox = recordScreens<OutboxMail>({
  list: {
    columns: [
      { field: 'Fechahora', as: 'moment' },
      { field: 'Para' },
      { field: 'Asunto' },
      { field: 'Estado', names: MAIL_STATES, filter: true },
      { field: 'Intentos', right: true },
      { field: 'UltimoError', unsorted: true },
    ],
    line: ['Asunto', 'Para', 'Estado'],
    opens: 'show',
    sort: '-Id',
  },
  show: {
    columns: [
      { field: 'Para' },
      { field: 'Asunto' },
      { field: 'Estado', names: MAIL_STATES },
      { field: 'Fechahora', as: 'moment' },
      { field: 'Enviado', as: 'moment' },
      { field: 'Proximo', as: 'moment' },
      { field: 'Intentos', as: 'number' },
      { field: 'UltimoError' },
      { field: 'ResponderA' },
    ],
    below: <Body />,
    actions: <OutboxActions />,
  },
})

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
