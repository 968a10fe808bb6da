import { sql } from 'kysely'
import { inTransaction, isSqlite } from './in-transaction.ts'
import type { Db } from './open-database.ts'

/** The migrations that `0001-initial` replaced; together they made the same tables. */
export const EARLIER_MIGRATIONS: readonly string[] = [
  '0001-catalogue',
  '0002-site',
  '0003-clients',
  '0004-delivery',
  '0005-orders',
  '0006-work',
  '0007-imports',
  '0008-order-lines',
  '0009-favourites',
  '0010-staff',
  '0011-promotions',
  '0012-import-jobs',
  '0013-preparation',
  '0014-catalogue-work',
  '0015-window',
  '0016-people',
  '0017-integrations',
  '0018-reports',
  '0028-brand-synonyms',
  '0029-uploaded-pictures-of-lines',
  '0030-mail-content',
  '0031-catalogue-changes',
  '0033-authors-by-name',
  '0034-search-of-articles',
  '0035-lines-without-picture-index',
  '0040-confirmed-emails',
  '0041-mails-of-clients',
  '0045-hidden-import',
  '0046-kept-searches',
  '0050-readable-names',
  '0051-overtaken-offers',
  '0055-price-changes',
  '0065-promotion-uses',
  '0070-payment-instructions',
  '0075-cold-families',
]
const LAST_EARLIER = '0075-cold-families'
const INITIAL = '0001-initial'

/** The last commit with the earlier migrations. */
const LAST_EARLIER_COMMIT = 'b167e9f'

/** The shop stopped at one of the earlier migrations; its message, in Spanish, tells the operator the way. */
export class OutdatedShop extends Error {
  constructor(last: string) {
    super(
      `La tienda es de una versión más vieja que las que este programa actualiza (llegó hasta ${last}). ` +
        `Abrila una vez con la revisión ${LAST_EARLIER_COMMIT}, del 22 de noviembre de 2026, que la lleva hasta ` +
        `${LAST_EARLIER}, y después con este programa. No se cambió nada.`,
    )
  }
}

/**
 * A shop's migrations by the names of today: all the earlier ones are `0001-initial`.
 *
 * @throws OutdatedShop if only some of the earlier ones are there
 */
export function namesOfToday(names: readonly string[]): string[] {
  const earlier = names.filter((name) => EARLIER_MIGRATIONS.includes(name))
  if (earlier.length === 0) return [...names]
  if (earlier.length < EARLIER_MIGRATIONS.length) throw new OutdatedShop(earlier.toSorted().at(-1)!)
  return [INITIAL, ...names.filter((name) => !earlier.includes(name))]
}

/**
 * Records `0001-initial` in place of the earlier migrations in a shop that has them all. Of several processes that
 * start at once one does it: the others wait for its rows and then find none of them.
 *
 * @throws OutdatedShop
 */
export async function adoptEarlierMigrations(db: Db): Promise<void> {
  const names = await listMigrations(db)
  if (!namesOfToday(names).includes(INITIAL) || names.includes(INITIAL)) return
  const others = EARLIER_MIGRATIONS.filter((name) => name !== LAST_EARLIER)
  await inTransaction(db, async (trx) => {
    await sql`update kysely_migration set name = ${INITIAL} where name = ${LAST_EARLIER}`.execute(trx)
    await sql`delete from kysely_migration where name in (${sql.join(others)})`.execute(trx)
  })
}

async function listMigrations(db: Db): Promise<string[]> {
  const table = isSqlite(db)
    ? sql<{ there: unknown }>`select max(name) as there from sqlite_schema where name = 'kysely_migration'`
    : sql<{ there: unknown }>`select to_regclass('kysely_migration')::text as there`
  if ((await table.execute(db)).rows[0]?.there === null) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}
