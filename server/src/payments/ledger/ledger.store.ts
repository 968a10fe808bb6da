import { insertRow } from '../../platform/db/chunks.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow, Row } from '../../platform/db/tables/database.ts'
import type { LedgerPayment } from './ledger.ts'

export const findSession = async (db: Db, provider: string, reference: string) =>
  (await db
    .selectFrom('payment_sessions')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst()) ?? null

export const findPayment = async (db: Db, provider: string, providerId: string) =>
  (await db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()) ?? null

/** What an order's money is made of, oldest first. */
export interface OrderLedger {
  sessions: Row<'payment_sessions'>[]
  payments: Row<'payments'>[]
  refunds: Row<'refunds'>[]
}

export async function readLedger(db: Db, orderId: number): Promise<OrderLedger> {
  const sessions = await db
    .selectFrom('payment_sessions')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '<>', 'cerrada')
    .orderBy('id')
    .execute()
  const of = <Table extends 'payments' | 'refunds'>(table: Table) =>
    db
      .selectFrom(table as 'payments')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute() as unknown as Promise<Row<Table>[]>
  return { sessions, payments: await of('payments'), refunds: await of('refunds') }
}

const columnsOf = ({ captureBy, ...payment }: LedgerPayment) => ({ ...payment, capture_by: captureBy })

export function insertPayment(
  trx: Db,
  at: string,
  of: Pick<
    NewRow<'payments'>,
    'order_id' | 'session_id' | 'provider' | 'provider_id' | 'staff_id' | 'staff_name'
  >,
  payment: LedgerPayment,
): Promise<number> {
  return insertRow(trx, 'payments', { ...of, ...columnsOf(payment), created_at: at, updated_at: at })
}

export async function updatePayment(trx: Db, at: string, id: number, payment: LedgerPayment): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ ...columnsOf(payment), updated_at: at })
    .where('id', '=', id)
    .execute()
}

export async function insertEvents(trx: Db, events: readonly NewRow<'payment_events'>[]): Promise<void> {
  if (events.length > 0) await trx.insertInto('payment_events').values(events).execute()
}

/** Adds an event to the history of an order's money: by the system, where nobody else is said. */
export const insertEvent = (
  trx: Db,
  event: Pick<NewRow<'payment_events'>, 'order_id' | 'at' | 'kind'> & Partial<NewRow<'payment_events'>>,
): Promise<void> =>
  insertEvents(trx, [
    {
      payment_id: null,
      centavos: null,
      state: null,
      text: null,
      author: 'system',
      author_name: null,
      body_hash: null,
      ...event,
    },
  ])

/** Marks a refund as given back; false if it was already, or is not known. */
export async function markRefunded(
  trx: Db,
  at: string,
  paymentId: number,
  { id, centavos }: { id: string; centavos: number },
): Promise<boolean> {
  const known = await trx
    .selectFrom('refunds')
    .select(['id', 'state'])
    .where('payment_id', '=', paymentId)
    .where('provider_id', '=', id)
    .executeTakeFirst()
  if (known !== undefined) return false
  // its answer was lost: the oldest of this amount that is still open
  const open = await trx
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'pedido')
    .where('centavos', '=', centavos)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (open === undefined) return false
  await trx
    .updateTable('refunds')
    .set({ state: 'hecho', provider_id: id, done_at: at })
    .where('id', '=', open.id)
    .execute()
  return true
}

/** Records a difference once; one that was solved and is found again with other figures is open again. */
export async function noteDifference(
  trx: Db,
  difference: Omit<Row<'payment_differences'>, 'id' | 'solved_at' | 'solved_by' | 'note'>,
): Promise<void> {
  await trx
    .insertInto('payment_differences')
    .values({ ...difference, solved_at: null, solved_by: null, note: null })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'provider_id', 'kind'])
        .doUpdateSet({ theirs: difference.theirs, status: difference.status, solved_at: null })
        .where((row) => row('payment_differences.theirs', 'is distinct from', difference.theirs)),
    )
    .execute()
}

export const findSessionById = async (db: Db, id: number) =>
  (await db.selectFrom('payment_sessions').selectAll().where('id', '=', id).executeTakeFirst()) ?? null

/** Pages of an order whose payments are looked for: the newest of them, closed ones too. */
const PAGES_MAX = 20

/** The pages that were made for an order, newest first. */
export const listPages = (db: Db, orderId: number) =>
  db
    .selectFrom('payment_sessions')
    .select(['id', 'provider', 'reference'])
    .where('order_id', '=', orderId)
    .where('provider_id', 'is not', null)
    .orderBy('id', 'desc')
    .limit(PAGES_MAX)
    .execute()

/** Gives an order another version, so that whoever follows it reads its money again. */
export const touchOrder = (trx: Db, orderId: number, at: string) =>
  trx.updateTable('orders').set({ updated_at: at }).where('Id', '=', orderId).execute()

/** A session whose customer reserves on a card, and whose it is; null: none has this reference. */
export const findReserveSession = async (db: Db, reference: string) =>
  (await db
    .selectFrom('payment_sessions')
    .innerJoin('orders', 'orders.Id', 'payment_sessions.order_id')
    .leftJoin('clients', 'clients.Id', 'orders.client_id')
    .selectAll('payment_sessions')
    .select(['orders.client_id', 'clients.email_confirmed_at'])
    .where('payment_sessions.reference', '=', reference)
    .where('payment_sessions.is_reserve', '=', true)
    .executeTakeFirst()) ?? null

/** The attempts to pay for a session, oldest first. */
export const listAttempts = (db: Db, sessionId: number) =>
  db
    .selectFrom('payments')
    .select(['id', 'state', 'status'])
    .where('session_id', '=', sessionId)
    .orderBy('id')
    .execute()
