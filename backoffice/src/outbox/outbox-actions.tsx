import { Button } from '@mui/material'
import { ListButton, TopToolbar, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { giveUpMail, resendMail } from '@gondola/contract/calls/staff-mail.ts'
import type { OutboxMailWhole } from '@gondola/contract/entities/staff-mail.ts'
import { OUTBOX_TEXTS as TEXTS } from '@gondola/contract/texts/staff/mail-screens.ts'
import { callServer, faultText } from '../api/call-server.ts'
import { useMay } from '../ui/use-may.ts'

/** Sends a mail again, or gives it up. */
export function OutboxActions() {
  const mail = useRecordContext<OutboxMailWhole & { id: number }>()
  const may = useMay('correo.reenviar')
  const notify = useNotify()
  const refresh = useRefresh()

  async function take(call: typeof resendMail | typeof giveUpMail, Id: number, done: string) {
    try {
      await callServer(call, { params: { Id } })
      notify(done, { type: 'success' })
      refresh()
    } catch (error) {
      notify(faultText(error), { type: 'error' })
    }
  }

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
