import { Button } from '@mui/material'
import { ListButton, TopToolbar, useRecordContext } from 'react-admin'
import { giveUpMail, resendMail, type OutboxMailWhole } from '@gondola/contract/inboxes'
import { OUTBOX_TEXTS as TEXTS } from '../texts/mail-screens.ts'
import { callServer } from '../api/call-server.ts'
import { useAct } from '../ui/use-act.ts'
import { useMay } from '../ui/use-may.ts'

/** Resends a mail, or cancels it. */
export function OutboxActions() {
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
