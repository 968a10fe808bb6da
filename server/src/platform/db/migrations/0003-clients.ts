import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type AnyTables } from '../columns.ts'

/** Clients, staff, their sessions and one-time references. Secrets are stored hashed only. */
export const clientTables: Migration = {
  async up(db) {
    await createClients(db)
    await createStaff(db)
    await createSessions(db)
    await createReferences(db)
  },
}

async function createClients(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('clients')
    .addColumn('Id', type.integer, type.identity)
    .addColumn('Nombre', type.text, (column) => column.notNull())
    .addColumn('Direccion', type.text, (column) => column.notNull())
    .addColumn('Localidad', type.text, (column) => column.notNull().defaultTo(''))
    .addColumn('Idasociado', type.integer, (column) => column.notNull().defaultTo(0))
    .addColumn('Tarjeta', type.text)
    .addColumn('Sucursal', type.integer)
    .addColumn('Usuario', type.text, (column) => column.notNull())
    .addColumn('Email', type.text, (column) => column.notNull())
    .addColumn('document_type_code', type.integer, (column) =>
      column.notNull().references('document_types.Codigo'),
    )
    .addColumn('Nrodoc', type.text, (column) => column.notNull())
    .addColumn('Estado', type.integer, (column) => column.notNull().defaultTo(0))
    .addColumn('Cliente', type.text)
    .addColumn('Telefono', type.text, (column) => column.notNull())
    .addColumn('Alta', type.day, (column) => column.notNull())
    .addColumn('Baja', type.boolean, (column) => column.notNull().defaultTo(sql`false`))
    .addColumn('Puntos', type.integer, (column) => column.notNull().defaultTo(0))
    .addColumn('Comentario', type.text, (column) => column.notNull().defaultTo(''))
    .addColumn('password_hash', type.text, (column) => column.notNull())
    // the unique key: case and accents folded, spaces trimmed
    .addColumn('user_key', type.text, (column) => column.notNull().unique())
    .addColumn('email_key', type.text, (column) => column.notNull().unique())
    .addUniqueConstraint('clients_by_document', ['document_type_code', 'Nrodoc'])
    .execute()
}

async function createStaff(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('staff_accounts')
    .addColumn('id', type.integer, type.identity)
    .addColumn('user_name', type.text, (column) => column.notNull().unique())
    .addColumn('password_hash', type.text, (column) => column.notNull())
    .addColumn('role', type.text, (column) => column.notNull())
    .addColumn('is_active', type.boolean, (column) => column.notNull().defaultTo(sql`true`))
    .addColumn('created_at', type.instant, (column) => column.notNull())
    .execute()
}

/** A session is a client's or a member of staff's. */
async function createSessions(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', type.text, (column) => column.primaryKey())
    .addColumn('client_id', type.integer, (column) => column.references('clients.Id').onDelete('cascade'))
    .addColumn('staff_id', type.integer, (column) =>
      column.references('staff_accounts.id').onDelete('cascade'),
    )
    .addColumn('created_at', type.instant, (column) => column.notNull())
    .addColumn('used_at', type.instant, (column) => column.notNull())
    .addColumn('expires_at', type.instant, (column) => column.notNull())
    .addCheckConstraint('sessions_one_owner', sql`(client_id is null) <> (staff_id is null)`)
    .execute()
  await db.schema.createIndex('sessions_by_client').on('sessions').column('client_id').execute()
  await db.schema.createIndex('sessions_by_staff').on('sessions').column('staff_id').execute()
  await db.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute()
}

/** One-time or short-lived references, for links in mails and for document look-ups. */
async function createReferences(db: AnyTables) {
  const type = columnTypes(db)
  for (const table of ['recovery_tokens', 'document_references']) {
    await db.schema
      .createTable(table)
      .addColumn('token_hash', type.text, (column) => column.primaryKey())
      .addColumn('client_id', type.integer, (column) =>
        column.notNull().references('clients.Id').onDelete('cascade'),
      )
      .addColumn('created_at', type.instant, (column) => column.notNull())
      .addColumn('expires_at', type.instant, (column) => column.notNull())
      .execute()
    await db.schema.createIndex(`${table}_by_client`).on(table).column('client_id').execute()
  }
}
