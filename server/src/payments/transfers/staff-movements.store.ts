import { sql } from 'kysely'
import { toPesos } from '@gondola/contract/base'
import type { CallQuery } from '@gondola/contract/calls'
import type { BankMovement, staffMovements } from '@gondola/contract/payments'
import { listWindow } from '../../platform/db/list-window.ts'
import type { Db } from '../../platform/db/open-database.ts'

/** The movements with the order that each pays or may pay. */
const movements = (db: Db) =>
  db
    .selectFrom('bank_movements')
    .leftJoin('payment_sessions', 'payment_sessions.id', 'bank_movements.session_id')
    .select([
      'bank_movements.id',
      'bank_movements.day',
      'bank_movements.centavos',
      'bank_movements.text',
      'bank_movements.state',
      'bank_movements.reason',
      'bank_movements.staff_name',
      'bank_movements.note',
      sql<number | null>`payment_sessions.order_id`.as('order_id'),
    ])

type Found = Awaited<ReturnType<ReturnType<typeof movements>['execute']>>[number]

const toWire = (found: Found): BankMovement => ({
  Id: found.id,
  Fecha: found.day,
  Importe: toPesos(found.centavos),
  Texto: found.text,
  Estado: found.state,
  Motivo: found.reason,
  Pedido: found.order_id,
  Por: found.staff_name,
  Nota: found.note ?? '',
})

/** A page of the money that came into the account. */
export async function listStaffMovements(
  db: Db,
  asked: CallQuery<typeof staffMovements.list>,
): Promise<{ rows: BankMovement[]; total: number }> {
  const all = movements(db)
  const query = asked.Estado === undefined ? all : all.where('bank_movements.state', '=', asked.Estado)
  const { rows, total } = await listWindow(query, asked, {
    key: 'bank_movements.id',
    newestBy: 'bank_movements.id',
    sort: {
      Id: 'bank_movements.id',
      Fecha: 'bank_movements.day',
      Importe: 'bank_movements.centavos',
      Pedido: 'payment_sessions.order_id',
    },
    order: ['Id', 'DESC'],
    search: ['bank_movements.text', 'payment_sessions.order_id'],
  })
  return { rows: rows.map(toWire), total }
}

export async function findStaffMovement(db: Db, id: number): Promise<BankMovement | null> {
  const found = await movements(db).where('bank_movements.id', '=', id).executeTakeFirst()
  return found === undefined ? null : toWire(found)
}
