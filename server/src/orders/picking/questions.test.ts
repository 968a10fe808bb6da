import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pino } from 'pino'
import type { Client } from '@gondola/contract/clients'
import {
  answerQuestion,
  askCustomer,
  cancelOrder,
  changePlacedOrder,
  findOwnHome,
  findPushDevice,
  followOrder,
  listOrders,
  listSubstitutes,
  type LineQuestion,
  markReady,
  type OrderDraft,
  type PickingTap,
  proposeQuestion,
  returnToQueue,
  savePushDevice,
  sendTaps,
  staffOrders,
  startPreparing,
} from '@gondola/contract/orders'
import type { PickedLine } from '@gondola/contract/cart'
import { staffStock, tapStock } from '@gondola/contract/stock'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { startPushService, type PushService } from '../../../../lab/harness/push-service.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { articleRow, insertArticles } from '../../../../lab/shop/fill-catalogue.ts'
import { lines, orderDraft, SATURDAY_NOON, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import { bumpCatalogueVersion } from '../../goods/catalogue/catalogue-changes.store.ts'
import { writeParameters } from '../../site/parameters.store.ts'
import { deliverDuePushes } from '../../push/deliver-pushes.ts'
import { listDueServices } from '../../push/push-queue.store.ts'

const MILK = 'LECHE'
const silent = pino({ level: 'silent' })

describeOnBothDatabases('a question while an order is picked', (database) => {
  let shop: TestShop
  let service: PushService
  let ana: { browser: TestClient; client: Client }
  let picker: TestClient
  beforeAll(async () => {
    service = await startPushService()
    shop = await startOrderShop(database, { pushTestService: service.origin })
    shop.stopClock()
    const milk = (Codigo: string, Descripcion: string, Precioventa: number) =>
      articleRow({ Codigo, Descripcion, Precioventa, family_code: 201 })
    await insertArticles(shop.db, [
      milk(MILK, 'Leche entera Serenísima 1 l', 1000),
      milk('L-ILOLAY', 'Leche entera Ilolay 1 l', 1100),
      milk('L-CHICA', 'Leche entera Tregar 500 ml', 600),
      milk('L-DESC', 'Leche descremada Ilolay 1 l', 990),
      milk('L-SINLAC', 'Leche entera deslactosada 1 l', 1200),
      milk('L-CARA', 'Leche entera orgánica 1 l', 4000),
      milk('L-FALTA', 'Leche entera Milkaut 1 l', 1000),
      articleRow({ Codigo: 'VINO-2', Descripcion: 'Vino tinto Norton', Precioventa: 1500, family_code: 103 }),
    ])
    await shop.deps.catalogue.refresh()
    ana = await registerTestClient(shop)
    const most = { MaximoPedidosPorHorario: 1000, MaximoPedidosPendientes: 1000, MaximoPedidosPorDia: 1000 }
    const unconfirmed = { MaximoPedidosPendientesSinConfirmar: 1000, MaximoPedidosPorDiaSinConfirmar: 1000 }
    await writeParameters(shop.db, { ...most, ...unconfirmed, PorcentajeCuentasNuevas: 100 })
    picker = await staffOf(shop, 'pedidos', 'marta')
  })
  beforeEach(() => shop.setNow(SATURDAY_NOON))
  afterEach(async () => {
    await shop.db.deleteFrom('push_messages').execute()
    await shop.db.deleteFrom('push_subscriptions').execute()
    service.received.length = 0
  })
  afterAll(async () => {
    await shop.close()
    await service.stop()
  })

  const later = (seconds: number) =>
    shop.setNow(new Date(shop.deps.clock.now().getTime() + seconds * 1000).toISOString())
  const begun = async (changes: Partial<OrderDraft> = {}) => {
    // what was missing before is there again
    for (const { Sucursal, Codigo } of (await picker.call(staffStock.list, { query: { Estado: 'no-hay' } }))
      .json)
      await picker.call(tapStock, { params: { Sucursal, Codigo }, body: { Estado: null } })
    const Lineas = lines([MILK, 2], ['PAN', 3])
    const draft = orderDraft({ Lineas, ...changes })
    delete draft.TotalNeto
    const { json, text } = await save(ana.browser, draft)
    expect(json?.Id, text).toBeGreaterThan(0)
    await picker.call(startPreparing, { params: { Id: json.Id } })
    return json.Id
  }
  const propose = async (Id: number, Items = 1) =>
    (await picker.call(proposeQuestion, { params: { Id, Items } })).json.map(({ Codart }) => Codart)
  const ask = (Id: number, Codarts = ['L-ILOLAY', 'L-CHICA', 'L-FALTA'], Items = 1) =>
    picker.call(askCustomer, { params: { Id, Items }, body: { Codarts } })
  const asked = async (Id: number) => {
    const { json, text } = await ask(Id)
    expect(json.Lineas[0]?.Pregunta?.Estado, text).toBe('abierta')
    return json
  }
  const answer = (Id: number, Elegido: string | null, by = ana.browser, Items = 1) =>
    by.call(answerQuestion, { params: { Id }, body: { Items, Elegido } })
  const stateOf = async (Id: number) =>
    (await ana.browser.call(followOrder, { params: { Id } })).json.Preguntas?.map(({ Estado }) => Estado)
  let taps = 0
  const tap = (Preparado: PickedLine | null, changes: Partial<PickingTap> = {}): PickingTap => ({
    Clave: `pregunta-${++taps}`,
    Dispositivo: 'telefono-1',
    Orden: taps,
    Items: 1,
    Version: 0,
    Preparado,
    ...changes,
  })
  const none: PickedLine = { Cantidad: 0, Sustituto: null, Nota: null }
  const instead = (Codart: string): PickedLine => ({ ...none, Sustituto: { Codart, Cantidad: 2 } })
  const sure = (said: PickedLine): PickedLine => ({ ...said, Confirmado: true })
  const send = async (Id: number, ...all: PickingTap[]) =>
    (await picker.call(sendTaps, { params: { Id }, body: { Toques: all } })).json
  const deliver = async () => {
    for (const name of await listDueServices(shop.deps.db, shop.deps.clock))
      while (await deliverDuePushes(shop.deps, name, silent));
  }
  const withPush = async () => {
    const { json } = await ana.browser.call(findPushDevice)
    await ana.browser.call(savePushDevice, { body: service.subscribe().draft(json.Clave) })
  }

  describe('proposes', () => {
    it('three at most: alike, about as dear and as large, not what is out or ordered anyway', async () => {
      const Id = await begun({ Lineas: lines([MILK, 2], ['L-ILOLAY', 1]) })
      expect(await propose(Id)).toEqual(['L-FALTA', 'L-CHICA', 'L-SINLAC'])
      const other = await begun()
      await send(other, tap(none))
      const found = await propose(other)
      expect(found).toHaveLength(3)
      expect(found).not.toContain('L-CARA')
      // a limit below what was ordered
      const limit = (LimitePorPedido: number | null) =>
        shop.db.updateTable('articles').set({ LimitePorPedido }).where('Codigo', '=', found[0]!).execute()
      await limit(1)
      await bumpCatalogueVersion(shop.db)
      await shop.deps.catalogue.refresh()
      expect(await propose(other)).not.toContain(found[0])
      await limit(null)
      await bumpCatalogueVersion(shop.db)
      await shop.deps.catalogue.refresh()
    })

    it.each<[what: string, changes: Partial<OrderDraft>, expected: string[]]>([
      ['a note', { Lineas: [{ Codart: MILK, Cantidad: 2, Aclaracion: 'sin lactosa' }] }, ['L-SINLAC']],
      ['the comment', { Opt4: 'Somos intolerantes a la lactosa' }, ['L-SINLAC']],
      ['an allergy of which nothing is known', { Opt4: 'Alérgica al maní' }, []],
      ['a line’s wish', { Lineas: [{ Codart: MILK, Cantidad: 2, Reemplazo: 'nada' }] }, []],
      ['the order’s wish', { B1: false }, []],
    ])('only what %s allows', async (_what, changes, expected) => {
      const Id = await begun(changes)
      expect(await propose(Id)).toEqual(expected)
      const refused = await ask(Id, ['L-ILOLAY', 'L-CHICA'])
      expect(refused.problem).toMatchObject({ status: 422, code: 'pregunta-no' })
      if (changes.B1 === false || expected.length === 0) return
      const seen = await picker.call(listSubstitutes, { params: { Id, Items: 1 }, query: {} })
      expect(seen.json.map(({ Codart }) => Codart)).toEqual(expected)
    })

    it('a drink for a drink, within the hours of alcohol', async () => {
      const Id = await begun({ Lineas: lines(['VINO', 2]), MayorDeEdad: true })
      expect(await propose(Id)).toEqual(['VINO-2'])
      const morning = { Desde: '01-01', Hasta: '12-31', HoraDesde: '10:00', HoraHasta: '21:00' }
      await writeParameters(shop.db, { VentanasAlcohol: [morning] })
      expect(await propose(Id)).toEqual([])
      await writeParameters(shop.db, { VentanasAlcohol: [] })
    })

    it('nothing to who cannot be reached, or where the shop asks nobody', async () => {
      const Id = await begun()
      const used_at = new Date(shop.deps.clock.now().getTime() - 3 * 3_600_000).toISOString()
      await shop.db.updateTable('sessions').set({ used_at }).where('client_id', '=', ana.client.Id).execute()
      expect(await propose(Id)).toEqual([])
      await withPush()
      expect(await propose(Id)).toHaveLength(3)
      await writeParameters(shop.db, { MinutosPregunta: 0 })
      expect(await propose(Id)).toEqual([])
      await writeParameters(shop.db, { MinutosPregunta: 5 })
    })
  })

  it('reaches the customer with price, size and deadline, takes the article off sale, and is asked once', async () => {
    await withPush()
    const Id = await begun()
    await send(Id, tap(none))
    const { Lineas } = await asked(Id)
    expect(Lineas[0]).toMatchObject({ Version: 2, Pregunta: { Elegido: null, Medida: '1 l' } })
    expect(Lineas[0]?.Preparado).toBeUndefined()
    const followed = (await ana.browser.call(followOrder, { params: { Id } })).json
    const [question] = followed.Preguntas as [LineQuestion]
    expect(question.Hasta).toBe(new Date(shop.deps.clock.now().getTime() + 300_000).toISOString())
    expect(question.Opciones).toMatchObject([
      { Codart: 'L-FALTA', Precioventa: 2000, Medida: '1 l' },
      // no dearer than what is missing
      { Codart: 'L-ILOLAY', Precioventa: 2000, Medida: '1 l' },
      { Codart: 'L-CHICA', Precioventa: 1200, Medida: '500 ml' },
    ])
    await ask(Id)
    await deliver()
    expect(service.received.map(({ message, headers }) => [message.Titulo, headers['urgency']])).toEqual(
      [
        [`Estamos preparando tu pedido ${Id}`, 'normal'],
        [`Falta algo de tu pedido ${Id}`, 'high'],
      ].slice(-1),
    )
    const stock = await shop.db.selectFrom('stock').select(['article_code', 'tapped']).execute()
    expect(stock).toEqual([{ article_code: MILK, tapped: 'no-hay' }])
    // found after all, it is sold again
    await send(Id, tap(sure({ ...none, Cantidad: 2 }), { Version: 2 }))
    expect((await shop.db.selectFrom('stock').select('tapped').execute()).map((row) => row.tapped)).toEqual([
      null,
    ])
    expect(await stateOf(Id)).toEqual(['encontrada'])
  })

  it('refuses an entry that was not confirmed while it is open, and is sent again after one that was', async () => {
    const Id = await begun()
    await send(Id, tap(none))
    const { Version } = (await asked(Id)).Lineas[0]!
    const colleague = { Dispositivo: 'telefono-2' }
    const tried = await send(Id, tap(none, colleague), tap(none, { Version }))
    expect(tried.Resultados).toMatchObject([
      { Resultado: 'conflicto', Detalle: expect.stringMatching(/todavía puede responder/) },
      { Resultado: 'rechazado', Detalle: expect.stringMatching(/^Todavía le estamos preguntando/) },
    ])
    await send(Id, tap(null, { Version }))
    expect(await stateOf(Id)).toEqual(['abierta'])
    await send(Id, tap(sure(none), { Version: Version + 1 }))
    expect(await stateOf(Id)).toEqual(['sin-eso'])
    expect(await propose(Id)).toHaveLength(3)
    await asked(Id)
    expect(await propose(Id)).toEqual([])
    await answer(Id, 'L-ILOLAY')
    expect(await stateOf(Id)).toEqual(['elegida'])
  })

  it('goes with others that are asked soon after, three an order at most', async () => {
    await withPush()
    const all = [MILK, 'L-ILOLAY', 'L-FALTA', 'L-CHICA'] as const
    const Id = await begun({ Lineas: lines(...all.map((code): [string, number] => [code, 1])) })
    for (const Items of [1, 2, 3]) {
      const [first] = await propose(Id, Items)
      expect((await ask(Id, [first!], Items)).status).toBe(200)
      await deliver()
      later(2)
    }
    expect(await propose(Id, 4)).toEqual([])
    const titles = () => service.received.filter(({ message }) => message.Titulo.startsWith('Falta'))
    expect(titles()).toHaveLength(1)
    later(10)
    await deliver()
    expect(titles()).toHaveLength(2)
  })

  it('is shown with the orders and first on the home page until it is answered', async () => {
    await shop.db.deleteFrom('line_questions').execute()
    await begun()
    const Id = await begun({ Dia: 20_261_124 })
    const told = async () => {
      const params = { Cliente: ana.client.Id, Estado: 'P', page: 0, size: 5 } as const
      const { json } = await ana.browser.call(listOrders, { params })
      const { Proxima } = (await ana.browser.call(findOwnHome, { query: {} })).json
      return [json[0]?.Id, json[0]?.PreguntaHasta, Proxima?.Id === Id, Proxima?.PreguntaHasta]
    }
    expect(await told()).toEqual([Id, undefined, false, undefined])
    const { Hasta } = (await asked(Id)).Lineas[0]!.Pregunta!
    expect(await told()).toEqual([Id, Hasta, true, Hasta])
    await answer(Id, 'L-ILOLAY')
    expect(await told()).toEqual([Id, undefined, false, undefined])
  })

  it('sends no message once it is answered', async () => {
    await withPush()
    const Id = await begun()
    await asked(Id)
    await answer(Id, null)
    await deliver()
    expect(service.received.filter(({ message }) => message.Titulo.startsWith('Falta'))).toEqual([])
  })

  it.each<[Elegido: string | null, state: string, prepared: object | undefined]>([
    ['L-ILOLAY', 'elegida', undefined],
    [null, 'sin-eso', { Cantidad: 0, Precioventa: 0, Sustituto: null }],
  ])(
    'answered with %s is another version for the picker, whose older entry does not count',
    async (Elegido, state, prepared) => {
      const Id = await begun()
      const { Version } = (await asked(Id)).Lineas[0]!
      const { json, text } = await answer(Id, Elegido)
      expect(json.Preguntas, text).toMatchObject([{ Estado: state, Elegido }])
      // doubled, and changed in another tab: the first counts
      await answer(Id, Elegido)
      expect((await answer(Id, 'L-FALTA')).json.Preguntas).toMatchObject([{ Estado: state, Elegido }])
      const { Resultados, Pedido } = await send(Id, tap(instead('L-CHICA'), { Version }))
      expect(Resultados).toMatchObject([
        { Resultado: 'conflicto', Detalle: 'El cliente respondió mientras tanto: fijate qué eligió.' },
      ])
      expect(Pedido.Lineas[0]).toMatchObject({ Version: Version + 1, Pregunta: { Estado: state } })
      if (prepared === undefined) expect(Pedido.Lineas[0]?.Preparado).toBeUndefined()
      else expect(Pedido.Lineas[0]?.Preparado).toMatchObject(prepared)
    },
  )

  it('tells the customer what was put in, whatever was answered', async () => {
    const Id = await begun()
    await asked(Id)
    await answer(Id, 'L-ILOLAY')
    const told = async (Preparado: PickedLine | null) => {
      const before = (await ana.browser.call(followOrder, { params: { Id } })).json
      shop.setNow(new Date(shop.deps.clock.now().getTime() + 1000).toISOString())
      const { Lineas } = (await picker.call(staffOrders.read, { params: { Id } })).json
      const { Resultados } = await send(Id, tap(Preparado, { Version: Lineas[0]!.Version }))
      expect(Resultados).toMatchObject([{ Resultado: 'aplicado' }])
      const { json } = await ana.browser.call(followOrder, { params: { Id } })
      expect(json.Version).not.toBe(before.Version)
      return json.Preguntas?.map(({ Estado, Elegido }) => [Estado, Elegido])
    }
    expect(await told(sure({ ...none, Cantidad: 2 }))).toEqual([['encontrada', null]])
    expect(await told(null)).toEqual([['elegida', 'L-ILOLAY']])
    expect(await told(sure(instead('L-CHICA')))).toEqual([['otra', null]])
    expect(await told(sure(none))).toEqual([['sin-eso', null]])
    expect(await told(instead('L-ILOLAY'))).toEqual([['elegida', 'L-ILOLAY']])
  })

  it('keeps the price that was chosen, whatever the article costs now', async () => {
    const price = async (Precioventa: number) => {
      await shop.db.updateTable('articles').set({ Precioventa }).where('Codigo', '=', 'L-CHICA').execute()
      await bumpCatalogueVersion(shop.db)
      await shop.deps.catalogue.refresh()
    }
    const Id = await begun()
    await asked(Id)
    await answer(Id, 'L-CHICA')
    await price(900)
    const { Lineas } = (await picker.call(staffOrders.read, { params: { Id } })).json
    const { Pedido } = await send(Id, tap(instead('L-CHICA'), { Version: Lineas[0]!.Version }))
    expect(Pedido.Lineas[0]?.Preparado?.Precioventa).toBe(1200)
    await price(600)
  })

  it('is another’s, or of another article, for nobody', async () => {
    const Id = await begun()
    await asked(Id)
    const other = await registerTestClient(shop)
    expect((await answer(Id, null, other.browser)).status).toBe(404)
    expect((await answer(Id, 'PAN')).status).toBe(404)
    expect((await answer(Id, null, ana.browser, 2)).status).toBe(404)
    expect((await answer(999_999, null)).status).toBe(404)
    expect(await stateOf(Id)).toEqual(['abierta'])
  })

  it('answered too late, the standing wish holds', async () => {
    const Id = await begun()
    await asked(Id)
    later(300)
    expect((await answer(Id, 'L-ILOLAY')).json.Preguntas).toMatchObject([
      { Estado: 'vencida', Elegido: null },
    ])
    const { Lineas } = (await picker.call(staffOrders.read, { params: { Id } })).json
    expect(Lineas[0]).toMatchObject({ Pregunta: { Estado: 'vencida' } })
    const { Resultados } = await send(Id, tap(instead('L-CHICA'), { Version: Lineas[0]!.Version }))
    expect(Resultados).toMatchObject([{ Resultado: 'aplicado' }])
    expect(await stateOf(Id)).toEqual(['vencida'])
  })

  it('answered too late by who wished to be asked, nothing goes', async () => {
    const Lineas = [{ Codart: MILK, Cantidad: 2, Reemplazo: 'preguntar' as const }]
    const Id = await begun({ Lineas })
    await asked(Id)
    later(300)
    expect(await stateOf(Id)).toEqual(['sin-eso'])
    const { Resultados } = await send(Id, tap(instead('L-CHICA'), { Version: 1 }), tap(none, { Version: 1 }))
    expect(Resultados.map(({ Resultado }) => Resultado)).toEqual(['rechazado', 'aplicado'])
  })

  it('ends with its preparation or its order, and is forgotten with lines that change', async () => {
    const [back, gone] = [await begun(), await begun()]
    await asked(back)
    await asked(gone)
    await picker.call(returnToQueue, { params: { Id: back } })
    expect(await stateOf(back)).toEqual(['retirada'])
    expect((await answer(back, 'L-ILOLAY')).json.Preguntas).toMatchObject([{ Estado: 'retirada' }])
    const body = { Cambios: 0, Opt4: 'Timbre 2' }
    expect((await ana.browser.call(changePlacedOrder, { params: { Id: back }, body })).status).toBe(200)
    expect(await stateOf(back)).toBeUndefined()
    const admin = await staffOf(shop, 'administracion', 'jose')
    await admin.call(cancelOrder, { params: { Id: gone }, body: { Motivo: 'Sin reparto' } })
    expect((await answer(gone, 'L-ILOLAY')).status).toBe(200)
    const row = shop.db.selectFrom('line_questions').select('answer').where('order_id', '=', gone)
    expect((await row.executeTakeFirst())?.answer).toBe('retirada')
  })

  it('the picker’s own choice and the customer’s answer at once: one outcome, which both read', async () => {
    for (let round = 0; round < 10; round++) {
      const Id = await begun()
      const { Version } = (await asked(Id)).Lineas[0]!
      await send(Id, tap({ ...none, Cantidad: 3 }, { Items: 2 }))
      const [taken, answered] = await Promise.all([
        send(Id, tap(sure(instead('L-CHICA')), { Version })),
        answer(Id, round % 2 === 0 ? 'L-ILOLAY' : null),
      ])
      const told = answered.json.Preguntas?.[0]?.Estado
      const result = taken.Resultados[0]?.Resultado
      expect([told, result]).toEqual(
        told === 'otra' || told === 'retirada'
          ? [told, 'aplicado']
          : [round % 2 === 0 ? 'elegida' : 'sin-eso', 'conflicto'],
      )
      const { Lineas } = (await picker.call(staffOrders.read, { params: { Id } })).json
      expect(Lineas[0]?.Preparado?.Sustituto?.Codart).toBe(result === 'aplicado' ? 'L-CHICA' : undefined)
      const ready = await picker.call(markReady, { params: { Id } })
      expect(ready.status).toBe(told === 'elegida' ? 422 : 200)
    }
  })
})
