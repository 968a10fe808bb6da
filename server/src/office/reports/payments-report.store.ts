import type { Branches } from './day-sums.store.ts'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Period } from '@gondola/contract/reports'
import { dayAfter, dayStart } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { piecesOf } from './report-period.ts'

/** How many days of events one statement sums up. */
const PIECE_DAYS = 31

/** What came and went within an hour, in centavos. */
export interface HourPayments {
  /** `2026-11-21T15`, in UTC: the shop's days begin at a full hour. */
  hour: string
  branch_id: number | null
  branch: string | null
  provider: string
  means: string | null
  person: string | null
  taken: number
  returned: number
  /** Reserved on a card and not taken: it neither came nor went. */
  released: number
  charged_back: number
}

/** The history's amounts of a period, at some branches (null: all). */
export async function listHourPayments(
  db: Db,
  timeZone: string,
  period: Period,
  branches: Branches,
): Promise<HourPayments[]> {
  const rows: HourPayments[] = []
  for (const piece of piecesOf(period, PIECE_DAYS)) {
    rows.push(...(await hoursOf(db, timeZone, piece, branches)))
    await othersFirst()
  }
  return rows
}

const amountOf = (kind: 'cobro' | 'liberacion' | 'devolucion') =>
  sql<number>`sum(case when payment_events.kind = ${kind} then payment_events.centavos else 0 end)`

/** What a customer's bank took back is what was left of the payment. */
const chargedBack = sql<number>`sum(case
  when payment_events.kind = 'estado' and payment_events.state = 'contracargo' then payments.captured - payments.refunded
  when payment_events.kind = 'estado' and payment_events.state = 'recuperado' then payments.refunded - payments.captured
  else 0 end)`

function hoursOf(
  db: Db,
  timeZone: string,
  { FechaDesde, FechaHasta }: Period,
  branches: Branches,
): Promise<HourPayments[]> {
  return db
    .selectFrom('payment_events')
    .innerJoin('payments', 'payments.id', 'payment_events.payment_id')
    .innerJoin('orders', 'orders.Id', 'payment_events.order_id')
    .leftJoin('branches', 'branches.Id', 'orders.branch_id')
    .where('payment_events.at', '>=', dayStart(FechaDesde, timeZone))
    .where('payment_events.at', '<', dayStart(dayAfter(FechaHasta, 1), timeZone))
    .where('payment_events.kind', 'in', ['cobro', 'liberacion', 'devolucion', 'estado'])
    .$if(branches !== null, (query) => query.where('orders.branch_id', 'in', branches))
    .select([
      sql<string>`substr(payment_events.at, 1, 13)`.as('hour'),
      'orders.branch_id',
      'branches.Nombre as branch',
      'payments.provider',
      'payments.means',
      'payments.staff_name as person',
      amountOf('cobro').as('taken'),
      amountOf('devolucion').as('returned'),
      amountOf('liberacion').as('released'),
      chargedBack.as('charged_back'),
    ])
    .groupBy([
      'hour',
      'orders.branch_id',
      'branches.Nombre',
      'payments.provider',
      'payments.means',
      'payments.staff_name',
    ])
    .orderBy('hour')
    .orderBy('orders.branch_id')
    .orderBy('payments.provider')
    .orderBy('payments.means')
    .orderBy('payments.staff_name')
    .execute()
}

/** What came and went on a day of all branches, oldest first. */
export const listPaymentEvents = (db: Db, timeZone: string, day: string) =>
  db
    .selectFrom('payment_events')
    .innerJoin('payments', 'payments.id', 'payment_events.payment_id')
    .where('payment_events.at', '>=', dayStart(day, timeZone))
    .where('payment_events.at', '<', dayStart(dayAfter(day, 1), timeZone))
    .where((row) =>
      row.or([
        row('payment_events.kind', 'in', ['cobro', 'devolucion']),
        row('payment_events.state', 'in', ['contracargo', 'recuperado']),
      ]),
    )
    .select(['payment_events.at', 'payment_events.order_id', 'payment_events.kind', 'payment_events.state'])
    .select(['payment_events.centavos', 'payments.provider', 'payments.means'])
    .select(['payments.captured', 'payments.refunded'])
    .orderBy('payment_events.id')
    .execute()

/** What customers were given as credit on a day, or gave up with their account; what orders took of it is their payment. */
export const listCreditGiven = (db: Db, timeZone: string, day: string) =>
  db
    .selectFrom('credit_movements')
    .where('at', '>=', dayStart(day, timeZone))
    .where('at', '<', dayStart(dayAfter(day, 1), timeZone))
    .where('kind', 'in', ['reclamo', 'baja'])
    .select(['at', 'order_id', 'kind', 'centavos'])
    .orderBy('id')
    .execute()
