import { useState, type ReactNode } from 'react'
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  type ButtonProps,
} from '@mui/material'
import { useNotify } from 'react-admin'
import {
  deliverOrder,
  DISPATCH_TEXTS,
  dispatchOrder,
  isActionAllowed,
  markReady,
  orderTitle,
  reopenPreparation,
  returnToQueue,
  startPreparing,
  STEP_DONE,
  STEP_NAMES,
  wantsConfirming,
  type QueuedOrder,
  type StaffOrder,
  type Step,
} from '@gondola/contract/orders'
import type { Permission } from '@gondola/contract/calls'
import { dayIdOf } from '@gondola/contract/delivery'
import { callServer, faultText } from '../../api/call-server.ts'
import { useMay } from '../frame/use-own-staff.ts'
import { dayText } from '../orders/order-words.ts'
import { shopDay } from './form-values.ts'

/** Steps whose only parameter is the order's number. */
export type PlainStep = Exclude<Step, 'cancelar' | 'modificar' | 'no-entregado' | 'asignar' | 'traspasar'>

const CALLS = {
  preparar: startPreparing,
  listo: markReady,
  reabrir: reopenPreparation,
  devolver: returnToQueue,
  despachar: dispatchOrder,
  entregar: deliverOrder,
} as const satisfies Record<PlainStep, { permission: Permission }>

export interface StepQuestion {
  title: string
  /** Lines of text. */
  text: readonly string[]
  keep: string
  confirm: string
  /** Of the button that confirms. */
  color?: ButtonProps['color']
  /** Beneath the text: what may be done about it first. `onDone` asks again, then goes on. */
  remedy?: (onDone: () => void) => ReactNode
}

interface StepButtonProps extends Omit<ButtonProps, 'onClick'> {
  step: PlainStep
  order: Pick<QueuedOrder, 'Id' | 'Estado' | 'Preparacion' | 'Entregado' | 'SinCubrir' | 'Dia'>
  /** Called after the step, or after its refusal: the order has changed. */
  onDone: (order: StaffOrder | null) => void
  /** Asked for this order in any case. */
  question?: StepQuestion
  /** What must be asked, as far as the server knows; null: nothing. */
  askFirst?: () => Promise<StepQuestion | null>
  children?: ReactNode
}

/** Steps that an order's missing money forbids. */
const UNPAID_NEVER = new Set<PlainStep>(['preparar', 'despachar'])

/** A step of an order as a button; nothing if the order, its missing money or the user's role does not allow it. */
export function StepButton(given: StepButtonProps) {
  const { step, order, onDone, question, askFirst, disabled, children, ...props } = given
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const [asked, setAsked] = useState<StepQuestion | null>(null)
  const may = useMay(CALLS[step].permission)
  if (!may || !isActionAllowed(step, order)) return null
  if (order.SinCubrir === true && UNPAID_NEVER.has(step)) return null

  async function press() {
    const isTooEarly = step === 'despachar' && isEarly(order)
    const known =
      question ?? (wantsConfirming(step, order) ? unprepared(order.Id) : isTooEarly ? early(order) : null)
    if (known !== null) return setAsked(known)
    await take(askFirst)
  }
  async function take(ask?: () => Promise<StepQuestion | null>) {
    setAsked(null)
    setIsBusy(true)
    try {
      const found = (await ask?.()) ?? null
      if (found !== null) return setAsked(found)
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
      <Button {...props} disabled={isBusy || disabled === true} onClick={() => void press()}>
        {children ?? STEP_NAMES[step]}
      </Button>
      {asked !== null && (
        <ConfirmStep
          asked={asked}
          onConfirm={() => void take()}
          onRemedied={() => void take(askFirst)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

/** Asked before an unprepared order leaves. */
const unprepared = (Id: number): StepQuestion => ({
  title: DISPATCH_TEXTS.title,
  text: [`${orderTitle(Id)}. ${DISPATCH_TEXTS.unprepared}`],
  keep: DISPATCH_TEXTS.keep,
  confirm: DISPATCH_TEXTS.confirm,
})

export const isEarly = ({ Dia }: Pick<QueuedOrder, 'Dia'>): boolean =>
  Dia !== null && Dia > dayIdOf(shopDay())

/** Asked before an order of a later day leaves. */
const early = ({ Id, Dia }: Pick<QueuedOrder, 'Id' | 'Dia'>): StepQuestion => ({
  title: DISPATCH_TEXTS.earlyTitle,
  text: [DISPATCH_TEXTS.early(orderTitle(Id), dayText(Dia))],
  keep: DISPATCH_TEXTS.keep,
  confirm: DISPATCH_TEXTS.earlyConfirm,
})

interface ConfirmStepProps {
  asked: StepQuestion
  onConfirm: () => void
  onRemedied?: () => void
  onClose: () => void
}

/** A confirmation dialog, which a double press does not close; the button that changes nothing has the focus. */
export function ConfirmStep({ asked, onConfirm, onRemedied, onClose }: ConfirmStepProps) {
  return (
    <Dialog
      open
      onClose={(_event, reason) => reason === 'escapeKeyDown' && onClose()}
      fullWidth
      maxWidth="xs"
      aria-labelledby="confirmar-paso"
    >
      <DialogTitle id="confirmar-paso">{asked.title}</DialogTitle>
      <DialogContent>
        {asked.text.map((line) => (
          <DialogContentText key={line} sx={{ mb: 1 }}>
            {line}
          </DialogContentText>
        ))}
        {onRemedied && asked.remedy?.(onRemedied)}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button autoFocus onClick={onClose}>
          {asked.keep}
        </Button>
        <Button variant={asked.remedy ? 'text' : 'contained'} color={asked.color} onClick={onConfirm}>
          {asked.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
