import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type AnyTables } from '../columns.ts'

/** Staff accounts with full name, comparison key and second factor; the audit log. */
export const staffTables: Migration = {
  async up(db) {
    await extendAccounts(db)
    await createAuditLog(db)
  },
}

async function extendAccounts(db: AnyTables) {
  const type = columnTypes(db)
  const added = [
    // comparison key of the user name
    ['user_key', type.text],
    // the TOTP secret, base32; in force once confirmed by a code
    ['totp_secret', type.text],
    // the last TOTP time step used
    ['totp_last_step', type.integer],
    // hashes of the unused recovery codes
    ['recovery_codes', type.json],
    ['last_login_at', type.instant],
  ] as const
  for (const [name, of] of added) await db.schema.alterTable('staff_accounts').addColumn(name, of).execute()
  await db.schema
    .alterTable('staff_accounts')
    .addColumn('full_name', type.text, (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('staff_accounts')
    .addColumn('totp_is_active', type.boolean, (column) => column.notNull().defaultTo(sql`false`))
    .execute()
  await sql`update staff_accounts set user_key = lower(user_name)`.execute(db)
  await sql`update staff_accounts set role = 'administracion' where role = 'admin'`.execute(db)
  await db.schema
    .createIndex('staff_accounts_by_key')
    .unique()
    .on('staff_accounts')
    .column('user_key')
    .execute()
}

async function createAuditLog(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('audit_log')
    .addColumn('id', type.integer, type.identity)
    .addColumn('at', type.instant, (column) => column.notNull())
    // no foreign key: the log outlives accounts
    .addColumn('staff_id', type.integer)
    .addColumn('user_name', type.text)
    .addColumn('entity', type.text, (column) => column.notNull())
    .addColumn('key', type.text, (column) => column.notNull())
    .addColumn('action', type.text, (column) => column.notNull())
    .addColumn('before', type.json)
    .addColumn('after', type.json)
    .execute()
  await db.schema.createIndex('audit_log_by_time').on('audit_log').column('at').execute()
  await db.schema.createIndex('audit_log_by_record').on('audit_log').columns(['entity', 'key']).execute()
}
