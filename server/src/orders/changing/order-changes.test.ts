import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  changePlacedOrder,
  cloneOrder,
  dispatchOrder,
  listChangeableOrders,
  listOrders,
  openOrderChange,
  Order,
  type OrderChangeDraft,
  type OrderDraft,
  previewOrderChange,
  returnToQueue,
  sendTaps,
  staffOrders,
  startPreparing,
} from '@gondola/contract/orders'
import type { Client } from '@gondola/contract/clients'
import { sendStockNumbers } from '@gondola/contract/stock'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import {
  lines,
  MONDAY,
  MONTO1,
  orderDraft,
  SATURDAY_NOON,
  save,
  startOrderShop,
} from '../../../../lab/shop/order-shop.ts'
import { addPromotion, catalogueChanged } from '../../../../lab/shop/promotion-shop.ts'
import { addZone } from '../../../../lab/shop/branch-orders.ts'
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
describeOnBothDatabases('changing a placed order', (database) => {
  let shop: TestShop
  let ana: TestClient
  let client: Client
  let staff: TestClient
  beforeAll(async () => {
    shop = await startOrderShop(database)
    staff = await staffOf(shop, 'administracion')
  })
  afterAll(() => shop.close())
  beforeEach(async () => {
    shop.setNow(SATURDAY_NOON)
    await shop.db.deleteFrom('orders').execute()
    await shop.db.deleteFrom('mail_queue').execute()
    await shop.db.updateTable('slot_bookings').set({ taken: 0 }).execute()
    await shop.db.updateTable('delivery_rules').set({ cutoff_days: 0, cutoff_time: null }).execute()
    await price('PAN', 100.1)
    ;({ browser: ana, client } = await registerTestClient(shop))
  })

  const price = async (Codigo: string, Precioventa: number) => {
    await shop.db.updateTable('articles').set({ Precioventa }).where('Codigo', '=', Codigo).execute()
    await catalogueChanged(shop)
  }
  const placed = async (Lineas = lines(['PAN', 3], ['QUESO', 750]), changes: Partial<OrderDraft> = {}) => {
    const { json, status, text } = await save(ana, orderDraft({ Lineas, TotalNeto: null, ...changes }))
    expect(status, text).toBe(200)
    return json
  }
  const change = (Id: number, body: Partial<OrderChangeDraft>, key?: string, by = ana) =>
    by.call(changePlacedOrder, {
      params: { Id },
      body: { Cambios: 0, ...body },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    })
  const changed = async (Id: number, body: Partial<OrderChangeDraft>): Promise<Order> => {
    const { json, status, text } = await change(Id, body)
    expect(status, text).toBe(200)
    return json
  }
  const refused = async (Id: number, body: Partial<OrderChangeDraft>) => {
    const { status, problem } = await change(Id, body)
    return [status, problem.code]
  }
  const listed = async () => {
    const params = { Cliente: client.Id, Estado: 'P' as const, page: 0, size: 10 }
    return (await ana.call(listOrders, { params })).json
  }
  const changeable = async () => (await ana.call(listChangeableOrders)).json
  const taken = async () =>
    (await shop.db.selectFrom('slot_bookings').selectAll().where('taken', '>', 0).execute()).map(
      (row) => `${row.day_id}/${row.slot_id}: ${row.taken}`,
    )
  const shown = ({ Lineas }: Pick<Order, 'Lineas'>) =>
    Lineas.map(({ Items, Codart, Cantidad, Precioindividual, Precioventa }) => [
      Items,
      Codart,
      Cantidad,
      Precioindividual,
      Precioventa,
    ])

  it('stays where it goes, at its fee, though its branch got zones that do not reach it', async () => {
    const { Id } = await placed()
    const zone = await addZone(shop.db, await defaultBranchId(shop.db), ['Otra localidad'], { Costo: 99 })
    const untouched = { Cambios: 0, Lineas: lines(['PAN', 3], ['QUESO', 750]) }
    const { json } = await ana.call(previewOrderChange, { params: { Id }, body: untouched })
    expect(json.Diferencia.TotalAhora).toBe(json.Diferencia.TotalAntes)
    expect(json.Diferencia.Direccion).toBeUndefined()
    const order = await changed(Id, { Lineas: lines(['PAN', 4], ['QUESO', 750]) })
    expect(order.TotalEnvio).toBe(MONTO1)
    await shop.db.deleteFrom('zones').where('Id', '=', zone).execute()
  })

  it('keeps the price of what was ordered; pieces beyond it have today’s, in a line of their own', async () => {
    const { Id } = await placed()
    await price('PAN', 120)
    const order = await changed(Id, { Lineas: lines(['PAN', 5], ['QUESO', 500], ['VENCIDA', 2]) })
    expect(shown(order)).toEqual([
      [1, 'PAN', 3, 100.1, 300.3],
      [2, 'PAN', 2, 120, 240],
      [3, 'QUESO', 500, 1234.56, 617.28],
      [4, 'VENCIDA', 2, 300, 600],
    ])
    expect(order).toMatchObject({ Cambios: 1, TotalBruto: 1757.58, TotalNeto: 3258.08 })
    // fewer: those ordered last go first
    const fewer = await changed(Id, { Cambios: 1, Lineas: lines(['PAN', 4], ['QUESO', 500], ['VENCIDA', 2]) })
    expect(shown(fewer).slice(0, 2)).toEqual([
      [1, 'PAN', 3, 100.1, 300.3],
      [2, 'PAN', 1, 120, 120],
    ])
    const { json } = await ana.call(cloneOrder, { params: { Id }, query: {} })
    expect(json.Lineas.filter(({ Codart }) => Codart === 'PAN')).toMatchObject([
      { Cantidad: 4, Precioindividual: 120 },
    ])
  })

  it('at an unchanged price is one line; what is no longer sold stays, and cannot be added to', async () => {
    const { Id } = await placed()
    const more = await changed(Id, { Lineas: lines(['PAN', 12], ['QUESO', 750]) })
    expect(shown(more)[0]).toEqual([1, 'PAN', 12, 100.1, 1201.2])
    await shop.db.updateTable('articles').set({ is_on_sale: false }).where('Codigo', '=', 'PAN').execute()
    await catalogueChanged(shop)
    const Cambios = 1
    expect(await refused(Id, { Cambios, Lineas: lines(['PAN', 13]) })).toEqual([422, 'articulo-inexistente'])
    expect(shown(await changed(Id, { Cambios, Lineas: lines(['PAN', 11]) }))).toHaveLength(1)
    await shop.db.updateTable('articles').set({ is_on_sale: true }).where('Codigo', '=', 'PAN').execute()
    await catalogueChanged(shop)
  })

  it('is refused below the minimum, empty, with what is not sold, and leaves the order as it was', async () => {
    const { Id } = await placed()
    const before = await listed()
    expect(await refused(Id, { Lineas: lines(['PAN', 9]) })).toEqual([422, 'minimo-resumen'])
    expect(await refused(Id, { Lineas: [] })).toEqual([422, 'cambio-vacio'])
    expect(await refused(Id, { Lineas: lines(['PAN', 3], ['QUESO', 0]) })).toEqual([422, 'cantidad-cero'])
    expect(await refused(Id, { Lineas: lines(['PAN', 30], ['AGOTADO', 1]) })).toEqual([
      422,
      'articulo-inexistente',
    ])
    expect(await refused(Id, { Lineas: lines(['PAN', 30]), TotalNeto: 1 })).toEqual([409, 'precios'])
    expect(await refused(Id, { HorarioEntrega: '01:00 a 02:00' })).toEqual([422, 'horario-inexistente'])
    expect(await refused(Id, { TipoPago: { Id: 9999 } })).toEqual([422, 'tipo-pago-inexistente'])
    const wine = { Lineas: lines(['PAN', 30], ['VINO', 1]) }
    expect(await refused(Id, wine)).toEqual([422, 'alcohol-edad'])
    // what it would cost is computed before that is declared
    const preview = await ana.call(previewOrderChange, { params: { Id }, body: { Cambios: 0, ...wine } })
    expect(preview.json.Pedido.Lineas.map(({ Codart }) => Codart)).toEqual(['PAN', 'VINO'])
    expect(await listed()).toEqual(before)
    expect(await taken()).toHaveLength(1)
  })

  it('moves to another slot: the new place is taken, the old one free; a full one leaves it where it is', async () => {
    const { Id } = await placed()
    const [before] = await taken()
    expect(await changed(Id, { Dia: TUESDAY, HorarioEntrega: NOON })).toMatchObject({ Dia: TUESDAY })
    const [after, ...others] = await taken()
    expect([before?.startsWith(String(MONDAY)), after?.startsWith(String(TUESDAY)), others]).toEqual([
      true,
      true,
      [],
    ])
    await shop.db.updateTable('delivery_slots').set({ capacity: 0 }).execute()
    expect(await refused(Id, { Cambios: 1, Dia: 20_261_125 })).toEqual([409, 'horario'])
    await shop.db.updateTable('delivery_slots').set({ capacity: 1000 }).execute()
    expect(await taken()).toEqual([after])
  })

  it('takes another form, address, recipient and payment; a pickup pays no fee', async () => {
    const { Id, TotalNeto } = await placed()
    const body = { FormaEntrega: 'RS' as const, TipoPago: { Id: 1 }, Opt1: 'Luis', Opt4: '' }
    const order = await changed(Id, body)
    expect(order).toMatchObject({
      FormaEntrega: 'RS',
      TotalEnvio: 0,
      Opt1: 'Luis',
      Opt2: '2494000000',
      Opt4: '',
    })
    expect(order.TipoPago?.Id).toBe(1)
    expect(order.TotalNeto).toBeCloseTo(TotalNeto - MONTO1, 2)
    const home = await changed(Id, { Cambios: 1, FormaEntrega: 'ED', Opt3: 'Belgrano 20' })
    expect(home).toMatchObject({ TotalEnvio: MONTO1, Opt3: 'Belgrano 20', TotalNeto })
  })

  it('may go on as it is though fee and minimum rose, and its payment type was taken out', async () => {
    const { Id, TotalNeto } = await placed()
    await shop.db.updateTable('delivery_costs').set({ Monto1: 9000, Monto2: 5000 }).execute()
    await shop.db.updateTable('payment_types').set({ is_active: false }).where('Id', '=', 4).execute()
    expect(await changed(Id, { Opt4: 'Timbre 2' })).toMatchObject({ TotalNeto, Opt4: 'Timbre 2' })
    expect(await refused(Id, { Cambios: 1, Lineas: lines(['PAN', 2], ['QUESO', 750]) })).toEqual([
      422,
      'minimo-resumen',
    ])
    await shop.db.updateTable('delivery_costs').set({ Monto1: MONTO1, Monto2: 1000 }).execute()
    await shop.db.updateTable('payment_types').set({ is_active: true }).where('Id', '=', 4).execute()
  })

  it('ends with its day’s cut-off, and the customer reads so', async () => {
    await shop.db.updateTable('delivery_rules').set({ cutoff_days: 1, cutoff_time: '20:00' }).execute()
    const { Id } = await placed()
    expect((await changeable())[0]?.Hasta).toBe('2026-11-22T20:00')
    expect((await ana.call(openOrderChange, { params: { Id } })).json.Hasta).toBe('2026-11-22T20:00')
    shop.setNow('2026-11-22T22:59:00Z')
    await changed(Id, { Opt4: 'Antes del corte' })
    expect(await refused(Id, { Cambios: 1, Dia: MONDAY, HorarioEntrega: '01:00 a 02:00' })).toEqual([
      422,
      'horario-inexistente',
    ])
    shop.setNow('2026-11-22T23:00:00Z')
    expect(await refused(Id, { Cambios: 1, Dia: TUESDAY })).toEqual([422, 'cambio-cerrado'])
    expect(await changeable()).toEqual([])
    expect((await ana.call(openOrderChange, { params: { Id } })).problem.code).toBe('cambio-cerrado')
  })

  it('without a cut-off ends when the slot begins', async () => {
    const { Id } = await placed()
    expect((await changeable())[0]?.Hasta).toBe('2026-11-23T09:00')
    shop.setNow('2026-11-23T12:00:00Z')
    expect(await refused(Id, { Opt4: 'Tarde' })).toEqual([422, 'cambio-cerrado'])
  })

  it('ends before the slot by the time that the branch needs to prepare it', async () => {
    await shop.db.updateTable('branches').set({ lead_hours: 3 }).execute()
    const { Id } = await placed()
    expect((await changeable())[0]?.Hasta).toBe('2026-11-23T06:00')
    shop.setNow('2026-11-23T09:00:00Z')
    expect(await refused(Id, { Opt4: 'Tarde' })).toEqual([422, 'cambio-cerrado'])
    await shop.db.updateTable('branches').set({ lead_hours: 0 }).execute()
  })

  it('ends when somebody begins to prepare it', async () => {
    const { Id } = await placed()
    const params = { Id }
    await staff.call(startPreparing, { params })
    expect(await refused(Id, { Opt4: 'Tarde' })).toEqual([409, 'en-preparacion'])
    expect(await changeable()).toEqual([])
    await staff.call(returnToQueue, { params })
    expect(await changed(Id, { Opt4: 'Otra vez en la cola' })).toMatchObject({ Cambios: 1 })
    // a picker's tap from before the change
    await staff.call(startPreparing, { params })
    const Preparado = { Cantidad: 1, Sustituto: null, Nota: null }
    const tap = {
      Clave: 'toque-del-telefono',
      Dispositivo: 'telefono-1',
      Orden: 1,
      Items: 1,
      Version: 0,
      Preparado,
    }
    const { json } = await staff.call(sendTaps, { params, body: { Toques: [tap] } })
    expect(json.Resultados).toMatchObject([
      { Resultado: 'conflicto', Detalle: expect.stringContaining('El pedido cambió') },
    ])
    await staff.call(returnToQueue, { params })
    await staff.call(dispatchOrder, { params })
    expect(await refused(Id, { Cambios: 1, Opt4: 'Salió' })).toEqual([409, 'estado'])
  })

  it('from another version is refused with the present order; somebody else’s does not exist', async () => {
    const { Id } = await placed()
    await changed(Id, { Lineas: lines(['PAN', 4], ['QUESO', 750]) })
    const { status, problem } = await change(Id, { Lineas: lines(['PAN', 8]) })
    expect([status, problem.code]).toEqual([409, 'pedido-cambiado'])
    expect(problem.Pedido?.Lineas?.[0]).toMatchObject({ Codart: 'PAN', Cantidad: 4 })
    expect(Object.keys(problem.Pedido!).filter((name) => !(name in Order.properties))).toEqual([])
    const other = await registerTestClient(shop)
    expect((await change(Id, {}, undefined, other.browser)).status).toBe(404)
    expect((await other.browser.call(openOrderChange, { params: { Id } })).status).toBe(404)
    expect(
      (await shop.visitor().call(previewOrderChange, { params: { Id }, body: { Cambios: 0 } })).status,
    ).toBe(401)
  })

  it('sent again with its key is one change; the key of one order is refused for another', async () => {
    const { Id } = await placed()
    const body = { Lineas: lines(['PAN', 6], ['QUESO', 750]) }
    const first = await change(Id, body, 'clave-de-cambio')
    const again = await change(Id, body, 'clave-de-cambio')
    expect([again.status, again.json]).toEqual([200, first.json])
    const other = await placed()
    expect((await change(other.Id, body, 'clave-de-cambio')).problem.code).toBe('clave-repetida')
    // nothing changes: nothing is written
    expect((await changed(Id, { ...body, Cambios: 1 })).Cambios).toBe(1)
  })

  it('is computed beforehand without being saved', async () => {
    const { Id, TotalNeto } = await placed()
    const body = { Cambios: 0, Lineas: lines(['PAN', 5], ['QUESO', 750]), TipoPago: { Id: 1 } }
    const { json, status, text } = await ana.call(previewOrderChange, { params: { Id }, body })
    expect(status, text).toBe(200)
    expect(json.Pedido.TotalNeto).toBeCloseTo(TotalNeto + 200.2, 2)
    expect(json.Diferencia).toMatchObject({
      Lineas: [{ Codart: 'PAN', Descrip: 'Pan de molde', Unidad: 1, Antes: 3, Ahora: 5 }],
      TotalAntes: TotalNeto,
    })
    expect((await listed())[0]?.TotalNeto).toBe(TotalNeto)
    expect(await changed(Id, { ...body, TotalNeto: json.Pedido.TotalNeto })).toMatchObject({ Cambios: 1 })
  })

  it('is in the history, and marks the order in the queue', async () => {
    const { Id } = await placed()
    await changed(Id, {
      Lineas: lines(['PAN', 1], ['VENCIDA', 5]),
      HorarioEntrega: NOON,
      Opt3: 'Belgrano 20',
    })
    const { json } = await staff.call(staffOrders.read, { params: { Id } })
    expect(json.Historial.at(-1)).toMatchObject({
      Paso: 'cambiar',
      De: 'P',
      A: 'P',
      Cambio: {
        Lineas: [
          { Codart: 'PAN', Antes: 3, Ahora: 1 },
          { Codart: 'QUESO', Antes: 750, Ahora: 0 },
          { Codart: 'VENCIDA', Antes: 0, Ahora: 5 },
        ],
        Direccion: true,
        Entrega: { Ahora: { HorarioEntrega: NOON } },
      },
    })
    expect(JSON.stringify(json.Historial)).not.toContain('Belgrano')
    const queue = await staff.call(staffOrders.list, { query: { Numero: Id } })
    expect(queue.json).toMatchObject([{ Id, Cambios: 1 }])
  })

  it('is mailed: one mail tells of all changes that came before it was sent', async () => {
    await shop.db.updateTable('clients').set({ email_confirmed_at: '2026-11-01T00:00:00.000Z' }).execute()
    const { Id } = await placed()
    await changed(Id, { Lineas: lines(['PAN', 4], ['QUESO', 750]) })
    await changed(Id, { Cambios: 1, Lineas: lines(['PAN', 4], ['QUESO', 750], ['VENCIDA', 1]) })
    const mails = async () =>
      shop.db
        .selectFrom('mail_queue')
        .selectAll()
        .where('event_key', 'like', `pedido-${Id}-cambios-%`)
        .orderBy('id')
        .execute()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe(`Cambios en tu pedido N.º ${Id}`)
    // quantities have a no-break space
    const text = bodiesOf(mail!).text.replaceAll('\u00a0', ' ')
    expect(text).toContain('Pan de molde: de 3 un a 4 un')
    expect(text).toContain('Se agregó Arroz cuya oferta venció: 1 un')
    await shop.db.updateTable('mail_queue').set({ state: 'sent' }).execute()
    await changed(Id, { Cambios: 2, Opt4: 'Timbre' })
    const [, second] = await mails()
    expect(bodiesOf(second!).text).not.toContain('Se agregó')
    // the order's comment and wishes are in each of these mails
    expect(bodiesOf(second!).text).toMatch(/Comentario: +Timbre/)
    expect(text).toMatch(/Reemplazos: /)
    // annulled before it was sent: the mail about the change is not sent any more
    await save(ana, { Estado: 'A', Id })
    expect(await mails()).toHaveLength(1)
  })

  it('keeps the promotion of its day, for what was ordered; its limit per day is given back first', async () => {
    const Mecanica = { Tipo: 'porcentaje' as const, Porcentaje: 50, Limite: 2, LimitePorDia: true }
    const id = await addPromotion(shop, { Descrip: 'Mitad', Mecanica, articles: ['VENCIDA'] })
    const { Id } = await placed(lines(['VENCIDA', 5]))
    const uses = async () =>
      (await shop.db.selectFrom('promotion_uses').selectAll().execute()).map((row) => row.units)
    expect(await uses()).toEqual([2])
    const more = await changed(Id, { Lineas: lines(['VENCIDA', 6]) })
    expect([more.TotalDescuento, await uses()]).toEqual([300, [2]])
    await shop.db.deleteFrom('promotions').where('Promocion', '=', id).execute()
    await catalogueChanged(shop)
    const Cambios = 1
    const { json } = await ana.call(openOrderChange, { params: { Id } })
    expect(json.Lineas[0]?.Promociones).toMatchObject([{ Promocion: id, Mecanica: { Limite: 2 } }])
    const gone = await changed(Id, { Cambios, Lineas: lines(['VENCIDA', 6], ['PAN', 1]) })
    expect(gone).toMatchObject({ TotalDescuento: 300, TotalBruto: 1900.1 })
    const later = await changed(Id, { Cambios: 2, Lineas: lines(['VENCIDA', 8], ['PAN', 1]) })
    expect(shown(later).slice(0, 2)).toEqual([
      [1, 'VENCIDA', 6, 300, 1800],
      [2, 'VENCIDA', 2, 300, 600],
    ])
    expect(later.TotalDescuento).toBe(300)
  })

  it('holds what it has now; what the branch lacks is refused, what was ordered never', async () => {
    const system = await systemOf(shop, staff)
    const number = (Existencia: number) =>
      system.call(sendStockNumbers, { body: { Filas: [{ Codigo: 'PAN', Existencia }] } })
    // what left on days that are still to come
    await shop.db.deleteFrom('stock_moves').execute()
    await number(10)
    const { Id } = await placed()
    const held = async () =>
      (await shop.db.selectFrom('stock').select('held').where('article_code', '=', 'PAN').executeTakeFirst())
        ?.held
    await price('PAN', 120)
    await changed(Id, { Lineas: lines(['PAN', 10], ['QUESO', 750]) })
    expect(await held()).toBe(10)
    const { status, problem } = await change(Id, { Cambios: 1, Lineas: lines(['PAN', 11], ['QUESO', 750]) })
    expect([status, problem.code, problem.Quedan]).toEqual([422, 'existencia', 10])
    await number(1)
    await changed(Id, { Cambios: 1, Lineas: lines(['PAN', 9], ['QUESO', 750]) })
    expect(await held()).toBe(9)
    await changed(Id, { Cambios: 2, Lineas: lines(['VENCIDA', 9]) })
    expect(await held()).toBe(0)
    await shop.db.deleteFrom('stock').execute()
  })
})
