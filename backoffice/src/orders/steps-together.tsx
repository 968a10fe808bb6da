import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import {
  deliverOrder,
  DISPATCH_TEXTS,
  dispatchOrder,
  isActionAllowed,
  QUEUE_TEXTS,
  stageOf,
  startPreparing,
  togetherText,
  type QueuedOrder,
} from '@gondola/contract/orders'
import { formatPesos, sumOfPesos } from '@gondola/contract/base'
import { readStaffOrderMoney, type StaffOrderMoney } from '@gondola/contract/payments'
import { callServer } from '../api/call-server.ts'
import { ALCOHOL_QUESTION, UNCOLLECTED_TEXTS } from '../texts/order-money.ts'
import { BusyButton } from '../ui/records/busy-button.tsx'
import { ConfirmStep, isEarly, type StepQuestion } from '../ui/forms/step-button.tsx'
import { useMay } from '../ui/frame/use-own-staff.ts'
import { WAVE_MAX } from '../ui/orders/leave-orders.tsx'

const CALLS = { preparar: startPreparing, despachar: dispatchOrder, entregar: deliverOrder }
type BulkStep = keyof typeof CALLS

/** Steps of several orders in the order of an order's day. */
const BULK_STEPS = Object.keys(CALLS) as BulkStep[]

/** Whether a step can be taken for several orders at once: an unprepared one is dispatched by itself. */
export const isForMany = (step: BulkStep, order: QueuedOrder): boolean =>
  order.SinCubrir !== true &&
  (step === 'despachar' ? stageOf(order) === 'listo' : isActionAllowed(step, order))

/** Whether an order can be chosen: some step can be taken for several, or their sheets are printed. */
export const isChoosable = (order: QueuedOrder): boolean =>
  stageOf(order) === 'preparando' || BULK_STEPS.some((step) => isForMany(step, order))

type Waiting = Pick<QueuedOrder, 'Id' | 'Dia' | 'HorarioEntrega' | 'Asignado' | 'Frio' | 'CantidadLineas'>

/**
 * The order that a picker takes next, among those that may be begun: one that is theirs before one of nobody, and none
 * of others. Of the earliest slot, orders without cold goods first, whose goods may lie longest; of these the largest,
 * which takes longest.
 */
export function nextOrder<T extends Waiting>(orders: readonly T[], own: string | undefined): T | undefined {
  const free = orders.filter(({ Asignado }) => Asignado === undefined || Asignado === own)
  return free.toSorted(
    (a, b) =>
      Number(b.Asignado !== undefined) - Number(a.Asignado !== undefined) ||
      (a.Dia ?? 0) - (b.Dia ?? 0) ||
      (a.HorarioEntrega ?? '').localeCompare(b.HorarioEntrega ?? '') ||
      Number(a.Frio === true) - Number(b.Frio === true) ||
      b.CantidadLineas - a.CantidadLineas ||
      a.Id - b.Id,
  )[0]
}

export interface ChosenProps {
  chosen: readonly QueuedOrder[]
  onClear: () => void
  onDone: () => void
}

/** The steps that some of the chosen orders allow, each with how many they are. */
export function StepsTogether({ chosen, ...on }: ChosenProps) {
  return BULK_STEPS.map((step) => {
    const fitting = chosen.filter((order) => isForMany(step, order))
    const prepared = step === 'preparar' ? chosen.filter((order) => stageOf(order) === 'preparando') : []
    return <StepTogether key={step} step={step} orders={fitting} others={prepared} {...on} />
  })
}

interface StepTogetherProps {
  step: BulkStep
  orders: readonly QueuedOrder[]
  /** Orders that are past the step, and go on with the others. */
  others: readonly QueuedOrder[]
  onClear: () => void
  onDone: () => void
}

/** One step of several orders, one after another; tells how many were refused. */
function StepTogether({ step, orders, others, onClear, onDone }: StepTogetherProps) {
  const notify = useNotify()
  const go = useNavigate()
  const [asked, setAsked] = useState<StepQuestion | null>(null)
  const [done, setDone] = useState(0)
  const may = useMay(CALLS[step].permission)
  const count = orders.length + others.length
  if (!may || count === 0) return null

  async function ask() {
    if (step === 'preparar')
      return count > WAVE_MAX ? notify(QUEUE_TEXTS.waveMax(WAVE_MAX), { type: 'warning' }) : take()
    const question = step === 'despachar' ? dispatchQuestion(orders) : await owingQuestion(orders)
    return question === null ? take() : setAsked(question)
  }
  async function take() {
    setAsked(null)
    const taken: number[] = others.map(({ Id }) => Id)
    for (const [index, { Id }] of orders.entries()) {
      setDone(index + 1)
      try {
        await callServer(CALLS[step], { params: { Id } })
        taken.push(Id)
      } catch {
        // told below with the others; the queue shows each one's state
      }
    }
    setDone(0)
    const refused = count - taken.length
    if (step !== 'preparar' || refused > 0)
      notify(togetherText(step, taken.length, refused), { type: refused === 0 ? 'success' : 'warning' })
    onClear()
    onDone()
    if (step === 'preparar' && taken.length > 0) void go(`/preparar/${taken.join(',')}`)
  }

  return (
    <>
      <BusyButton
        variant="contained"
        busyLabel={QUEUE_TEXTS.together[step] + (done === 0 ? '…' : ` ${done}/${orders.length}`)}
        onPress={ask}
      >
        {QUEUE_TEXTS.together[step]} ({count})
      </BusyButton>
      {asked !== null && (
        <ConfirmStep asked={asked} onConfirm={() => void take()} onClose={() => setAsked(null)} />
      )}
    </>
  )
}

/** Asked before several leave; names those of a later day. */
function dispatchQuestion(orders: readonly QueuedOrder[]): StepQuestion {
  const early = orders.filter(isEarly).map(({ Id }) => Id)
  const { manyTitle, many, manyConfirm, earlyTitle, earlyMany, earlyConfirm, keep } = DISPATCH_TEXTS
  return early.length === 0
    ? { title: manyTitle(orders.length), text: [many], keep, confirm: manyConfirm }
    : { title: earlyTitle, text: [earlyMany(early), many], keep, confirm: earlyConfirm }
}

/** Asked if money of some is to be taken at the door, and nobody noted it, or some have alcohol. */
async function owingQuestion(orders: readonly QueuedOrder[]): Promise<StepQuestion | null> {
  const all: StaffOrderMoney[] = []
  for (const { Id } of orders) {
    try {
      all.push(await callServer(readStaffOrderMoney, { params: { Id } }))
    } catch {
      // what cannot be read is refused when it is delivered, and told then
    }
  }
  const owing = all.filter(({ ACobrar }) => ACobrar > 0)
  const alcoholic = orders.filter(({ Alcohol }) => Alcohol).map(({ Id }) => Id)
  const documents = alcoholic.length > 0 ? [...ALCOHOL_QUESTION.text, ALCOHOL_QUESTION.of(alcoholic)] : []
  if (owing.length === 0)
    return alcoholic.length > 0
      ? { ...ALCOHOL_QUESTION, text: documents, keep: UNCOLLECTED_TEXTS.keep }
      : null
  return {
    title: UNCOLLECTED_TEXTS.title,
    text: [
      UNCOLLECTED_TEXTS.many(
        owing.map(({ Pedido }) => Pedido),
        formatPesos(sumOfPesos(owing.map(({ ACobrar }) => ACobrar))),
      ),
      UNCOLLECTED_TEXTS.find,
      ...documents,
    ],
    keep: UNCOLLECTED_TEXTS.keep,
    confirm: UNCOLLECTED_TEXTS.deliverMany,
  }
}
