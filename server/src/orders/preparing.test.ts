import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CallQuery } from '@gondola/contract/calls'
import { findDeliveryDay } from '@gondola/contract/delivery'
import {
  listOrders,
  assignOrder,
  cancelOrder,
  dispatchOrder,
  forgetCrateLabel,
  otherCrateText,
  returnUndelivered,
  handOver,
  listOrderSheets,
  listPickers,
  listSubstitutes,
  markReady,
  readOrderNews,
  reopenPreparation,
  returnToQueue,
  sendTaps,
  staffOrders,
  startPreparing,
  type OrderDraft,
  type PickingTap,
} from '@gondola/contract/orders'
import type { Client } from '@gondola/contract/clients'
import type { PickedLine } from '@gondola/contract/cart'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { defaultBranchId } from '../goods/branches/branches.store.ts'
import { articleRow, insertArticles } from '../../../lab/shop/fill-catalogue.ts'
import { MONDAY, orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { ageLogin, staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { bodiesOf } from '../mail/render-mail.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const as = (Cantidad: number, changes: Partial<PickedLine> = {}): PickedLine => ({
  Cantidad,
  Sustituto: null,
  Nota: null,
  ...changes,
})

let taps = 100
/** A tap on line `Items` by a device that saw the line's version `Version`. */
const tap = (Items: number, Preparado: PickedLine | null, changes: Partial<PickingTap> = {}): PickingTap => ({
  Clave: `toque-${++taps}`,
  Dispositivo: 'telefono-1',
  Orden: taps,
  Items,
  Version: 0,
  Preparado,
  ...changes,
})

type Step = typeof startPreparing | typeof markReady | typeof returnToQueue | typeof reopenPreparation

describeOnBothDatabases('preparing an order', (database) => {
  let shop: TestShop
  let ana: { browser: TestClient; client: Client }
  let picker: TestClient
  let other: TestClient
  beforeAll(async () => {
    shop = await startOrderShop(database)
    ana = await registerTestClient(shop)
    picker = await staffOf(shop, 'pedidos', 'marta')
    other = await staffOf(shop, 'administracion', 'jose')
  })
  afterAll(() => shop.close())
  // what was missing is on sale again
  afterEach(() => shop.db.deleteFrom('stock').execute())

  /** An order of $ 300,30 of bread and $ 925,92 of cheese, with $ 1500,50 of shipping. */
  const placed = async (changes: Partial<OrderDraft> = {}) =>
    (await save(ana.browser, orderDraft(changes))).json.Id
  const begun = async (changes: Partial<OrderDraft> = {}) => {
    const Id = await placed(changes)
    expect((await picker.call(startPreparing, { params: { Id } })).status).toBe(200)
    return Id
  }
  const send = async (Id: number, all: PickingTap[], by = picker) =>
    (await by.call(sendTaps, { params: { Id }, body: { Toques: all } })).json
  const outcomes = async (Id: number, all: PickingTap[], by = picker) =>
    (await send(Id, all, by)).Resultados.map(({ Resultado }) => Resultado)
  const read = async (Id: number) => (await picker.call(staffOrders.read, { params: { Id } })).json
  const seenBy = async (Estado: 'P' | 'D' | 'C', Id: number) => {
    const params = { Cliente: ana.client.Id, Estado, page: 0, size: 100 }
    const { json } = await ana.browser.call(listOrders, { params })
    return json.find((order) => order.Id === Id)
  }
  const mailsOf = async (key: string) => {
    const rows = shop.db.selectFrom('mail_queue').selectAll().where('event_key', '=', key)
    return (await rows.execute()).map((mail) => ({ ...mail, ...bodiesOf(mail) }))
  }

  describe('from the queue to the van', () => {
    it('charges the real weight, tells every difference, credits points once', async () => {
      const Id = await begun()
      expect((await seenBy('P', Id))?.Preparacion).toBe('preparando')
      expect((await picker.call(markReady, { params: { Id } })).problem.code).toBe('falta-preparar')
      await send(Id, [tap(1, as(0, { Sustituto: { Codart: 'PROMO', Cantidad: 3 } })), tap(2, as(770))])
      // hidden while the order is being picked
      expect((await seenBy('P', Id))?.Lineas[0]?.Preparado).toBeUndefined()
      const { json: ready } = await picker.call(markReady, { params: { Id } })
      // three of the dearer article at the bread's price, 770 g at $ 1234,56
      const goods = 300.3 + 950.61
      expect(ready).toMatchObject({
        Preparacion: 'listo',
        TotalBruto: goods,
        TotalEnvio: 1500.5,
        TotalNeto: goods + 1500.5,
        TotalesPedido: { TotalBruto: 1226.22, TotalDescuento: 0, TotalEnvio: 1500.5, TotalNeto: 2726.72 },
      })
      const before = await shop.db.selectFrom('clients').select('Puntos').executeTakeFirstOrThrow()
      const answers = await Promise.all([
        picker.call(dispatchOrder, { params: { Id } }),
        other.call(dispatchOrder, { params: { Id } }),
      ])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const client = await shop.db.selectFrom('clients').select('Puntos').executeTakeFirstOrThrow()
      expect(client.Puntos - before.Puntos).toBe(12)
      const ledger = await shop.db.selectFrom('points_ledger').selectAll().execute()
      expect(ledger.filter(({ order_id }) => order_id === Id).map(({ points }) => points)).toEqual([12])
      expect(ledger.reduce((sum, { points }) => sum + points, 0)).toBe(client.Puntos)
      expect(await seenBy('D', Id)).toMatchObject({
        Estado: 'D',
        TotalNeto: goods + 1500.5,
        Lineas: [
          {
            Codart: 'PAN',
            Cantidad: 3,
            Precioventa: 300.3,
            Preparado: {
              Cantidad: 0,
              Precioventa: 300.3,
              Sustituto: { Codart: 'PROMO', Cantidad: 3, Precioventa: 300.3 },
            },
          },
          {
            Codart: 'QUESO',
            Cantidad: 750,
            Preparado: { Cantidad: 770, Precioventa: 950.61, Sustituto: null },
          },
        ],
      })
      const mails = await mailsOf(`pedido-${Id}-despachado`)
      expect(mails).toHaveLength(1)
      const text = plain(mails[0]?.text ?? '')
      expect(text).toContain('Pediste 750 g, preparamos 770 g: $ 950,61')
      expect(text).toContain('Reemplazamos Pan de molde por Yerba en promoción (3 un): $ 300,30')
      expect(text).toContain('$ 2.751,41')
    })

    it('keeps its history with time and author, and the log of changes', async () => {
      const Id = await begun()
      await send(Id, [tap(1, as(3)), tap(2, as(750))])
      await picker.call(markReady, { params: { Id } })
      await picker.call(reopenPreparation, { params: { Id } })
      await picker.call(markReady, { params: { Id } })
      const { json } = await other.call(dispatchOrder, { params: { Id } })
      expect(json.Historial.map(({ Paso, A, Autor }) => [Paso, A, Autor])).toEqual([
        [null, 'P', null],
        ['preparar', 'P', 'marta'],
        ['listo', 'P', 'marta'],
        ['reabrir', 'P', 'marta'],
        ['listo', 'P', 'marta'],
        ['despachar', 'D', 'jose'],
      ])
      const log = await shop.db
        .selectFrom('audit_log')
        .select(['action', 'user_name'])
        .where('entity', '=', 'pedidos')
        .where('key', '=', String(Id))
        .orderBy('id')
        .execute()
      expect(log.map(({ action }) => action)).toEqual([
        'preparar',
        'preparar-linea',
        'preparar-linea',
        'listo',
        'reabrir',
        'listo',
        'despachar',
      ])
    })

    it('straight from the queue goes as it was ordered', async () => {
      const Id = await placed()
      const { json } = await picker.call(dispatchOrder, { params: { Id } })
      expect([json.Estado, json.TotalNeto, json.TotalesPedido]).toEqual(['D', 2726.72, undefined])
      const [mail] = await mailsOf(`pedido-${Id}-despachado`)
      expect(mail?.text).not.toContain('Cambios al preparar')
    })

    it('back in the queue keeps what was gathered, may be annulled, but not leave half prepared', async () => {
      const Id = await begun()
      await send(Id, [tap(1, as(2))])
      const { json } = await picker.call(returnToQueue, { params: { Id } })
      expect([json.Preparacion, json.Preparador, json.Lineas[0]?.Preparado?.Cantidad]).toEqual([
        undefined,
        null,
        2,
      ])
      expect((await picker.call(dispatchOrder, { params: { Id } })).problem.code).toBe('falta-preparar')
      const leftIn = async () =>
        (await picker.call(staffOrders.list, { query: { Numero: Id } })).json.map(({ QuedoEn }) => QuedoEn)
      expect(await leftIn()).toEqual([undefined])
      expect((await save(ana.browser, { Estado: 'A', Id })).status).toBe(200)
      expect(await leftIn()).toEqual([json.Cajon])
      // from the next day on its crate is another order's
      const givenUp = '2026-11-01T15:00:00.000Z'
      await shop.db.updateTable('orders').set({ updated_at: givenUp }).where('Id', '=', Id).execute()
      expect(await leftIn()).toEqual([undefined])
    })

    it('is not ready with nothing to bring, and never at other steps than those allowed', async () => {
      const Id = await begun()
      await send(Id, [tap(1, as(0)), tap(2, as(0))])
      expect((await picker.call(markReady, { params: { Id } })).problem.code).toBe('nada-preparado')
      for (const call of [dispatchOrder, reopenPreparation])
        expect((await picker.call(call, { params: { Id } })).problem).toMatchObject({
          status: 409,
          code: 'estado',
        })
      expect((await picker.call(startPreparing, { params: { Id: 999_999 } })).status).toBe(404)
    })
  })

  describe('two at once', () => {
    it('start: one of them does; the same person again changes nothing', async () => {
      const Id = await placed()
      const both = await Promise.all([picker, other].map((by) => by.call(startPreparing, { params: { Id } })))
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const { Preparador } = await read(Id)
      const winner = Preparador === 'marta' ? picker : other
      expect((await winner.call(startPreparing, { params: { Id } })).status).toBe(200)
      expect((await read(Id)).Historial).toHaveLength(2)
    })

    it('an order keeps its crate until it is dispatched, and one that comes back tells its other letter', async () => {
      const crateOf = async (Id: number) => (await read(Id)).Cajon
      const step = (call: Step, Id: number, by = picker) => by.call(call, { params: { Id } })
      const [one, two, three] = [await placed(), await placed(), await placed()]
      await Promise.all([step(startPreparing, one), step(startPreparing, two, other)])
      const [first, second] = [await crateOf(one), await crateOf(two)]
      expect(first).toMatch(/^[A-Z]{1,2}$/)
      expect(second).not.toBe(first)
      const { json: pickers } = await picker.call(listPickers, {})
      const jose = pickers.find(({ Nombre }) => Nombre.startsWith('jose'))!
      await picker.call(handOver, { body: { Para: jose.Id } })
      expect(await crateOf(one)).toBe(first)
      expect((await other.call(readOrderNews, { query: {} })).json.Propios).toEqual(
        expect.arrayContaining([one, two]),
      )
      await send(one, [tap(1, as(2), { EtiquetaCajon: 'R-0042' }), tap(2, as(770))])
      expect((await read(one)).EtiquetaCajon).toBe('R-0042')
      expect(
        (await picker.call(forgetCrateLabel, { params: { Id: one } })).json.EtiquetaCajon,
      ).toBeUndefined()
      // its goods are still in it
      await step(returnToQueue, one)
      await step(startPreparing, three)
      expect(await crateOf(three)).not.toBe(first)
      await step(startPreparing, one)
      expect(await crateOf(one)).toBe(first)
      expect((await step(markReady, one)).json.Preparacion).toBe('listo')
      const next = await placed()
      await step(startPreparing, next)
      const third = await crateOf(next)
      expect([first, second]).not.toContain(third)
      await step(reopenPreparation, one)
      expect(await crateOf(one)).toBe(first)
      // ready since before it had a letter, like an example
      await step(markReady, one)
      await shop.db.updateTable('orders').set({ crate: null }).where('Id', '=', one).execute()
      await step(reopenPreparation, one)
      expect(await crateOf(one)).toMatch(/^[A-Z]{1,2}$/)
      expect([second, third]).not.toContain(await crateOf(one))
      // its goods are put back first
      const reason = { Motivo: 'Pidió anularlo.' }
      await picker.call(cancelOrder, { params: { Id: next }, body: reason })
      const later = await placed()
      await step(startPreparing, later)
      expect([first, second, third]).not.toContain(await crateOf(later))
      await step(markReady, one)
      await step(dispatchOrder, one)
      const last = await placed()
      await step(startPreparing, last)
      expect(await crateOf(last)).toBe(first)
      const { json } = await picker.call(returnUndelivered, { params: { Id: one }, body: reason })
      expect(json.Cajon).not.toBe(first)
      expect(json.Historial.at(-1)).toMatchObject({
        Paso: 'nota',
        Motivo: otherCrateText(first!, json.Cajon!),
      })
    })

    it('a picker who leaves gives all to a colleague or to the queue, with what was picked', async () => {
      const Id = await begun()
      await send(Id, [tap(1, as(2))])
      const { json: pickers } = await picker.call(listPickers, {})
      const jose = pickers.find(({ Nombre }) => Nombre.startsWith('jose'))!
      expect(pickers.map(({ Nombre }) => Nombre)).not.toContain('marta')
      const leave = (Para: number | null, by = picker) => by.call(handOver, { body: { Para } })
      expect((await leave(999_999)).status).toBe(404)
      expect((await leave(jose.Id)).json.Pedidos).toContain(Id)
      const given = await read(Id)
      expect(given).toMatchObject({ Preparacion: 'preparando', Preparador: 'jose' })
      expect(given.Historial.at(-1)).toMatchObject({ Paso: 'traspasar', Autor: 'marta', Motivo: jose.Nombre })
      expect(given.Lineas[0]?.Preparado?.Cantidad).toBe(2)
      // she has none any more
      expect((await leave(null)).json.Pedidos).toEqual([])
      expect((await leave(null, other)).json.Pedidos).toContain(Id)
      const back = await read(Id)
      expect(back).toMatchObject({ Preparador: null, Lineas: [{ Preparado: { Cantidad: 2 } }, {}] })
      expect(back.Preparacion).toBeUndefined()
    })

    it('an order of the queue is somebody’s to prepare, who takes it; one that is begun goes on with them', async () => {
      const queued = async (Id: number) =>
        (await picker.call(staffOrders.list, { query: { Numero: Id, _start: 0, _end: 1 } })).json[0]
      const Id = await placed()
      const { json: pickers } = await picker.call(listPickers, { query: { Pedido: Id } })
      const to = (name: string) => pickers.find(({ Nombre }) => Nombre.startsWith(name))!
      const assign = (Para: number | null) => picker.call(assignOrder, { params: { Id }, body: { Para } })
      expect((await assign(999_999)).status).toBe(404)
      expect((await assign(to('jose').Id)).status).toBe(200)
      expect((await assign(to('jose').Id)).status).toBe(200)
      expect(await queued(Id)).toMatchObject({ Asignado: 'jose', Preparador: null })
      expect(
        (await read(Id)).Historial.map(({ Paso }) => Paso).filter((step) => step === 'asignar'),
      ).toHaveLength(1)
      // who leaves passes it on with the others
      await other.call(handOver, { body: { Para: to('marta').Id } })
      expect(await queued(Id)).toMatchObject({ Asignado: 'marta' })
      await picker.call(startPreparing, { params: { Id } })
      expect((await queued(Id))?.Asignado).toBeUndefined()
      expect((await assign(to('jose').Id)).json).toMatchObject({
        Preparador: 'jose',
        Preparacion: 'preparando',
      })
      await other.call(handOver, { body: { Para: null } })
      expect((await assign(null)).status).toBe(200)
      expect((await queued(Id))?.Asignado).toBeUndefined()
    })

    it('annul and start: exactly one of the two happens', async () => {
      for (let round = 0; round < 5; round++) {
        const Id = await placed()
        const [annulled, started] = await Promise.all([
          save(ana.browser, { Estado: 'A', Id }),
          picker.call(startPreparing, { params: { Id } }),
        ])
        expect([annulled.status, started.status].toSorted()).toEqual([200, 409])
        expect((await read(Id)).Estado).toBe(annulled.status === 200 ? 'A' : 'P')
      }
    })

    it('dispatch and cancel: exactly one of the two happens', async () => {
      const Id = await placed()
      const both = await Promise.all([
        picker.call(dispatchOrder, { params: { Id } }),
        other.call(cancelOrder, { params: { Id }, body: { Motivo: 'Sin reparto' } }),
      ])
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
      const mails = [
        ...(await mailsOf(`pedido-${Id}-despachado`)),
        ...(await mailsOf(`pedido-${Id}-cancelado`)),
      ]
      expect(mails).toHaveLength(1)
    })
  })

  describe('taps', () => {
    it('sent again, twice at once or later, change nothing and are answered the same', async () => {
      const Id = await begun()
      const all = [tap(1, as(2)), tap(2, as(700))]
      const [one, two] = await Promise.all([send(Id, all), send(Id, all)])
      expect(one.Resultados).toEqual(two.Resultados)
      expect((await send(Id, all)).Resultados).toEqual(one.Resultados)
      expect((await read(Id)).Lineas.map(({ Version }) => Version)).toEqual([1, 1])
    })

    it('that arrive out of order leave what the device said last', async () => {
      const Id = await begun()
      const [first, second, third] = [tap(1, as(1)), tap(1, null), tap(1, as(3))]
      expect(await outcomes(Id, [third])).toEqual(['aplicado'])
      expect(await outcomes(Id, [second])).toEqual(['superado'])
      expect(await outcomes(Id, [first])).toEqual(['superado'])
      expect((await read(Id)).Lineas[0]?.Preparado?.Cantidad).toBe(3)
    })

    it.each([{ Orden: 2 ** 31 }, { Items: 2 ** 31 }, { Version: 2 ** 31 }, { Orden: 1e300 }])(
      'with a number that no database holds are refused: %j',
      async (beyond) => {
        const body = { Toques: [{ ...tap(1, as(1)), ...beyond }] }
        const { problem } = await picker.call(sendTaps, { params: { Id: await begun() }, body })
        expect(problem).toMatchObject({ status: 400, Campo: `Toques.0.${Object.keys(beyond)[0]}` })
      },
    )

    it('take back what was said', async () => {
      const Id = await begun()
      expect(await outcomes(Id, [tap(1, as(1)), tap(1, null)])).toEqual(['aplicado', 'aplicado'])
      expect((await read(Id)).Lineas[0]?.Preparado).toBeUndefined()
    })

    it('of a missing article take it off sale at the branch today, until it is found', async () => {
      const Id = await begun()
      const marks = async () =>
        (await shop.db.selectFrom('stock').select(['article_code', 'tapped', 'tapped_by']).execute()).filter(
          ({ tapped }) => tapped !== null,
        )
      const off = [{ article_code: 'PAN', tapped: 'no-hay', tapped_by: 'marta' }]
      await send(Id, [tap(1, as(0))])
      expect(await marks()).toEqual(off)
      // a colleague's word is not taken back
      await send(Id, [tap(2, as(0), { Version: 0 })])
      await shop.db
        .updateTable('stock')
        .set({ tapped_by: 'jose' })
        .where('article_code', '=', 'QUESO')
        .execute()
      await send(Id, [tap(2, null, { Version: 1 }), tap(1, as(2), { Version: 1 })])
      expect(await marks()).toEqual([{ article_code: 'QUESO', tapped: 'no-hay', tapped_by: 'jose' }])
      await shop.db.deleteFrom('stock').execute()
    })

    it('of a second person do not undo what the first said, unless they saw it', async () => {
      const Id = await begun()
      const Dispositivo = 'telefono-2'
      await send(Id, [tap(1, as(2))])
      expect(await outcomes(Id, [tap(1, as(3), { Dispositivo })], other)).toEqual(['conflicto'])
      expect(await outcomes(Id, [tap(1, as(2), { Dispositivo })], other)).toEqual(['aplicado'])
      const { Version } = (await read(Id)).Lineas[0] ?? { Version: 0 }
      expect(await outcomes(Id, [tap(1, as(3), { Dispositivo, Version })], other)).toEqual(['aplicado'])
      // the first device's next tap was made without knowing that
      expect(await outcomes(Id, [tap(1, as(1), { Version: 1 })])).toEqual(['conflicto'])
      expect((await read(Id)).Lineas[0]?.Preparado?.Cantidad).toBe(3)
    })

    it('that count the first of several pieces leave the line to be picked, for everybody', async () => {
      const Id = await begun()
      await send(Id, [tap(1, as(1, { Contando: true })), tap(2, as(750))])
      expect((await read(Id)).Lineas[0]?.Preparado).toMatchObject({ Cantidad: 1, Contando: true })
      const { json } = await other.call(staffOrders.list, { query: { q: String(Id) } })
      expect(json.find((each) => each.Id === Id)?.LineasPreparadas).toBe(1)
      expect((await other.call(markReady, { params: { Id } })).problem.code).toBe('falta-preparar')
      const said = tap(1, as(1), { Dispositivo: 'telefono-2', Version: 1 })
      expect(await outcomes(Id, [said], other)).toEqual(['aplicado'])
      expect((await read(Id)).Lineas[0]?.Preparado).not.toHaveProperty('Contando')
      expect((await other.call(markReady, { params: { Id } })).status).toBe(200)
      // all of it, whatever the device says
      const whole = await begun()
      await send(whole, [tap(1, as(3, { Contando: true }))])
      expect((await read(whole)).Lineas[0]?.Preparado).not.toHaveProperty('Contando')
    })

    it('on different lines at once are all stored', async () => {
      const Id = await begun()
      const Dispositivo = 'telefono-2'
      await Promise.all([send(Id, [tap(1, as(3))]), send(Id, [tap(2, as(760), { Dispositivo })], other)])
      expect((await read(Id)).Lineas.map(({ Preparado }) => Preparado?.Cantidad)).toEqual([3, 760])
    })

    it('after the order is ready or gone come too late, and say so', async () => {
      const Id = await begun()
      await send(Id, [tap(1, as(3)), tap(2, as(750))])
      await picker.call(markReady, { params: { Id } })
      const { Resultados } = await send(Id, [tap(1, as(1))])
      expect(Resultados).toMatchObject([{ Resultado: 'tarde', Detalle: expect.stringContaining('ya no') }])
      expect((await read(Id)).Lineas[0]?.Preparado?.Cantidad).toBe(3)
    })

    it.each([
      ['too heavy', {}, tap(2, as(826)), 'Sacá un poco'],
      ['too light', {}, tap(2, as(600)), 'anotá por qué'],
      ['more than ordered', {}, tap(1, as(4)), 'no se puede entregar más'],
      ['a line that is not there', {}, tap(9, as(1)), 'no es de este pedido'],
      [
        'an unwanted substitute',
        { B1: false },
        tap(1, as(0, { Sustituto: { Codart: 'PROMO', Cantidad: 1 } })),
        'no quiere un reemplazo',
      ],
      [
        'a substitute not on sale',
        {},
        tap(1, as(0, { Sustituto: { Codart: 'AGOTADO', Cantidad: 1 } })),
        'no está a la venta',
      ],
      [
        'alcohol instead of bread',
        {},
        tap(1, as(0, { Sustituto: { Codart: 'VINO', Cantidad: 1 } })),
        'alcohol',
      ],
    ])('are refused with the reason: %s', async (_name, changes, each, reason) => {
      const Id = await begun(changes)
      const { Resultados, Pedido } = await send(Id, [each])
      expect(Resultados).toMatchObject([{ Resultado: 'rechazado', Detalle: expect.stringContaining(reason) }])
      expect(Pedido.Lineas.map(({ Preparado }) => Preparado)).toEqual([undefined, undefined])
    })

    it('beyond the tolerance count with a note, and follow the shop’s own tolerance', async () => {
      const Id = await begun()
      expect(await outcomes(Id, [tap(2, as(900, { Nota: 'Lo aceptó por teléfono' }))])).toEqual(['aplicado'])
      const value = JSON.stringify(20)
      await shop.db.insertInto('parameters').values({ name: 'ToleranciaPeso', value }).execute()
      expect(await outcomes(Id, [tap(2, as(900))])).toEqual(['aplicado'])
      expect(await outcomes(Id, [tap(2, as(901))])).toEqual(['rechazado'])
      await shop.db.deleteFrom('parameters').where('name', '<>', 'Abierta').execute()
    })
  })

  describe('cancelled', () => {
    it('tells the customer the reason and gives the slot’s place back', async () => {
      const places = async () => {
        const { json } = await shop.visitor().call(findDeliveryDay, { params: { Id: MONDAY } })
        return json.ListHorariosDisponibles[0]?.Cupo ?? 0
      }
      const before = await places()
      const Id = await begun()
      expect(await places()).toBe(before - 1)
      const blank = await picker.call(cancelOrder, { params: { Id }, body: { Motivo: ' ' } })
      expect(blank.problem).toMatchObject({ status: 422, code: 'motivo-vacio', Campo: 'Motivo' })
      const { json } = await picker.call(cancelOrder, { params: { Id }, body: { Motivo: 'Se cortó la luz' } })
      expect([json.Estado, json.Historial.at(-1)?.Motivo]).toEqual(['C', 'Se cortó la luz'])
      expect(await places()).toBe(before)
      expect((await seenBy('C', Id))?.MotivoCancelacion).toBe('Se cortó la luz')
      const [mail] = await mailsOf(`pedido-${Id}-cancelado`)
      expect(mail).toMatchObject({ to_address: ana.client.Email })
      expect(mail?.text).toContain('Se cortó la luz')
    })

    it('asks for password or code again beyond ten within an hour', async () => {
      const chief = await staffOf(shop, 'administracion', 'hace-rato')
      await ageLogin(shop, chief, 3600)
      const codeOf = async (Id: number) =>
        (await chief.call(cancelOrder, { params: { Id }, body: { Motivo: 'Sin reparto' } })).problem?.code
      const gone = await placed()
      expect(await codeOf(gone)).toBeUndefined()
      for (let again = 1; again < 10; again += 1) expect(await codeOf(gone)).toBe('estado')
      expect(await codeOf(await placed())).toBe('confirmar-identidad')
      await ageLogin(shop, chief, 0)
      expect(await codeOf(await placed())).toBeUndefined()
    })
  })

  describe('the queue', () => {
    const list = async (query: CallQuery<typeof staffOrders.list>) => {
      const { json, headers } = await picker.call(staffOrders.list, { query })
      return { ids: json.map(({ Id }) => Id), total: Number(headers['x-total-count']), rows: json }
    }

    it('is filtered by state, stage, day, slot, form, customer, number and name, and paged', async () => {
      const Dia = 20_261_201
      const later = { Dia, HorarioEntrega: '15:00 a 18:00' }
      const first = await placed({ ...later, Opt1: 'Zoë Peña' })
      const second = await begun({ ...later, FormaEntrega: 'RS', TotalNeto: 1226.22 })
      const third = await placed({ Dia, HorarioEntrega: '09:00 a 12:00' })
      expect((await list({ Dia })).ids).toEqual([third, first, second])
      expect((await list({ Dia, Etapa: 'cola' })).ids).toEqual([third, first])
      expect((await list({ Dia, Etapa: 'preparando' })).ids).toEqual([second])
      expect((await list({ Dia, HorarioEntrega: '15:00 a 18:00', FormaEntrega: 'ED' })).ids).toEqual([first])
      expect((await list({ Dia, FormaEntrega: 'RS' })).ids).toEqual([second])
      const { rows } = await list({ Estado: 'P', CuentasNuevas: true, _start: 0, _end: 1000 })
      const isProven = await shop.db
        .selectFrom('orders')
        .select('client_id')
        .where('Estado', '=', 'D')
        .execute()
      const proven = new Set(isProven.map(({ client_id }) => client_id))
      const pending = await shop.db
        .selectFrom('orders')
        .select(['Id', 'client_id'])
        .where('Estado', '=', 'P')
        .execute()
      const ofNew = pending.filter(({ client_id }) => !proven.has(client_id)).map(({ Id }) => Id)
      expect(rows.map(({ Id }) => Id).toSorted((a, b) => a - b)).toEqual(ofNew.toSorted((a, b) => a - b))
      expect((await list({ Numero: first })).ids).toEqual([first])
      expect((await list({ q: 'zoe PENA' })).ids).toEqual([first])
      expect((await list({ Dia, Cliente: ana.client.Id, Estado: 'P' })).total).toBe(3)
      expect(await list({ DiaDesde: Dia, DiaHasta: Dia, _start: 1, _end: 2 })).toMatchObject({
        ids: [first],
        total: 3,
      })
      expect((await list({ Dia, _sort: 'Id', _order: 'DESC' })).ids).toEqual([third, second, first])
      expect((await list({ Numero: second })).rows).toMatchObject([
        {
          Preparacion: 'preparando',
          Preparador: 'marta',
          CantidadLineas: 2,
          LineasPreparadas: 0,
          Alcohol: false,
        },
      ])
      const [cart] = [
        (await save(ana.browser, { Estado: 'I', Lineas: [{ Codart: 'PAN', Cantidad: 1 }] })).json,
      ]
      expect((await list({ Numero: cart?.Id ?? 1 })).ids).toEqual([])
      expect((await picker.call(staffOrders.read, { params: { Id: cart?.Id ?? 0 } })).status).toBe(404)
    })

    it('tells in a word whether anything changed, also what another process did', async () => {
      const second = await shop.openSecondApp()
      const there = await staffOf({ ...shop, visitor: second.visitor }, 'pedidos', 'otro-proceso')
      const mark = async () => (await there.call(readOrderNews)).json
      const before = await mark()
      expect((await mark()).Marca).toBe(before.Marca)
      const Id = await placed({ Dia: 20_261_202 })
      const after = await mark()
      expect([after.Marca === before.Marca, after.Ultimo]).toEqual([false, Id])
      expect(after.Turnos).toContainEqual({
        Sucursal: await defaultBranchId(shop.db),
        Dia: 20_261_202,
        HorarioEntrega: '09:00 a 12:00',
        Cola: 1,
        Preparando: 0,
        Listos: 0,
        Retiros: 0,
      })
      await picker.call(startPreparing, { params: { Id } })
      expect((await mark()).Marca).not.toBe(after.Marca)
      await second.close()
    })

    it('gives sheets with where things stand', async () => {
      const Id = await placed()
      const { json } = await picker.call(listOrderSheets, { query: { Numeros: `${Id},999999` } })
      expect(json.map((order) => order.Id)).toEqual([Id])
      expect(json[0]?.Lineas[0]).toMatchObject({
        Codart: 'PAN',
        Departamento: { Codigo: 1, Descripcion: 'Almacén', Orden: 1 },
        Familia: { Codigo: 101, Descripcion: 'Galletitas dulces', Orden: 101 },
        Perecedero: false,
        Frio: false,
      })
    })
  })

  it('proposes substitutes of the family by nearest price, and finds others, at the lower price', async () => {
    await insertArticles(shop.db, [articleRow({ Codigo: 'LECHE', Descripcion: 'Leche', family_code: 201 })])
    await shop.deps.catalogue.refresh()
    const Id = await begun()
    const params = { Id, Items: 1 }
    const { json } = await picker.call(listSubstitutes, { params })
    expect(json.map(({ Codart }) => Codart)).toEqual(['PROMO', 'VENCIDA', 'OFERTA'])
    expect(json[0]).toMatchObject({ Precio: 250, Precioindividual: 100.1, Cantidad: 3, Precioventa: 300.3 })
    const found = await picker.call(listSubstitutes, { params, query: { q: 'arroz' } })
    expect(found.json.map(({ Codart }) => Codart)).toEqual(['VENCIDA'])
    expect(found.json[0]).not.toHaveProperty('OtroDepartamento')
    const milk = await picker.call(listSubstitutes, { params, query: { q: 'leche' } })
    expect(milk.json[0]?.OtroDepartamento).toBe('Lácteos y frescos')
    expect((await picker.call(listSubstitutes, { params, query: { q: 'vino' } })).json).toEqual([])
    expect((await picker.call(listSubstitutes, { params: { Id, Items: 9 } })).status).toBe(404)
  })

  it('an account that is given up cancels what is being prepared', async () => {
    const beto = await registerTestClient(shop)
    const { json: order } = await save(beto.browser, orderDraft())
    await picker.call(startPreparing, { params: { Id: order.Id } })
    const { status } = await beto.browser.request('POST', '/api/clientes/eliminar', { Pass: 'secreta1' })
    expect(status).toBe(204)
    expect(await read(order.Id)).toMatchObject({ Estado: 'C', Cliente: null, Opt1: '', Email: null })
  })

  it('without the permission is refused', async () => {
    const Id = await placed()
    const reader = await staffOf(shop, 'atencion', 'consultas')
    expect((await reader.call(startPreparing, { params: { Id } })).status).toBe(403)
    expect((await reader.call(dispatchOrder, { params: { Id } })).status).toBe(403)
    expect((await ana.browser.call(staffOrders.read, { params: { Id } })).status).toBe(401)
  })
})
