import { useState } from 'react'
import { Button } from '@mui/material'
import { useNotify } from 'react-admin'
import {
  cancelledTogetherText,
  CANCEL_TEXTS,
  cancelOrder,
  isActionAllowed,
  orderTitle,
  QUEUE_TEXTS,
  STEP_DONE,
  STEP_NAMES,
  type QueuedOrder,
} from '@gondola/contract/orders'
import { formatPesos, sumOfPesos } from '@gondola/contract/base'
import { DOOR, returnTexts, type StaffOrderMoney } from '@gondola/contract/payments'
import { callServer, isRefusal } from '../api/call-server.ts'
import { CANCEL_MONEY_TEXTS as MONEY_TEXTS } from '../texts/order-money.ts'
import { useOrderMoney } from '../ui/orders/use-order-money.ts'
import { ReasonDialog } from '../ui/forms/form-dialog.tsx'
import { useMay } from '../ui/frame/use-own-staff.ts'

interface CancelOrderProps {
  order: Pick<QueuedOrder, 'Id' | 'Estado' | 'Preparacion'>
  onDone: () => void
}

/** The button that cancels an order, after asking for its reason. */
export function CancelOrder({ order, onDone }: CancelOrderProps) {
  const [isOpen, setIsOpen] = useState(false)
  const may = useMay('pedidos.cancelar')
  if (!may || !isActionAllowed('cancelar', order)) return null
  return (
    <>
      <Button color="error" onClick={() => setIsOpen(true)} sx={{ minHeight: 44 }}>
        {STEP_NAMES.cancelar}
      </Button>
      {isOpen && <CancelDialog order={order} onClose={() => setIsOpen(false)} onDone={onDone} />}
    </>
  )
}

function CancelDialog({ order: { Id }, onClose, onDone }: CancelOrderProps & { onClose: () => void }) {
  const notify = useNotify()
  const money = useOrderMoney(Id)

  async function cancel(Motivo: string) {
    await callServer(cancelOrder, { params: { Id }, body: { Motivo } })
    notify(STEP_DONE.cancelar, { type: 'success' })
    onClose()
    onDone()
  }

  return (
    <ReasonDialog
      title={`${CANCEL_TEXTS.title}: ${orderTitle(Id)}`}
      explanation={[CANCEL_TEXTS.explain, ...moneyTexts(money)].join(' ')}
      label={CANCEL_TEXTS.reason}
      suggestions={CANCEL_TEXTS.suggestions}
      confirm={CANCEL_TEXTS.confirm}
      cancel={CANCEL_TEXTS.keep}
      onConfirm={cancel}
      onClose={onClose}
    />
  )
}

/** What becomes of the money of an order that is cancelled. */
function moneyTexts({ data, isError }: { data: StaffOrderMoney | undefined; isError: boolean }): string[] {
  if (data === undefined) return isError ? [MONEY_TEXTS.unknown] : []
  const { returned, released } = returnTexts(data, MONEY_TEXTS)
  const byHand = sumOfPesos(
    data.Pagos.filter(({ Proveedor }) => Proveedor === DOOR).map((payment) =>
      sumOfPesos([payment.Cobrado, -payment.Devuelto, -payment.Devolviendo]),
    ),
  )
  return [...returned, ...(byHand > 0 ? [MONEY_TEXTS.byHand(formatPesos(byHand))] : []), ...released]
}

interface CancelTogetherProps {
  chosen: readonly number[]
  onClear: () => void
  onDone: () => void
}

/** Cancels several orders for one reason, one after another; tells how many were refused. */
export function CancelTogether({ chosen, onClear, onDone }: CancelTogetherProps) {
  const notify = useNotify()
  const [isOpen, setIsOpen] = useState(false)
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
    setIsOpen(false)
    onClear()
    onDone()
  }

  return (
    <>
      <Button color="error" variant="contained" onClick={() => setIsOpen(true)} sx={{ minHeight: 44 }}>
        {QUEUE_TEXTS.cancelTogether}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={QUEUE_TEXTS.cancelTogether}
          explanation={CANCEL_TEXTS.explainMany}
          label={CANCEL_TEXTS.reason}
          suggestions={CANCEL_TEXTS.suggestions}
          confirm={QUEUE_TEXTS.cancelTogether}
          cancel={CANCEL_TEXTS.keep}
          onConfirm={cancel}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
