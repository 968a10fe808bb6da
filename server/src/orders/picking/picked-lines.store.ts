import type { PreparedLine } from '@gondola/contract/cart'
import type { LineDiscount } from '@gondola/contract/catalogue'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'

/** An order's line with its preparation; `Preparado` is absent if nothing was recorded yet. */
export type PickedRow = Omit<Row<'order_lines'>, 'Preparado' | 'Descuentos' | 'ordered_terms'> & {
  Preparado?: PreparedLine
  Descuentos?: LineDiscount[]
}

/** An order's lines with their preparation so far. */
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

/** What leaves the shop with an order, by article: the prepared lines with their substitutes, else as ordered. */
export async function listGoneQuantities(trx: Db, orderId: number): Promise<Map<string, number>> {
  const gone = new Map<string, number>()
  const add = ({ Codart, Cantidad }: { Codart: string; Cantidad: number }) =>
    gone.set(Codart, (gone.get(Codart) ?? 0) + Cantidad)
  for (const { Codart, Cantidad, Preparado } of await listPreparedLines(trx, orderId)) {
    add({ Codart, Cantidad: Preparado?.Cantidad ?? Cantidad })
    if (Preparado?.Sustituto) add(Preparado.Sustituto)
  }
  return gone
}

/** Writes the preparation that a device's tap records for a line; null clears it. */
export async function writePickedLine(
  trx: Db,
  { order_id, Items, Version }: Pick<PickedRow, 'order_id' | 'Items' | 'Version'>,
  Preparado: PreparedLine | null,
  { Dispositivo, Orden }: { Dispositivo: string; Orden: number },
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
