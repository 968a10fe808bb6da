import {
  isActionAllowed,
  ORDER_TEXTS,
  orderTitle,
  returnUndelivered,
  STEP_DONE,
  STEP_NAMES,
  UNDELIVERED_TEXTS as TEXTS,
  type QueuedOrder,
} from '@gondola/contract/orders'
import { callServer } from '../../api/call-server.ts'
import { ReasonDialog } from '../../ui/forms/form-dialog.tsx'
import { useMay } from '../../ui/frame/use-own-staff.ts'
import { DialogButton } from '../../ui/records/row-buttons.tsx'

interface ReturnUndeliveredProps {
  order: Pick<QueuedOrder, 'Id' | 'Estado' | 'Preparacion' | 'Entregado'>
  onDone: () => void
}

/** The button for a dispatched order that came back, after asking why. */
export function ReturnUndelivered({ order, onDone }: ReturnUndeliveredProps) {
  const may = useMay('pedidos.despachar')
  if (!may || !isActionAllowed('no-entregado', order)) return null
  const params = { Id: order.Id }
  return (
    <DialogButton
      color="error"
      size="medium"
      label={STEP_NAMES['no-entregado']}
      dialog={(close) => (
        <ReasonDialog
          title={`${STEP_NAMES['no-entregado']}: ${orderTitle(order.Id)}`}
          explanation={TEXTS.explain}
          label={ORDER_TEXTS.reason}
          suggestions={TEXTS.suggestions}
          confirm={TEXTS.confirm}
          onConfirm={(Motivo) => callServer(returnUndelivered, { params, body: { Motivo } }).then(onDone)}
          done={STEP_DONE['no-entregado']}
          onClose={close}
        />
      )}
    />
  )
}
