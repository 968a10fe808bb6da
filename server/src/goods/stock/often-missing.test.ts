import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffStock } from '@gondola/contract/stock'
import { staffFamilies } from '@gondola/contract/catalogue-admin'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import { defaultBranchId } from '../branches/branches.store.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { countShortages } from './shortage-estimate.ts'
import { findOftenMissing } from './stock.routes.ts'

describeOnBothDatabases('stock as it is estimated and margined', (database) => {
  let shop: TestShop
  let branchId: number
  beforeAll(async () => {
    shop = await startOrderShop(database)
    branchId = await defaultBranchId(shop.db)
  })
  afterAll(() => shop.close())

  it('finds what is often missing, from few lines on, and forgets it', async () => {
    const pick = (code: string, isMissing: boolean) =>
      inTransaction(shop.db, async (trx) => countShortages(trx, shop.deps, branchId, [{ code, isMissing }]))
    for (let order = 0; order < 8; order++) {
      await pick('PAN', order % 2 === 0)
      await pick('QUESO', false)
    }
    await Promise.all([pick('PROMO', true), pick('PROMO', true)])
    const often = await findOftenMissing(shop.deps)
    expect([...(often.get(branchId) ?? [])]).toEqual(['PAN'])
    const { stock } = shop.deps
    const version = stock.versionOf(branchId)
    stock.tellOftenMissing(often)
    expect(stock.isOftenMissing(branchId, 'PAN')).toBe(true)
    expect(stock.versionOf(branchId)).toBe(version + 1)
    stock.tellOftenMissing(often)
    expect(stock.versionOf(branchId)).toBe(version + 1)
    const staff = await staffOf(shop, 'pedidos')
    const among = async (query: { SueleFaltar?: boolean }) =>
      (await staff.call(staffStock.list, { query })).json.map(({ Codigo }) => Codigo)
    expect(await among({ SueleFaltar: true })).toEqual(['PAN'])
    expect(new Set(await among({}))).toEqual(new Set(['PAN', ...(await among({ SueleFaltar: false }))]))
    shop.setNow('2027-02-21T15:00:00Z')
    expect(await findOftenMissing(shop.deps)).toEqual(new Map())
    shop.setNow('2026-11-21T15:00:00Z')
  })

  it('states a family’s articles again when its margin changes', async () => {
    const at = '2026-11-21T15:00:00.000Z'
    const row = { branch_id: branchId, article_code: 'PAN', quantity: 6, changed_at: at }
    await shop.db.insertInto('stock').values(row).execute()
    const staff = await staffOf(shop, 'administracion')
    const article = shop.db.selectFrom('articles').select('family_code').where('Codigo', '=', 'PAN')
    const { family_code: Codigo } = await article.executeTakeFirstOrThrow()
    const family = (await staff.call(staffFamilies.read, { params: { Codigo } })).json
    for (const [MargenExistencia, state] of [
      [4, 'pocas'],
      [6, 'no-hay'],
      [0, 'hay'],
    ] as const) {
      const body = { MargenExistencia, Leido: { MargenExistencia: family.MargenExistencia } }
      const { status, json } = await staff.call(staffFamilies.change, { params: { Codigo }, body })
      expect(status).toBe(200)
      family.MargenExistencia = json.MargenExistencia
      await shop.deps.stock.look()
      expect(shop.deps.stock.stateOf(branchId, 'PAN')).toBe(state)
    }
  })
})
