import type { ServerResponse } from 'node:http'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { PUSH_ATTEMPTS, PUSH_DEVICES_MAX } from '@gondola/contract/base'
import { loginByUser, logout } from '@gondola/contract/clients'
import {
  cancelOrder,
  deletePushDevice,
  deliverOrder,
  dispatchOrder,
  findPushDevice,
  markReady,
  type PushDeviceDraft,
  savePushDevice,
  sendTaps,
  staffOrders,
  startPreparing,
} from '@gondola/contract/orders'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { orderDraft, SATURDAY_NOON, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { startPushService, type PushService, type TestBrowser } from '../../../lab/harness/push-service.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { removeAccount, readEverything } from '../office/account-removal/account-removal.routes.ts'
import { tidyUp } from '../app/housekeeping.ts'
import { instant } from '../platform/clock.ts'
import { SecretBox } from '../platform/secrets/secret-box.ts'
import { newSecretKey } from '../platform/secrets/secret-key.ts'
import { createSession } from '../sessions/session.store.ts'
import { sendPush, webPush } from './channels/web-push.ts'
import { deliverDuePushes, startPushWorker } from './deliver-pushes.ts'
import { describeChannel } from '../../../lab/shop/channel-contract.ts'
import { claimPushes, listDueServices, tidyPushes } from './push-queue.store.ts'
import { ensurePushKeys, readPushKeys, sealOldPushKeys } from './push-keys.ts'
import { readDevice } from './push.routes.ts'

const silent = pino({ level: 'silent' })
const answer =
  (status: number, headers: Record<string, string> = {}) =>
  (_request: unknown, response: ServerResponse) =>
    void response.writeHead(status, headers).end()

describeOnBothDatabases('push messages', (database) => {
  let shop: TestShop
  let service: PushService
  let ana: Awaited<ReturnType<typeof registerTestClient>>
  let picker: TestClient
  beforeAll(async () => {
    service = await startPushService()
    shop = await startOrderShop(database, { pushTestService: service.origin })
    shop.stopClock()
    ana = await registerTestClient(shop)
    picker = await staffOf(shop, 'pedidos', 'marta')
  })
  afterEach(async () => {
    // what was missing is on sale again
    await shop.db.deleteFrom('stock').execute()
    service.answer = answer(201)
    service.received.length = 0
    await shop.db.deleteFrom('push_messages').execute()
    await shop.db.deleteFrom('push_subscriptions').execute()
    shop.setNow(SATURDAY_NOON)
    if (service.faults.length > 0) throw new Error(service.faults.join())
  })
  afterAll(async () => {
    await shop.close()
    await service.stop()
  })

  const later = (seconds: number) =>
    shop.setNow(new Date(shop.deps.clock.now().getTime() + seconds * 1000).toISOString())
  const keyOf = async (by: TestClient) => (await by.call(findPushDevice)).json.Clave
  const saved = async (by: TestClient, browser: TestBrowser, changes: Partial<PushDeviceDraft> = {}) =>
    by.call(savePushDevice, { body: { ...browser.draft(await keyOf(by)), ...changes } })
  /** A browser of the customer that gets messages. */
  const turnedOn = async (by = ana.browser) => {
    const browser = service.subscribe()
    expect((await saved(by, browser)).json.Endpoint).toBe(browser.endpoint)
    return browser
  }
  const placed = async () => (await save(ana.browser, orderDraft())).json.Id
  const step = async (call: typeof startPreparing, Id: number) =>
    expect((await picker.call(call, { params: { Id } })).status).toBe(200)
  /** An order on its way, whose message waits. */
  const sentOff = async () => {
    const Id = await placed()
    await step(dispatchOrder, Id)
    return Id
  }
  const deliver = async (deps = shop.deps) => {
    for (const name of await listDueServices(deps.db, deps.clock))
      while (await deliverDuePushes(deps, name, silent));
  }
  const rows = () => shop.db.selectFrom('push_messages').selectAll().orderBy('id').execute()
  const titles = () => service.received.map(({ message }) => message.Titulo)
  const devices = () => shop.db.selectFrom('push_subscriptions').select('endpoint').orderBy('id').execute()
  /** Another browser in which the customer logs in. */
  const anotherBrowser = async () => {
    const browser = shop.visitor()
    const body = { Usuario: String(ana.draft.Usuario), Pass: String(ana.draft.Pass) }
    expect((await browser.call(loginByUser, { body })).status).toBe(200)
    return browser
  }

  it('tell each state once, signed and encrypted, without personal data', async () => {
    const browser = await turnedOn()
    const Id = await placed()
    await deliver()
    expect(service.received).toEqual([])
    await step(startPreparing, Id)
    await deliver()
    const tap = (Items: number, Preparado: object) => ({
      Clave: `aviso-${Id}-${Items}`,
      Dispositivo: 'telefono-1',
      Orden: Items,
      Items,
      Version: 0,
      Preparado: { Cantidad: 0, Sustituto: null, Nota: null, ...Preparado },
    })
    const Toques = [tap(1, { Sustituto: { Codart: 'PROMO', Cantidad: 3 } }), tap(2, { Cantidad: 750 })]
    await picker.call(sendTaps, { params: { Id }, body: { Toques } })
    for (const call of [markReady, dispatchOrder, deliverOrder]) {
      await step(call, Id)
      await deliver()
      await deliver()
    }
    expect(service.received.map((one) => [one.browser, one.message.Titulo])).toEqual([
      [browser, `Estamos preparando tu pedido ${Id}`],
      [browser, `Tu pedido ${Id} está preparado`],
      [browser, `Tu pedido ${Id} está en camino`],
      [browser, `Entregamos tu pedido ${Id}`],
    ])
    const [begun, ready] = service.received
    expect(begun!.message).toEqual({
      Pedido: Id,
      Titulo: `Estamos preparando tu pedido ${Id}`,
      Texto: 'Tocá para seguirlo.',
      Momento: expect.stringMatching(/^2026-11-21T15:00:/),
    })
    expect(begun!.headers).toMatchObject({ ttl: '3600', topic: `pedido-${Id}` })
    expect(begun!.claims.sub).toMatch(/^mailto:.+@/)
    expect(ready!.message.Texto).toBe('Hubo cambios: tocá para ver qué reemplazamos o faltó.')
    const { Avisos } = (await picker.call(staffOrders.read, { params: { Id } })).json
    expect(Avisos.map(({ Aviso, Estado }) => [Aviso, Estado])).toEqual([
      ['preparando', 'sent'],
      ['listo', 'sent'],
      ['en-camino', 'sent'],
      ['entregado', 'sent'],
    ])
  })

  it('go to every browser of the customer, and say what was cancelled or can be picked up', async () => {
    await turnedOn()
    await turnedOn(await anotherBrowser())
    const pickup = (await save(ana.browser, orderDraft({ FormaEntrega: 'RS', TotalNeto: 1226.22 }))).json.Id
    await step(dispatchOrder, pickup)
    const gone = await placed()
    await picker.call(cancelOrder, { params: { Id: gone }, body: { Motivo: 'Se cortó la luz' } })
    await deliver()
    expect(titles().toSorted()).toEqual([
      `Cancelamos tu pedido ${gone}`,
      `Cancelamos tu pedido ${gone}`,
      `Ya podés retirar tu pedido ${pickup}`,
      `Ya podés retirar tu pedido ${pickup}`,
    ])
  })

  it('are not sent for what the customer does, nor once something newer happened', async () => {
    await turnedOn()
    const Id = await placed()
    await save(ana.browser, { Estado: 'A', Id } as never)
    expect(await rows()).toEqual([])
    const other = await placed()
    await step(startPreparing, other)
    await picker.call(cancelOrder, { params: { Id: other }, body: { Motivo: 'Se cortó la luz' } })
    await deliver()
    expect(titles()).toEqual([`Cancelamos tu pedido ${other}`])
    expect((await rows()).map(({ state }) => state)).toEqual(['replaced', 'sent'])
  })

  it.each([
    ['https://example.com/x', {}],
    ['https://127.0.0.1/x', {}],
    ['https://169.254.169.254/latest/meta-data', {}],
    ['http://127.0.0.1:1/x', {}],
    ['http://fcm.googleapis.com/x', {}],
    ['https://fcm.googleapis.com/x', { P256dh: 'A'.repeat(87) }],
    ['https://fcm.googleapis.com/x', { Auth: 'corta' }],
    [`https://fcm.googleapis.com/${'x'.repeat(1000)}`, {}],
  ])('are never sent to %s %j', async (Endpoint, changes) => {
    const { status } = await saved(ana.browser, service.subscribe(), { Endpoint, ...changes })
    expect(status).toBe(400)
    expect(await devices()).toEqual([])
  })

  it('need the shop’s key of today', async () => {
    const old = service.subscribe()
    const { P256dh: Clave } = old.draft('')
    expect((await saved(ana.browser, old, { Clave })).problem.code).toBe('concurrencia')
    const publicKey = await keyOf(ana.browser)
    await turnedOn()
    // nobody has the key any more that opens the stored one
    const lost = { ...shop.deps, secrets: new SecretBox({ ...shop.config, secretKeys: [newSecretKey()] }) }
    expect((await sealOldPushKeys(lost)).lost).toBe(1)
    expect((await sealOldPushKeys(shop.deps)).lost).toBe(0)
    await sentOff()
    await deliver(lost)
    expect(service.received).toEqual([])
    const session = await shop.db.selectFrom('push_subscriptions').selectAll().executeTakeFirstOrThrow()
    const renewed = await readDevice(lost, { tokenHash: session.session_hash!, clientId: ana.client.Id })
    expect(renewed.Endpoint).toBeNull()
    expect(renewed.Clave).not.toBe(publicKey)
    expect(await devices()).toEqual([])
    // the first key again: the next one makes its own
    expect(await keyOf(ana.browser)).not.toBe(renewed.Clave)
  })

  it('end with the session in that browser, with the switch, and with the account', async () => {
    const other = await anotherBrowser()
    const browser = await turnedOn(other)
    await sentOff()
    await other.call(logout)
    await deliver()
    expect([service.received, await devices()]).toEqual([[], []])
    // the same browser under another account: it is that account's alone
    const bea = await registerTestClient(shop)
    expect((await saved(bea.browser, browser)).status).toBe(200)
    await sentOff()
    await deliver()
    expect(service.received).toEqual([])
    expect((await bea.browser.call(findPushDevice)).json.Endpoint).toBe(browser.endpoint)
    await bea.browser.call(deletePushDevice)
    expect((await bea.browser.call(findPushDevice)).json.Endpoint).toBeNull()
    await turnedOn(bea.browser)
    await removeAccount(shop.deps, bea.client.Id, bea.draft.Pass!)
    expect(await devices()).toEqual([])
    await tidyUp(shop.deps)
    expect((await rows()).map(({ state }) => state)).toEqual(['failed'])
  })

  it('do not go to a session that has expired, or to a blocked account', async () => {
    await turnedOn()
    await sentOff()
    await shop.db
      .updateTable('sessions')
      .set({ expires_at: '2026-11-21T14:00:00.000Z' })
      .where('client_id', '=', ana.client.Id)
      .execute()
    await deliver()
    expect(service.received).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'failed', last_error: 'El navegador ya no recibe avisos' }])
    ana = { ...ana, browser: await anotherBrowser() }
  })

  it('cannot be taken over by who knows an address alone', async () => {
    const browser = await turnedOn()
    const { browser: thief } = await registerTestClient(shop)
    const { Auth, P256dh } = service.subscribe().draft('')
    expect((await saved(thief, browser, { Auth, P256dh })).problem.code).toBe('concurrencia')
    expect((await ana.browser.call(findPushDevice)).json.Endpoint).toBe(browser.endpoint)
    // nobody sees or ends those of another session
    await thief.call(deletePushDevice)
    expect(await devices()).toHaveLength(1)
    const { status } = await shop.visitor().call(findPushDevice)
    expect(status).toBe(401)
  })

  it(`go to at most ${PUSH_DEVICES_MAX} browsers: the oldest ends`, async () => {
    const all = []
    for (let n = 0; n <= PUSH_DEVICES_MAX; n++) {
      const token = await createSession(shop.db, shop.deps.clock, { clientId: ana.client.Id })
      const browser = shop.visitor()
      browser.cookies.set('gondola_sesion', token)
      all.push(await turnedOn(browser))
    }
    expect((await devices()).map(({ endpoint }) => endpoint)).toEqual(
      all.slice(1).map(({ endpoint }) => endpoint),
    )
    // the same browser again takes its own place
    const again = service.subscribe()
    await saved(ana.browser, again)
    await saved(ana.browser, again)
    const stored = await devices()
    expect([stored.length, stored.at(-1)?.endpoint]).toEqual([PUSH_DEVICES_MAX, again.endpoint])
  })

  it.each([404, 410])('end where the push service answers %i', async (status) => {
    await turnedOn()
    await sentOff()
    service.answer = answer(status)
    await deliver()
    expect(await devices()).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'failed', status_code: status }])
    await sentOff()
    expect(await rows()).toHaveLength(1)
  })

  it('wait as long as a push service says, and come then', async () => {
    await turnedOn()
    await sentOff()
    service.answer = answer(429, { 'retry-after': '600' })
    await deliver()
    later(599)
    await deliver()
    expect(service.received).toHaveLength(1)
    service.answer = answer(503, {
      'retry-after': new Date(Date.parse(SATURDAY_NOON) + 1200_000).toUTCString(),
    })
    later(1)
    await deliver()
    later(599)
    await deliver()
    expect(service.received).toHaveLength(2)
    service.answer = answer(201)
    later(1)
    await deliver()
    expect(service.received).toHaveLength(3)
    expect(service.received[2]!.headers['ttl']).toBe(String(4 * 3600 - 1200))
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 3 }])
  })

  it('are tried again after faults of the push service, until they are no news', async () => {
    await turnedOn()
    await sentOff()
    service.answer = answer(500)
    for (let attempt = 0; attempt < 5 * PUSH_ATTEMPTS; attempt++) {
      await deliver()
      later(300)
    }
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'failed', status_code: 500 })
    expect(row!.attempts).toBeGreaterThan(3)
    expect(service.received.length).toBe(row!.attempts)
    service.answer = answer(429, { 'retry-after': '999999' })
    await sentOff()
    await deliver()
    expect((await rows()).at(-1)).toMatchObject({ state: 'failed', attempts: 1, status_code: 429 })
  })

  it.each([301, 400, 401, 403, 413])('are given up after %i', async (status) => {
    await turnedOn()
    await sentOff()
    service.answer = answer(status, { location: service.origin })
    await deliver()
    later(7200)
    await deliver()
    expect(service.received).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'failed', status_code: status }])
  })

  it('do not wait for a push service that never answers', async () => {
    await turnedOn()
    await sentOff()
    service.answer = () => undefined
    const [claimed] = await claimPushes(shop.db, shop.deps.clock, 'prueba', 1)
    const keys = await shop.db.selectFrom('push_subscriptions').select('vapid_key').executeTakeFirstOrThrow()
    const sender = { keys: (await readPushKeys(shop.deps))!, subject: 'mailto:a@example.com' }
    expect(sender.keys.publicKey).toBe(keys.vapid_key)
    const notice = { ...claimed!.push, key: '1', to: claimed!.subscription!, seconds: 60 }
    expect(await sendPush(shop.deps, sender, notice, 100)).toMatchObject({ status: null, next: 'again' })
  })

  it('survive a process that dies while it sends: at most the same message twice', async () => {
    await turnedOn()
    const Id = await sentOff()
    // claimed, and sent perhaps, by one that dies
    expect(await claimPushes(shop.db, shop.deps.clock, 'prueba', 8)).toHaveLength(1)
    await deliver()
    expect(service.received).toEqual([])
    later(61)
    await deliver()
    expect(titles()).toEqual([`Tu pedido ${Id} está en camino`])
  })

  it('are sent by several processes at once, each once', async () => {
    await turnedOn()
    const second = await shop.openSecondApp()
    const all = []
    for (let n = 0; n < 10; n++) all.push(await sentOff())
    await Promise.all([deliver(), deliver(second.deps)])
    await deliver()
    expect(titles().toSorted()).toEqual(all.map((Id) => `Tu pedido ${Id} está en camino`).toSorted())
    await second.close()
  })

  it('are part of what the customer can take away, and are counted', async () => {
    const browser = await turnedOn()
    const Id = await sentOff()
    expect(await readEverything(shop.db, ana.client.Id)).toMatchObject({
      Dispositivos: [{ Servicio: 'prueba', Endpoint: browser.endpoint }],
      AvisosEnviados: [{ Pedido: Id, Canal: 'prueba', Aviso: 'en-camino', Estado: 'queued' }],
    })
    expect(await shop.deps.metrics.metrics()).toContain('gondola_push_messages{state="queued"} 1')
    await tidyPushes(shop.db, shop.deps.clock, instant(shop.deps.clock, 1))
    expect(await rows()).toEqual([])
  })

  it('are sent in the background, and stop with the shop', async () => {
    await turnedOn()
    const Id = await sentOff()
    const worker = startPushWorker(shop.deps, silent)
    await expect.poll(titles, { timeout: 60_000 }).toEqual([`Tu pedido ${Id} está en camino`])
    await worker.stop()
    expect(await rows()).toMatchObject([{ state: 'sent' }])
  })
})

describeChannel('push messages to browsers', async () => {
  const service = await startPushService()
  const shop = await startOrderShop('sqlite', { pushTestService: service.origin })
  const { publicKey } = await ensurePushKeys(shop.deps)
  const { Endpoint, P256dh, Auth } = service.subscribe().draft(publicKey)
  const faults = {
    busy: answer(429, { 'retry-after': '120' }),
    gone: answer(410),
    refused: answer(400),
    cut: (_request: unknown, response: ServerResponse) => void response.destroy(),
  }
  return {
    channel: (await webPush.open(shop.deps))!,
    to: { endpoint: Endpoint, p256dh: P256dh, auth: Auth, vapid_key: publicKey },
    failNext: (fault) => {
      const fail = faults[fault]
      service.answer = (request, response) => {
        service.answer = answer(201)
        service.received.pop()
        return fail(request, response)
      }
    },
    count: () => service.received.length,
    stop: async () => {
      await shop.close()
      await service.stop()
    },
  }
})
