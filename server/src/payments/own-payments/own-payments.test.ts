import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { formatPesos, toPesos } from '@gondola/contract/base'
import { listPaymentTypes } from '@gondola/contract/delivery'
import {
  type OrderChangeDraft,
  cancelOrder,
  changeByStaff,
  changePlacedOrder,
  followOrder,
} from '@gondola/contract/orders'
import { checkPayment, findOrderMoney, payOrder } from '@gondola/contract/payments'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { orderDraft, save } from '../../../../lab/shop/order-shop.ts'
import { DRAFT_CENTAVOS, PayShop, TYPES } from '../../../../lab/shop/pay-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import { bodiesOf } from '../../mail/render-mail.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'

const TOTAL = toPesos(DRAFT_CENTAVOS)
/** The shop's default. */
const MINUTES_TO_PAY = 30
/** The simulator approves what it delays after 20 s. */
const DECIDED_LATER_MS = 21_000

describeOnBothDatabases('the money of an order, for its customer', (database) => {
  let pay: PayShop

  beforeAll(async () => {
    pay = await PayShop.start(database)
  })
  afterAll(() => pay.stop())
  beforeEach(() => pay.simulator.dial.reset())

  const money = async (Id: number) => (await pay.browser.call(findOrderMoney, { params: { Id } })).json
  const begin = (Id: number) => pay.browser.call(payOrder, { params: { Id } })

  it('begins to be paid on one page, though asked twice at once', async () => {
    const Id = await pay.place('ahora')
    expect(await money(Id)).toMatchObject({ Forma: 'ahora', Estado: 'a-pagar', Falta: TOTAL, Pagina: null })
    const [one, other] = await Promise.all([begin(Id), begin(Id)])
    expect([one.status, other.status]).toEqual([200, 200])
    expect(one.json.Pagina).toMatchObject({ Importe: TOTAL, Tarjeta: false, Hasta: one.json.PagarHasta })
    expect(other.json.Pagina).toEqual(one.json.Pagina)
    expect(await pay.sessionsOf(Id)).toHaveLength(1)
  })

  it('is found paid by who comes back, without any notice', async () => {
    const Id = await pay.placed('ahora')
    await pay.payUnseen(Id)
    expect(await money(Id)).toMatchObject({ Estado: 'a-pagar' })
    const { json } = await pay.browser.call(checkPayment, { params: { Id } })
    expect(json).toMatchObject({ Estado: 'pagado', Cobrado: TOTAL, Falta: 0, PagarHasta: null })
    expect(json.Movimientos).toMatchObject([{ Clase: 'cobro', Importe: TOTAL }])
    await pay.picker.call(cancelOrder, { params: { Id }, body: { Motivo: 'Sin stock' } })
    await pay.settle()
    expect(await money(Id)).toMatchObject({ Estado: 'devuelto', Total: 0, Devuelto: TOTAL, Pagina: null })
  })

  it('gives the order another version with each change, for its followers', async () => {
    const Id = await pay.place('ahora')
    const version = async () => (await pay.browser.call(followOrder, { params: { Id } })).json.Version
    const placed = await version()
    await pay.settle()
    const asked = await version()
    await pay.pay(Id)
    expect(new Set([placed, asked, await version()]).size).toBe(3)
  })

  it('is shown as refused where the card refused, and can be paid again', async () => {
    const Id = await pay.placed('ahora')
    await pay.pay(Id, 'FUND')
    const shown = await money(Id)
    const Motivo = 'La tarjeta no tiene fondos suficientes. Probá con otra, o con otro medio.'
    expect(shown).toMatchObject({
      Estado: 'a-pagar',
      Movimientos: [{ Clase: 'rechazo', Importe: TOTAL, Motivo }],
    })
    expect(shown.Pagina).not.toBeNull()
  })

  it('that costs more after the time to pay asks for the difference, until the order leaves', async () => {
    const Id = await pay.placed('ahora')
    await pay.pay(Id)
    pay.passMinutes(MINUTES_TO_PAY + 1)
    const Lineas = orderDraft().Lineas!.map((line) => ({ ...line, Cantidad: line.Cantidad * 2 }))
    const changed = await pay.browser.call(changePlacedOrder, {
      params: { Id },
      body: { Cambios: 0, Lineas },
    })
    expect(changed.status, changed.text).toBe(200)
    expect(await money(Id)).toMatchObject({ Estado: 'falta', Cobrado: TOTAL, PagarHasta: null })
    const { json } = await begin(Id)
    expect(json.Falta).toBeGreaterThan(0)
    expect(json.Pagina).toMatchObject({ Importe: json.Falta })
    expect(await pay.pay(Id)).toBe(true)
    expect(await money(Id)).toMatchObject({ Estado: 'pagado', Cobrado: changed.json.TotalNeto, Falta: 0 })
  })

  it('shows no page that was paid already, though the order costs more before it is settled', async () => {
    const Id = await pay.placed('ahora')
    await pay.payUnseen(Id)
    await pay.browser.call(checkPayment, { params: { Id } })
    const Lineas = orderDraft().Lineas!.map((line) => ({ ...line, Cantidad: line.Cantidad * 2 }))
    await pay.browser.call(changePlacedOrder, { params: { Id }, body: { Cambios: 0, Lineas } })
    expect(await money(Id)).toMatchObject({ Estado: 'falta', Cobrado: TOTAL, Pagina: null })
    await pay.settle()
    const { Falta, Pagina } = await money(Id)
    expect(Pagina).toMatchObject({ Importe: Falta })
  })

  it('that the provider decides later is found by who looks again, though its page is closed', async () => {
    const Id = await pay.placed('ahora')
    await pay.pay(Id, 'DEMO')
    expect(await money(Id)).toMatchObject({ Estado: 'esperando', Pagina: null })
    pay.simulator.clock.advance(DECIDED_LATER_MS)
    const { json } = await pay.browser.call(checkPayment, { params: { Id } })
    expect(json).toMatchObject({ Estado: 'pagado', Cobrado: TOTAL })
  })

  it('cannot be begun while the provider is down; the order is as it was', async () => {
    const Id = await pay.place('ahora')
    pay.simulator.dial.turn({ error500: 1 })
    const { status, problem } = await begin(Id)
    expect([status, problem.code]).toEqual([503, 'pago-caido'])
    pay.simulator.dial.reset()
    expect((await begin(Id)).json.Pagina).not.toBeNull()
    expect(await pay.sessionsOf(Id)).toHaveLength(1)
  })

  it('to reserve is paid on the shop’s own page', async () => {
    const Id = await pay.place('reserva')
    const { Pagina } = (await begin(Id)).json
    expect(Pagina).toMatchObject({ Tarjeta: true })
    expect(Pagina!.Importe).toBeGreaterThan(TOTAL)
    expect(new URL(Pagina!.Url).pathname).toMatch(/^\/pago\/tarjeta\/G\d+-/)
  })

  it.each([
    ['puerta', 'puerta'],
    ['listo', 'despues'],
  ] as const)('of way %s asks for nothing when it is placed', async (way, Estado) => {
    const Id = await pay.place(way)
    expect((await begin(Id)).json).toMatchObject({ Estado, Falta: TOTAL, Pagina: null, PagarHasta: null })
    expect(await pay.sessionsOf(Id)).toEqual([])
  })

  it.each([
    [20_261_127, 200, undefined],
    [20_261_128, 422, 'reserva-lejos'],
  ])('to reserve is for a day in which the card can be captured: %i', async (Dia, status, code) => {
    const answer = await save(pay.browser, orderDraft({ TipoPago: { Id: TYPES.reserva }, Dia }))
    expect([answer.status, answer.problem.code]).toEqual([status, code])
  })

  it.each([
    ['puerta', 20_261_221, 200, undefined],
    ['puerta', 20_261_222, 422, 'sin-pagar-lejos'],
    ['listo', 20_261_222, 422, 'sin-pagar-lejos'],
    ['ahora', 20_261_222, 200, undefined],
  ] as const)('of way %s is for a day as near as what is paid later: %i', async (way, Dia, status, code) => {
    const answer = await save(pay.browser, orderDraft({ TipoPago: { Id: TYPES[way] }, Dia }))
    expect([answer.status, answer.problem.code]).toEqual([status, code])
    if (status !== 200 || way !== 'puerta') return
    const change = (body: object) =>
      pay.browser.call(changePlacedOrder, { params: { Id: answer.json.Id }, body: { Cambios: 0, ...body } })
    expect((await change({ Dia: 20_261_222 })).problem.code).toBe('sin-pagar-lejos')
  })

  it('has no more time to be paid because its payment type changes', async () => {
    const Id = await pay.place('ahora')
    const { PagarHasta } = (await begin(Id)).json
    pay.passMinutes(10)
    const changes = ['reserva', 'ahora'] as const
    for (const [Cambios, way] of changes.entries()) {
      const body = { Cambios, TipoPago: { Id: TYPES[way] } }
      expect((await pay.browser.call(changePlacedOrder, { params: { Id }, body })).status).toBe(200)
      expect((await begin(Id)).json.PagarHasta).toBe(PagarHasta)
    }
  })

  it('mails that its reserve is released once it is to be paid at the door', async () => {
    const Id = await pay.placed('reserva')
    await pay.reserve(Id)
    const { Reservado } = await money(Id)
    const change = async (body: OrderChangeDraft) =>
      expect((await pay.browser.call(changePlacedOrder, { params: { Id }, body })).status).toBe(200)
    const mails = async () => {
      const sent = pay.shop.db.selectFrom('mail_queue').selectAll().orderBy('id')
      const all = await sent.where('event_key', 'like', `pedido-${Id}-cambios-%`).execute()
      return all.map((mail) => bodiesOf(mail).text)
    }
    const released = `Liberamos los ${formatPesos(Reservado)} que reservaste en tu tarjeta`
    await change({ Cambios: 0, TipoPago: { Id: TYPES.puerta } })
    expect(await mails()).toEqual([expect.stringContaining(released)])
    expect(await money(Id)).toMatchObject({ Estado: 'puerta', Reservado, Falta: TOTAL })
    await pay.settle()
    expect((await money(Id)).Movimientos.at(-1)).toMatchObject({ Clase: 'liberacion', Importe: Reservado })
    // the mail about both changes replaces the first one
    await change({ Cambios: 1, Opt4: 'Timbre' })
    expect(await mails()).toEqual([expect.stringContaining(released)])
    await pay.shop.db.updateTable('mail_queue').set({ state: 'sent' }).execute()
    await change({ Cambios: 2, Opt4: '' })
    expect((await mails()).at(-1)).not.toContain('Liberamos')
  })

  it('has a day to be paid where staff change how it is paid, and the mail says so', async () => {
    const Id = await pay.place('puerta')
    const office = await staffOf(pay.shop, 'administracion')
    const body = { Cambios: 0, TipoPago: { Id: TYPES.ahora }, Motivo: 'Lo pidió por teléfono' }
    expect((await office.call(changeByStaff, { params: { Id }, body })).status).toBe(200)
    const { PagarHasta } = (await begin(Id)).json
    const hours = (Date.parse(PagarHasta ?? '') - pay.shop.deps.clock.now().getTime()) / 3_600_000
    expect(hours).toBeCloseTo(24, 1)
    const mails = pay.shop.db.selectFrom('mail_queue').selectAll()
    const mail = await mails.where('event_key', '=', `pedido-${Id}-cambios-1-1`).executeTakeFirstOrThrow()
    expect(bodiesOf(mail).text).toMatch(/Pagalo hasta el [^]* a las [^]*Pagar mi pedido/)
  })

  it('is not asked for again by the mail of a change once it is reserved', async () => {
    const Id = await pay.place('reserva')
    await begin(Id)
    await pay.reserve(Id)
    await pay.settle()
    expect((await money(Id)).Estado).toBe('reservado')
    const office = await staffOf(pay.shop, 'administracion', 'olga')
    const body = { Cambios: 0, Opt4: 'Dejar en portería', Motivo: 'Lo pidió por teléfono' }
    expect((await office.call(changeByStaff, { params: { Id }, body })).status).toBe(200)
    const mails = pay.shop.db.selectFrom('mail_queue').selectAll()
    const mail = await mails.where('event_key', '=', `pedido-${Id}-cambios-1-1`).executeTakeFirstOrThrow()
    expect(bodiesOf(mail).text).not.toMatch(/Pagalo hasta|Pagar mi pedido/)
  })

  it('is nobody else’s', async () => {
    const Id = await pay.place('ahora')
    const { browser: other } = await registerTestClient(pay.shop)
    for (const call of [findOrderMoney, payOrder, checkPayment])
      expect((await other.call(call, { params: { Id } })).status).toBe(404)
  })

  it('is announced by the payment types, with whether they can be used', async () => {
    const ways = async () => {
      const { json } = await pay.browser.call(listPaymentTypes, { params: { from: 0, count: 0 } })
      return new Map(json.map(({ Id, Forma, Disponible }) => [Id, [Forma, Disponible]]))
    }
    expect((await ways()).get(TYPES.ahora)).toEqual(['ahora', true])
    expect((await ways()).get(TYPES.puerta)).toEqual([undefined, undefined])
  })
})
