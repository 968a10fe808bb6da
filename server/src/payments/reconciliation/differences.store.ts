import { toPesos } from '@gondola/contract/base'
import type { CallQuery } from '@gondola/contract/calls'
import type { PaymentDifference, staffDifferences } from '@gondola/contract/payments'
import { shopDateTime } from '../../platform/clock.ts'
import { listWindow } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'

const toWire =
  (timeZone: string) =>
  (row: Row<'payment_differences'>): PaymentDifference => ({
    Id: row.id,
    Clase: row.kind,
    Proveedor: row.provider,
    Pago: row.provider_id,
    Pedido: row.order_id,
    Nuestro: row.ours === null ? null : toPesos(row.ours),
    Suyo: row.theirs === null ? null : toPesos(Math.max(0, row.theirs)),
    Detalle: row.status ?? '',
    Fechahora: shopDateTime(new Date(row.found_at), timeZone),
    Resuelta: row.solved_at === null ? null : shopDateTime(new Date(row.solved_at), timeZone),
    ResueltaPor: row.solved_by,
    Nota: row.note ?? '',
  })

/** A page of the differences. */
export async function listDifferences(
  db: Db,
  timeZone: string,
  asked: CallQuery<typeof staffDifferences.list>,
): Promise<{ rows: PaymentDifference[]; total: number }> {
  const { Abiertas, Clase } = asked
  let query = db.selectFrom('payment_differences').selectAll()
  if (Abiertas !== undefined) query = query.where('solved_at', Abiertas ? 'is' : 'is not', null)
  if (Clase !== undefined) query = query.where('kind', '=', Clase)
  const { rows, total } = await listWindow(query, asked, {
    key: 'id',
    newestBy: 'id',
    sort: { Id: 'id', Fechahora: 'found_at', Pedido: 'order_id', Clase: 'kind' },
    order: ['Id', 'DESC'],
    search: ['provider_id', 'order_id', 'status', 'note'],
  })
  return { rows: rows.map(toWire(timeZone)), total }
}

export async function findDifference(
  db: Db,
  timeZone: string,
  id: number,
): Promise<PaymentDifference | null> {
  const row = await db.selectFrom('payment_differences').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : toWire(timeZone)(row)
}

/** Closes a difference; a closed one gets the new note. */
export async function updateDifference(
  trx: Db,
  id: number,
  columns: Pick<Row<'payment_differences'>, 'solved_at' | 'solved_by' | 'note'>,
): Promise<void> {
  await trx.updateTable('payment_differences').set(columns).where('id', '=', id).execute()
}
