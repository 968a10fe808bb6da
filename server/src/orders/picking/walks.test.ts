import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOrderSheets, readWalk, saveWalk, sendTaps, startPreparing } from '@gondola/contract/orders'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { orderDraft, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import { defaultBranchId } from '../../goods/branches/branches.store.ts'
import { listWalkLegs } from './walks.store.ts'

describeOnBothDatabases('the walk of a branch', (database) => {
  let shop: TestShop
  let picker: TestClient
  let Id: number
  beforeAll(async () => {
    shop = await startOrderShop(database)
    picker = await staffOf(shop, 'pedidos', 'marta')
    Id = (await save((await registerTestClient(shop)).browser, orderDraft())).json.Id
  })
  afterAll(() => shop.close())

  const walk = async () => (await picker.call(readWalk, { query: {} })).json
  const codes = async () => (await walk()).Pasillos.map(({ Codigo }) => Codigo)
  const put = async (Familias: number[] | null, Leidas?: number[]) => {
    const params = { Sucursal: (await walk()).Sucursal }
    return picker.call(saveWalk, { params, body: { Familias, Leidas: Leidas ?? (await codes()) } })
  }
  const steps = async () =>
    (await picker.call(listOrderSheets, { query: { Numeros: String(Id) } })).json[0]?.Lineas.map(
      ({ Paso }) => Paso,
    )

  it('is the catalogue’s until somebody orders it; then lines have their place in it', async () => {
    expect((await walk()).Origen).toBe('catalogo')
    expect(await steps()).toEqual((await steps())?.map(() => undefined))
    const turned = (await codes()).toReversed()
    const { json } = await put(turned)
    expect(json).toMatchObject({ Origen: 'propio' })
    expect(await codes()).toEqual(turned)
    expect((await steps())?.every((place) => typeof place === 'number')).toBe(true)
  })

  it('is not overwritten by who read an older one, and goes back to what is learned', async () => {
    const before = await codes()
    expect((await put(before.toReversed(), before.toReversed())).status).toBe(409)
    expect(await codes()).toEqual(before)
    await put(null)
    expect((await walk()).Origen).toBe('catalogo')
  })

  it('is learned from the times between the scans of a device', async () => {
    shop.stopClock()
    await picker.call(startPreparing, { params: { Id } })
    for (const [place, Cantidad] of [2, 0].entries()) {
      shop.setNow(new Date(shop.deps.clock.now().getTime() + 7000).toISOString())
      const Preparado = { Cantidad, Sustituto: null, Nota: null }
      const tap = {
        Clave: `paso-numero-${place}`,
        Dispositivo: 'telefono',
        Orden: place + 1,
        Items: place + 1,
        Version: 0,
        Preparado,
      }
      await picker.call(sendTaps, { params: { Id }, body: { Toques: [tap] } })
    }
    const legs = await listWalkLegs(shop.deps.db, await defaultBranchId(shop.deps.db))
    expect(legs).toMatchObject([
      { from: 0, seconds: 7 },
      { from: legs[0]?.to, seconds: 7 },
    ])
  })
})
