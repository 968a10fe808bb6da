import { sql } from 'kysely'
import type { PickingTap, TapResult } from '@gondola/contract/orders'
import { deleteInSlices } from '../../platform/db/delete-in-slices.ts'
import type { Db } from '../../platform/db/open-database.ts'

/** The result of a tap. */
export type TapAnswer = Omit<TapResult, 'Clave'>

/** The result of an earlier tap with this key; null: the tap is new. */
export async function findTap(trx: Db, orderId: number, key: string): Promise<TapAnswer | null> {
  const row = await trx
    .selectFrom('picking_taps')
    .select(['outcome', 'detail'])
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row === undefined ? null : { Resultado: row.outcome, Detalle: row.detail }
}

/** Stores a tap with its result. */
export async function insertTap(
  trx: Db,
  { at, staffId }: { at: string; staffId: number },
  orderId: number,
  { Clave, Items, Dispositivo, Orden, Preparado }: PickingTap,
  { Resultado, Detalle }: TapAnswer,
): Promise<void> {
  await trx
    .insertInto('picking_taps')
    .values({
      order_id: orderId,
      key: Clave,
      Items,
      device: Dispositivo,
      device_order: Orden,
      staff_id: staffId,
      at,
      picked: Preparado && JSON.stringify(Preparado),
      outcome: Resultado,
      detail: Detalle,
    })
    .execute()
}

/** Deletes the taps made before an instant on orders that are no longer pending. */
export const deleteOldTaps = (db: Db, before: string): Promise<void> =>
  deleteInSlices(
    db,
    'picking_taps',
    sql`at < ${before} and not exists (
      select 1 from orders where orders."Id" = picking_taps.order_id and orders."Estado" = 'P')`,
  )
