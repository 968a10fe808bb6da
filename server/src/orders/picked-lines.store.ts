import type { PreparedLine } from '@gondola/contract/entities/preparation.ts'
import type { LineDiscount } from '@gondola/contract/entities/promotion-mechanic.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Row } from '../platform/db/tables.ts'

/** An order's line with what was said of it; `Preparado` absent: nothing yet. */
export type PickedRow = Omit<Row<'order_lines'>, 'Preparado' | 'Descuentos'> & {
  Preparado?: PreparedLine
  Descuentos?: LineDiscount[]
}

/** An order's lines as far as they are prepared. */
export async function listPreparedLines(db: Db, orderId: number): Promise<PickedRow[]> {
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('Items')
    .execute()
  return rows.map(({ Preparado, Descuentos, ...line }) => ({
    ...line,
    ...(Preparado !== null && { Preparado }),
    ...(Descuentos !== null && { Descuentos }),
  }))
}

/** Writes what was said of a line, or null where it is taken back, by a device's tap. */
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
