import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** Settling an order goes before looking for payments (`server/src/payments/tasks/payment-tasks.store.ts`). */
export const paymentTaskPriority: Migration = {
  async up(db) {
    await db.schema
      .alterTable('payment_tasks')
      .addColumn('priority', columnTypes(db).integer, (column) => column.notNull().defaultTo(0))
      .execute()
    await db.updateTable('payment_tasks').set({ priority: 1 }).where('subject', 'like', 'pago:%').execute()
    await db
      .updateTable('payment_tasks')
      .set({ priority: 2 })
      .where((row) => row.or([row('subject', 'like', 'pagina:%'), row('subject', 'like', 'comparar:%')]))
      .execute()
    await db.schema
      .createIndex('payment_tasks_turn')
      .on('payment_tasks')
      .columns(['priority', 'next_attempt_at'])
      .execute()
  },
}
