import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, falseByDefault, zeroByDefault } from '../columns.ts'

/** What staff do with an order's money: receive it, give it back; since when a provider's keys are stored. */
export const paymentsByStaff: Migration = {
  async up(db) {
    const type = columnTypes(db)
    // who received it; null: the provider said it
    await db.schema.alterTable('payments').addColumn('staff_id', type.integer).execute()
    await db.schema.alterTable('payments').addColumn('staff_name', type.text).execute()
    // drawn by the browser that asked for it, so that a repeated request gives back once
    await db.schema.alterTable('refunds').addColumn('request_key', type.text).execute()
    await db.schema.createIndex('refunds_once').unique().on('refunds').column('request_key').execute()
    // how often staff asked again after the provider refused it
    await db.schema.alterTable('refunds').addColumn('repeats', type.integer, zeroByDefault).execute()
    // the order costs so much less: what staff give back is not asked for again
    await db.schema.alterTable('refunds').addColumn('is_favour', type.boolean, falseByDefault).execute()
    // how staff gave back what the provider refused: in cash, by transfer
    await db.schema.alterTable('refunds').addColumn('given_otherwise', type.text).execute()
    for (const column of ['access_token_at', 'notice_secret_at'])
      await db.schema.alterTable('payment_providers').addColumn(column, type.instant).execute()
    // a word of `MoneyState`; null: nothing is asked for or paid but at the door
    await db.schema.alterTable('orders').addColumn('money_state', type.text).execute()
    await sql`create index orders_by_money_state on orders (money_state, "Dia") where money_state is not null`.execute(
      db,
    )
  },
}
