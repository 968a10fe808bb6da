import { sql } from 'kysely'
import { toPesos } from '@gondola/contract/base'
import { CRATE_LETTERS, OrderStatus } from '@gondola/contract/orders'
import { CREDIT } from '@gondola/contract/payments'
import type { PreparationState } from '@gondola/contract/cart'
import { shopDayStart } from '../goods/stock/stock-level.ts'
import { refuseNotFound } from '../http/problem.ts'
import { oneAtATime } from '../platform/db/one-at-a-time.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Row } from '../platform/db/tables/database.ts'
import { preparationOf } from './orders.store.ts'

export type LockedOrder = Row<'orders'> & { Preparacion?: PreparationState; Entregado?: string }

/** Locks an order for a change by staff. @throws 404 no such order, or a saved cart */
export const lockOrder = async (trx: Db, Id: number): Promise<LockedOrder> =>
  locked(await rowToLock(trx, Id).where('Estado', '<>', OrderStatus.Incomplete).executeTakeFirst())

/** Locks a client's own order or saved cart. @throws 404 the client has no such order */
export const lockOwnOrder = async (trx: Db, clientId: number, Id: number): Promise<LockedOrder> =>
  locked(await rowToLock(trx, Id).where('client_id', '=', clientId).executeTakeFirst())

/** A placed order, not locked; null: none, or a saved cart. */
export async function findPlacedOrder(db: Db, Id: number): Promise<LockedOrder | null> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('Id', '=', Id)
    .where('Estado', '<>', OrderStatus.Incomplete)
    .executeTakeFirst()
  return row === undefined ? null : orderOf(row)
}

/**
 * The letter of an order's crate: the one that it has, unless another order of its branch got it since; null: all are in
 * use. A letter is its order's until it is dispatched, and that of one annulled or cancelled for the rest of the day:
 * somebody puts its goods back first. Locks the branch's letters until the transaction ends.
 */
export async function findFreeCrate(
  trx: Db,
  deps: Parameters<typeof shopDayStart>[0],
  { Id, branch_id, crate }: LockedOrder,
): Promise<string | null> {
  await oneAtATime(trx, 'crates', branch_id ?? 0)
  const lettered = trx
    .selectFrom('orders')
    .select(['crate', 'preparing_at'])
    .where('branch_id', '=', branch_id)
    .where('crate', 'is not', null)
    .where('Id', '<>', Id)
  const waiting = await lettered.where('Estado', '=', OrderStatus.Pending).execute()
  const isTaken = waiting.some((other) => other.crate === crate && other.preparing_at !== null)
  if (crate !== null && !isTaken) return crate
  const givenUp = await lettered
    .where('updated_at', '>=', shopDayStart(deps))
    .where('Estado', '<>', OrderStatus.Incomplete)
    .where('Estado', 'in', [OrderStatus.Annulled, OrderStatus.Cancelled])
    .execute()
  const taken = new Set([...waiting, ...givenUp].map((other) => other.crate))
  return CRATE_LETTERS.find((letter) => !taken.has(letter)) ?? null
}

/** Writes the code on an order's crate; null: forgets it. */
export async function writeCrateLabel(trx: Db, Id: number, crate_label: string | null): Promise<void> {
  await trx.updateTable('orders').set({ crate_label }).where('Id', '=', Id).execute()
}

/** The pesos of an order that are paid out of what the shop owed its customer. */
export async function sumOfUsedCredit(db: Db, orderId: number): Promise<number> {
  const { used } = await db
    .selectFrom('payments')
    .select(sql<number | null>`sum(captured - refunded)`.as('used'))
    .where('order_id', '=', orderId)
    .where('provider', '=', CREDIT)
    .executeTakeFirstOrThrow()
  return toPesos(used ?? 0)
}

/** The pesos of an order's last reserve on a card, released or not; 0: it has none. */
export async function findReserve(db: Db, orderId: number): Promise<number> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('payment_events', 'payment_events.payment_id', 'payments.id')
    .select('asked')
    .where('payments.order_id', '=', orderId)
    .where('payment_events.state', '=', 'reservado')
    .orderBy('payments.id', 'desc')
    .executeTakeFirst()
  return toPesos(row?.asked ?? 0)
}

const rowToLock = (trx: Db, Id: number) =>
  trx.selectFrom('orders').selectAll().where('Id', '=', Id).forUpdate()

const locked = (row: Row<'orders'> | undefined): LockedOrder => orderOf(row ?? refuseNotFound())

function orderOf(row: Row<'orders'>): LockedOrder {
  const Preparacion = preparationOf(row)
  const { delivered_at } = row
  return {
    ...row,
    ...(Preparacion !== null && { Preparacion }),
    ...(delivered_at !== null && { Entregado: delivered_at }),
  }
}

/** The columns that an action changes besides the status. */
export type OrderChange = Partial<
  Pick<
    Row<'orders'>,
    | 'preparing_at'
    | 'preparing_by'
    | 'assigned_to'
    | 'ready_at'
    | 'crate'
    | 'dispatched_at'
    | 'delivered_at'
    | 'MotivoCancelacion'
    | 'TotalBruto'
    | 'TotalDescuento'
    | 'TotalEnvio'
    | 'TotalNeto'
    | 'FormaEntrega'
    | 'branch_id'
    | 'Dia'
    | 'slot_id'
    | 'HorarioEntrega'
    | 'payment_type_id'
    | 'payment_way'
    | 'payment_provider'
    | 'pay_by'
    | 'zone_id'
    | 'zone_name'
    | 'Localidad'
    | 'CodigoPostal'
    | 'B1'
    | 'Opt1'
    | 'Opt2'
    | 'Opt3'
    | 'Opt4'
    | 'changes'
  >
> & { TotalesPedido?: string | null; means_discount?: string | null; invoice?: string | null }

/** Writes columns of an order's row. */
export async function updateOrder(
  trx: Db,
  Id: number,
  columns: OrderChange & Pick<Row<'orders'>, 'Estado' | 'updated_at'>,
): Promise<void> {
  await trx.updateTable('orders').set(columns).where('Id', '=', Id).execute()
}
