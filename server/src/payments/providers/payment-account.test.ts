import { startSimulator, type Simulator } from '@gondola/payment-simulator/start-simulator.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffPaymentTypes } from '@gondola/contract/delivery'
import { listPaymentAccounts, storeAccountKeys, tryPaymentAccount } from '@gondola/contract/payments'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'

const KEYS = { accessToken: 'TEST-llave-del-simulador', noticeSecret: 'firma-de-los-avisos' }
const params = { Proveedor: 'mercado-pago' } as const

describeOnBothDatabases('the account with a payment provider', (database) => {
  let shop: TestShop
  let simulator: Simulator
  let admin: TestClient

  beforeAll(async () => {
    simulator = await startSimulator({ port: 0, ...KEYS })
    shop = await startTestShop({
      database,
      base: true,
      config: { paymentSimulatorUrl: simulator.url, rateLimit: false },
    })
    admin = await staffOf(shop, 'administracion')
  })
  afterAll(async () => {
    await shop.close()
    await simulator.stop()
  })

  it('is not configured at first, and a payment type that needs it shows so at the field', async () => {
    const [account] = (await admin.call(listPaymentAccounts)).json
    expect(account).toMatchObject({ Simulado: true, LlaveCargada: null, AvisosCargada: null, Legible: true })
    expect(account?.DireccionAvisos).toMatch(/\/api\/pagos\/avisos\/mercado-pago$/)
    expect((await admin.call(tryPaymentAccount, { params })).json).toEqual({ Resultado: 'sin-llave' })
    const body = {
      Descrip: 'Tarjeta',
      Activo: true,
      Orden: 9,
      Forma: 'ahora',
      Proveedor: 'mercado-pago',
    } as const
    const { status, problem } = await admin.call(staffPaymentTypes.create, { body })
    expect([status, problem?.code, problem?.Campo]).toEqual([422, 'sin-cuenta', 'Proveedor'])
  })

  it.each([
    [{}, 'nada-que-cargar'],
    [{ Llave: 'TEST-1234567-una-de-prueba' }, 'llave-de-prueba'],
  ])('refuses %o', async (body, code) => {
    const { status, problem } = await admin.call(storeAccountKeys, { params, body })
    expect([status, problem?.code, problem?.Campo]).toEqual([422, code, 'Llave'])
  })

  it('takes no keys for transfers, which have none', async () => {
    const path = '/api/gestion/cobros/transferencia'
    const { status } = await admin.request('PUT', path, { LlavePublica: 'TEST-publica' })
    expect(status).toBe(400)
  })

  it('takes keys that no answer, log or table shows, and each alone', async () => {
    const wrong = await admin.call(storeAccountKeys, { params, body: { Llave: 'TEST-equivocada' } })
    expect(wrong.status).toBe(200)
    expect((await admin.call(tryPaymentAccount, { params })).json).toEqual({ Resultado: 'llave' })
    const body = { Llave: KEYS.accessToken, LlaveAvisos: KEYS.noticeSecret }
    const stored = await admin.call(storeAccountKeys, { params, body })
    expect(stored.json.LlaveCargada).not.toBeNull()
    const card = await admin.call(storeAccountKeys, { params, body: { LlavePublica: 'TEST-publica' } })
    expect(card.json).toMatchObject({ LlavePublica: 'TEST-publica', Legible: true })
    expect((await admin.call(tryPaymentAccount, { params })).json).toEqual({ Resultado: 'bien' })
    const account = await shop.deps.paymentProvider('mercado-pago')
    expect(account?.api).not.toBeNull()
    const rows = await shop.db.selectFrom('payment_providers').selectAll().execute()
    const log = await shop.db.selectFrom('audit_log').selectAll().where('entity', '=', 'cobros').execute()
    expect(log.length).toBeGreaterThan(0)
    const shown = JSON.stringify([rows, log, stored.text, card.text])
    for (const key of [...Object.values(KEYS), 'TEST-equivocada']) expect(shown).not.toContain(key)
  })

  it('tells a provider that does not answer from a key that it refuses', async () => {
    simulator.dial.turn({ error500: 1 })
    expect((await admin.call(tryPaymentAccount, { params })).json).toEqual({ Resultado: 'caido' })
    simulator.dial.reset()
  })

  it.each([
    ['reserva', 'mercado-pago', true, null],
    ['ahora', 'mercado-pago', true, null],
    ['puerta', null, true, null],
    ['ahora', null, true, 'sin-proveedor'],
    ['reserva', 'transferencia', true, 'forma-no-posible'],
    ['listo', 'transferencia', true, 'sin-cuenta-de-transferencias'],
    ['listo', 'transferencia', false, null],
  ] as const)('a payment type %s by %s, active %s: %s', async (Forma, Proveedor, Activo, code) => {
    const body = { Descrip: `Pago ${Forma}`, Activo, Orden: 9, Forma, Proveedor }
    const { status, json, problem } = await admin.call(staffPaymentTypes.create, { body })
    expect([status, problem?.code ?? null]).toEqual([code === null ? 200 : 422, code])
    if (code === null) expect(json).toMatchObject({ Forma, Proveedor })
  })

  it('a payment type that returns to the door has no provider', async () => {
    const body = {
      Descrip: 'Vuelve',
      Activo: true,
      Orden: 9,
      Forma: 'listo',
      Proveedor: 'mercado-pago',
    } as const
    const { Id } = (await admin.call(staffPaymentTypes.create, { body })).json
    const changed = await admin.call(staffPaymentTypes.change, {
      params: { Id },
      body: { ...body, Forma: 'puerta' },
    })
    expect(changed.json).toMatchObject({ Forma: 'puerta', Proveedor: null })
  })

  it('is for administrators of all branches', async () => {
    const others = [await staffOf(shop, 'pedidos'), await staffOf(shop, 'administracion', 'de-una', [1])]
    for (const staff of others) {
      expect((await staff.call(listPaymentAccounts)).status).toBe(403)
      expect((await staff.call(tryPaymentAccount, { params })).status).toBe(403)
      expect((await staff.call(storeAccountKeys, { params, body: { Llave: 'TEST-otra' } })).status).toBe(403)
    }
  })
})
