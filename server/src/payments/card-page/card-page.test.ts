import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { cancelOrder, changePlacedOrder } from '@gondola/contract/orders'
import { SHOP_USES_PER_HOUR, toCentavos, toPesos } from '@gondola/contract/base'
import { findOrderMoney, readStaffOrderMoney, reserveOnCard } from '@gondola/contract/payments'
import { readPaymentsReport } from '@gondola/contract/reports'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { DRAFT_CENTAVOS, PayShop } from '../../../../lab/shop/pay-shop.ts'
import { instant } from '../../platform/clock.ts'
import { pickSiteParameters } from '../../site/parameters.store.ts'

describeOnBothDatabases('the page for a card', (database) => {
  let pay: PayShop

  beforeAll(async () => {
    pay = await PayShop.start(database)
  })
  afterAll(() => pay.stop())
  beforeEach(() => pay.simulator.dial.reset())

  const begun = async () => {
    const Id = await pay.placed('reserva')
    const [session] = await pay.sessionsOf(Id)
    return { Id, Referencia: session!.reference }
  }
  const open = (reference: string) => pay.shop.visitor().request('GET', `/pago/tarjeta/${reference}`)
  /** A token as the provider's fields make it; the holder's name says how the payment ends. */
  const newToken = async (name: string, payment_method_id = 'visa'): Promise<string> => {
    const answer = await fetch(`${pay.simulator.url}/v1/card_tokens?public_key=x`, {
      method: 'POST',
      body: JSON.stringify({ payment_method_id, cardholder: { name } }),
    })
    return ((await answer.json()) as { id: string }).id
  }
  const reserve = async (Referencia: string, name = 'APRO', token?: string) =>
    (
      await pay.shop.visitor().call(reserveOnCard, {
        params: { Referencia },
        body: { Token: token ?? (await newToken(name)), Medio: 'visa', Cuotas: 1 },
      })
    ).json

  it('has a policy of its own, and no script of the shop', async () => {
    const { Referencia } = await begun()
    const { status, text, headers } = await open(Referencia)
    expect(status).toBe(200)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`script-src 'self' ${pay.simulator.url};`)
    expect(policy).not.toMatch(/unsafe|\*/)
    const scripts = [...text.matchAll(/<script[^>]*src="([^"]*)"/g)].map(([, source]) => source)
    expect(scripts).toEqual([`${pay.simulator.url}/js/v2`, '/pago/campos/mercado-pago.js'])
    expect(text).not.toMatch(/<script>|<style|style=|onclick/)
    const { NombreTienda } = await pickSiteParameters(pay.shop.db, ['NombreTienda'])
    const [header = ''] = /<header.*<\/header>/s.exec(text) ?? []
    expect(header).toContain(NombreTienda)
    expect(header).toContain('src="/favicon.svg"')
  })

  it('says until when the card can be reserved', async () => {
    const { Referencia } = await begun()
    const [, hours, minutes] = /hasta las (\d\d):(\d\d) para reservarlo/.exec((await open(Referencia)).text)!
    const { MinutosParaPagar } = await pickSiteParameters(pay.shop.db, ['MinutosParaPagar'])
    const here = new Date(pay.shop.deps.clock.now().getTime() - 3 * 3_600_000)
    expect(Number(hours) * 60 + Number(minutes)).toBe(
      here.getUTCHours() * 60 + here.getUTCMinutes() + MinutosParaPagar,
    )
  })

  it('reserves once with one token, though it is sent twice; the page leads to the order then', async () => {
    const { Id, Referencia } = await begun()
    const token = await newToken('APRO')
    const answers = await Promise.all([1, 2].map(() => reserve(Referencia, 'APRO', token)))
    expect(answers).toMatchObject([
      { Pedido: Id, Estado: 'reservado' },
      { Pedido: Id, Estado: 'reservado' },
    ])
    expect(await pay.paymentsOf(Id)).toMatchObject([{ state: 'reservado', captured: 0 }])
    const { json } = await pay.browser.call(findOrderMoney, { params: { Id } })
    expect(json).toMatchObject({ Estado: 'reservado', Cobrado: 0, Falta: 0 })
    const { status, headers } = await open(Referencia)
    expect([status, headers.location]).toEqual([303, `/pago/vuelta/${Id}`])
    const total = await pay.weigh(Id, 700)
    expect(total).toBeLessThan(DRAFT_CENTAVOS)
    expect(await pay.kept(Id)).toBe(total)
  })

  it('of two cards at once keeps one reserve', async () => {
    const { Id, Referencia } = await begun()
    await Promise.all([reserve(Referencia), reserve(Referencia)])
    await pay.settle()
    const states = (await pay.paymentsOf(Id)).map(({ state }) => state)
    expect(states.filter((state) => state === 'reservado')).toHaveLength(1)
    expect(await pay.differences()).toEqual([])
  })

  it('says why a card refused, and takes another, up to eight', async () => {
    const { Referencia } = await begun()
    expect(await reserve(Referencia, 'FUND')).toMatchObject({
      Estado: 'rechazado',
      Texto: 'La tarjeta no tiene fondos suficientes. Probá con otra, o con otro medio.',
    })
    for (let card = 2; card <= 8; card++)
      expect(await reserve(Referencia, 'OTHE')).toMatchObject({ Estado: 'rechazado' })
    expect(await reserve(Referencia)).toMatchObject({ Estado: 'cerrado' })
    expect((await open(Referencia)).text).toContain('ya no está abierto')
  })

  it('releases what is not charged of a reserve, and customer, staff and report read so', async () => {
    const { Id, Referencia } = await begun()
    const report = async () => (await pay.picker.call(readPaymentsReport, { query: {} })).json
    const { Liberado: before } = await report()
    await reserve(Referencia)
    const { asked } = (await pay.paymentsOf(Id))[0]!
    const released = toPesos(asked - (await pay.weigh(Id, 500)))
    expect(released).toBeGreaterThan(0)
    const { json } = await pay.browser.call(findOrderMoney, { params: { Id } })
    expect(json.Movimientos.map(({ Clase }) => Clase)).toEqual(['reserva', 'cobro', 'liberacion'])
    expect(json.Movimientos.at(-1)).toMatchObject({ Importe: released, Medio: 'visa' })
    const staff = await pay.picker.call(readStaffOrderMoney, { params: { Id } })
    const told = staff.json.Historial.filter(({ Clase }) => Clase === 'liberacion')
    expect(told).toMatchObject([{ Importe: released, Autor: 'mercado-pago' }])
    expect(toCentavos((await report()).Liberado)).toBe(toCentavos(before) + toCentavos(released))
  })

  it('asks the provider for no more than eight cards, also of twenty at once and of unknown tokens', async () => {
    const { Referencia } = await begun()
    const asked = pay.simulator.books().payments.length
    const tokens = await Promise.all(Array.from({ length: 20 }, () => newToken('FUND')))
    const answers = await Promise.all(tokens.map((token) => reserve(Referencia, '', token)))
    expect(answers.filter(({ Estado }) => Estado === 'cerrado')).toHaveLength(12)
    expect(pay.simulator.books().payments.length - asked).toBe(8)

    const other = await begun()
    const states = []
    for (let card = 0; card < 9; card++)
      states.push((await reserve(other.Referencia, '', `desconocida-${card}`)).Estado)
    expect(states).toEqual([...Array<string>(8).fill('rechazado'), 'cerrado'])
  })

  it('counts the cards of an order however often it was changed, and of a client in whatever order', async () => {
    const { Id } = await begun()
    const other = await begun()
    pay.shop.config.rateLimit = true
    const states: string[] = []
    for (let change = 0; change < 3; change++) {
      await pay.settle()
      const { reference } = (await pay.sessionsOf(Id)).at(-1)!
      for (let card = 0; card < 4; card++) states.push((await reserve(reference, 'FUND')).Estado)
      const Lineas = [{ Codart: 'PAN', Cantidad: 10 + change }]
      const changed = await pay.browser.call(changePlacedOrder, {
        params: { Id },
        body: { Cambios: change, Lineas },
      })
      expect(changed.status).toBe(200)
    }
    expect(states).toEqual([...Array<string>(8).fill('rechazado'), ...Array<string>(4).fill('cerrado')])
    const others = []
    for (let card = 0; card < 4; card++) others.push((await reserve(other.Referencia, 'FUND')).Estado)
    expect(others).toEqual(['rechazado', 'rechazado', 'cerrado', 'cerrado'])
    pay.shop.config.rateLimit = false
  })

  it('takes cards of confirmed customers only while the whole shop has many refused ones', async () => {
    const { Referencia } = await begun()
    pay.shop.config.rateLimit = true
    const { db, deps } = pay.shop
    await db.deleteFrom('rate_limits').execute()
    const resets_at = instant(deps.clock, 3600)
    const count = SHOP_USES_PER_HOUR.refusedCard - 1
    await db.insertInto('rate_limits').values({ key: 'tienda:refusedCard', count, resets_at }).execute()
    expect(await reserve(Referencia, 'FUND')).toMatchObject({ Estado: 'rechazado' })
    expect(await reserve(Referencia)).toMatchObject({
      Estado: 'cerrado',
      Texto: expect.stringContaining('confirmaste tu email') as string,
    })
    await db
      .updateTable('clients')
      .set({ email_confirmed_at: instant(deps.clock) })
      .execute()
    expect(await reserve(Referencia)).toMatchObject({ Estado: 'reservado' })
    pay.shop.config.rateLimit = false
  })

  it('does not know yet where the provider does not answer; what was reserved is found', async () => {
    const { Id, Referencia } = await begun()
    const token = await newToken('APRO')
    pay.simulator.dial.failNext('cutAfter')
    expect(await reserve(Referencia, 'APRO', token)).toMatchObject({ Estado: 'esperando' })
    await pay.settle()
    expect(await pay.paymentsOf(Id)).toMatchObject([{ state: 'reservado' }])
    expect(await reserve(Referencia)).toMatchObject({ Estado: 'reservado' })
    expect(await pay.paymentsOf(Id)).toHaveLength(1)
  })

  it('may be tried again once the provider is back, however often it was while that was down', async () => {
    const { Referencia } = await begun()
    pay.simulator.dial.turn({ error503: 1 })
    const tries = []
    for (let card = 0; card < 9; card++)
      tries.push((await reserve(Referencia, '', `desconocida-${card}`)).Estado)
    expect(new Set(tries)).toEqual(new Set(['esperando']))
    pay.simulator.dial.reset()
    expect(await reserve(Referencia)).toMatchObject({ Estado: 'reservado' })
  })

  it('takes no card once the order is gone or its time is over', async () => {
    const { Id, Referencia } = await begun()
    await pay.picker.call(cancelOrder, { params: { Id }, body: { Motivo: 'Sin stock' } })
    await pay.settle()
    expect(await reserve(Referencia)).toMatchObject({ Estado: 'cerrado' })
    expect(await pay.paymentsOf(Id)).toEqual([])
  })

  it.each(['G1-' + 'A'.repeat(22), 'nada', 'G1-%00'])(
    'of an unknown reference %s is not there',
    async (reference) => {
      expect((await open(reference)).status).toBe(404)
      const { status } = await pay.shop.visitor().call(reserveOnCard, {
        params: { Referencia: reference },
        body: { Token: 'a'.repeat(32), Medio: 'visa', Cuotas: 1 },
      })
      expect(status).toBe(reference.endsWith('A') ? 404 : 400)
    },
  )
})
