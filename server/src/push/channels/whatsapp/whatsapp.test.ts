import { pino } from 'pino'
import { startWhatsApp, type WhatsAppSimulator } from '@gondola/payment-simulator/whatsapp/start-whatsapp.ts'
import { TEMPLATES } from '@gondola/payment-simulator/whatsapp/answer-message.ts'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { updateClient } from '@gondola/contract/clients'
import {
  cancelOrder,
  chooseWhatsApp,
  deliverOrder,
  dispatchOrder,
  findWhatsApp,
  staffOrders,
  startPreparing,
} from '@gondola/contract/orders'
import { storeAccountKeys, tryPaymentAccount, listPaymentAccounts } from '@gondola/contract/payments'
import { describeOnBothDatabases } from '../../../../../lab/harness/databases.ts'
import { staffOf } from '../../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../../lab/harness/test-client.ts'
import { describeChannel } from '../../../../../lab/shop/channel-contract.ts'
import { orderDraft, SATURDAY_NOON, save, startOrderShop } from '../../../../../lab/shop/order-shop.ts'
import { registerTestClient } from '../../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../../lab/shop/test-shop.ts'
import { readEverything } from '../../../office/account-removal/account-removal.routes.ts'
import { instant } from '../../../platform/clock.ts'
import { saveAccount } from '../../../platform/secrets/provider-accounts.store.ts'
import { sealAccountKeys } from '../../../platform/secrets/sealed-account-keys.ts'
import { deliverDuePushes } from '../../deliver-pushes.ts'
import { pushText } from '../../push-texts.ts'
import { sendTemplate, whatsApp, type readWhatsAppKeys } from './whatsapp.ts'

const silent = pino({ level: 'silent' })
const KEYS = { accessToken: 'simulador', noticeSecret: 'secreto-de-la-app' }
const NUMBER = '106540352242922'
const PATH = '/api/avisos/whatsapp'

async function saveKeys({ db, deps }: TestShop): Promise<void> {
  await saveAccount(db, 'whatsapp', instant(deps.clock), (id) => sealAccountKeys(deps.secrets, id, KEYS))
  await db
    .updateTable('payment_providers')
    .set({ public_key: NUMBER })
    .where('name', '=', 'whatsapp')
    .execute()
}

const simulated = (webhookUrl: string | null) =>
  startWhatsApp({
    port: 0,
    accessToken: KEYS.accessToken,
    appSecret: KEYS.noticeSecret,
    phoneNumberId: NUMBER,
    webhookUrl,
  })

describeChannel('WhatsApp', async () => {
  const simulator = await simulated(null)
  const shop = await startOrderShop('sqlite', { whatsAppSimulatorUrl: simulator.url, rateLimit: false })
  await saveKeys(shop)
  const codes = { busy: 130_429, gone: 131_026, refused: 132_001, cut: 'cortado' } as const
  return {
    channel: (await whatsApp.open(shop.deps))!,
    to: { endpoint: '5492494000001', p256dh: '', auth: '', vapid_key: '' },
    failNext: (fault) => {
      simulator.dial.retryAfter = 120
      simulator.dial.failNext.push(codes[fault])
    },
    count: () => simulator.messages.length,
    stop: async () => {
      await shop.close()
      await simulator.stop()
    },
  }
})

it('has a template for every text, which the simulator knows', () => {
  const kinds = ['preparando', 'pregunta', 'listo', 'en-camino', 'entregado', 'cancelado'] as const
  const names = kinds.flatMap((kind) =>
    [true, false].flatMap((isPickup) =>
      [true, false].map((hasDifferences) => {
        const { template = kind.replace('-', '_') } = pushText(kind, { orderId: 1, isPickup, hasDifferences })
        return `pedido_${template}`
      }),
    ),
  )
  expect(new Set(names)).toEqual(TEMPLATES)
})

describeOnBothDatabases('notices by WhatsApp', (database) => {
  let shop: TestShop
  let simulator: WhatsAppSimulator
  let address: string
  let ana: Awaited<ReturnType<typeof registerTestClient>>
  let picker: TestClient
  let admin: TestClient
  beforeAll(async () => {
    shop = await startOrderShop(database, { rateLimit: false })
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    address = `http://127.0.0.1:${(shop.app.server.address() as { port: number }).port}`
    simulator = await simulated(address + PATH)
    shop.config.whatsAppSimulatorUrl = simulator.url
    shop.stopClock()
    ana = await registerTestClient(shop)
    picker = await staffOf(shop, 'pedidos', 'marta')
    admin = await staffOf(shop, 'administracion', 'adela')
    await saveKeys(shop)
  })
  afterEach(async () => {
    await simulator.quiet()
    Object.assign(simulator.dial, {
      double: false,
      reorder: false,
      silent: false,
      failNext: [],
      retryAfter: null,
    })
    ;(simulator.messages as unknown[]).length = 0
    await shop.db.deleteFrom('push_messages').execute()
    await shop.db.deleteFrom('push_subscriptions').execute()
    shop.config.rateLimit = false
    shop.setNow(SATURDAY_NOON)
  })
  afterAll(async () => {
    await simulator.stop()
    await shop.close()
  })

  const later = (seconds: number) =>
    shop.setNow(new Date(shop.deps.clock.now().getTime() + seconds * 1000).toISOString())
  const choose = (Activo: boolean, by = ana.browser) => by.call(chooseWhatsApp, { body: { Activo } })
  const telephone = async (Telefono: string) =>
    expect((await ana.browser.call(updateClient, { body: { Telefono } })).status).toBe(200)
  const deliver = async () => {
    while (await deliverDuePushes(shop.deps, 'whatsapp', silent));
    await simulator.quiet()
  }
  const placed = async () => (await save(ana.browser, orderDraft())).json.Id
  const step = async (call: typeof startPreparing, Id: number) =>
    expect((await picker.call(call, { params: { Id } })).status).toBe(200)
  const sentOff = async () => {
    const Id = await placed()
    await step(dispatchOrder, Id)
    return Id
  }
  const noticesOf = async (Id: number) =>
    (await picker.call(staffOrders.read, { params: { Id } })).json.Avisos.map(({ Canal, Aviso, Estado }) => [
      Canal,
      Aviso,
      Estado,
    ])
  const row = () =>
    shop.db.selectFrom('push_messages').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

  it('are for who chose them, at the account’s telephone', async () => {
    await telephone('0249 15 400-0001')
    await sentOff()
    await deliver()
    expect(simulator.messages).toEqual([])
    expect((await ana.browser.call(findWhatsApp)).json).toEqual({
      Disponible: true,
      Telefono: '0249 15 400-0001',
      Activo: false,
    })
    expect((await choose(true)).json.Activo).toBe(true)
    const begun = await placed()
    await step(startPreparing, begun)
    await deliver()
    const Id = await placed()
    for (const call of [dispatchOrder, deliverOrder]) {
      await step(call, Id)
      await deliver()
    }
    const cancelled = await placed()
    await picker.call(cancelOrder, { params: { Id: cancelled }, body: { Motivo: 'Sin reparto' } })
    await deliver()
    expect(simulator.messages.map(({ to, template, values }) => [to, template, ...values])).toEqual([
      ['5492494000001', 'pedido_preparando', String(begun), String(begun)],
      ['5492494000001', 'pedido_en_camino', String(Id), String(Id)],
      ['5492494000001', 'pedido_entregado', String(Id), String(Id)],
      ['5492494000001', 'pedido_cancelado', String(cancelled), String(cancelled)],
    ])
    expect(await noticesOf(Id)).toEqual([
      ['whatsapp', 'en-camino', 'read'],
      ['whatsapp', 'entregado', 'read'],
    ])
    expect(await readEverything(shop.db, ana.client.Id)).toMatchObject({
      Dispositivos: [{ Servicio: 'whatsapp', Endpoint: '5492494000001' }],
    })
    expect((await choose(false)).json.Activo).toBe(false)
    await sentOff()
    await deliver()
    expect(simulator.messages).toHaveLength(4)
    expect((await shop.visitor().call(findWhatsApp)).status).toBe(401)
  })

  it('end with the number, and need one that WhatsApp can reach', async () => {
    await telephone('249 400-0002')
    await choose(true)
    await telephone('249 400-0002 ')
    expect((await ana.browser.call(findWhatsApp)).json.Activo).toBe(true)
    await telephone('249 400-0003')
    expect((await ana.browser.call(findWhatsApp)).json.Activo).toBe(false)
    await telephone('442-0000')
    expect((await ana.browser.call(findWhatsApp)).json.Telefono).toBeNull()
    expect((await choose(true)).problem.code).toBe('telefono-invalido')
    await telephone('249 400-0001')
  })

  it('do not go to a blocked account', async () => {
    await choose(true)
    await sentOff()
    await shop.db.updateTable('clients').set({ Estado: 1 }).where('Id', '=', ana.client.Id).execute()
    await deliver()
    expect([simulator.messages.length, (await row()).state]).toEqual([0, 'failed'])
    await shop.db.updateTable('clients').set({ Estado: 0 }).where('Id', '=', ana.client.Id).execute()
  })

  it.each([
    ['twice', { double: true }],
    ['in another order', { reorder: true }],
    ['twice and in another order', { double: true, reorder: true }],
  ])('have the furthest state where the words of it come %s', async (_, dial) => {
    Object.assign(simulator.dial, dial)
    await choose(true)
    const Id = await sentOff()
    await deliver()
    expect(await noticesOf(Id)).toEqual([['whatsapp', 'en-camino', 'read']])
  })

  it('whose answer was lost are not sent again once their state comes', async () => {
    await choose(true)
    simulator.dial.failNext.push('cortado')
    const Id = await sentOff()
    await deliver()
    expect(await noticesOf(Id)).toEqual([['whatsapp', 'en-camino', 'read']])
    later(3600)
    await deliver()
    expect(simulator.messages).toHaveLength(1)
  })

  it('wait after a full rate, a fault of the service and a refused key, and come then', async () => {
    await choose(true)
    simulator.dial.failNext.push(130_429, 131_000, 190)
    const Id = await sentOff()
    for (const code of [130_429, 131_000, 190]) {
      await deliver()
      expect(await row()).toMatchObject({
        state: 'queued',
        last_error: `WhatsApp no lo tomó (código ${code})`,
      })
      later(61)
    }
    await deliver()
    expect(await noticesOf(Id)).toEqual([['whatsapp', 'en-camino', 'read']])
  })

  it('end at a number that is not in WhatsApp, and its customer reads so in a mail', async () => {
    await telephone('249 400-1026')
    await choose(true)
    const Id = await sentOff()
    await deliver()
    expect(await noticesOf(Id)).toEqual([['whatsapp', 'en-camino', 'failed']])
    expect((await ana.browser.call(findWhatsApp)).json.Activo).toBe(false)
    const mails = await shop.db
      .selectFrom('mail_queue')
      .select(['subject', 'to_address'])
      .where('subject', 'like', '%WhatsApp%')
      .execute()
    expect(mails).toEqual([{ subject: 'No pudimos avisarte por WhatsApp', to_address: ana.client.Email }])
    await telephone('249 400-0001')
  })

  it.each(['BAJA', ' baja. ', 'Stop'])('end for the number that answers «%s»', async (said) => {
    await choose(true)
    expect(await simulator.write('5492494000001', 'Hola, ¿cuándo llega?')).toBe(200)
    expect((await ana.browser.call(findWhatsApp)).json.Activo).toBe(true)
    expect(await simulator.write('5492494000001', said)).toBe(200)
    expect((await ana.browser.call(findWhatsApp)).json.Activo).toBe(false)
  })

  it('keep their state at webhooks without the secret, or of an unknown form', async () => {
    await choose(true)
    simulator.dial.silent = true
    const Id = await sentOff()
    await deliver()
    const { id, expires_at } = await row()
    const told = (key: unknown, status = 'read') =>
      JSON.stringify({
        entry: [{ changes: [{ value: { statuses: [{ status, biz_opaque_callback_data: key }] } }] }],
      })
    const whole = told(`${id} ${expires_at}`)
    expect([await simulator.post(whole, null), await simulator.post(whole, 'otro')]).toEqual([403, 403])
    const odd = [
      '',
      'x',
      'null',
      '[]',
      '{"entry":{}}',
      '{"entry":[null,{"changes":[7]}]}',
      told(null),
      told(`${id} ayer`),
      told(`${id} 2026-01-01T00:00:00.000Z`),
      told(`${id} ${expires_at}`, 'eaten'),
    ]
    for (const body of odd) expect(await simulator.post(body)).toBe(200)
    expect(await noticesOf(Id)).toEqual([['whatsapp', 'en-camino', 'sent']])
    expect(await simulator.post(whole)).toBe(200)
    expect(await noticesOf(Id)).toEqual([['whatsapp', 'en-camino', 'read']])
  })

  it('go to one number only so often a day', async () => {
    await choose(true)
    shop.config.rateLimit = true
    const keys = { ...KEYS, publicKey: NUMBER } satisfies Awaited<ReturnType<typeof readWhatsAppKeys>>
    const to = { endpoint: '5492494000077', p256dh: '', auth: '', vapid_key: '' }
    const notice = { key: '1', to, order_id: 1, kind: 'listo', payload: '{}', seconds: 60 } as const
    const faults = []
    for (let count = 0; count < 21; count++) faults.push((await sendTemplate(shop.deps, keys, notice)).fault)
    expect(faults.filter((fault) => fault === null)).toHaveLength(20)
    expect(faults.at(-1)).toBe('Ese teléfono ya tuvo muchos avisos hoy')
  })

  it('are set up by an administrator, who tries the keys; Meta verifies the address', async () => {
    const params = { Proveedor: 'whatsapp' } as const
    const account = async () =>
      (await admin.call(listPaymentAccounts)).json.find(({ Proveedor }) => Proveedor === 'whatsapp')!
    const { PalabraAvisos = '', ...shown } = await account()
    expect(shown).toMatchObject({ Simulado: true, Legible: true, LlavePublica: NUMBER })
    const challenge = async (token: string) => {
      const query = new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.verify_token': token,
        'hub.challenge': '1158201444',
      })
      const answer = await fetch(`${address}${PATH}?${query.toString()}`)
      return [answer.status, await answer.text()]
    }
    expect(await challenge(PalabraAvisos)).toEqual([200, '1158201444'])
    expect(await challenge('x'.repeat(32))).toEqual([403, ''])
    expect((await admin.call(tryPaymentAccount, { params })).json.Resultado).toBe('bien')
    await admin.call(storeAccountKeys, { params, body: { LlavePublica: '999999' } })
    expect((await admin.call(tryPaymentAccount, { params })).json.Resultado).toBe('rechazado')
    await admin.call(storeAccountKeys, { params, body: { Llave: 'otra-llave', LlavePublica: NUMBER } })
    expect((await admin.call(tryPaymentAccount, { params })).json.Resultado).toBe('llave')
    expect((await picker.call(storeAccountKeys, { params, body: { Llave: 'otra-llave' } })).status).toBe(403)
    const log = await shop.db.selectFrom('audit_log').selectAll().where('entity', '=', 'cobros').execute()
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`otra-llave|${PalabraAvisos}`))
    const mails = await shop.db
      .selectFrom('mail_queue')
      .select('subject')
      .where('subject', 'like', '%avisos%')
      .execute()
    expect(mails.length).toBeGreaterThan(0)
    await saveKeys(shop)
  })

  it('are none where no keys are, and a simulator’s key is shown to no provider', async () => {
    shop.config.whatsAppSimulatorUrl = null
    expect((await ana.browser.call(findWhatsApp)).json.Disponible).toBe(false)
    expect((await choose(true)).status).toBe(404)
    const params = { Proveedor: 'whatsapp' } as const
    expect((await admin.call(tryPaymentAccount, { params })).json.Resultado).toBe('sin-llave')
    expect(
      (await admin.call(storeAccountKeys, { params, body: { Llave: 'no-es-de-meta' } })).problem.code,
    ).toBe('llave-de-prueba')
    shop.config.whatsAppSimulatorUrl = simulator.url
  })
})
