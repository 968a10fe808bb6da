import { Alert, AlertTitle, Button, Stack, Typography } from '@mui/material'
import { useRecordContext, useTranslateLabel, type RaRecord } from 'react-admin'
import {
  cancelPendingAccount,
  confirmPendingAccount,
  PENDING_TEXTS as TEXTS,
  pendingTitle,
  type PendingAccount,
  type PendingAccountKind,
} from '@gondola/contract/payments'
import { callServer } from '../../api/call-server.ts'
import { useMayCall, useOwnStaff } from '../frame/use-own-staff.ts'
import { useAct } from '../records/use-act.ts'

/** Says that an account to transfer to waits: who asked for it, from when customers see it, and what they see now. */
export function PendingAccountNotice({ De }: { De: PendingAccountKind }) {
  const record = useRecordContext<RaRecord & { Pendiente?: PendingAccount }>()
  const own = useOwnStaff()
  const may = useMayCall(confirmPendingAccount)
  const act = useAct()
  const translateLabel = useTranslateLabel()
  const pending = record?.Pendiente
  if (record === undefined || pending === undefined) return null
  const { Pidio, Pedido, EnUso } = pending
  const isOwn = own !== undefined && Pidio.split(', ').includes(own.Usuario)
  const params = { De, Id: Number(record.id) }
  return (
    <Alert severity="warning" role="status" sx={{ mb: 2, width: '100%' }}>
      <AlertTitle>{pendingTitle(pending)}</AlertTitle>
      <Typography variant="body2">{TEXTS.asked(Pidio)}</Typography>
      <Typography variant="body2">{TEXTS.until}</Typography>
      <ul>
        {EnUso.map(({ Campo, Valor }) => (
          <li key={Campo}>
            {translateLabel({ source: Campo, resource: De })}: <b>{Valor || TEXTS.none}</b>
          </li>
        ))}
      </ul>
      {may && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
          {!isOwn && (
            <Button
              variant="contained"
              onClick={() =>
                void act(
                  () => callServer(confirmPendingAccount, { params, body: { Pedido } }),
                  TEXTS.confirmed,
                )
              }
            >
              {TEXTS.confirm}
            </Button>
          )}
          <Button
            onClick={() => void act(() => callServer(cancelPendingAccount, { params }), TEXTS.cancelled)}
          >
            {TEXTS.cancel}
          </Button>
          {isOwn && <Typography variant="body2">{TEXTS.ownHint}</Typography>}
        </Stack>
      )}
    </Alert>
  )
}
