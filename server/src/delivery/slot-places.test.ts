import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { defaultBranchId } from '../goods/branches/branches.store.ts'
import { takePlace } from './slot-places.store.ts'

describeOnBothDatabases('the first order of a day', (database) => {
  let shop: TestShop
  let slotId: number
  let branchId: number
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true })
    const { Id } = await shop.db.selectFrom('delivery_slots').select('Id').executeTakeFirstOrThrow()
    slotId = Id
    branchId = await defaultBranchId(shop.db)
  })
  afterAll(() => shop.close())

  const setPlaces = (capacity: number) =>
    shop.db.updateTable('delivery_slots').set({ capacity }).where('Id', '=', slotId).execute()
  const take = (dayId: number, known: number) =>
    inTransaction(shop.db, (trx) => takePlace(trx, { branchId, dayId, slotId }, known))
  const kept = (dayId: number) =>
    shop.db
      .selectFrom('slot_bookings')
      .select(['taken', 'capacity'])
      .where('day_id', '=', dayId)
      .executeTakeFirst()

  it('takes a place of as many as the slot has by now, though it had read of more', async () => {
    await setPlaces(2)
    expect(await take(20_261_201, 30)).toBe(true)
    expect(await kept(20_261_201)).toEqual({ taken: 1, capacity: 2 })
  })

  it('is refused where the slot has none any more', async () => {
    await setPlaces(0)
    expect(await take(20_261_202, 30)).toBe(false)
  })

  it('leaves a day the number of its own', async () => {
    await setPlaces(30)
    await shop.db
      .insertInto('slot_bookings')
      .values({ branch_id: branchId, day_id: 20_261_203, slot_id: slotId, taken: 0, capacity: 5 })
      .execute()
    expect(await take(20_261_203, 20)).toBe(true)
    expect(await kept(20_261_203)).toEqual({ taken: 1, capacity: 5 })
  })
})
