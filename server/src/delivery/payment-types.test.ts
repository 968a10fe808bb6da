import { afterAll, beforeAll, expect, it } from 'vitest'
import { listPaymentTypes } from '@gondola/contract/delivery'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'

describeOnBothDatabases('payment types', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true })
    for (const [Id, provider] of [
      [1, 'mercado-pago'],
      [2, 'transferencia'],
    ] as const)
      await shop.db
        .updateTable('payment_types')
        .set({ way: 'ahora', provider, is_active: true })
        .where('Id', '=', Id)
        .execute()
  })
  afterAll(() => shop.close())

  const told = async () => {
    const { json } = await shop.visitor().call(listPaymentTypes, { params: { from: 0, count: 0 } })
    return Object.fromEntries(
      json.map(({ Id, Forma, Disponible, Transferencia }) => [Id, [Forma, Disponible, Transferencia]]),
    )
  }

  it('say how they are paid, and whether the shop has an account to take it with', async () => {
    expect(await told()).toMatchObject({
      1: ['ahora', false, undefined],
      4: [undefined, undefined, undefined],
      2: ['ahora', false, true],
    })
    const account = { alias: 'GONDOLA.TANDIL', cbu: '', holder: 'Góndola', cuit: '', bank: '' }
    await shop.db
      .insertInto('transfer_account')
      .values({ id: 1, ...account })
      .execute()
    expect(await told()).toMatchObject({ 1: ['ahora', false, undefined], 2: ['ahora', true, true] })
  })
})
