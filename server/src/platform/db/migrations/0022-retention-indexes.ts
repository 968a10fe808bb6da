import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Indexes by which housekeeping finds what expired, without reading what stays. */
export const retentionIndexes: Migration = {
  async up(db) {
    await db.schema.createIndex('picking_taps_by_time').on('picking_taps').column('at').execute()
    for (const index of [
      sql`mail_queue_emptied on mail_queue (created_at) where emptied_at is not null`,
      sql`orders_carts_by_age on orders (updated_at) where "Estado" = 'I'`,
      // literally as in `audit.store.ts`, or it is not used
      sql`audit_log_to_delete on audit_log (at) where entity not in ('pedidos', 'puntos', 'precios', 'cobros',
        'transferencias', 'devoluciones-transferencia', 'movimientos-banco', 'diferencias')`,
    ])
      await sql`create index ${index}`.execute(db)
  },
}
