import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { blockClient } from '@gondola/contract/clients'
import { CUSTOMER_TEXTS as TEXTS } from '../texts/people-screens.ts'
import { callServer } from '../api/call-server.ts'
import { ReasonDialog } from '../ui/reason-dialog.tsx'

/** Blocks an account, after asking for the reason. */
export function BlockDialog({ Id, onClose }: { Id: number; onClose: () => void }) {
  const notify = useNotify()
  const refresh = useRefresh()
  const translate = useTranslate()

  async function block(Motivo: string) {
    await callServer(blockClient, { params: { Id }, body: { Motivo } })
    notify(TEXTS.blocked, { type: 'success' })
    onClose()
    refresh()
  }

  return (
    <ReasonDialog
      title={TEXTS.block}
      explanation={TEXTS.blockExplained}
      label={TEXTS.reason}
      confirm={TEXTS.block}
      cancel={translate('ra.action.cancel')}
      onConfirm={block}
      onClose={onClose}
    />
  )
}
