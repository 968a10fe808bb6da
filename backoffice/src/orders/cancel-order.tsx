import { useState } from 'react'
import { FormControl, FormLabel } from '@mui/material'
import { useNotify } from 'react-admin'
import {
  cameOf,
  cancelledTogetherText,
  CANCEL_TEXTS,
  cancelOrder,
  isActionAllowed,
  orderTitle,
  QUEUE_TEXTS,
  STEP_DONE,
  STEP_NAMES,
  type QueuedOrder,
  type StaffOrder,
} from '@gondola/contract/orders'
import { formatPesos, formatQuantity, sumOfPesos } from '@gondola/contract/base'
import { DOOR, returnTexts, type StaffOrderMoney } from '@gondola/contract/payments'
import { callServer, isRefusal } from '../api/call-server.ts'
import { keptOf } from './money/payment-list.tsx'
import { CANCEL_MONEY_TEXTS as MONEY_TEXTS } from '../texts/order-money.ts'
import { useOrderMoney } from '../ui/orders/use-order-money.ts'
import { CheckField } from '../ui/forms/choice-field.tsx'
import { ReasonDialog } from '../ui/forms/form-dialog.tsx'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { DialogButton } from '../ui/records/row-buttons.tsx'

interface CancelOrderProps {
  order: Pick<QueuedOrder, 'Id' | 'Estado' | 'Preparacion'> &
    Partial<Pick<StaffOrder, 'Lineas' | 'Historial'>>
  onDone: () => void
}

/** The button that cancels an order, after asking for its reason. */
export function CancelOrder({ order, onDone }: CancelOrderProps) {
  const may = useMay('pedidos.cancelar')
  if (!may || !isActionAllowed('cancelar', order)) return null
  return (
    <DialogButton
      color="error"
      size="medium"
      label={STEP_NAMES.cancelar}
      dialog={(close) => <CancelDialog order={order} onClose={close} onDone={onDone} />}
    />
  )
}

/** The lines of an order whose goods were taken from the shelves: prepared, or on their way and back. */
function takenLines({ Lineas = [], Historial = [] }: CancelOrderProps['order']) {
  const cameBack = Historial.some(({ Paso }) => Paso === 'no-entregado')
  return Lineas.flatMap((line) => {
    const came = cameBack || line.Preparado ? cameOf(line) : null
    return came === null ? [] : [{ Items: line.Items, came }]
  })
}

function CancelDialog({ order, onClose, onDone }: CancelOrderProps & { onClose: () => void }) {
  const { Id } = order
  const money = useOrderMoney(Id)
  const [lost, setLost] = useState<readonly number[]>([])
  const taken = takenLines(order)
  const mayReturn = useMay('pagos.devolver')

  async function cancel(Motivo: string) {
    const body = { Motivo, ...(lost.length > 0 && { Perdidas: [...lost] }) }
    await callServer(cancelOrder, { params: { Id }, body })
    onDone()
  }

  return (
    <ReasonDialog
      title={`${CANCEL_TEXTS.title}: ${orderTitle(Id)}`}
      explanation={[CANCEL_TEXTS.explain, ...moneyTexts(money, mayReturn)].join(' ')}
      label={CANCEL_TEXTS.reason}
      suggestions={CANCEL_TEXTS.suggestions}
      confirm={CANCEL_TEXTS.confirm}
      cancel={CANCEL_TEXTS.keep}
      onConfirm={cancel}
      done={STEP_DONE.cancelar}
      onClose={onClose}
    >
      {taken.length > 0 && (
        <FormControl component="fieldset" sx={{ mt: 2 }}>
          <FormLabel component="legend">{CANCEL_TEXTS.lost}</FormLabel>
          {taken.map(({ Items, came }) => (
            <CheckField
              key={Items}
              label={`${came.Descrip}, ${formatQuantity(came.Cantidad, came.Unidad)}`}
              checked={lost.includes(Items)}
              onChange={(isLost) => setLost(isLost ? [...lost, Items] : lost.filter((one) => one !== Items))}
            />
          ))}
        </FormControl>
      )}
    </ReasonDialog>
  )
}

/** What becomes of the money of an order that is cancelled. */
function moneyTexts(
  { data, isError }: { data: StaffOrderMoney | undefined; isError: boolean },
  mayReturn: boolean,
): string[] {
  if (data === undefined) return isError ? [MONEY_TEXTS.unknown] : []
  const { returned, released } = returnTexts(data, MONEY_TEXTS)
  const byHand = sumOfPesos(data.Pagos.filter(({ Proveedor }) => Proveedor === DOOR).map(keptOf))
  return [
    ...returned,
    ...(byHand > 0 ? [MONEY_TEXTS.byHand(formatPesos(byHand), mayReturn)] : []),
    ...released,
  ]
}

interface CancelTogetherProps {
  chosen: readonly number[]
  onClear: () => void
  onDone: () => void
}

/** Cancels several orders for one reason, one after another; tells how many were refused. */
export function CancelTogether({ chosen, onClear, onDone }: CancelTogetherProps) {
  const notify = useNotify()
  const may = useMay('pedidos.cancelar')
  if (!may) return null

  async function cancel(Motivo: string) {
    let done = 0
    for (const Id of chosen) {
      try {
        await callServer(cancelOrder, { params: { Id }, body: { Motivo } })
        done += 1
      } catch (error) {
        // without a reason, or who asks, none is cancelled: the dialog says it; others are told below
        if (Motivo.trim() === '' || isRefusal(error, 'confirmar-identidad')) throw error
      }
    }
    const refused = chosen.length - done
    notify(cancelledTogetherText(done, refused), { type: refused === 0 ? 'success' : 'warning' })
    onClear()
    onDone()
  }

  return (
    <DialogButton
      color="error"
      variant="contained"
      size="medium"
      label={QUEUE_TEXTS.cancelTogether}
      dialog={(close) => (
        <ReasonDialog
          title={QUEUE_TEXTS.cancelTogether}
          explanation={CANCEL_TEXTS.explainMany}
          label={CANCEL_TEXTS.reason}
          suggestions={CANCEL_TEXTS.suggestions}
          confirm={QUEUE_TEXTS.cancelTogether}
          cancel={CANCEL_TEXTS.keep}
          onConfirm={(Motivo) => cancel(Motivo).then(close)}
          onClose={close}
        />
      )}
    />
  )
}
