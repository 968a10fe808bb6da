import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  changeByStaff,
  changePlacedOrder,
  followOrder,
  markReady,
  type OrderDraft,
  previewChangeByStaff,
  sendTaps,
  staffOrders,
  type StaffOrderChange,
  startPreparing,
} from '@gondola/contract/orders'
import { sendStockNumbers } from '@gondola/contract/stock'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import {
  lines,
  MONDAY,
  orderDraft,
  SATURDAY_NOON,
  save,
  startOrderShop,
} from '../../../../lab/shop/order-shop.ts'
import { addSellingBranch, setListPrice } from '../../../../lab/shop/branch-orders.ts'
import { catalogueChanged } from '../../../../lab/shop/promotion-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import { systemOf } from '../../../../lab/harness/system-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import { bodiesOf } from '../../mail/render-mail.ts'
import { defaultBranchId } from '../../goods/branches/branches.store.ts'

const TUESDAY = 20_261_124
const NOON = '12:00 a 15:00'

// bread costs $ 100,10 a piece, cheese $ 1.234,56 a kilogram
describeOnBothDatabases('an order that staff change', (database) => {
  let shop: TestShop
  let ana: TestClient
  let clerk: TestClient
  let picker: TestClient
  let home: number
  let other: number
  beforeAll(async () => {
    shop = await startOrderShop(database)
    clerk = await staffOf(shop, 'atencion')
    picker = await staffOf(shop, 'pedidos')
    home = await defaultBranchId(shop.db)
    const added = await addSellingBranch(shop.db, 'Sucursal Norte')
    other = added.branchId
    await setListPrice(shop.db, 'PAN', added.listId, 500)
    await catalogueChanged(shop)
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.setNow(SATURDAY_NOON)
    for (const table of ['orders', 'mail_queue', 'stock'] as const) await shop.db.deleteFrom(table).execute()
    await shop.db.updateTable('slot_bookings').set({ taken: 0 }).execute()
    await shop.db.updateTable('delivery_rules').set({ cutoff_days: 0, cutoff_time: null }).execute()
    ;({ browser: ana } = await registerTestClient(shop))
  })

  const placed = async (Lineas = lines(['PAN', 3], ['QUESO', 750]), changes: Partial<OrderDraft> = {}) => {
    const { json, status, text } = await save(ana, orderDraft({ Lineas, TotalNeto: null, ...changes }))
    expect(status, text).toBe(200)
    return json
  }
  const change = (Id: number, body: Partial<StaffOrderChange>, by = clerk, key?: string) =>
    by.call(changeByStaff, {
      params: { Id },
      body: { Cambios: 0, Motivo: 'Lo pidió por teléfono', ...body },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
  const changed = async (Id: number, body: Partial<StaffOrderChange>) => {
    const { json, status, text } = await change(Id, body)
    expect(status, text).toBe(200)
    return json
  }
  const refused = async (Id: number, body: Partial<StaffOrderChange>, by = clerk) => {
    const { status, problem } = await change(Id, body, by)
    return [status, problem.code]
  }
  const taken = async () =>
    (await shop.db.selectFrom('slot_bookings').selectAll().where('taken', '>', 0).execute()).map(
      ({ branch_id, day_id, taken: count }) => `${branch_id === home ? 'home' : 'other'} ${day_id}: ${count}`,
    )
  const mails = async () => {
    const rows = await shop.db.selectFrom('mail_queue').selectAll().orderBy('id').execute()
    return rows.filter(({ event_key }) => event_key?.includes('-cambios-'))
  }

  it('keeps the price of lines that stay, and mails the customer with the reason', async () => {
    const { Id } = await placed()
    await shop.db.updateTable('articles').set({ Precioventa: 900 }).where('Codigo', '=', 'PAN').execute()
    await catalogueChanged(shop)
    const { Lineas, Cambios, Historial } = await changed(Id, { Lineas: lines(['PAN', 3], ['QUESO', 1000]) })
    await shop.db.updateTable('articles').set({ Precioventa: 100.1 }).where('Codigo', '=', 'PAN').execute()
    await catalogueChanged(shop)
    expect(Lineas.map((line) => [line.Codart, line.Cantidad, line.Precioindividual])).toEqual([
      ['PAN', 3, 100.1],
      ['QUESO', 1000, 1234.56],
    ])
    expect(Cambios).toBe(1)
    expect(Historial.at(-1)).toMatchObject({ Paso: 'modificar', Motivo: 'Lo pidió por teléfono' })
    expect(Historial.at(-1)?.Autor).toMatch(/atencion/)
    const [mail] = await mails()
    expect(mail?.subject).toBe(`Cambios en tu pedido N.º ${Id}`)
    const { text } = bodiesOf(mail!)
    expect(text).toContain('Lo cambiamos nosotros: Lo pidió por teléfono')
    expect(text).toContain('de 750 g a 1 kg')
  })

  it('needs a reason', async () => {
    const { Id } = await placed()
    expect(await refused(Id, { Cambios: 0, Dia: TUESDAY, Motivo: '  ' })).toEqual([422, 'motivo-vacio'])
  })

  it.each([
    ['another recipient', { Opt1: 'Otra Persona' }],
    ['another telephone', { Opt2: '2494111111' }],
    ['another address', { Opt3: 'Otra calle 1' }],
    ['pickup', { FormaEntrega: 'RS' }],
    ['another day', { Dia: TUESDAY }],
    ['another comment', { Opt4: 'Tocar dos veces' }],
  ] as const)('tells the customer of %s', async (_, body) => {
    const { Id } = await placed()
    await changed(Id, body)
    expect((await mails()).map(({ subject }) => subject)).toEqual([`Cambios en tu pedido N.º ${Id}`])
  })

  it('moves after its own day closed, by the rules of the day that it goes to', async () => {
    const { Id } = await placed()
    await shop.db.updateTable('delivery_rules').set({ cutoff_days: 4, cutoff_time: '20:00' }).execute()
    const body = { Cambios: 0, Lineas: lines(['PAN', 9]) }
    const own = await ana.call(changePlacedOrder, { params: { Id }, body })
    expect(own.problem.code).toBe('cambio-cerrado')
    // what stays in its slot is checked for the goods alone
    await changed(Id, { Lineas: lines(['PAN', 9], ['QUESO', 750]) })
    expect(await refused(Id, { Cambios: 1, Dia: TUESDAY })).toEqual([422, 'dia-sin-reparto'])
    await changed(Id, { Cambios: 1, Dia: 20_261_126, HorarioEntrega: NOON })
    expect(await taken()).toEqual(['home 20261126: 1'])
  })

  it('keeps lines and totals while it is picked, and moves with them', async () => {
    const { Id } = await placed()
    await picker.call(startPreparing, { params: { Id } })
    expect(await refused(Id, { Lineas: lines(['PAN', 9]) })).toEqual([422, 'en-preparacion'])
    expect(await refused(Id, { FormaEntrega: 'RS' })).toEqual([422, 'en-preparacion'])
    const tap = (Items: number, Cantidad: number) => ({
      Clave: `una-clave-${Items}`,
      Dispositivo: 'mostrador',
      Orden: Items,
      Items,
      Version: 0,
      Preparado: { Cantidad, Sustituto: null, Nota: null },
    })
    const sent = await picker.call(sendTaps, { params: { Id }, body: { Toques: [tap(1, 2), tap(2, 750)] } })
    expect(sent.status, sent.text).toBe(200)
    const ready = await picker.call(markReady, { params: { Id } })
    const { TotalNeto } = ready.json
    const after = await changed(Id, { Dia: TUESDAY, HorarioEntrega: NOON, Opt3: 'San Martín 12, 3.º B' })
    expect([after.Preparacion, after.TotalNeto, after.Dia]).toEqual(['listo', TotalNeto, TUESDAY])
    expect(after.Lineas.map(({ Preparado }) => Preparado?.Cantidad)).toEqual([2, 750])
    expect(await taken()).toEqual([`home ${TUESDAY}: 1`])
  })

  it('goes to another branch with its place, stock and prices', async () => {
    const admin = await staffOf(shop, 'administracion')
    const system = await systemOf(shop, admin)
    await system.call(sendStockNumbers, { body: { Filas: [{ Codigo: 'PAN', Existencia: 10 }] } })
    const { Id } = await placed()
    const { json: preview } = await clerk.call(previewChangeByStaff, {
      params: { Id },
      body: { Cambios: 0, Sucursal: other },
    })
    expect(preview.Diferencia.Sucursal?.Ahora).toBe('Sucursal Norte')
    expect(await taken()).toEqual([`home ${MONDAY}: 1`])
    const after = await changed(Id, { Sucursal: other })
    expect([after.Sucursal, after.Lineas[0]?.Precioindividual]).toEqual([other, 100.1])
    expect(await taken()).toEqual([`other ${MONDAY}: 1`])
    const level = await shop.db.selectFrom('stock').selectAll().executeTakeFirstOrThrow()
    expect([level.branch_id, level.held]).toEqual([home, 0])
    // what is added there costs what it costs there
    const more = await changed(Id, { Cambios: 1, Lineas: lines(['PAN', 4], ['QUESO', 750]) })
    expect(more.Lineas.map(({ Codart, Precioindividual }) => [Codart, Precioindividual])).toEqual([
      ['PAN', 100.1],
      ['PAN', 500],
      ['QUESO', 1234.56],
    ])
  })

  it('is changed by who may, at an own branch', async () => {
    const { Id } = await placed()
    const northern = await staffOf(shop, 'atencion', 'norte', [other])
    const local = await staffOf(shop, 'atencion', 'centro', [home])
    const editor = await staffOf(shop, 'catalogo')
    expect(await refused(Id, { Dia: TUESDAY }, editor)).toEqual([403, 'permiso'])
    expect((await change(Id, { Dia: TUESDAY }, northern)).status).toBe(404)
    expect(await refused(Id, { Sucursal: other }, local)).toEqual([403, 'otra-sucursal'])
    expect((await change(Id, { Dia: TUESDAY }, local)).status).toBe(200)
  })

  it('is changed once by a repeated request, and refuses an older change of the customer', async () => {
    const { Id } = await placed()
    const body = { Dia: TUESDAY }
    const first = await change(Id, body, clerk, 'una-clave')
    const again = await change(Id, body, clerk, 'una-clave')
    expect([first.status, again.status, again.json.Cambios]).toEqual([200, 200, 1])
    const late = await ana.call(changePlacedOrder, { params: { Id }, body: { Cambios: 0, Dia: MONDAY } })
    expect([late.status, late.problem.code]).toEqual([409, 'pedido-cambiado'])
    expect(late.problem.Pedido?.Dia).toBe(TUESDAY)
    expect((await ana.call(followOrder, { params: { Id } })).json.Pedido.Dia).toBe(TUESDAY)
    expect((await clerk.call(staffOrders.read, { params: { Id } })).json.Historial).toHaveLength(2)
  })
})
