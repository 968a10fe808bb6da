import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { isSqlite } from '../in-transaction.ts'
import { folded } from '../list-window.ts'
import { runSchema, type AnyTables } from '../schema-text.ts'
import { SEARCHED } from '../staff-search/staff-search-index.ts'
import { GOODS } from './0001-schema/goods.ts'
import { OFFICE } from './0001-schema/office.ts'
import { ORDERS } from './0001-schema/orders.ts'
import { PAYMENTS } from './0001-schema/payments.ts'
import { PEOPLE } from './0001-schema/people.ts'
import { extendPostgres } from './0001-schema/postgres.ts'
import { watchTables } from './0001-schema/triggers.ts'

/** The rows without which no shop starts: the catalogue's version, the default branch, the delivery rules. */
const FIRST_ROWS = `
insert into catalogue_version (id, version) values (1, 1);
insert into branches ("Nombre", "Direccion", "Telefono", is_default, is_active)
  values ('Casa central', '', '', true, true);
insert into delivery_rules (id, cutoff_days) values (1, 0);
`

/** All tables of version 0.1.0, by area; a table comes after those that it refers to. */
export const schema: Migration = {
  async up(db) {
    for (const part of [GOODS, PEOPLE, ORDERS, PAYMENTS, OFFICE, FIRST_ROWS]) await runSchema(db, part)
    await watchTables(db)
    await (isSqlite(db) ? createSearchIndexes(db) : extendPostgres(db))
  },
}

/**
 * Covering indexes of the folded texts by which staff search articles (in the list's order), orders, customers, mails
 * and the audit log: SQLite reads only the index, without folding names again. PostgreSQL runs outside the process and
 * blocks no visitor.
 */
async function createSearchIndexes(db: AnyTables): Promise<void> {
  await sql`create index articles_searched on articles (${folded('Descripcion')}, "Codigo", "Ean", codigo_origen,
    brand_code, family_code, is_on_sale)`.execute(db)
  for (const { table, index, text, beside } of Object.values(SEARCHED)) {
    const columns = [text(''), ...beside.map((name) => sql.ref(name))]
    await sql`create index ${sql.ref(index)} on ${sql.table(table)} (${sql.join(columns)})`.execute(db)
  }
}
