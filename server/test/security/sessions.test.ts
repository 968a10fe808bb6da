import { afterAll, beforeAll, expect, it } from 'vitest'
import { findDocument, loginByUser, requestRecovery } from '@gondola/contract/clients'
import { findOwnStaff, staffLogin } from '@gondola/contract/staff'
import { SESSION_MAX_DAYS, STAFF_SESSION_MAX_DAYS } from '@gondola/contract/base'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { addStaffAccount, STAFF_PASSWORD } from '../../../lab/harness/staff-client.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'

// ASVS 7: sessions and their notifications; 16.4: the content of the log.

const DAY_MS = 86_400_000
const START = Date.parse('2026-11-21T15:00:00Z')

describeOnBothDatabases('sessions', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, demo: true, now: new Date(START).toISOString() })
    await addStaffAccount(shop, 'pedidos', 'ana')
  })
  afterAll(() => shop.close())

  it('of a token that somebody chose are none, before the login and after', async () => {
    const victim = shop.visitor()
    const chosen = 'A'.repeat(43)
    victim.cookies.set('gondola_sesion', chosen)
    await victim.call(loginByUser, { body: { Usuario: 'demo', Pass: 'demo1234' } })
    expect(victim.cookies.get('gondola_sesion')).not.toBe(chosen)
    const attacker = shop.visitor()
    attacker.cookies.set('gondola_sesion', chosen)
    expect((await attacker.request('GET', '/api/clientes/yo')).text).toBe('null')
  })

  it('end after their longest time, however busy', async () => {
    shop.setNow(new Date(START).toISOString())
    const customer = shop.visitor()
    const staff = shop.visitor()
    await customer.call(loginByUser, { body: { Usuario: 'demo', Pass: 'demo1234' } })
    await staff.call(staffLogin, { body: { Usuario: 'ana', Pass: STAFF_PASSWORD } })
    const isCustomerIn = async () => (await customer.request('GET', '/api/clientes/yo')).text !== 'null'
    const isStaffIn = async () => (await staff.call(findOwnStaff)).status === 200
    for (let quarter = 1; quarter < 4 * STAFF_SESSION_MAX_DAYS; quarter++) {
      shop.setNow(new Date(START + (quarter * DAY_MS) / 4).toISOString())
      expect([quarter, await isStaffIn()]).toEqual([quarter, true])
    }
    shop.setNow(new Date(START + STAFF_SESSION_MAX_DAYS * DAY_MS + 60_000).toISOString())
    expect(await isStaffIn()).toBe(false)
    for (let day = 20; day < SESSION_MAX_DAYS; day += 20) {
      shop.setNow(new Date(START + day * DAY_MS).toISOString())
      expect([day, await isCustomerIn()]).toEqual([day, true])
    }
    shop.setNow(new Date(START + SESSION_MAX_DAYS * DAY_MS + 60_000).toISOString())
    expect(await isCustomerIn()).toBe(false)
    shop.setNow(new Date(START).toISOString())
  })

  it('are recorded in the log: who came in, and what failed, without a name or password', async () => {
    shop.log.length = 0
    const visitor = shop.visitor()
    await visitor.call(loginByUser, { body: { Usuario: 'demo', Pass: 'equivocada' } })
    await visitor.call(loginByUser, { body: { Usuario: 'demo', Pass: 'demo1234' } })
    await visitor.call(staffLogin, { body: { Usuario: 'ana', Pass: 'equivocada' } })
    await visitor.call(staffLogin, { body: { Usuario: 'ana', Pass: STAFF_PASSWORD } })
    await visitor.call(findOwnStaff)
    expect(shop.log.filter(({ event }) => event === 'login')).toMatchObject([
      { level: 40, outcome: 'datos-incorrectos', route: '/api/clientes/login' },
      { level: 30, outcome: 'ingreso', who: expect.stringMatching(/^c\d+$/) },
      { level: 40, outcome: 'datos-incorrectos', route: '/api/gestion/ingresar' },
      { level: 30, outcome: 'ingreso', who: expect.stringMatching(/^s\d+$/) },
    ])
    expect(shop.log.at(-1)).toMatchObject({ msg: 'answered', who: expect.stringMatching(/^s\d+$/) })
    expect(JSON.stringify(shop.log)).not.toMatch(/equivocada|demo1234|clave-de-prueba|"demo"|"ana"/)
  })

  it('let nobody write a line into the log', async () => {
    shop.log.length = 0
    const lines = 'x\r\n{"level":60,"msg":"falso"}\n'
    const visitor = shop.visitor()
    await visitor.request('GET', `/api/clientes/getbyuser/${encodeURIComponent(lines)}`)
    await visitor.request('GET', '/api/clientes/yo', undefined, {
      'x-request-id': '"},{"level":60,"msg":"falso"',
    })
    await visitor.request('GET', '/api/clientes/yo', undefined, {
      'user-agent': '{"level":60,"msg":"falso"}',
    })
    await visitor.call(loginByUser, { body: { Usuario: lines, Pass: lines } })
    expect(shop.log.length).toBeGreaterThan(3)
    // each line was parsed as one object
    expect(shop.log.filter(({ level, msg }) => level === 60 || msg === 'falso')).toEqual([])
    expect(JSON.stringify(shop.log)).not.toContain('falso')
  })

  it('are won back by a link to the shop’s own address, whatever the request calls it', async () => {
    const browser = shop.visitor()
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
    }
    const { json } = await browser.call(findDocument, { params: { Tipodoc: 1, Nrodoc: '30111222' }, headers })
    await browser.call(requestRecovery, {
      params: { Referencia: json?.Id ?? '', Email: 'demo@gondola.example' },
      headers,
    })
    const mails = await shop.db.selectFrom('mail_queue').selectAll().execute()
    const sent = JSON.stringify(mails)
    expect(sent).toContain(`${shop.config.publicUrl}/#/restablecer/`)
    expect(sent).not.toContain('evil.example')
  })
})
