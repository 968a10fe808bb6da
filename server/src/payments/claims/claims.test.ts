import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  claimByStaff,
  type ClaimDraft,
  claimLines,
  decideClaim,
  deliverOrder,
  dispatchOrder,
  findOrderClaims,
  refuseAtDoor,
  returnUndelivered,
  staffClaims,
  staffOrders,
  uploadClaimPhoto,
} from '@gondola/contract/orders'
import {
  confirmRefund,
  findOrderMoney,
  findOwnCredit,
  readStaffOrderMoney,
  recordDoorPayment,
  refundPayment,
} from '@gondola/contract/payments'
import {
  type ClaimGroup,
  exportJournal,
  listClaimedArticles,
  readPaymentsReport,
} from '@gondola/contract/reports'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { orderDraft, save } from '../../../../lab/shop/order-shop.ts'
import { PayShop, TYPES } from '../../../../lab/shop/pay-shop.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import { lookForPayments } from '../ledger/look-for-payments.ts'
import { bodiesOf } from '../../mail/render-mail.ts'
import { photograph } from '../../../../lab/shop/picture-samples.ts'

let keys = 0
const UPLOAD = { 'content-type': 'application/octet-stream' }
/** Line 1 of the draft are three breads of $ 100,10, line 2 is cheese by weight. */
const BREAD = 300.3

describeOnBothDatabases('a claim', (database) => {
  let pay: PayShop
  let browser: TestClient
  let attention: TestClient
  /** Of the test's household. */
  let home: string
  beforeAll(async () => {
    pay = await PayShop.start(database)
    attention = await staffOf(pay.shop, 'atencion', 'ana')
  })
  afterAll(() => pay.stop())
  beforeEach(async () => {
    home = `Calle ${keys++}`
    browser = (await registerTestClient(pay.shop)).browser
    await pay.shop.db.deleteFrom('slot_bookings').execute()
    await setRules({})
  })

  const setRules = async (rules: Record<string, unknown>) => {
    const all = {
      ReclamoAutomatico: 5000,
      ReclamosPorHogar: 2,
      TopeReclamosPorDia: 1_000_000,
      ReclamosAMano: '',
      ...rules,
    }
    await pay.shop.db.deleteFrom('parameters').where('name', 'in', Object.keys(all)).execute()
    for (const [name, value] of Object.entries(all))
      await pay.shop.db
        .insertInto('parameters')
        .values({ name, value: JSON.stringify(value) })
        .execute()
  }
  const place = (way: keyof typeof TYPES) =>
    save(browser, orderDraft({ TipoPago: { Id: TYPES[way] }, Opt2: `2494 ${500_000 + keys++}`, Opt3: home }))
  /** An order that came and is paid, but for `unpaid` at the door; its total in pesos. */
  const delivered = async (way: keyof typeof TYPES, unpaid = 0) => {
    const answer = await place(way)
    expect(answer.status, answer.text).toBe(200)
    const { Id } = answer.json
    await pay.settle()
    if (way === 'ahora') await pay.pay(Id)
    const total = (await pay.weigh(Id, 700)) / 100
    await pay.picker.call(dispatchOrder, { params: { Id } })
    if (way === 'puerta')
      await pay.picker.call(recordDoorPayment, {
        params: { Id },
        body: {
          Clave: `cobro-de-reclamo-${keys++}`,
          Medio: 'efectivo',
          Importe: (total * 100 - unpaid * 100) / 100,
        },
      })
    await pay.picker.call(deliverOrder, { params: { Id } })
    return { Id, total }
  }
  const claim = (Id: number, draft: Partial<ClaimDraft> = {}) =>
    browser.call(claimLines, {
      params: { Id },
      body: { Lineas: [{ Items: 1, Motivo: 'falto' }], Medio: 'saldo', ...draft },
    })
  const claimsOf = async (Id: number) => (await browser.call(findOrderClaims, { params: { Id } })).json
  const open = async (Pedido: number) => {
    const { status, text, json } = await attention.call(staffClaims.list, {
      query: { Pedido, Estado: 'abierto' },
    })
    expect(status, text).toBe(200)
    return json
  }
  const report = async () => {
    const query = { FechaDesde: '2026-11-21', FechaHasta: '2026-11-21' }
    return (await pay.picker.call(readPaymentsReport, { query })).json
  }
  const credit = async () => (await browser.call(findOwnCredit)).json.Saldo
  const mails = async (Id: number) =>
    (
      await pay.shop.db
        .selectFrom('mail_queue')
        .select('subject')
        .where('event_key', 'like', `pedido-${Id}-reclamo-%`)
        .orderBy('id')
        .execute()
    ).map(({ subject }) => subject)

  it('of what is missing is paid back at once as credit, with a mail, and makes the order cost less', async () => {
    const { Id, total } = await delivered('puerta')
    expect(await claimsOf(Id)).toMatchObject({ EnLaPuerta: total, Reclamos: [] })
    expect((await claimsOf(Id)).Hasta).not.toBeNull()
    const { status, json } = await claim(Id)
    expect(status).toBe(200)
    expect(json.Reclamos).toMatchObject([
      { Items: 1, Estado: 'aceptado', Importe: BREAD, Devuelto: BREAD, Medio: 'saldo' },
    ])
    expect(await credit()).toBe(BREAD)
    await pay.settle()
    const money = (await browser.call(findOrderMoney, { params: { Id } })).json
    expect(money.Total).toBeCloseTo(total - BREAD, 2)
    expect(money.Estado).toBe('pagado')
    expect(await mails(Id)).toEqual([`Recibimos tu reclamo del pedido N.º ${Id}`])
    expect((await claim(Id)).status).toBe(409)
  })

  it.each([
    ['as much', BREAD, BREAD, 0, 'Descontamos $ 300,30 de lo que faltaba pagar.'],
    ['more', 500, BREAD, 199.7, 'Descontamos $ 300,30 de lo que faltaba pagar.'],
    [
      'less',
      100,
      100,
      0,
      'Descontamos $ 100,00 de lo que faltaba pagar. Te devolvemos $ 200,30 como saldo a favor: se usa solo en tu próximo pedido y no vence.',
    ],
  ])(
    'of an order of which %s is unpaid lowers that, and gives back the rest',
    async (_, unpaid, lowered, lacking, told) => {
      const left = (BREAD * 100 - lowered * 100) / 100
      const { Id, total } = await delivered('puerta', unpaid)
      const byStaff = async (Items: number, Medio: 'saldo' | 'sucursal', Cantidad?: number) => {
        const Lineas = [{ Items, Motivo: 'falto' as const, ...(Cantidad && { Cantidad }) }]
        const body = { Lineas, Medio, Respuesta: '' }
        const { status, text } = await attention.call(claimByStaff, { params: { Id }, body })
        expect(status, text).toBe(200)
        await pay.settle()
        return (await attention.call(readStaffOrderMoney, { params: { Id } })).json
      }
      const before = await report()
      const money = await byStaff(1, 'saldo')
      expect([money.Falta, money.Cobrado, money.Devuelto]).toEqual([
        lacking,
        (total * 100 - unpaid * 100) / 100,
        left,
      ])
      expect(money.Total).toBeCloseTo(total - BREAD, 2)
      expect(money.Pagos).toMatchObject([{ Proveedor: 'puerta' }])
      const Motivo = 'Reclamo de Pan de molde (faltó): como saldo a favor'
      expect(money.Devoluciones).toMatchObject(left > 0 ? [{ Importe: left, Motivo }] : [])
      expect(money.Historial.map(({ Texto }) => Texto)).toContain(
        'Reclamo de Pan de molde (faltó): descontado de lo que faltaba pagar',
      )
      const own = (await browser.call(findOrderMoney, { params: { Id } })).json
      expect([own.Cobrado, own.Devuelto]).toEqual([money.Cobrado, left])
      const back = { Clase: 'devolucion', Importe: left, Medio: 'saldo', Plazo: 'enseguida' }
      expect(own.Movimientos).toMatchObject([{ Clase: 'cobro' }, ...(left > 0 ? [back] : [])])
      expect((await claimsOf(Id)).Reclamos).toMatchObject([{ Devuelto: BREAD, Descontado: lowered }])
      expect(await credit()).toBe(left)
      expect((await report()).PorMedio).toEqual(before.PorMedio)
      const mail = await pay.shop.db
        .selectFrom('mail_queue')
        .selectAll()
        .where('event_key', 'like', `pedido-${Id}-reclamo-%`)
        .executeTakeFirstOrThrow()
      expect(bodiesOf(mail).text.replaceAll('\u00A0', ' ')).toContain(`Pan de molde (no vino): ${told}`)
      // what is lacking still is lowered by the next claim, too
      const cheese = (await byStaff(2, 'sucursal', 100)).Devoluciones.filter(
        ({ Estado }) => Estado === 'pedido',
      )
      const asked = (await claimsOf(Id)).Reclamos[1]!.Importe
      const rest = Math.round(asked * 100 - lacking * 100) / 100
      expect(cheese).toMatchObject(rest > 0 ? [{ EnMano: true, Importe: rest }] : [])
      expect(await credit()).toBe(left)
    },
  )

  it('of an order paid online goes back by the same means', async () => {
    const { Id } = await delivered('ahora')
    expect((await claimsOf(Id)).EnLaPuerta).toBe(0)
    const { json } = await claim(Id, { Lineas: [{ Items: 1, Motivo: 'falto', Cantidad: 1 }], Medio: 'mismo' })
    expect(json.Reclamos).toMatchObject([{ Estado: 'aceptado', Devuelto: 100.1, Medio: 'mismo' }])
    const before = await pay.kept(Id)
    await pay.settle()
    expect(before - (await pay.kept(Id))).toBe(10_010)
    expect(await pay.differences()).toEqual([])
    expect(await credit()).toBe(0)
  })

  it.each<[why: string, rules: Record<string, unknown>, draft: Partial<ClaimDraft>]>([
    ['above the amount', { ReclamoAutomatico: 300 }, {}],
    ['above what the day has left', { TopeReclamosPorDia: 0 }, {}],
    ['of a household that claimed before', { ReclamosPorHogar: 0 }, {}],
    ['of an article that staff look at', { ReclamosAMano: 'QUESO, pan' }, {}],
    ['without a photo of what came', {}, { Lineas: [{ Items: 1, Motivo: 'mal' }] }],
  ])('%s waits for staff', async (_why, rules, draft) => {
    const { Id } = await delivered('puerta')
    await setRules(rules)
    expect((await claim(Id, draft)).json.Reclamos).toMatchObject([{ Estado: 'abierto', Devuelto: 0 }])
    expect(await credit()).toBe(0)
    const [waiting] = await open(Id)
    expect(waiting).toMatchObject({ Pedido: Id, Items: 1, Preparador: 'marta', Importe: BREAD })
    const body = {
      Importe: 100,
      Medio: 'saldo' as const,
      Respuesta: 'Perdón por el mal rato.',
    }
    const both = await Promise.all(
      [1, 2].map(() => attention.call(decideClaim, { params: { Id: waiting!.Id }, body })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await credit()).toBe(100)
    expect((await claimsOf(Id)).Reclamos).toMatchObject([
      { Estado: 'aceptado', Devuelto: 100, Respuesta: 'Perdón por el mal rato.' },
    ])
    expect(await mails(Id)).toEqual([
      `Recibimos tu reclamo del pedido N.º ${Id}`,
      `Respondimos tu reclamo del pedido N.º ${Id}`,
    ])
  })

  it('with a photo is accepted, which only who has the order uploads', async () => {
    const { Id } = await delivered('puerta')
    const sample = await photograph(800, 600)
    const { browser: other } = await registerTestClient(pay.shop)
    expect(
      (await other.call(uploadClaimPhoto, { params: { Id }, body: sample as never, headers: UPLOAD })).status,
    ).toBe(404)
    const uploaded = await browser.call(uploadClaimPhoto, {
      params: { Id },
      body: sample as never,
      headers: UPLOAD,
    })
    expect(uploaded.status, uploaded.text).toBe(200)
    const { Foto } = uploaded.json
    const { json } = await claim(Id, { Lineas: [{ Items: 1, Motivo: 'mal', Foto }] })
    expect(json.Reclamos).toMatchObject([{ Estado: 'aceptado' }])
    const none = 'reclamos/000000000000000000000000-1920.webp'
    expect((await claim(Id, { Lineas: [{ Items: 2, Motivo: 'mal', Foto: none }] })).status).toBe(404)
  })

  it('is refused with words, and its goods are in the stock again', async () => {
    const { Id } = await delivered('puerta')
    const { db } = pay.shop
    const quantity = async () =>
      (await db.selectFrom('stock').select('quantity').where('article_code', '=', 'PAN').executeTakeFirst())
        ?.quantity
    await db.deleteFrom('stock').where('article_code', '=', 'PAN').execute()
    const { branch_id } = await db
      .selectFrom('orders')
      .select('branch_id')
      .where('Id', '=', Id)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('stock')
      .values({
        article_code: 'PAN',
        branch_id: branch_id!,
        quantity: 5,
        changed_at: '2026-11-21T15:00:00.000Z',
      })
      .execute()
    await claim(Id, { Lineas: [{ Items: 1, Motivo: 'otro' }] })
    const [waiting] = await open(Id)
    const body = {
      Importe: 0,
      Medio: 'saldo' as const,
      Respuesta: 'Vino lo que pediste.',
      Volvio: 'venta' as const,
    }
    expect((await attention.call(decideClaim, { params: { Id: waiting!.Id }, body })).json).toMatchObject({
      Estado: 'rechazado',
      Volvio: 'venta',
      Decidio: 'ana',
    })
    expect(await quantity()).toBe(8)
    expect(await credit()).toBe(0)
    await db.deleteFrom('stock').where('article_code', '=', 'PAN').execute()
  })

  it('notes by line what came back: to be sold again, or lost', async () => {
    const { Id } = await delivered('puerta')
    const { db } = pay.shop
    const { branch_id } = await db
      .selectFrom('orders')
      .select('branch_id')
      .where('Id', '=', Id)
      .executeTakeFirstOrThrow()
    const stock = ['PAN', 'QUESO'].map((article_code) => ({
      article_code,
      branch_id: branch_id!,
      quantity: 5,
      changed_at: '2026-11-21T15:00:00.000Z',
    }))
    await db.insertInto('stock').values(stock).execute()
    const body = {
      Lineas: [
        { Items: 1, Motivo: 'mal' as const, Volvio: 'perdida' as const },
        { Items: 2, Motivo: 'otro' as const, Cantidad: 100, Volvio: 'venta' as const },
      ],
      Medio: 'saldo' as const,
      Respuesta: '',
    }
    const { json, text } = await attention.call(claimByStaff, { params: { Id }, body })
    expect(Object.fromEntries(json.map(({ Items, Volvio }) => [Items, Volvio])), text).toEqual({
      1: 'perdida',
      2: 'venta',
    })
    const rows = await db.selectFrom('stock').select(['article_code', 'quantity']).execute()
    expect(
      Object.fromEntries(rows.map(({ article_code, quantity }) => [article_code, quantity])),
    ).toMatchObject({ PAN: 5, QUESO: 105 })
    await db.deleteFrom('stock').where('article_code', 'in', ['PAN', 'QUESO']).execute()
  })

  it('of cash is handed over with the next delivery, which its order says', async () => {
    const { Id } = await delivered('puerta')
    const { json } = await claim(Id, { Medio: 'entrega' })
    expect(json.Reclamos).toMatchObject([{ Estado: 'aceptado', Medio: 'entrega' }])
    const next = (await place('puerta')).json.Id
    const moneyOf = async (order: number) =>
      (await pay.picker.call(readStaffOrderMoney, { params: { Id: order } })).json
    expect((await moneyOf(next)).ParaLlevar).toEqual([{ Pedido: Id, Importe: BREAD }])
    const [refund] = (await moneyOf(Id)).Devoluciones
    expect(refund).toMatchObject({ EnMano: true, Importe: BREAD })
    const query = { Etapa: 'por-devolver', Numero: Id } as const
    expect((await pay.picker.call(staffOrders.list, { query })).json).toHaveLength(1)
    await pay.picker.call(confirmRefund, {
      params: { Id, Devolucion: refund!.Id },
      body: { Texto: 'Se lo llevó Raúl' },
    })
    expect((await moneyOf(next)).ParaLlevar).toEqual([])
  })

  it.each([
    ['by rule', 5000],
    ['by staff, who find it so', 0],
  ])('of an order paid twice leaves the page’s money to go back by itself: %s', async (_, byRule) => {
    await setRules({ ReclamoAutomatico: byRule })
    const { Id } = (await place('listo')).json
    await pay.settle()
    const total = await pay.weigh(Id, 700)
    const params = { Id }
    await pay.picker.call(dispatchOrder, { params })
    await pay.picker.call(recordDoorPayment, {
      params,
      body: { Clave: `cobro-doble-${Id}`, Medio: 'efectivo', Importe: total / 100 },
    })
    const payOnPage = async () => {
      await pay.payUnseen(Id)
      await lookForPayments(pay.shop.deps, Id)
    }
    if (byRule > 0) await payOnPage()
    await pay.picker.call(deliverOrder, { params })
    await claim(Id, { Medio: 'sucursal' })
    if (byRule === 0) {
      await payOnPage()
      const [waiting] = await open(Id)
      const body = { Importe: BREAD, Medio: 'sucursal' as const, Respuesta: '' }
      await attention.call(decideClaim, { params: { Id: waiting!.Id }, body })
    }
    expect((await claimsOf(Id)).Reclamos).toMatchObject([{ Estado: 'aceptado', Medio: 'sucursal' }])
    await pay.settle()
    expect((await pay.picker.call(readStaffOrderMoney, { params })).json.Devoluciones).toMatchObject([
      { Importe: total / 100, EnMano: false, Estado: 'hecho' },
      { Importe: BREAD, EnMano: true, Estado: 'pedido' },
    ])
  })

  it('of cash is brought for its own line alone', async () => {
    const { Id } = await delivered('puerta')
    await claim(Id, { Medio: 'entrega' })
    const cheese = await claim(Id, {
      Lineas: [{ Items: 2, Motivo: 'falto', Cantidad: 100 }],
      Medio: 'sucursal',
    })
    expect(cheese.json.Reclamos).toMatchObject([
      { Medio: 'entrega' },
      { Estado: 'aceptado', Medio: 'sucursal' },
    ])
    const next = (await place('puerta')).json.Id
    const money = (await pay.picker.call(readStaffOrderMoney, { params: { Id: next } })).json
    expect(money.ParaLlevar).toEqual([{ Pedido: Id, Importe: BREAD }])
  })

  it('of an order of which staff gave something back otherwise waits', async () => {
    const { Id } = await delivered('ahora')
    const [payment] = await pay.paymentsOf(Id)
    const body = { Clave: `devuelto-${Id}`, Pago: payment!.id, Importe: BREAD, Motivo: 'No vino el pan' }
    expect((await attention.call(refundPayment, { params: { Id }, body })).status).toBe(200)
    expect((await claim(Id)).json.Reclamos).toMatchObject([{ Estado: 'abierto' }])
  })

  it('by transfer needs the account', async () => {
    const { Id } = await delivered('puerta')
    expect((await claim(Id, { Medio: 'transferencia' })).problem?.code).toBe('campos-vacios')
    await claim(Id, { Medio: 'transferencia', Cuenta: 'mi.alias' })
    const money = (await pay.picker.call(readStaffOrderMoney, { params: { Id } })).json
    expect(money.Devoluciones[0]?.Motivo).toContain('a mi.alias')
  })

  it('is seen by who prepares, and answered by attention, who see what the customer had chosen', async () => {
    const { Id } = await delivered('puerta')
    const option = { Codart: 'X', Descrip: 'Pan de campo', Cantidad: 1, Unidad: 1, Ean: null, Imagen: null }
    const options = JSON.stringify([{ ...option, Precioindividual: 90, Precioventa: 90, Medida: null }])
    const at = '2026-11-21T15:00:00.000Z'
    const asked = { order_id: Id, Items: 1, options, answer: 'elegida', chosen: 'X' } as const
    await pay.shop.db
      .insertInto('line_questions')
      .values({ ...asked, asked_by: 1, asked_at: at, expires_at: at, answered_at: at })
      .execute()
    await setRules({ ReclamoAutomatico: 0 })
    await claim(Id)
    const desk = await staffOf(pay.shop, 'pedidos', 'berta')
    const [waiting] = (await desk.call(staffClaims.list, { query: { Pedido: Id } })).json
    const params = { Id: waiting!.Id }
    expect((await desk.call(staffClaims.read, { params })).json).toMatchObject({
      Pidio: null,
      Eligio: 'Pan de campo',
    })
    const body = { Importe: 0, Medio: 'saldo' as const, Respuesta: '' }
    expect((await desk.call(decideClaim, { params, body })).status).toBe(403)
    expect((await attention.call(decideClaim, { params, body })).status).toBe(200)
  })

  it('needs an own order that came, within the hours', async () => {
    const { Id } = await delivered('puerta')
    const { browser: other } = await registerTestClient(pay.shop)
    const body = { Lineas: [{ Items: 1, Motivo: 'falto' as const }], Medio: 'saldo' as const }
    expect((await other.call(claimLines, { params: { Id }, body })).status).toBe(404)
    expect((await other.call(findOrderClaims, { params: { Id } })).status).toBe(404)
    expect((await claim(Id, { Lineas: [{ Items: 9, Motivo: 'falto' }] })).status).toBe(404)
    const pending = (await place('puerta')).json.Id
    expect((await claim(pending)).status).toBe(409)
    await setRules({ HorasReclamo: 0 })
    expect((await claim(Id)).status).toBe(409)
    expect(await claimsOf(Id)).toMatchObject({ Hasta: null })
    expect((await claimsOf(Id)).Vencio).toBeUndefined()
    await setRules({ HorasReclamo: 48 })
  })

  it('of a part of a line leaves the rest to claim, to the centavo, and none of it twice', async () => {
    const { Id } = await delivered('puerta')
    const one = (more: object) => claim(Id, { Lineas: [{ Items: 1, Motivo: 'falto', Cantidad: 1, ...more }] })
    expect((await one({})).status).toBe(200)
    // the same sent again, and by who saw nothing of it
    expect((await one({})).problem?.code).toBe('estado')
    const body = {
      Lineas: [{ Items: 1, Motivo: 'falto' as const, YaReclamado: 1 }],
      Medio: 'saldo' as const,
      Respuesta: '',
    }
    const rest = await attention.call(claimByStaff, { params: { Id }, body })
    expect(rest.status, rest.text).toBe(200)
    expect((await claimsOf(Id)).Reclamos).toMatchObject([
      { Cantidad: 1, Devuelto: 100.1 },
      { Cantidad: 2, Devuelto: 200.2 },
    ])
    expect(await credit()).toBe(BREAD)
    expect((await one({ YaReclamado: 3 })).problem?.code).toBe('estado')
  })

  it('of a line by two devices at once is one', async () => {
    const { Id } = await delivered('puerta')
    const both = await Promise.all([1, 2, 3].map(() => claim(Id)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await credit()).toBe(BREAD)
  })

  it('is opened and paid by staff for who telephones, up to their limits', async () => {
    const { Id } = await delivered('puerta')
    await pay.shop.db.insertInto('parameters').values({ name: 'TopeDevolucion', value: '100' }).execute()
    const body = {
      Lineas: [{ Items: 1, Motivo: 'falto' as const }],
      Medio: 'saldo' as const,
      Respuesta: '',
    }
    const refused = await attention.call(claimByStaff, { params: { Id }, body })
    expect(refused.problem?.code).toBe('tope-devolucion')
    expect((await claimsOf(Id)).Reclamos).toEqual([])
    await pay.shop.db.deleteFrom('parameters').where('name', '=', 'TopeDevolucion').execute()
    const { json } = await attention.call(claimByStaff, { params: { Id }, body })
    expect(json).toMatchObject([{ Estado: 'aceptado', Abrio: 'ana', Devuelto: BREAD }])
    expect((await attention.call(claimByStaff, { params: { Id }, body })).problem?.code).toBe('estado')
    expect(await credit()).toBe(BREAD)
  })

  it('of an order whose money nobody recorded waits, and staff have to record it first', async () => {
    const { Id } = await delivered('listo')
    expect((await claim(Id)).json.Reclamos).toMatchObject([{ Estado: 'abierto' }])
    const [waiting] = await open(Id)
    const body = { Importe: BREAD, Medio: 'saldo' as const, Respuesta: '' }
    const { problem } = await attention.call(decideClaim, { params: { Id: waiting!.Id }, body })
    expect(problem?.code).toBe('reclamo-sin-cobro')
  })

  it('of what is refused at the door lowers what is taken there, to the centavo, and goes back to be sold', async () => {
    const { Id } = (await place('puerta')).json
    await pay.settle()
    const total = await pay.weigh(Id, 700)
    const params = { Id }
    const driver = await staffOf(pay.shop, 'pedidos', 'dario')
    const refuse = (Lineas: { Items: number; Cantidad?: number; YaReclamado?: number }[]) =>
      driver.call(refuseAtDoor, { params, body: { Lineas } })
    expect((await refuse([{ Items: 1 }])).problem?.code).toBe('estado')
    await pay.picker.call(dispatchOrder, { params })
    expect((await refuse([{ Items: 1, Cantidad: 1 }])).json).toMatchObject([
      { Motivo: 'no-quiso', Estado: 'aceptado', Devuelto: 100.1, Descontado: 100.1 },
    ])
    expect((await refuse([{ Items: 1, Cantidad: 1 }])).problem?.code).toBe('estado')
    expect((await refuse([{ Items: 1, Cantidad: 1, YaReclamado: 1 }])).status).toBe(200)
    const money = async () => (await driver.call(readStaffOrderMoney, { params })).json
    // its goods are on sale already: it cannot come back as if all of it were on the van
    const back = await driver.call(returnUndelivered, { params, body: { Motivo: 'No quiso nada' } })
    expect(back.problem?.code).toBe('entrega-con-rechazo')
    const left = (total - 20_020) / 100
    expect(await money()).toMatchObject({ Estado: 'puerta', ACobrar: left, Falta: left, Pagos: [] })
    const body = { Clave: `cobro-de-rechazo-${Id}`, Medio: 'efectivo' as const, Importe: left }
    expect((await driver.call(recordDoorPayment, { params, body })).status).toBe(200)
    expect(await money()).toMatchObject({
      Estado: 'pagado',
      Falta: 0,
      Total: left,
      Cobrado: left,
      Devuelto: 0,
    })
    expect((await browser.call(findOrderMoney, { params })).json).toMatchObject({
      Estado: 'pagado',
      Total: left,
      Movimientos: [{ Clase: 'cobro', Importe: left }],
    })
    // nobody else’s fault: no claim of a household, no bad rating, and back to be sold
    const rows = await pay.shop.db.selectFrom('claims').selectAll().where('order_id', '=', Id).execute()
    expect(rows.map(({ returned, opened_by }) => [returned, opened_by])).toEqual([
      ['venta', 'dario'],
      ['venta', 'dario'],
    ])
    expect((await pay.picker.call(staffOrders.read, { params })).json.Valoraciones).toEqual([])
    const mail = await pay.shop.db
      .selectFrom('mail_queue')
      .select(['subject', 'content'])
      .where('event_key', 'like', `pedido-${Id}-reclamo-%`)
      .executeTakeFirstOrThrow()
    expect(mail.subject).toBe(`Lo que no quisiste de tu pedido N.º ${Id}`)
    await pay.picker.call(deliverOrder, { params })
    expect((await refuse([{ Items: 2 }])).problem?.code).toBe('estado')
    const draft = { Lineas: [{ Items: 2, Motivo: 'no-quiso' }], Medio: 'saldo' }
    expect((await browser.call(claimLines, { params, body: draft as never })).status).toBe(400)
  })

  it('of what is refused of an order that was paid before waits for who may give money back', async () => {
    const { Id } = (await place('ahora')).json
    await pay.settle()
    await pay.pay(Id)
    await pay.weigh(Id, 700)
    await pay.picker.call(dispatchOrder, { params: { Id } })
    const driver = await staffOf(pay.shop, 'pedidos', 'dora')
    const refused = await driver.call(refuseAtDoor, { params: { Id }, body: { Lineas: [{ Items: 1 }] } })
    expect(refused.json).toMatchObject([{ Motivo: 'no-quiso', Estado: 'abierto', Devuelto: 0 }])
    const [waiting] = await open(Id)
    const body = { Importe: BREAD, Medio: 'mismo' as const, Respuesta: '' }
    const { json } = await attention.call(decideClaim, { params: { Id: waiting!.Id }, body })
    expect(json).toMatchObject({ Estado: 'aceptado', Devuelto: BREAD, Volvio: 'venta' })
  })

  it('and its credit are in the journal, of which each entry is balanced', async () => {
    const { text, headers } = await pay.picker.call(exportJournal, {
      query: { FechaDesde: '2026-11-21', FechaHasta: '2026-11-21' },
    })
    expect(headers['content-type']).toMatch(/^text\/plain/)
    const balances = new Map<string, number>()
    for (const entry of text.split('\n\n').filter(Boolean)) {
      const postings = [...entry.matchAll(/^ {4}(\S+) {2}(-?\d+\.\d\d) ARS$/gm)]
      const amounts = postings.map(([, , amount]) => Math.round(Number(amount) * 100))
      expect(amounts).toEqual([amounts[0], -amounts[0]!])
      for (const [index, [, account = '']] of postings.entries())
        balances.set(account, (balances.get(account) ?? 0) + amounts[index]!)
    }
    const { db } = pay.shop
    const { owed } = await db
      .selectFrom('credit_movements')
      .select((row) => row.fn.sum<number>('centavos').as('owed'))
      .executeTakeFirstOrThrow()
    expect(-balances.get('pasivo:saldo-a-favor')!).toBe(owed)
    expect(balances.get('activo:puerta:efectivo')).toBeGreaterThan(0)
    expect((await attention.call(exportJournal)).status).toBe(403)
  })

  it('is counted by reason for its article, who prepared or delivered it, and its brand', async () => {
    const query = { FechaDesde: '2026-11-21', FechaHasta: '2026-11-21' }
    const { json } = await pay.picker.call(listClaimedArticles, { query })
    const { granted, claims } = await pay.shop.db
      .selectFrom('claims')
      .select((row) => [row.fn.sum<number>('granted').as('granted'), row.fn.countAll<number>().as('claims')])
      .where('code', '=', 'PAN')
      .where('reason', '<>', 'no-quiso')
      .executeTakeFirstOrThrow()
    const bread = json.find(({ Codigo }) => Codigo === 'PAN')!
    expect(bread).toMatchObject({ Quien: 'marta', Devuelto: granted / 100 })
    const refused = json.find(({ NoQuiso }) => NoQuiso > 0)
    expect(refused).toMatchObject({ Codigo: 'PAN', Quien: null, Faltaron: 0, NoQuiso: 3 })
    const of = async (Por: ClaimGroup) =>
      (await pay.picker.call(listClaimedArticles, { query: { ...query, Por } })).json.map(
        ({ Codigo, Quien }) => [Codigo, Quien],
      )
    expect(await of('preparador')).toContainEqual(['', 'marta'])
    expect(await of('repartidor')).toContainEqual(['', 'marta'])
    expect(await of('marca')).toEqual([['', 'La Serenísima']])
    const { Faltaron, Mal, Otro, Peso } = bread
    expect([Faltaron + Mal + Otro + Peso, Mal, Otro]).toEqual([claims, 3, 1])
  })

  it('that was given as credit comes into the sums of payments once', async () => {
    const { Id } = await delivered('puerta')
    await claim(Id)
    const before = await report()
    await place('puerta')
    const after = await report()
    expect([after.Cobrado, after.Neto]).toEqual([before.Cobrado, before.Neto])
    expect(after.SaldoDeClientes).toBeCloseTo(before.SaldoDeClientes! - BREAD, 2)
    expect(after.PorMedio.map(({ Proveedor }) => Proveedor)).toContain('saldo')
  })
})
