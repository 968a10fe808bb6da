import { sql } from 'kysely'
import { columnTypes, required, type AnyTables } from '../../columns.ts'

/** Sessions, each a client's or a member of staff's, and the counters of rate limits, which processes share. */
export async function createSessions(db: AnyTables): Promise<void> {
  const type = columnTypes(db)
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', type.text, (column) => column.primaryKey())
    .addColumn('client_id', type.integer, (column) => column.references('clients.Id').onDelete('cascade'))
    .addColumn('staff_id', type.integer, (column) =>
      column.references('staff_accounts.id').onDelete('cascade'),
    )
    .addColumn('created_at', type.instant, required)
    .addColumn('used_at', type.instant, required)
    .addColumn('expires_at', type.instant, required)
    .addCheckConstraint('sessions_one_owner', sql`(client_id is null) <> (staff_id is null)`)
    .execute()
  await db.schema.createIndex('sessions_by_client').on('sessions').column('client_id').execute()
  await db.schema.createIndex('sessions_by_staff').on('sessions').column('staff_id').execute()
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute()
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', type.text, (column) => column.primaryKey())
    .addColumn('count', type.integer, required)
    .addColumn('resets_at', type.instant, required)
    .execute()
  await db.schema.createIndex('rate_limits_by_reset').on('rate_limits').column('resets_at').execute()
}
