import { sql } from 'kysely'
import { OrderStatus } from '@gondola/contract/orders'
import { deleteInSlices } from '../../platform/db/delete-in-slices.ts'
import { preparedQuery } from '../../platform/db/prepared-statements/prepared-statements.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow } from '../../platform/db/tables/database.ts'
import { refuseConflict, refuseNotFound } from '../../http/problem.ts'

/** Checks that an order is the client's saved cart. @throws 404 the client has no such order; 409 `estado` it is in another state */
export async function requireSavedCart(trx: Db, clientId: number, Id: number): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select('Estado')
    .where('Id', '=', Id)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (order === undefined) refuseNotFound()
  if (order.Estado !== OrderStatus.Incomplete) refuseConflict('estado')
}

/** Removes the client's saved cart with its lines; false: there was none to remove. */
export async function removeSavedCart(trx: Db, clientId: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await deleteSavedCart(trx, clientId)
  return numAffectedRows > 0n
}

const deleteSavedCart = preparedQuery((trx: Db, clientId: number) =>
  trx
    .deleteFrom('orders')
    .where('client_id', '=', clientId)
    // a literal: SQLite plans a statement again whose partial index depends on a parameter
    .where('Estado', '=', sql.lit(OrderStatus.Incomplete)),
)

/**
 * Writes the client's one saved cart, without its lines: replaces the existing one, else inserts (contract §5). Two
 * devices may save at once; the unique index on incomplete orders lets one insert, and the other then replaces it.
 */
export async function writeSavedCart(
  trx: Db,
  cart: NewRow<'orders'> & { client_id: number },
): Promise<{ Id: number; isNew: boolean }> {
  const there = await replaceSavedCart(trx, cart)
  if (there !== null) return { Id: there, isNew: false }
  const added = await trx
    .insertInto('orders')
    .values(cart)
    .onConflict((conflict) => conflict.doNothing())
    .returning('Id')
    .executeTakeFirst()
  if (added !== undefined) return { Id: added.Id, isNew: true }
  return { Id: (await replaceSavedCart(trx, cart)) ?? refuseConflict('concurrencia'), isNew: false }
}

async function replaceSavedCart(
  trx: Db,
  { created_at: _, ...cart }: NewRow<'orders'> & { client_id: number },
): Promise<number | null> {
  const there = await trx
    .updateTable('orders')
    .set(cart)
    .where('client_id', '=', cart.client_id)
    .where('Estado', '=', OrderStatus.Incomplete)
    .returning('Id')
    .executeTakeFirst()
  if (there === undefined) return null
  await trx.deleteFrom('order_lines').where('order_id', '=', there.Id).execute()
  return there.Id
}

/** A cart takes its lines and history with it. */
const CARTS_AT_ONCE = 50

/** Deletes the carts saved before an instant of customers who are logged in nowhere. */
export const deleteOldCarts = (db: Db, before: string): Promise<void> =>
  deleteInSlices(
    db,
    'orders',
    sql`orders."Estado" = 'I' and orders.updated_at < ${before} and not exists (
      select 1 from sessions where sessions.client_id = orders.client_id)`,
    CARTS_AT_ONCE,
  )
