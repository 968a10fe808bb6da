import { inTransaction, type Trx } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'

/** Without `secrets`, the demo shop has no account with the simulated payment provider. */
export type FillNeeds = Pick<Deps, 'clock' | 'config'> & Partial<Pick<Deps, 'secrets'>>

/**
 * Fills a new database with the data that every shop needs and, if configured, with the demo shop (contract §1,
 * GONDOLA_DEMO). Does nothing if the database has data. Of several processes that start at once, one loads and the
 * others wait.
 */
export async function fillEmptyShop(deps: FillNeeds & Pick<Deps, 'db'>): Promise<void> {
  if (await isFilled(deps.db, deps.config.demo)) return
  const { loadBaseData } = await import('./load-base-data.ts')
  const loadDemo = deps.config.demo ? await demoLoader(deps) : null
  await inTransaction(deps.db, async (trx) => {
    // the lock is held to the end: a second process waits here and then finds the data
    await trx.selectFrom('catalogue_version').select('version').forUpdate().execute()
    if (await isEmpty(trx, 'document_types')) await loadBaseData(trx)
    if (loadDemo !== null && (await isShopEmpty(trx))) await loadDemo(trx)
  })
}

/** Imports the demo package only for a demo shop, since production runs without it. */
async function demoLoader(deps: FillNeeds): Promise<(trx: Trx) => Promise<void>> {
  const { hashDemoPasswords } = await import('./load-demo-people.ts')
  const { loadDemoShop } = await import('./load-demo-shop.ts')
  const hashes = await hashDemoPasswords()
  return (trx) => loadDemoShop(trx, deps, hashes)
}

const isFilled = async (db: Db, demo: boolean) =>
  !(await isEmpty(db, 'document_types')) && (!demo || !(await isShopEmpty(db)))

/** A shop without articles, clients and orders is empty. */
const isShopEmpty = async (db: Db) =>
  (await isEmpty(db, 'articles')) && (await isEmpty(db, 'clients')) && (await isEmpty(db, 'orders'))

async function isEmpty(
  db: Db,
  table: 'document_types' | 'articles' | 'clients' | 'orders',
): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select(({ lit }) => lit(1).as('one'))
    .limit(1)
    .executeTakeFirst()
  return row === undefined
}
