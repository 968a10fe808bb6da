import { chunksOf } from '../../platform/db/chunks.ts'
import { DOOR, MONEY_EVENTS_MAX, type DoorMeans } from '@gondola/contract/payments'
import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow, Row } from '../../platform/db/tables/database.ts'
import { insertEvents } from '../ledger/ledger.store.ts'
import { NOT_PAID } from '../tasks/payment-tasks.store.ts'

/** The newest events of an order's money, newest first. */
export const listNewestEvents = (db: Db, orderId: number): Promise<Row<'payment_events'>[]> =>
  db
    .selectFrom('payment_events')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(MONEY_EVENTS_MAX)
    .execute()

/** The payment type of an order as it is now; null: it was removed. */
export const findPaymentTypeOf = async (
  db: Db,
  { payment_type_id }: Pick<Row<'orders'>, 'payment_type_id'>,
): Promise<Pick<Row<'payment_types'>, 'Descrip' | 'discount_means'> | null> =>
  (await db
    .selectFrom('payment_types')
    .select(['Descrip', 'discount_means'])
    .where('Id', '=', payment_type_id)
    .executeTakeFirst()) ?? null

/** The task of some subjects that failed last and is tried again; null: none. */
export const findFailedTask = async (
  db: Db,
  subjects: readonly string[],
): Promise<Row<'payment_tasks'> | null> =>
  (await db
    .selectFrom('payment_tasks')
    .selectAll()
    .where('subject', 'in', subjects)
    .where('last_error', 'is not', null)
    .where('last_error', '<>', NOT_PAID)
    .orderBy('attempts', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()) ?? null

/** The centavos that an account gave back by hand since an instant, also what a provider refused and staff may repeat. */
export async function sumOfFavours(db: Db, staffId: number, since: string): Promise<number> {
  const { sum } = await db
    .selectFrom('refunds')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('centavos'), row.lit(0)).as('sum'))
    .where('staff_id', '=', staffId)
    .where('is_favour', '=', true)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow()
  return sum
}

export const findRefundByKey = async (trx: Db, key: string): Promise<Row<'refunds'> | null> =>
  (await trx.selectFrom('refunds').selectAll().where('request_key', '=', key).executeTakeFirst()) ?? null

export const findOrderPayment = async (
  trx: Db,
  orderId: number,
  id: number,
): Promise<Row<'payments'> | null> =>
  (await trx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .executeTakeFirst()) ?? null

export const findOrderRefund = async (trx: Db, orderId: number, id: number): Promise<Row<'refunds'> | null> =>
  (await trx
    .selectFrom('refunds')
    .selectAll()
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .executeTakeFirst()) ?? null

/** Has a refused refund asked for once more. */
export const repeatRefundRow = (trx: Db, id: number) =>
  trx
    .updateTable('refunds')
    .set((row) => ({ state: 'pedido' as const, fault: null, repeats: row('repeats', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const setGivenOtherwise = (trx: Db, id: number, given_otherwise: string) =>
  trx.updateTable('refunds').set({ given_otherwise }).where('id', '=', id).execute()

/** Enters a refund of money that staff received: it is handed back. */
export async function enterHandedBack(
  trx: Db,
  at: string,
  refundId: number,
  { id, captured, refunded }: Row<'payments'>,
  centavos: number,
): Promise<void> {
  await trx.updateTable('refunds').set({ state: 'hecho', done_at: at }).where('id', '=', refundId).execute()
  const after = refunded + centavos
  await trx
    .updateTable('payments')
    .set({ refunded: after, updated_at: at, ...(after === captured && { state: 'devuelto' as const }) })
    .where('id', '=', id)
    .execute()
}

/** Money that staff received at the door. */
export interface DoorReceipt {
  orderId: number
  /** Of the request that recorded it. */
  key: string
  centavos: number
  means: DoorMeans
  staff: { id: number | null; name: string | null }
  at: string
  text: string | null
}

/** Enters what was received at the door: for each a payment, and an event in the history of its order's money. */
export async function enterDoorReceipts(trx: Db, receipts: readonly DoorReceipt[]): Promise<void> {
  for (const entered of chunksOf(receipts)) {
    const payments = await trx
      .insertInto('payments')
      .values(entered.map(doorPayment))
      .returning(['id', 'provider_id'])
      .execute()
    const idOf = new Map(payments.map(({ id, provider_id }) => [provider_id, id]))
    await insertEvents(
      trx,
      entered.map(({ orderId, key, centavos, staff, at, text }) => ({
        order_id: orderId,
        payment_id: idOf.get(key)!,
        at,
        kind: 'cobro',
        centavos,
        state: null,
        text,
        author: 'staff',
        author_name: staff.name,
        body_hash: null,
      })),
    )
  }
}

/** The payment of nothing at which is noted what lowers an order before anything was taken at the door. */
export async function emptyDoorPayment(
  trx: Db,
  at: string,
  orderId: number,
  payments: readonly Row<'payments'>[],
): Promise<Row<'payments'>> {
  const key = `no-quiso-${orderId}`
  const staff = { id: null, name: null }
  const row = doorPayment({ orderId, key, centavos: 0, means: 'efectivo', staff, at, text: null })
  return (
    payments.find(({ provider_id }) => provider_id === key) ??
    (await trx.insertInto('payments').values(row).returningAll().executeTakeFirstOrThrow())
  )
}

const doorPayment = ({ orderId, key, centavos, means, staff, at }: DoorReceipt): NewRow<'payments'> => ({
  order_id: orderId,
  session_id: null,
  provider: DOOR,
  provider_id: key,
  state: 'cobrado',
  status: 'en la puerta',
  asked: centavos,
  captured: centavos,
  refunded: 0,
  means,
  installments: null,
  capture_by: null,
  staff_id: staff.id,
  staff_name: staff.name,
  created_at: at,
  updated_at: at,
})

/** The order need not be paid in time any more. */
export const clearPayBy = (trx: Db, orderId: number) =>
  trx.updateTable('orders').set({ pay_by: null }).where('Id', '=', orderId).execute()
