import type { ButtonProps } from '@mui/material'
import { formatPesos } from '@gondola/contract/base'
import type { QueuedOrder } from '@gondola/contract/orders'
import { readStaffOrderMoney, type StaffOrderMoney } from '@gondola/contract/payments'
import { callServer } from '../../api/call-server.ts'
import { UNCOLLECTED_TEXTS as TEXTS } from '../../texts/order-money.ts'
import { StepButton, type StepQuestion } from '../forms/step-button.tsx'
import { DoorPayment } from './door-payment.tsx'
import { dueWith, useMoneyActs } from './use-order-money.ts'

interface DeliverButtonProps extends Omit<ButtonProps, 'onClick'> {
  order: Pick<QueuedOrder, 'Id' | 'Estado' | 'Preparacion' | 'Entregado' | 'Dia'>
  onDone: () => void
}

/** Marks an order as delivered; asks if money was to be taken at the door that nobody noted. */
export function DeliverButton({ order, onDone, ...props }: DeliverButtonProps) {
  const acts = useMoneyActs(order.Id, () => undefined)

  async function askFirst(): Promise<StepQuestion | null> {
    const money = await callServer(readStaffOrderMoney, { params: { Id: order.Id } })
    return money.ACobrar > 0 ? questionOf(money) : null
  }
  const questionOf = (money: StaffOrderMoney): StepQuestion => ({
    title: TEXTS.title,
    text: [TEXTS.one(formatPesos(dueWith(money)(money.MedioEnPuerta ?? 'efectivo'))), TEXTS.findOne],
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
