import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type AnyTables } from '../columns.ts'

/** Orders with their lines and history, idempotency keys, loyalty points (spec §3 and §4; contract §5). */
export const orderTables: Migration = {
  async up(db) {
    await createOrders(db)
    await createLines(db)
    await createTransitions(db)
    await createKeysAndPoints(db)
  },
}

async function createOrders(db: AnyTables) {
  const type = columnTypes(db)
  const opts = ['Opt1', 'Opt2', 'Opt3', 'Opt4', 'Opt5', 'Opt6'] as const
  let orders = db.schema
    .createTable('orders')
    .addColumn('Id', type.integer, type.identity)
    // null once the client's account is deleted: the order remains, without personal data (contract §7)
    .addColumn('client_id', type.integer, (column) => column.references('clients.Id').onDelete('set null'))
    .addColumn('Fecha', type.day, (column) => column.notNull())
    .addColumn('Fechahora', type.text, (column) => column.notNull())
    .addColumn('Estado', type.text, (column) =>
      column.notNull().check(sql`"Estado" in ('I', 'P', 'D', 'C', 'A')`),
    )
    .addColumn('FormaEntrega', type.text)
    .addColumn('Dia', type.integer)
    .addColumn('slot_id', type.integer, (column) => column.references('delivery_slots.Id'))
    .addColumn('HorarioEntrega', type.text)
    .addColumn('payment_type_id', type.integer, (column) => column.references('payment_types.Id'))
    .addColumn('TotalBruto', type.pesos, (column) => column.notNull())
    .addColumn('TotalDescuento', type.pesos)
    .addColumn('TotalEnvio', type.pesos)
    .addColumn('TotalNeto', type.pesos, (column) => column.notNull())
    .addColumn('B1', type.boolean, (column) => column.notNull().defaultTo(sql`true`))
    .addColumn('Cupondescuento', type.text)
  for (const opt of opts)
    orders = orders.addColumn(opt, type.text, (column) => column.notNull().defaultTo(''))
  await orders
    .addColumn('created_at', type.instant, (column) => column.notNull())
    .addColumn('updated_at', type.instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('orders_by_client')
    .on('orders')
    .columns(['client_id', 'Estado', 'Id'])
    .execute()
  await db.schema.createIndex('orders_by_status').on('orders').columns(['Estado', 'Id']).execute()
  // one incomplete order per client (contract §5)
  await sql`create unique index orders_one_incomplete on orders (client_id) where "Estado" = 'I'`.execute(db)
}

async function createLines(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('order_lines')
    .addColumn('order_id', type.integer, (column) =>
      column.notNull().references('orders.Id').onDelete('cascade'),
    )
    .addColumn('Items', type.integer, (column) => column.notNull())
    .addColumn('Codart', type.text, (column) => column.notNull())
    .addColumn('Descrip', type.text, (column) => column.notNull())
    .addColumn('Cantidad', type.integer, (column) => column.notNull())
    .addColumn('Unidad', type.integer, (column) => column.notNull())
    .addColumn('Precioindividual', type.pesos, (column) => column.notNull())
    .addColumn('Precioventa', type.pesos, (column) => column.notNull())
    .addColumn('Imagen', type.text)
    .addColumn('Ean', type.text)
    .addColumn('Promo', type.text)
    .addPrimaryKeyConstraint('order_lines_key', ['order_id', 'Items'])
    .execute()
}

/** Every change of an order's status with its time and author (contract §5). */
async function createTransitions(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('order_transitions')
    .addColumn('id', type.integer, type.identity)
    .addColumn('order_id', type.integer, (column) =>
      column.notNull().references('orders.Id').onDelete('cascade'),
    )
    .addColumn('from_status', type.text)
    .addColumn('to_status', type.text, (column) => column.notNull())
    .addColumn('at', type.instant, (column) => column.notNull())
    // 'client', 'staff' or 'system', with the number of the first two
    .addColumn('author', type.text, (column) => column.notNull())
    .addColumn('author_id', type.integer)
    .execute()
  await db.schema
    .createIndex('order_transitions_by_order')
    .on('order_transitions')
    .column('order_id')
    .execute()
}

async function createKeysAndPoints(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('client_id', type.integer, (column) =>
      column.notNull().references('clients.Id').onDelete('cascade'),
    )
    .addColumn('key', type.text, (column) => column.notNull())
    .addColumn('request_hash', type.text, (column) => column.notNull())
    // null only within the transaction, between inserting the key and creating the order
    .addColumn('order_id', type.integer, (column) => column.references('orders.Id').onDelete('cascade'))
    .addColumn('created_at', type.instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['client_id', 'key'])
    .execute()
  await db.schema.createIndex('idempotency_keys_by_order').on('idempotency_keys').column('order_id').execute()
  await db.schema.createIndex('idempotency_keys_by_age').on('idempotency_keys').column('created_at').execute()
  await db.schema
    .createTable('points_ledger')
    .addColumn('id', type.integer, type.identity)
    .addColumn('client_id', type.integer, (column) =>
      column.notNull().references('clients.Id').onDelete('cascade'),
    )
    .addColumn('order_id', type.integer, (column) => column.references('orders.Id').onDelete('set null'))
    .addColumn('points', type.integer, (column) => column.notNull())
    .addColumn('reason', type.text, (column) => column.notNull())
    .addColumn('at', type.instant, (column) => column.notNull())
    // an order is credited only once
    .addUniqueConstraint('points_ledger_once', ['order_id', 'reason'])
    .execute()
  await db.schema.createIndex('points_ledger_by_client').on('points_ledger').column('client_id').execute()
}
