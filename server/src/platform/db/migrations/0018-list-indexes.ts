import type { Migration } from 'kysely/migration'

/**
 * Indexes by which lists of the panel find the newest rows of a filter, and others what grows for as long as the shop
 * sells (`server/test/plans/plans.test.ts`).
 */
const INDEXES: readonly [table: string, name: string, columns: readonly string[]][] = [
  ['orders', 'orders_of_branch', ['branch_id', 'Id']],
  ['clients', 'clients_by_state', ['Estado', 'Id']],
  ['audit_log', 'audit_log_by_user', ['user_name', 'id']],
  ['audit_log', 'audit_log_by_action', ['action', 'id']],
  ['price_history', 'price_history_by_import', ['import_id']],
  ['webhook_deliveries', 'webhook_deliveries_by_order', ['order_id']],
  ['webhook_deliveries', 'webhook_deliveries_of_state', ['state', 'id']],
  ['payment_sessions', 'payment_sessions_of_provider', ['provider', 'id']],
  ['bank_movements', 'bank_movements_of_state', ['state', 'id']],
  ['withdrawals', 'withdrawals_by_time', ['Fecha', 'Codigo']],
  ['coverage_requests', 'coverage_requests_by_email', ['email_key']],
]

export const listIndexes: Migration = {
  async up(db) {
    for (const [table, name, columns] of INDEXES)
      await db.schema
        .createIndex(name)
        .on(table)
        .columns([...columns])
        .execute()
  },
}
