import {
  columnTypes,
  emptyByDefault,
  falseByDefault,
  required,
  trueByDefault,
  type AnyTables,
} from '../../columns.ts'

/** Staff accounts with their second factor, the audit log, and staff's progress on the inboxes. */
export async function createStaff(db: AnyTables): Promise<void> {
  await createAccounts(db)
  await createAuditLog(db)
  await createInboxes(db)
}

async function createAccounts(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('staff_accounts')
    .addColumn('id', type.integer, type.identity)
    .addColumn('user_name', type.text, (column) => column.notNull().unique())
    .addColumn('password_hash', type.text, required)
    .addColumn('role', type.text, required)
    .addColumn('is_active', type.boolean, trueByDefault)
    .addColumn('created_at', type.instant, required)
    // comparison key of the user name
    .addColumn('user_key', type.text)
    // the TOTP secret, base32; in force once confirmed by a code
    .addColumn('totp_secret', type.text)
    // the last TOTP time step used
    .addColumn('totp_last_step', type.integer)
    // hashes of the unused recovery codes
    .addColumn('recovery_codes', type.json)
    .addColumn('last_login_at', type.instant)
    .addColumn('full_name', type.text, emptyByDefault)
    .addColumn('totp_is_active', type.boolean, falseByDefault)
    .execute()
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
    .addColumn('at', type.instant, required)
    // no foreign key: the log outlives accounts
    .addColumn('staff_id', type.integer)
    .addColumn('user_name', type.text)
    .addColumn('entity', type.text, required)
    .addColumn('key', type.text, required)
    .addColumn('action', type.text, required)
    .addColumn('before', type.json)
    .addColumn('after', type.json)
    .execute()
  await db.schema.createIndex('audit_log_by_time').on('audit_log').column('at').execute()
  await db.schema.createIndex('audit_log_by_record').on('audit_log').columns(['entity', 'key']).execute()
}

async function createInboxes(db: AnyTables) {
  const type = columnTypes(db)
  // an item without a row is new
  await db.schema
    .createTable('inbox_items')
    // 'contactos', 'tarjetas', 'arrepentimientos'
    .addColumn('inbox', type.text, required)
    .addColumn('key', type.text, required)
    // 'nueva', 'en-curso', 'resuelta', 'rechazada'
    .addColumn('state', type.text, required)
    .addColumn('staff_id', type.integer, (column) => column.references('staff_accounts.id'))
    // when it was first answered, resolved or rejected
    .addColumn('answered_at', type.instant)
    .addPrimaryKeyConstraint('inbox_items_key', ['inbox', 'key'])
    .execute()
  await db.schema
    .createTable('inbox_events')
    .addColumn('id', type.integer, type.identity)
    .addColumn('inbox', type.text, required)
    .addColumn('key', type.text, required)
    .addColumn('at', type.instant, required)
    .addColumn('user_name', type.text, required)
    // 'nota', 'respuesta', 'cambio'
    .addColumn('kind', type.text, required)
    .addColumn('text', type.text, required)
    // no foreign key: the history outlives the mails
    .addColumn('mail_id', type.integer)
    .execute()
  await db.schema.createIndex('inbox_events_by_item').on('inbox_events').columns(['inbox', 'key']).execute()
}
