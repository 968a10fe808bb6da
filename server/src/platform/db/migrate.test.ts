import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createEmptyDatabase,
  describeOnPostgres,
  type EmptyDatabase,
} from '../../../../lab/harness/databases.ts'
import { migrate, migrateTo } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import { openDatabase, type Db } from './open-database.ts'

const ALL = Object.keys(migrations)
// makes an index of mails, then one of orders
const NEXT = '0022-retention-indexes'
const DONE = ALL.slice(0, ALL.indexOf(NEXT))
const LEFT = ALL.slice(ALL.indexOf(NEXT))

const writeOrders = (db: Db) => db.updateTable('orders').set({ TotalNeto: 1 }).execute()
const writeMails = (db: Db) => db.updateTable('mail_queue').set({ attempts: 1 }).execute()

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql`select from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())`.execute(
    db,
  )
  return rows.length
}

describeOnPostgres('migrations of a shop in which people order', () => {
  let place: EmptyDatabase
  let shop: ReturnType<typeof openDatabase>
  let starting: ReturnType<typeof openDatabase>
  beforeEach(async () => {
    place = await createEmptyDatabase('postgres')
    shop = openDatabase(place)
    starting = openDatabase(place)
    await migrateTo(shop.db, DONE)
  })
  afterEach(async () => {
    await shop.close()
    await starting.close()
    await place.drop()
  })

  const migrateUntilItWaits = async () => {
    const migrating = migrate(starting.db)
    migrating.catch(() => {})
    await expect.poll(() => countWaiting(shop.db)).toBe(1)
    return { migrating }
  }

  it('let an order end that they wait for, whatever it writes next', async () => {
    const { migrating } = await shop.db.transaction().execute(async (trx) => {
      // in a circle this one would be ended, and not tried again
      await sql`set local deadlock_timeout = '1ms'`.execute(trx)
      await writeOrders(trx)
      const begun = await migrateUntilItWaits()
      await writeMails(trx)
      return begun
    })
    expect(await migrating).toEqual(LEFT)
  })

  it('stop nobody for as long as a backup reads', async () => {
    const { migrating } = await shop.db.transaction().execute(async (trx) => {
      await trx.selectFrom('order_lines').select('Items').execute()
      const begun = await migrateUntilItWaits()
      await writeOrders(shop.db)
      await trx.selectFrom('orders').select('Id').execute()
      return begun
    })
    expect(await migrating).toEqual(LEFT)
  })
})
