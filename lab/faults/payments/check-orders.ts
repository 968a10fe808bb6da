import { isPaidFirst } from '@gondola/contract/payments'
import type { Row } from '@gondola/server/platform/db/tables/database.ts'
import { inCentavos } from '../checks/own-arithmetic.ts'

// What an order's payments may come to.

/** Of an exact total the shop bears this share itself (`ToleranciaCobro` of a new shop). */
const TOLERANCE = 0.01

/** What was granted of a claim the order costs less. */
const dueOf = ({ Estado, TotalNeto }: Row<'orders'>, favour: number) =>
  Estado === 'P' || Estado === 'D' ? inCentavos(TotalNeto) - favour : 0

const paidOf = (payments: readonly Row<'payments'>[]) => sum(payments.map(keptOf))

/** Nobody paid more than the order costs, and what is gone or left reserves nothing. */
export function checkOverpaid(
  order: Row<'orders'>,
  payments: readonly Row<'payments'>[],
  favour: number,
): string[] {
  const { Id, Estado } = order
  const [due, paid] = [dueOf(order, favour), paidOf(payments)]
  const complaints = paid > due ? [`order ${Id} (${Estado}) costs ${due} and took ${paid}`] : []
  if (Estado !== 'P' && payments.some(({ state }) => state === 'reservado'))
    complaints.push(`order ${Id} (${Estado}) still has a reserve`)
  return complaints
}

export function checkUnpaid(
  order: Row<'orders'>,
  payments: readonly Row<'payments'>[],
  favour: number,
): string[] {
  const { Id, Estado, payment_way } = order
  if (Estado !== 'D' || payment_way === null || !isPaidFirst(payment_way)) return []
  const [due, paid] = [dueOf(order, favour), paidOf(payments)]
  return due - paid > (due + favour) * TOLERANCE
    ? [`order ${Id} left unpaid: ${paid} of ${due} (${payment_way})`]
    : []
}

/** Whoever delivered took what was due. */
export function checkPaidAtDoor(
  order: Row<'orders'>,
  payments: readonly Row<'payments'>[],
  favour: number,
): string[] {
  const { Id, Estado, payment_way } = order
  if (Estado !== 'D' || payment_way === null || isPaidFirst(payment_way)) return []
  const [due, paid] = [dueOf(order, favour), paidOf(payments)]
  return paid === due ? [] : [`order ${Id} was delivered and took ${paid} of ${due} (${payment_way})`]
}

const keptOf = ({ captured, refunded }: { captured: number; refunded: number }) => captured - refunded
const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)
