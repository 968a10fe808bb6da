import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** Names of perishable families that stand in no refrigerator: bakery, greengrocery, eggs, dry fruit. */
const AT_ROOM_TEMPERATURE =
  /\bpan\b|\bpanes\b|panaderia|factura|budin|fruta|fruto|citrico|verdura|hortaliza|papa|cebolla|tomate|hierba|huevo|prepizza/
const COLD_ALL_THE_SAME = /congelad|ensalada|helad|yogur|leche|queso|postre|pasta/

/**
 * Families whose articles are kept cold, for whoever sorts bags. Until now that was read from `Perecedero`, which is
 * about withdrawals (contract §7) and holds for bread and bananas as well: perishable families stay cold but for those
 * whose name says otherwise; staff correct the rest.
 */
export const coldFamilies: Migration = {
  async up(db) {
    const type = columnTypes(db)
    await db.schema
      .alterTable('families')
      .addColumn('Frio', type.boolean, (column) => column.notNull().defaultTo(sql`false`))
      .execute()
    const rows: { Codigo: number; Descripcion: string }[] = await db
      .selectFrom('families')
      .select(['Codigo', 'Descripcion'])
      .where('Perecedero', '=', true)
      .execute()
    for (const { Codigo, Descripcion } of rows) {
      const name = Descripcion.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
      if (AT_ROOM_TEMPERATURE.test(name) && !COLD_ALL_THE_SAME.test(name)) continue
      await db.updateTable('families').set({ Frio: true }).where('Codigo', '=', Codigo).execute()
    }
  },
}
