import { Button } from '@mui/material'
import { EditButton, ListButton, TopToolbar, useRecordContext, useTranslate } from 'react-admin'
import {
  blockClient,
  mailClientRecovery,
  unblockClient,
  type StaffClientWhole,
} from '@gondola/contract/clients'
import { CUSTOMER_TEXTS as TEXTS } from '../texts/people-screens.ts'
import { callServer } from '../api/call-server.ts'
import { DialogButton } from '../ui/records/row-buttons.tsx'
import { useAct } from '../ui/records/use-act.ts'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { ReasonDialog } from '../ui/forms/form-dialog.tsx'

export function CustomerActions() {
  const customer = useRecordContext<StaffClientWhole & { id: number }>()
  const may = useMay('clientes.editar')
  const act = useAct()
  const translate = useTranslate()
  if (customer === undefined || !may)
    return (
      <TopToolbar>
        <ListButton />
      </TopToolbar>
    )

  const params = { Id: customer.Id }
  const sendLink = () => act(() => callServer(mailClientRecovery, { params }), TEXTS.linkSent)
  const unblock = () => act(() => callServer(unblockClient, { params }), TEXTS.unblocked)

  return (
    <TopToolbar>
      <EditButton />
      {customer.Estado === 0 && <Button onClick={() => void sendLink()}>{TEXTS.sendLink}</Button>}
      {customer.Estado === 0 ? (
        <DialogButton
          color="error"
          size="medium"
          label={TEXTS.block}
          dialog={(close) => (
            <ReasonDialog
              title={TEXTS.block}
              explanation={TEXTS.blockExplained}
              label={TEXTS.reason}
              confirm={TEXTS.block}
              cancel={translate('ra.action.cancel')}
              onConfirm={(Motivo) => callServer(blockClient, { params, body: { Motivo } })}
              done={TEXTS.blocked}
              onClose={close}
            />
          )}
        />
      ) : (
        <Button onClick={() => void unblock()}>{TEXTS.unblock}</Button>
      )}
      <ListButton />
    </TopToolbar>
  )
}
