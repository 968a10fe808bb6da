import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** The author of an order's step if it was another system: its API key's name, taken from the audit log. */
export const authorsByName: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema.alterTable('order_transitions').addColumn('author_name', type.text).execute()
    await sql`update order_transitions set author_name = (
      select max(user_name) from audit_log
      where entity = 'pedidos' and key = cast(order_transitions.order_id as text) and staff_id is null
        and action = order_transitions.step and audit_log.at = order_transitions.at
    ) where author = 'system' and step is not null`.execute(db)
  },
}
