import { violationMessage } from '@gondola/contract/http'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { addTestClient } from '../../../../lab/shop/test-feature.ts'
import { startOrderShop } from '../../../../lab/shop/order-shop.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import { defaultBranchId } from '../branches/branches.store.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { holdStock, releaseStock, type HeldLine } from './hold-stock.ts'

const line = (Codart: string, Cantidad: number): HeldLine => ({
  Codart,
  Descrip: Codart,
  Unidad: Codart === 'QUESO' ? 100 : 1,
  Cantidad,
})

describeOnBothDatabases('holding stock', (database) => {
  let shop: TestShop
  let branchId: number
  let clientId: number
  beforeAll(async () => {
    shop = await startOrderShop(database)
    branchId = await defaultBranchId(shop.db)
    clientId = await addTestClient(shop.db)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    await shop.db.deleteFrom('stock').execute()
    await shop.db.deleteFrom('stock_holds').execute()
    await shop.db.updateTable('families').set({ MargenExistencia: 0 }).execute()
  })

  const number = (article_code: string, quantity: number | null) =>
    shop.db
      .insertInto('stock')
      .values({ branch_id: branchId, article_code, quantity, changed_at: '2026-11-21T10:00:00.000Z' })
      .execute()
  const rows = async () =>
    Object.fromEntries(
      (await shop.db.selectFrom('stock').selectAll().execute()).map(
        ({ article_code, quantity, held, state }) => [article_code, { quantity, held, state }],
      ),
    )
  const newOrder = async () => {
    const at = '2026-11-21T15:00:00.000Z'
    const order = {
      client_id: clientId,
      branch_id: branchId,
      Estado: 'P' as const,
      Fecha: '2026-11-21',
      Fechahora: at,
      TotalBruto: 1,
      TotalNeto: 1,
      Cupondescuento: '',
      created_at: at,
      updated_at: at,
    }
    return (await shop.db.insertInto('orders').values(order).returning('Id').executeTakeFirstOrThrow()).Id
  }
  const hold = (orderId: number, lines: HeldLine[]) =>
    inTransaction(shop.db, async (trx) =>
      holdStock(trx, shop.deps, { orderId, branchId, clientId: 0, part: null }, lines),
    )
  const release = (Id: number, gone?: Map<string, number>) =>
    inTransaction(shop.db, async (trx) => releaseStock(trx, shop.deps, { Id, branch_id: branchId }, gone))

  it('gives the last piece to one of twenty, without a deadlock whatever the order of the lines', async () => {
    await number('PAN', 1)
    await number('OFERTA', 100)
    const ids = await Promise.all(Array.from({ length: 20 }, newOrder))
    const outcomes = await Promise.all(
      ids.map((Id, index) => {
        const lines = [line('PAN', 1), line('OFERTA', 1)]
        return hold(Id, index % 2 === 0 ? lines : lines.toReversed())
      }),
    )
    expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(1)
    expect(outcomes.find((outcome) => outcome !== null)).toEqual({
      code: 'existencia',
      Codart: 'PAN',
      Descrip: 'PAN',
      Unidad: 1,
      Quedan: 0,
      ofNewAccounts: false,
    })
    expect(await rows()).toEqual({
      PAN: { quantity: 1, held: 1, state: 'no-hay' },
      OFERTA: { quantity: 100, held: 1, state: 'hay' },
    })
  })

  it('says all that is short at once', async () => {
    await number('PAN', 1)
    await number('QUESO', 0)
    const short = await hold(await newOrder(), [line('PAN', 3), line('QUESO', 2000), line('OFERTA', 1)])
    expect(short).toMatchObject({ Codart: 'PAN', Quedan: 1, Otros: [{ Codart: 'QUESO', Quedan: 0 }] })
    expect(violationMessage(short!).text).toMatch(/^De PAN .* Hoy no hay QUESO\. /)
  })

  it('ends what an order holds once, and takes off what left with it', async () => {
    await number('PAN', 10)
    await number('QUESO', 5000)
    const [kept, gone] = [await newOrder(), await newOrder()]
    for (const Id of [kept, gone]) await hold(Id, [line('PAN', 3), line('QUESO', 2000)])
    expect(await rows()).toEqual({
      PAN: { quantity: 10, held: 6, state: 'hay' },
      QUESO: { quantity: 5000, held: 4000, state: 'pocas' },
    })
    await Promise.all([1, 2, 3].map(() => release(kept)))
    expect((await rows())['PAN']).toEqual({ quantity: 10, held: 3, state: 'hay' })
    await release(gone, new Map([['PAN', 2]]))
    expect(await rows()).toEqual({
      PAN: { quantity: 8, held: 0, state: 'hay' },
      QUESO: { quantity: 5000, held: 0, state: 'hay' },
    })
  })

  it('keeps the family’s margin, and writes nothing of what has no number', async () => {
    await shop.db.updateTable('families').set({ MargenExistencia: 4 }).execute()
    await number('PAN', 6)
    await number('OFERTA', null)
    const Id = await newOrder()
    expect(await hold(Id, [line('PAN', 3)])).toMatchObject({ Codart: 'PAN', Quedan: 2 })
    expect(await hold(Id, [line('PAN', 2), line('OFERTA', 9), line('PROMO', 9)])).toBeNull()
    expect(await rows()).toEqual({
      PAN: { quantity: 6, held: 2, state: 'no-hay' },
      OFERTA: { quantity: null, held: 0, state: 'hay' },
    })
  })
})
