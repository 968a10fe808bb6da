import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type AnyTables } from '../columns.ts'

/** Staff's work with customers and their messages: inboxes, block reasons, the shop's own mail texts. */
export const peopleTables: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await createInboxes(db)
    await db.schema.alterTable('clients').addColumn('block_reason', type.text).execute()
    // the staff member who adjusted the points; null: the shop itself
    await db.schema.alterTable('points_ledger').addColumn('author', type.text).execute()
    await db.schema
      .createTable('mail_texts')
      .addColumn('name', type.text, (column) => column.primaryKey())
      .addColumn('Asunto', type.text, (column) => column.notNull())
      .addColumn('Texto', type.text, (column) => column.notNull())
      .addColumn('Nota', type.text, (column) => column.notNull())
      .execute()
  },
}

/** Staff's progress on an inbox item; without a row it is new. */
async function createInboxes(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('inbox_items')
    // 'contactos', 'tarjetas', 'arrepentimientos'
    .addColumn('inbox', type.text, (column) => column.notNull())
    .addColumn('key', type.text, (column) => column.notNull())
    // 'nueva', 'en-curso', 'resuelta', 'rechazada'
    .addColumn('state', type.text, (column) => column.notNull())
    .addColumn('staff_id', type.integer, (column) => column.references('staff_accounts.id'))
    // when it was first answered, resolved or rejected
    .addColumn('answered_at', type.instant)
    .addPrimaryKeyConstraint('inbox_items_key', ['inbox', 'key'])
    .execute()
  await db.schema
    .createTable('inbox_events')
    .addColumn('id', type.integer, type.identity)
    .addColumn('inbox', type.text, (column) => column.notNull())
    .addColumn('key', type.text, (column) => column.notNull())
    .addColumn('at', type.instant, (column) => column.notNull())
    .addColumn('user_name', type.text, (column) => column.notNull())
    // 'nota', 'respuesta', 'cambio'
    .addColumn('kind', type.text, (column) => column.notNull())
    .addColumn('text', type.text, (column) => column.notNull())
    // no foreign key: the history outlives the mails
    .addColumn('mail_id', type.integer)
    .execute()
  await db.schema.createIndex('inbox_events_by_item').on('inbox_events').columns(['inbox', 'key']).execute()
  await sql`insert into inbox_items (inbox, key, state)
    select 'arrepentimientos', "Codigo", case state when 'procesada' then 'resuelta' else state end
    from withdrawals where state <> 'nueva'`.execute(db)
  await db.schema.alterTable('withdrawals').dropColumn('state').execute()
}
