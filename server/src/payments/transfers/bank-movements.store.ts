import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow, Row } from '../../platform/db/tables/database.ts'
import { sql } from 'kysely'
import { toPesos } from '@gondola/contract/base'
import type { BankMovement } from '@gondola/contract/payments'
import { listing } from '../../platform/db/records.ts'

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

const toWire = (found: Found, _context: void): BankMovement => ({
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

/** The money that came into the account. */
export const movementList = listing({
  from: movements,
  key: 'bank_movements.id',
  newestBy: 'bank_movements.id',
  filters: { Estado: 'bank_movements.state' },
  sort: {
    Id: 'bank_movements.id',
    Fecha: 'bank_movements.day',
    Importe: 'bank_movements.centavos',
    Pedido: 'payment_sessions.order_id',
  },
  order: ['Id', 'DESC'],
  search: ['bank_movements.text', 'payment_sessions.order_id'],
  shown: toWire,
})

/** Adds a movement once; null: its fingerprint is known. */
export async function insertMovement(trx: Db, movement: NewRow<'bank_movements'>): Promise<number | null> {
  const added = await trx
    .insertInto('bank_movements')
    .values(movement)
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id ?? null
}

export const findByFingerprint = async (trx: Db, fingerprint: string): Promise<number | null> =>
  (
    await trx
      .selectFrom('bank_movements')
      .select('id')
      .where('fingerprint', '=', fingerprint)
      .executeTakeFirst()
  )?.id ?? null

/** Whether an extract has money of this day and amount that is of no order yet. */
export async function hasUnusedMovement(trx: Db, day: string, centavos: number): Promise<boolean> {
  const found = await trx
    .selectFrom('bank_movements')
    .select('id')
    .where('day', '=', day)
    .where('centavos', '=', centavos)
    .where('state', 'in', ['libre', 'propuesto'])
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The transfers of an amount between two days that orders have. */
const enteredBetween = (trx: Db, centavos: number, [since, until]: readonly [string, string]) =>
  trx
    .selectFrom('bank_movements')
    .innerJoin('payment_sessions', 'payment_sessions.id', 'bank_movements.session_id')
    .select(['bank_movements.day', 'bank_movements.text'])
    .where('bank_movements.state', '=', 'asignado')
    .where('bank_movements.centavos', '=', centavos)
    .where('bank_movements.day', '>=', since)
    .where('bank_movements.day', '<=', until)

/** The transfers of an amount between two days that other orders have, the newest hundred. */
export const listEnteredElsewhere = (
  trx: Db,
  orderId: number,
  centavos: number,
  days: readonly [string, string],
): Promise<Pick<Row<'bank_movements'>, 'day' | 'text'>[]> =>
  enteredBetween(trx, centavos, days)
    .where('payment_sessions.order_id', '<>', orderId)
    .orderBy('bank_movements.id', 'desc')
    .limit(100)
    .execute()

/** The first transfer of an amount between two days that an order has; null: none. */
export const findEntered = async (
  trx: Db,
  orderId: number,
  centavos: number,
  days: readonly [string, string],
): Promise<Pick<Row<'bank_movements'>, 'day' | 'text'> | null> =>
  (await enteredBetween(trx, centavos, days)
    .where('payment_sessions.order_id', '=', orderId)
    .orderBy('bank_movements.id')
    .limit(1)
    .executeTakeFirst()) ?? null

export const lockMovement = async (trx: Db, id: number): Promise<Row<'bank_movements'> | null> =>
  (await trx.selectFrom('bank_movements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
  null

export async function updateMovement(
  trx: Db,
  id: number,
  columns: Partial<Omit<Row<'bank_movements'>, 'id'>>,
): Promise<void> {
  await trx.updateTable('bank_movements').set(columns).where('id', '=', id).execute()
}
