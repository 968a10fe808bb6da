import { Button } from '@mui/material'
import { ListButton, TopToolbar, useRecordContext } from 'react-admin'
import { resetMailTemplate, type StaffMailTemplate } from '@gondola/contract/inboxes'
import { TEMPLATE_TEXTS as TEXTS } from '../texts/mail-screens.ts'
import { callServer } from '../api/call-server.ts'
import { useAct } from '../ui/use-act.ts'

/** Restores the built-in texts, if the shop has its own. */
export function ResetMailText() {
  const template = useRecordContext<StaffMailTemplate & { id: string }>()
  const act = useAct()
  const reset = (Nombre: string) =>
    act(() => callServer(resetMailTemplate, { params: { Nombre } }), TEXTS.wasReset)

  return (
    <TopToolbar>
      {template?.Propia && <Button onClick={() => void reset(template.Nombre)}>{TEXTS.reset}</Button>}
      <ListButton />
    </TopToolbar>
  )
}
