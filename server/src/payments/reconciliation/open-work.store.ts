import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import { subjectOfColumns } from '../tasks/payment-tasks.store.ts'
import { toPesos } from '@gondola/contract/base'
import { sql } from 'kysely'
import { PROVIDER_NAMES, type PaymentDifference } from '@gondola/contract/payments'
import { shopDateTime } from '../../platform/clock.ts'
import { listing } from '../../platform/db/records.ts'

const toWire = (row: Row<'payment_differences'>, timeZone: string): PaymentDifference => ({
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

export const differenceList = listing({
  from: (db) => db.selectFrom('payment_differences').selectAll(),
  key: 'id',
  newestBy: 'id',
  filters: {
    Abiertas: (areOpen: boolean) =>
      areOpen ? sql<boolean>`solved_at is null` : sql<boolean>`solved_at is not null`,
    Clase: 'kind',
  },
  sort: { Id: 'id', Fechahora: 'found_at', Pedido: 'order_id', Clase: 'kind' },
  order: ['Id', 'DESC'],
  search: ['provider_id', 'order_id', 'status', 'note'],
  shown: toWire,
})

/** Closes a difference; a closed one gets the new note. */
export async function updateDifference(
  trx: Db,
  id: number,
  columns: Pick<Row<'payment_differences'>, 'solved_at' | 'solved_by' | 'note'>,
): Promise<void> {
  await trx.updateTable('payment_differences').set(columns).where('id', '=', id).execute()
}

/** The tasks that should be queued for what did not end; each only if none of its subject is. */
export async function listForgotten(db: Db, before: string, limit: number): Promise<string[]> {
  const sessions = db
    .selectFrom('payment_sessions')
    .select(subjectOfColumns('session', 'id').as('subject'))
    .where('state', 'in', ['abierta', 'cerrando'])
    .where('created_at', '<', before)
  const begun = db
    .selectFrom('payment_sessions')
    .select(subjectOfColumns('order', 'order_id').as('subject'))
    .where('state', 'in', ['nueva', 'cerrando'])
    .where('created_at', '<', before)
  const payments = db
    .selectFrom('payments')
    .select(subjectOfColumns('payment', 'provider', 'provider_id').as('subject'))
    .where('state', 'in', ['en-proceso', 'reservado'])
    .where('updated_at', '<', before)
  const refunds = db
    .selectFrom('refunds')
    .select(subjectOfColumns('order', 'order_id').as('subject'))
    .where('state', '=', 'pedido')
    .where('at', '<', before)
  const found = await db
    .selectFrom(sessions.union(begun).union(payments).union(refunds).as('open'))
    .select('subject')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('payment_tasks')
            .select('payment_tasks.id')
            .whereRef('payment_tasks.subject', '=', 'open.subject'),
        ),
      ),
    )
    .orderBy('subject')
    .limit(limit)
    .execute()
  return found.map(({ subject }) => subject)
}

/** The providers with keys whose payments were last compared before an instant. */
export async function listUncompared(db: Db, before: string): Promise<string[]> {
  const accounts = await db
    .selectFrom('payment_providers')
    .select('name')
    .where('access_token', 'is not', null)
    .where('name', 'in', PROVIDER_NAMES)
    .where((row) => row.or([row('compared_until', 'is', null), row('compared_until', '<', before)]))
    .orderBy('name')
    .execute()
  return accounts.map(({ name }) => name)
}

/** Until when a provider was compared; of one that never was, when it was first asked for a payment. */
export async function findComparedUntil(
  db: Db,
  provider: string,
): Promise<{ stored: string | null; since: string | null } | null> {
  const account = await db
    .selectFrom('payment_providers')
    .select('compared_until')
    .where('name', '=', provider)
    .executeTakeFirst()
  if (account === undefined) return null
  if (account.compared_until !== null)
    return { stored: account.compared_until, since: account.compared_until }
  const first = await db
    .selectFrom('payment_sessions')
    .select('created_at')
    .where('provider', '=', provider)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return { stored: null, since: first?.created_at ?? null }
}

/** Moves on if no other process did. */
export async function moveComparedUntil(
  db: Db,
  provider: string,
  stored: string | null,
  until: string,
): Promise<void> {
  await db
    .updateTable('payment_providers')
    .set({ compared_until: until })
    .where('name', '=', provider)
    .where('compared_until', 'is not distinct from', stored)
    .execute()
}

/** The ledger's payments of a provider that changed within a window, after one of them. */
export const listChangedPayments = (
  db: Db,
  provider: string,
  [since, until]: readonly [string, string],
  afterId: number,
  limit: number,
): Promise<Pick<Row<'payments'>, 'id' | 'provider_id'>[]> =>
  db
    .selectFrom('payments')
    .select(['id', 'provider_id'])
    .where('provider', '=', provider)
    // what staff received is in no provider's books
    .where('session_id', 'is not', null)
    .where('updated_at', '>=', since)
    .where('updated_at', '<=', until)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
