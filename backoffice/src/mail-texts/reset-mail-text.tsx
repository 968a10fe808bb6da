import { Button } from '@mui/material'
import { ListButton, TopToolbar, useNotify, useRecordContext, useRefresh } from 'react-admin'
import { resetMailTemplate } from '@gondola/contract/calls/staff-mail.ts'
import type { StaffMailTemplate } from '@gondola/contract/entities/staff-mail.ts'
import { TEMPLATE_TEXTS as TEXTS } from '@gondola/contract/texts/staff/mail-screens.ts'
import { callServer, faultText } from '../api/call-server.ts'

/** Back to the built-in texts, where the shop has its own. */
export function ResetMailText() {
  const template = useRecordContext<StaffMailTemplate & { id: string }>()
  const notify = useNotify()
  const refresh = useRefresh()

  async function reset(Nombre: string) {
    try {
      await callServer(resetMailTemplate, { params: { Nombre } })
      notify(TEXTS.wasReset, { type: 'success' })
      refresh()
    } catch (error) {
      notify(faultText(error), { type: 'error' })
    }
  }

  return (
    <TopToolbar>
      {template?.Propia && <Button onClick={() => void reset(template.Nombre)}>{TEXTS.reset}</Button>}
      <ListButton />
    </TopToolbar>
  )
}
