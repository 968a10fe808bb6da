import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes } from '../columns.ts'

/** Names of perishable families that need no refrigeration: bakery, greengrocery, eggs, nuts and dried fruit. */
const AT_ROOM_TEMPERATURE =
  /\bpan\b|\bpanes\b|panaderia|factura|budin|fruta|fruto|citrico|verdura|hortaliza|papa|cebolla|tomate|hierba|huevo|prepizza/
const COLD_ALL_THE_SAME = /congelad|ensalada|helad|yogur|leche|queso|postre|pasta/

/**
 * Marks families that need refrigeration, for sorting an order into bags. Previously derived from `Perecedero`, which
 * is about the right of withdrawal (contract §7) and also includes bread and bananas. Perishable families become cold
 * unless their name says otherwise; staff correct the rest.
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
