import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  createEmptyDatabase,
  describeOnPostgres,
  type EmptyDatabase,
} from '../../../../lab/harness/databases.ts'
import { migrate, migrateTo } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import { openDatabase, type Db } from './open-database.ts'

const DONE = Object.keys(migrations)
const NEXT: Migration = {
  async up(db) {
    await db.schema.createIndex('next_of_mails').on('mail_queue').column('subject').execute()
    await db.schema.createIndex('next_of_orders').on('orders').column('created_at').execute()
  },
}
const LEFT = ['9999-next']

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
    const migrating = migrate(starting.db, { ...migrations, '9999-next': NEXT })
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
