import { sql } from 'kysely'
import {
  columnTypes,
  emptyByDefault,
  falseByDefault,
  required,
  trueByDefault,
  zeroByDefault,
  type AnyTables,
} from '../../columns.ts'

/** Orders with their lines and history, idempotency keys, loyalty points (spec §3 and §4; contract §5). */
export async function createOrders(db: AnyTables): Promise<void> {
  await createOrderTable(db)
  await createLines(db)
  await createTransitions(db)
  await createKeys(db)
  await createPoints(db)
  await createPromotionUses(db)
}

async function createOrderTable(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('orders')
    .addColumn('Id', type.integer, type.identity)
    // null once the client's account is deleted: the order remains, without personal data (contract §7)
    .addColumn('client_id', type.integer, (column) => column.references('clients.Id').onDelete('set null'))
    .addColumn('Fecha', type.day, required)
    .addColumn('Fechahora', type.text, required)
    .addColumn('Estado', type.text, (column) =>
      column.notNull().check(sql`"Estado" in ('I', 'P', 'D', 'C', 'A')`),
    )
    .addColumn('FormaEntrega', type.text)
    .addColumn('Dia', type.integer)
    .addColumn('slot_id', type.integer, (column) => column.references('delivery_slots.Id'))
    .addColumn('HorarioEntrega', type.text)
    .addColumn('payment_type_id', type.integer, (column) => column.references('payment_types.Id'))
    .addColumn('TotalBruto', type.pesos, required)
    .addColumn('TotalDescuento', type.pesos)
    .addColumn('TotalEnvio', type.pesos)
    .addColumn('TotalNeto', type.pesos, required)
    .addColumn('B1', type.boolean, trueByDefault)
    .addColumn('Cupondescuento', type.text)
    .addColumn('Opt1', type.text, emptyByDefault)
    .addColumn('Opt2', type.text, emptyByDefault)
    .addColumn('Opt3', type.text, emptyByDefault)
    .addColumn('Opt4', type.text, emptyByDefault)
    .addColumn('Opt5', type.text, emptyByDefault)
    .addColumn('Opt6', type.text, emptyByDefault)
    .addColumn('created_at', type.instant, required)
    .addColumn('updated_at', type.instant, required)
    .addColumn('preparing_at', type.instant)
    // no foreign key: the history outlives accounts
    .addColumn('preparing_by', type.integer)
    .addColumn('ready_at', type.instant)
    // the totals as ordered, once the order's own totals are those of the prepared lines
    .addColumn('TotalesPedido', type.json)
    .addColumn('MotivoCancelacion', type.text)
    .execute()
  await db.schema
    .createIndex('orders_by_client')
    .on('orders')
    .columns(['client_id', 'Estado', 'Id'])
    .execute()
  await db.schema.createIndex('orders_by_status').on('orders').columns(['Estado', 'Id']).execute()
  // one incomplete order per client (contract §5)
  await sql`create unique index orders_one_incomplete on orders (client_id) where "Estado" = 'I'`.execute(db)
  await db.schema.createIndex('orders_by_day').on('orders').columns(['Dia', 'Estado']).execute()
  // other systems read orders in the order of their last change
  await sql`create index orders_by_update on orders (updated_at, "Id") where "Estado" <> 'I'`.execute(db)
  // reports count orders by the day they were placed
  await db.schema.createIndex('orders_by_date').on('orders').columns(['Fecha', 'Estado']).execute()
}

/** No further index: each is about twenty more pages written for an order. */
async function createLines(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('order_lines')
    .addColumn('order_id', type.integer, (column) =>
      column.notNull().references('orders.Id').onDelete('cascade'),
    )
    .addColumn('Items', type.integer, required)
    .addColumn('Codart', type.text, required)
    .addColumn('Descrip', type.text, required)
    .addColumn('Cantidad', type.integer, required)
    .addColumn('Unidad', type.integer, required)
    .addColumn('Precioindividual', type.pesos, required)
    .addColumn('Precioventa', type.pesos, required)
    .addColumn('Imagen', type.text)
    .addColumn('Ean', type.text)
    .addColumn('Promo', type.text)
    // whoever delivers asks for the DNI
    .addColumn('Alcohol', type.boolean, falseByDefault)
    // whether a replacement is accepted
    .addColumn('Reemplazo', type.boolean, trueByDefault)
    .addColumn('Descuentos', type.json)
    .addColumn('Preparado', type.json)
    // number of changes to the line; device and sequence number of the last one
    .addColumn('Version', type.integer, zeroByDefault)
    .addColumn('device', type.text)
    .addColumn('device_order', type.integer, zeroByDefault)
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
    .addColumn('to_status', type.text, required)
    .addColumn('at', type.instant, required)
    // 'client', 'staff' or 'system', with the number of the first two
    .addColumn('author', type.text, required)
    .addColumn('author_id', type.integer)
    // 'preparar', 'listo', 'reabrir', 'devolver', 'despachar', 'cancelar'; null: the customer's action
    .addColumn('step', type.text)
    .addColumn('reason', type.text)
    // the API key's name, if another system took the step
    .addColumn('author_name', type.text)
    .execute()
  await db.schema
    .createIndex('order_transitions_by_order')
    .on('order_transitions')
    .column('order_id')
    .execute()
}

async function createKeys(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('client_id', type.integer, (column) =>
      column.notNull().references('clients.Id').onDelete('cascade'),
    )
    .addColumn('key', type.text, required)
    .addColumn('request_hash', type.text, required)
    // null only within the transaction, between inserting the key and creating the order
    .addColumn('order_id', type.integer, (column) => column.references('orders.Id').onDelete('cascade'))
    .addColumn('created_at', type.instant, required)
    .addPrimaryKeyConstraint('idempotency_keys_key', ['client_id', 'key'])
    .execute()
  await db.schema.createIndex('idempotency_keys_by_order').on('idempotency_keys').column('order_id').execute()
  await db.schema.createIndex('idempotency_keys_by_age').on('idempotency_keys').column('created_at').execute()
}

async function createPoints(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('points_ledger')
    .addColumn('id', type.integer, type.identity)
    .addColumn('client_id', type.integer, (column) =>
      column.notNull().references('clients.Id').onDelete('cascade'),
    )
    .addColumn('order_id', type.integer, (column) => column.references('orders.Id').onDelete('set null'))
    .addColumn('points', type.integer, required)
    .addColumn('reason', type.text, required)
    .addColumn('at', type.instant, required)
    // the staff member who adjusted the points; null: the shop itself
    .addColumn('author', type.text)
    // an order is credited only once
    .addUniqueConstraint('points_ledger_once', ['order_id', 'reason'])
    .execute()
  await db.schema.createIndex('points_ledger_by_client').on('points_ledger').column('client_id').execute()
}

/**
 * Units of an order that used a promotion with a limit per client and day. The promotion may be deleted later; its uses
 * remain with the order.
 */
async function createPromotionUses(db: AnyTables) {
  const type = columnTypes(db)
  await db.schema
    .createTable('promotion_uses')
    .addColumn('order_id', type.integer, (column) =>
      column.notNull().references('orders.Id').onDelete('cascade'),
    )
    .addColumn('promotion_id', type.integer, required)
    .addColumn('units', type.integer, required)
    .addPrimaryKeyConstraint('promotion_uses_key', ['order_id', 'promotion_id'])
    .execute()
}
