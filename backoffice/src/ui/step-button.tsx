import { useState, type ReactNode } from 'react'
import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useNotify } from 'react-admin'
import {
  dispatchOrder,
  markReady,
  reopenPreparation,
  returnToQueue,
  startPreparing,
} from '@gondola/contract/calls/staff-orders.ts'
import type { QueuedOrder, StaffOrder } from '@gondola/contract/entities/staff-order.ts'
import { isActionAllowed, wantsConfirming, type Step } from '@gondola/contract/rules/order-transitions.ts'
import type { Permission } from '@gondola/contract/rules/permissions.ts'
import { DISPATCH_TEXTS, orderTitle, STEP_DONE, STEP_NAMES } from '@gondola/contract/texts/staff/orders.ts'
import { callServer, faultText } from '../api/call-server.ts'
import { useMay } from './use-may.ts'

/** Steps that take nothing but the order's number. */
export type PlainStep = Exclude<Step, 'cancelar'>

const CALLS = {
  preparar: startPreparing,
  listo: markReady,
  reabrir: reopenPreparation,
  devolver: returnToQueue,
  despachar: dispatchOrder,
} as const satisfies Record<PlainStep, { permission: Permission }>

interface StepButtonProps extends Omit<ButtonProps, 'onClick'> {
  step: PlainStep
  order: Pick<QueuedOrder, 'Id' | 'Estado' | 'Preparacion'>
  /** After the step, or after it was refused: the order is not what it was taken for. */
  onDone: (order: StaffOrder | null) => void
  children?: ReactNode
}

/** A step of an order as a button; nothing where the order does not allow it, or one may not take it. */
export function StepButton({ step, order, onDone, disabled, children, ...props }: StepButtonProps) {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const may = useMay(CALLS[step].permission)
  if (!may || !isActionAllowed(step, order)) return null

  async function take() {
    setIsAsking(false)
    setIsBusy(true)
    try {
      const changed = await callServer(CALLS[step], { params: { Id: order.Id } })
      notify(STEP_DONE[step], { type: 'success' })
      onDone(changed)
    } catch (error) {
      notify(faultText(error), { type: 'error' })
      onDone(null)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <>
      <Button
        {...props}
        disabled={isBusy || disabled === true}
        onClick={() => (wantsConfirming(step, order) ? setIsAsking(true) : void take())}
        sx={{ minHeight: 44, ...props.sx }}
      >
        {children ?? STEP_NAMES[step]}
      </Button>
      {isAsking && (
        <ConfirmDispatch Id={order.Id} onConfirm={() => void take()} onClose={() => setIsAsking(false)} />
      )}
    </>
  )
}

interface ConfirmDispatchProps {
  Id: number
  onConfirm: () => void
  onClose: () => void
}

/** Asks before an order leaves that nobody prepared; the answer that changes nothing has the focus. */
function ConfirmDispatch({ Id, onConfirm, onClose }: ConfirmDispatchProps) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="despachar">
      <DialogTitle id="despachar">{DISPATCH_TEXTS.title}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {orderTitle(Id)}. {DISPATCH_TEXTS.unprepared}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose} sx={{ minHeight: 44 }}>
          {DISPATCH_TEXTS.keep}
        </Button>
        <Button variant="contained" onClick={onConfirm} sx={{ minHeight: 44 }}>
          {DISPATCH_TEXTS.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
