import { toPesos } from '@gondola/contract/base'
import { OrderStatus } from '@gondola/contract/orders'
import {
  DOOR,
  type StaffMoneyEvent,
  type StaffOrderMoney,
  type StaffPayment,
  type StaffRefund,
} from '@gondola/contract/payments'
import type { StaffSession } from '../../http/caller.ts'
import type { LockedOrder } from '../../orders/locked-order.store.ts'
import { shownOwnMeans } from '../../orders/means-discount.ts'
import { shopDateTime } from '../../platform/clock.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import type { OrderLedger } from '../ledger/ledger.store.ts'
import { readMoney, shownMoney } from '../own-payments/order-money.ts'
import { subjectText } from '../tasks/payment-tasks.store.ts'
import { findRelease } from '../settlement/money-terms.store.ts'
import { isGivenBack, settledOrder, settledPayments } from '../settlement/settled-order.ts'
import { favoursOf, isCovered, type SettledPayment } from '../settlement/settlement.ts'
import { listToBring } from '../claims/claims.store.ts'
import { dueAtDoor } from './door-payments.ts'
import { refundLeft } from './refund-payment.ts'
import { findFailedTask, findPaymentTypeOf, listNewestEvents } from './staff-money.store.ts'
import type { Deps } from '../../platform/deps.ts'

/** An order's money as staff see it. */
export async function readStaffMoney(
  deps: Deps,
  session: StaffSession,
  order: LockedOrder,
): Promise<StaffOrderMoney> {
  const { db, config } = deps
  const local = (at: string) => shopDateTime(new Date(at), config.timeZone)
  const stored = await readMoney(db, deps, order)
  const { ledger, terms } = stored
  const { Movimientos: _, ...money } = await shownMoney(db, deps, stored)
  const payments = settledPayments(ledger)
  const release = await findRelease(db, order.Id)
  const { left } = await refundLeft(db, deps, session, favoursOf(payments))
  const type = await findPaymentTypeOf(db, order)
  const task = await findFailedTask(db, subjectsOf(order.Id, ledger))
  return {
    ...money,
    Cubierto: release !== null || isCovered(settledOrder(order, terms.margin, terms.tolerance), payments),
    Liberado: release && {
      Autor: release.author_name,
      Motivo: release.text ?? '',
      Momento: local(release.at),
    },
    ACobrar: toPesos(dueAtDoor(order, ledger, terms.tolerance)),
    ...(money.DescuentoPago && {
      ACobrarSinDescuento: toPesos(dueAtDoor(order, ledger, terms.tolerance, true)),
    }),
    ...shownOwnMeans(order, { name: type?.Descrip ?? null, kept: type?.discount_means ?? null }),
    PuedeDevolver: toPesos(left),
    ParaLlevar: await toBring(db, order),
    // without the one of nothing (`emptyDoorPayment`)
    Pagos: ledger.payments.flatMap((row, index) =>
      row.asked > 0 ? [shownPayment(row, payments[index]!, local)] : [],
    ),
    Devoluciones: ledger.refunds.filter(isGivenBack).map((row) => shownRefund(row, ledger, local)),
    Pendiente: task && {
      Intentos: task.attempts,
      Proximo: local(task.next_attempt_at),
      Falla: task.last_error ?? '',
    },
    Historial: (await listNewestEvents(db, order.Id)).map((event) => shownEvent(event, local)),
  }
}

/** Nothing of an order that no one brings any more. */
async function toBring(db: Deps['db'], order: LockedOrder): Promise<StaffOrderMoney['ParaLlevar']> {
  const isBrought = order.FormaEntrega === 'ED' && order.Entregado === undefined && order.client_id !== null
  if (!isBrought || order.Estado === OrderStatus.Cancelled || order.Estado === OrderStatus.Annulled) return []
  const rows = await listToBring(db, order.client_id!, order.Id)
  return rows.map(({ order_id, centavos }) => ({ Pedido: order_id, Importe: toPesos(centavos) }))
}

const subjectsOf = (orderId: number, { sessions, payments }: OrderLedger): string[] =>
  [
    { order: orderId },
    ...sessions.map(({ id }) => ({ session: id })),
    ...payments.map(({ provider, provider_id }) => ({ provider, payment: provider_id })),
  ].map(subjectText)

type Local = (at: string) => string

const shownPayment = (row: Row<'payments'>, { refunding }: SettledPayment, local: Local): StaffPayment => ({
  Id: row.id,
  Proveedor: row.provider,
  Numero: row.provider_id,
  Estado: row.state,
  Detalle: row.status,
  Pedido: toPesos(row.asked),
  Cobrado: toPesos(row.captured),
  Devuelto: toPesos(row.refunded),
  Devolviendo: toPesos(refunding),
  Medio: row.means,
  Cuotas: row.installments,
  Momento: local(row.created_at),
  CobrarHasta: row.capture_by === null ? null : local(row.capture_by),
  Recibio: row.staff_name,
})

const shownRefund = (row: Row<'refunds'>, { payments }: OrderLedger, local: Local): StaffRefund => ({
  Id: row.id,
  Pago: row.payment_id,
  Importe: toPesos(row.centavos),
  Estado: row.state,
  Motivo: row.reason,
  Autor: row.staff_name,
  Momento: local(row.at),
  Falla: row.fault,
  Numero: row.provider_id,
  EnMano: payments.some(({ id, provider }) => id === row.payment_id && provider === DOOR),
  PorOtroMedio: row.given_otherwise,
})

const shownEvent = (event: Row<'payment_events'>, local: Local): StaffMoneyEvent => ({
  Momento: local(event.at),
  Clase: event.kind,
  Importe: event.centavos === null ? null : toPesos(event.centavos),
  Estado: event.state,
  Texto: event.text,
  Autor: event.author_name,
})
