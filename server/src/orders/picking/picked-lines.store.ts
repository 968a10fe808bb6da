import type { PreparedLine } from '@gondola/contract/cart'
import { type LineDiscount, articlePrice } from '@gondola/contract/catalogue'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import type { SubstituteArticle, PickingTap, TapResult } from '@gondola/contract/orders'
import type { ActiveOffers } from '../../goods/catalogue/active-offers.ts'
import { findLineArticles } from '../placing/line-articles.store.ts'
import { sql } from 'kysely'
import { deleteInSlices } from '../../platform/db/delete-in-slices.ts'

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

/** A substitute for a missing article, at its branch's price of a day; null if it is not sold there. */
export async function findSubstituteArticle(
  db: Db,
  code: string,
  running: ActiveOffers,
  branchId: number | undefined,
): Promise<SubstituteArticle | null> {
  const article = (await findLineArticles(db, [code], running, branchId)).get(code)
  const Precio = article === undefined ? null : articlePrice(article)
  if (article === undefined || Precio === null) return null
  const { Codigo, Descripcion, unidad, Imagen, Ean, Alcohol } = article
  return { Codart: Codigo, Descrip: Descripcion, Unidad: unidad, Imagen, Ean, Precio, Alcohol }
}

/** An order's line with its preparation; `Preparado` is absent if nothing was recorded yet. */
export type PickedRow = Omit<Row<'order_lines'>, 'Preparado' | 'Descuentos' | 'ordered_terms'> & {
  Preparado?: PreparedLine
  Descuentos?: LineDiscount[]
}

export async function listPreparedLines(db: Db, orderId: number): Promise<PickedRow[]> {
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('Items')
    .execute()
  return rows.map(({ Preparado, Descuentos, ordered_terms: _, ...line }) => ({
    ...line,
    ...(Preparado !== null && { Preparado }),
    ...(Descuentos !== null && { Descuentos }),
  }))
}

/**
 * What leaves the shop with an order, by article: the prepared lines with their substitutes, else as ordered. `of`: of
 * these lines alone.
 */
export async function listGoneQuantities(
  trx: Db,
  orderId: number,
  of?: readonly number[],
): Promise<Map<string, number>> {
  const gone = new Map<string, number>()
  const add = ({ Codart, Cantidad }: { Codart: string; Cantidad: number }) =>
    gone.set(Codart, (gone.get(Codart) ?? 0) + Cantidad)
  for (const { Items, Codart, Cantidad, Preparado } of await listPreparedLines(trx, orderId)) {
    if (of?.includes(Items) === false) continue
    add({ Codart, Cantidad: Preparado?.Cantidad ?? Cantidad })
    if (Preparado?.Sustituto) add(Preparado.Sustituto)
  }
  return gone
}

interface Nobody {
  Dispositivo: null
  Orden: 0
}

/** Writes a line's preparation as a device's tap, or somebody else (null), says it; null clears it. */
export async function writePickedLine(
  trx: Db,
  { order_id, Items, Version }: Pick<PickedRow, 'order_id' | 'Items' | 'Version'>,
  Preparado: PreparedLine | null,
  { Dispositivo, Orden }: { Dispositivo: string; Orden: number } | Nobody,
): Promise<void> {
  await trx
    .updateTable('order_lines')
    .set({
      Preparado: Preparado && JSON.stringify(Preparado),
      Version: Version + 1,
      device: Dispositivo,
      device_order: Orden,
    })
    .where('order_id', '=', order_id)
    .where('Items', '=', Items)
    .execute()
}
