import type { ButtonProps } from '@mui/material'
import { formatPesos } from '@gondola/contract/base'
import { hasAlcohol, type QueuedOrder, type StaffOrder } from '@gondola/contract/orders'
import { readStaffOrderMoney, type StaffOrderMoney } from '@gondola/contract/payments'
import { callServer } from '../../api/call-server.ts'
import { ALCOHOL_QUESTION, UNCOLLECTED_TEXTS as TEXTS } from '../../texts/order-money.ts'
import { StepButton, type StepQuestion } from '../forms/step-button.tsx'
import { DoorPayment } from './door-payment.tsx'
import { dueWith, useMoneyActs } from './use-order-money.ts'

interface DeliverButtonProps extends Omit<ButtonProps, 'onClick'> {
  order: Pick<QueuedOrder, 'Id' | 'Estado' | 'Preparacion' | 'Entregado' | 'Dia'> &
    Partial<Pick<QueuedOrder, 'Alcohol'> & Pick<StaffOrder, 'Lineas'>>
  onDone: () => void
}

/** Marks an order as delivered; asks if money was to be taken at the door that nobody noted. */
export function DeliverButton({ order, onDone, ...props }: DeliverButtonProps) {
  const acts = useMoneyActs(order.Id, () => undefined)
  const isAlcoholic = order.Alcohol ?? hasAlcohol(order.Lineas ?? [])

  async function askFirst(): Promise<StepQuestion | null> {
    const money = await callServer(readStaffOrderMoney, { params: { Id: order.Id } })
    if (money.ACobrar > 0) return questionOf(money)
    return isAlcoholic ? { ...ALCOHOL_QUESTION, keep: TEXTS.keep } : null
  }
  const questionOf = (money: StaffOrderMoney): StepQuestion => ({
    title: TEXTS.title,
    text: [
      TEXTS.one(formatPesos(dueWith(money)(money.MedioEnPuerta ?? 'efectivo'))),
      TEXTS.findOne,
      ...(isAlcoholic ? ALCOHOL_QUESTION.text : []),
    ],
    keep: TEXTS.keep,
    confirm: TEXTS.deliver,
    remedy: (onNoted) => (
      <DoorPayment
        Id={order.Id}
        dueWith={dueWith(money)}
        own={money.MedioEnPuerta}
        // noted: what is missing now is asked again
        acts={{ send: (change, done) => acts.send(change, done).then(onNoted) }}
        onDone={onDone}
      />
    ),
  })
  return <StepButton step="entregar" order={order} onDone={onDone} askFirst={askFirst} {...props} />
}
