import { useState, type ReactNode } from 'react'
import { Button, type ButtonProps } from '@mui/material'
import { useNotify } from 'react-admin'
import {
  dispatchOrder,
  markReady,
  reopenPreparation,
  returnToQueue,
  startPreparing,
} from '@gondola/contract/calls/staff-orders.ts'
import type { QueuedOrder, StaffOrder } from '@gondola/contract/entities/staff-order.ts'
import { isStepAllowed, type Step } from '@gondola/contract/rules/order-steps.ts'
import type { Permission } from '@gondola/contract/rules/permissions.ts'
import { STEP_DONE, STEP_NAMES } from '@gondola/contract/texts/staff/orders.ts'
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
  const may = useMay(CALLS[step].permission)
  if (!may || !isStepAllowed(step, order)) return null

  async function take() {
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
    <Button
      {...props}
      disabled={isBusy || disabled === true}
      onClick={() => void take()}
      sx={{ minHeight: 44, ...props.sx }}
    >
      {children ?? STEP_NAMES[step]}
    </Button>
  )
}
