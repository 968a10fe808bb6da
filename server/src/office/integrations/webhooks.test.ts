import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  saveOrder,
  saveOrderInvoice,
  cancelOrder,
  dispatchOrder,
  markReady,
  reopenPreparation,
  returnToQueue,
  sendTaps,
  startPreparing,
} from '@gondola/contract/orders'
import {
  replayDelivery,
  replayWebhook,
  rotateWebhookSecret,
  staffDeliveries,
  staffWebhooks,
  tryWebhook,
  WebhookEvent,
  type WebhookDraft,
  type WebhookWhole,
} from '@gondola/contract/integrations'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { MONDAY, orderDraft, SATURDAY_NOON, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { catalogueChanged } from '../../../../lab/shop/promotion-shop.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import {
  startReceiver,
  type Received,
  type WebhookReceiver,
} from '../../../../lab/harness/webhook-receiver.ts'
import { removeAccount } from '../account-removal/account-removal.routes.ts'
import { inCatalogue } from '../../goods/catalogue/change-catalogue.ts'
import { CHANGES_KEPT_VERSIONS } from '../../goods/catalogue/catalogue-changes.store.ts'
import { instant } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'
import { tidyUp } from '../../app/housekeeping.ts'
import { KEY_FILE, SecretBox } from '../../platform/secrets/secret-box.ts'
import { newSecretKey } from '../../platform/secrets/secret-key.ts'
import { queueChangedArticles } from './article-webhooks.ts'
import { deliverDue, startWebhookWorker } from './deliver-webhooks.ts'
import { retryPause } from '../../platform/runtime/retry-pause.ts'
import { claimDeliveries, listDueEndpoints, PAUSES } from './delivery-queue.store.ts'
import { sealOldWebhookSecrets, signingSecretsOf } from './sealed-webhook-secrets.ts'

const silent = pino({ level: 'silent' })
const EVENTS = WebhookEvent.anyOf.map(({ const: event }) => event)
const fail = (status: number) => (_request: unknown, response: ServerResponse) =>
  void response.writeHead(status).end('no')

describeOnBothDatabases('webhooks', (database) => {
  let shop: TestShop
  let ana: Awaited<ReturnType<typeof registerTestClient>>
  let admin: TestClient
  let receiver: WebhookReceiver
  let webhook: WebhookWhole
  beforeAll(async () => {
    receiver = await startReceiver()
    shop = await startOrderShop(database, { webhookNetworks: ['127.0.0.1'] })
    shop.stopClock()
    ana = await registerTestClient(shop)
    admin = await staffOf(shop, 'administracion', 'jefa')
    webhook = (await admin.call(staffWebhooks.create, { body: draft() })).json
  })
  afterEach(async () => {
    receiver.answer = (_request, response) => void response.end('ok')
    await deliver()
    await shop.db.deleteFrom('webhook_events').execute()
    receiver.received.length = 0
    shop.setNow(SATURDAY_NOON)
  })
  afterAll(async () => {
    await shop.close()
    await receiver.stop()
  })

  const draft = (changes: Partial<WebhookDraft> = {}): WebhookDraft => ({
    Nombre: ' ERP central ',
    Url: receiver.url,
    Eventos: EVENTS,
    Activo: true,
    ...changes,
  })
  const change = (changes: Partial<WebhookDraft>) =>
    admin.call(staffWebhooks.change, { params: { Id: webhook.Id }, body: draft(changes) })
  const later = (seconds: number) =>
    shop.setNow(new Date(shop.deps.clock.now().getTime() + seconds * 1000).toISOString())
  const deliver = async (deps = shop.deps) => {
    for (const endpoint of await listDueEndpoints(deps.db, deps.clock))
      while (await deliverDue(deps, endpoint, silent));
  }
  const rows = () => shop.db.selectFrom('webhook_deliveries').selectAll().orderBy('event_id').execute()
  const placed = async () => (await save(ana.browser, orderDraft())).json.Id
  const types = () => receiver.received.map(({ body }) => body.Tipo)
  /** Checks the signatures of a request as docs/erp.md describes for integrators. */
  function signaturesOf({ headers, raw }: Received, secret: string) {
    const [stamp = '', ...found] = String(headers['x-gondola-firma']).split(',')
    const expected = createHmac('sha256', secret)
      .update(`${stamp.slice(2)}.${raw}`)
      .digest('hex')
    return { seconds: Number(stamp.slice(2)), matches: found.map((each) => each === `v1=${expected}`) }
  }

  it('tell of a placed order, signed, once', async () => {
    const Id = await placed()
    await deliver()
    await deliver()
    expect(receiver.received).toHaveLength(1)
    const [received] = receiver.received
    expect(received!.body).toMatchObject({
      Tipo: 'pedido.generado',
      Pedido: {
        Id,
        Estado: 'P',
        TotalNeto: 2726.72,
        Opt1: 'Ana Gómez',
        NombreCliente: 'Ana Gómez',
        Email: ana.client.Email,
        Lineas: [{ Codart: 'PAN', Cantidad: 3, Iva: 21 }, { Codart: 'QUESO' }],
      },
    })
    expect(received!.headers).toMatchObject({
      'x-gondola-evento': received!.body.Evento,
      'x-gondola-tipo': 'pedido.generado',
      'content-type': 'application/json; charset=utf-8',
    })
    const { seconds, matches } = signaturesOf(received!, webhook.Secreto!)
    expect(matches).toEqual([true])
    expect(Math.abs(seconds - shop.deps.clock.now().getTime() / 1000)).toBeLessThan(5)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 1, status_code: 200, answer: 'ok' }])
  })

  it('tell whom its invoice is made out to since', async () => {
    const Id = await placed()
    const body = { Cuit: '30-71234567-1', RazonSocial: 'Sol SRL', CondicionIva: 'monotributo' } as const
    await admin.call(saveOrderInvoice, { params: { Id }, body })
    await deliver()
    expect(types()).toEqual(['pedido.generado', 'pedido.cambiado'])
    expect(receiver.received[1]!.body.Pedido?.Factura?.Cuit).toBe('30712345671')
  })

  it('tell of every step, in order, and of other totals', async () => {
    const Id = await placed()
    const params = { Id }
    await admin.call(startPreparing, { params })
    const tap = (Items: number, Cantidad: number) => ({
      Clave: `aviso-${Id}-${Items}`,
      Dispositivo: 'telefono',
      Orden: Items,
      Items,
      Version: 0,
      Preparado: { Cantidad, Sustituto: null, Nota: null },
    })
    await admin.call(sendTaps, { params, body: { Toques: [tap(1, 2), tap(2, 750)] } })
    await admin.call(markReady, { params })
    await admin.call(reopenPreparation, { params })
    await admin.call(returnToQueue, { params })
    await admin.call(startPreparing, { params })
    await admin.call(markReady, { params })
    await admin.call(dispatchOrder, { params })
    await deliver()
    expect(types()).toEqual([
      'pedido.generado',
      'pedido.preparando',
      'pedido.listo',
      'pedido.totales',
      'pedido.preparando',
      'pedido.totales',
      'pedido.en-cola',
      'pedido.preparando',
      'pedido.listo',
      'pedido.totales',
      'pedido.despachado',
    ])
    const totals = receiver.received
      .filter(({ body }) => body.Tipo === 'pedido.totales')
      .map(({ body }) => body.Pedido?.TotalNeto)
    expect(totals).toEqual([2626.62, 2726.72, 2626.62])
    const numbers = receiver.received.map(({ body }) => body.Secuencia)
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    expect(receiver.received[2]!.body.Pedido?.Lineas[0]?.Preparado?.Cantidad).toBe(2)
  })

  it('tell who ends an order', async () => {
    const [first, second] = [await placed(), await placed()]
    await admin.call(cancelOrder, { params: { Id: first }, body: { Motivo: 'Sin reparto' } })
    await ana.browser.call(saveOrder, { body: { Id: second, Estado: 'A' } })
    await deliver()
    const ended = receiver.received.map(({ body: { Tipo, Pedido } }) => [
      Tipo,
      Pedido?.Id,
      Pedido?.MotivoCancelacion,
    ])
    expect(ended).toContainEqual(['pedido.cancelado', first, 'Sin reparto'])
    expect(ended).toContainEqual(['pedido.anulado', second, undefined])
  })

  it('go with the change that caused them, or not at all', async () => {
    const refused = await save(ana.browser, orderDraft({ TotalNeto: 1 }))
    expect(refused.status).toBe(409)
    const saved = await save(ana.browser, { Estado: 'I', Lineas: [{ Codart: 'PAN', Cantidad: 3 }] })
    expect(saved.status).toBe(200)
    expect(await rows()).toEqual([])
  })

  it('are only of the events that were chosen', async () => {
    await change({ Eventos: ['pedido.anulado'] })
    const Id = await placed()
    await ana.browser.call(saveOrder, { body: { Id, Estado: 'A' } })
    await deliver()
    expect(types()).toEqual(['pedido.anulado'])
    await change({})
  })

  it('write nothing without endpoints, and wait where none may be called', async () => {
    await placed()
    await change({ Activo: false })
    await placed()
    await deliver()
    expect(types()).toEqual([])
    const [waiting] = await rows()
    later(60)
    await admin.call(replayDelivery, { params: { Id: waiting!.id } })
    // one that was due keeps its place
    expect(await rows()).toMatchObject([{ next_attempt_at: waiting!.next_attempt_at }])
    await change({})
    await deliver()
    expect(types()).toEqual(['pedido.generado'])
  })

  it.each([
    [503, 'Respondió 503'],
    [302, 'Respondió 302'],
    [410, 'Respondió 410'],
  ])('are tried again after %i, later each time', async (status, said) => {
    receiver.answer = fail(status)
    await placed()
    await deliver()
    await deliver()
    expect(receiver.received).toHaveLength(1)
    expect(await rows()).toMatchObject([
      { state: 'queued', attempts: 1, status_code: status, last_error: said, lease: null },
    ])
    later(5)
    await deliver()
    expect(receiver.received).toHaveLength(2)
    later(4)
    await deliver()
    expect(receiver.received).toHaveLength(2)
    receiver.answer = (_request, response) => void response.writeHead(204).end()
    later(6)
    await deliver()
    expect(receiver.received).toHaveLength(3)
    expect(new Set(receiver.received.map(({ body }) => body.Evento)).size).toBe(1)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 3, status_code: 204, last_error: null }])
  })

  it('are given up after the last attempt, and repeated from the panel', async () => {
    receiver.answer = fail(500)
    const Id = await placed()
    for (let attempt = 1; attempt <= 20; attempt++) {
      await deliver()
      expect(await rows()).toMatchObject([{ attempts: attempt, state: attempt < 20 ? 'queued' : 'failed' }])
      later(6 * 3600)
    }
    // staff sessions expire sooner
    shop.setNow(SATURDAY_NOON)
    const query = { Pedido: Id }
    const [failed] = (await admin.call(staffDeliveries.list, { query })).json
    expect(failed).toMatchObject({ Estado: 'failed', Intentos: 20, Codigo: 500, Proximo: null })
    expect((await admin.call(staffWebhooks.read, { params: { Id: webhook.Id } })).json.Fallidas).toBe(1)
    receiver.answer = (_request, response) => void response.end('al fin')
    const again = await admin.call(replayDelivery, { params: { Id: failed!.Id } })
    expect(again.json).toMatchObject({ Estado: 'queued', Intentos: 0, Respuesta: 'no' })
    await deliver()
    const whole = (await admin.call(staffDeliveries.read, { params: { Id: failed!.Id } })).json
    expect(whole).toMatchObject({ Estado: 'sent', Intentos: 1, Respuesta: 'al fin', UltimoError: null })
    expect(whole.Cuerpo).toBe(receiver.received.at(-1)!.raw)
  })

  it('wait for those before them of the same order, not for other orders', async () => {
    const first = await placed()
    const isFirst = ({ body }: Received) => body.Pedido?.Id === first && body.Tipo === 'pedido.generado'
    receiver.answer = (request, response) =>
      isFirst(request) ? fail(500)(request, response) : void response.end()
    await admin.call(startPreparing, { params: { Id: first } })
    const second = await placed()
    await deliver()
    const told = receiver.received.map(({ body }) => [body.Tipo, body.Pedido?.Id])
    expect(told).toHaveLength(2)
    expect(told).toEqual(
      expect.arrayContaining([
        ['pedido.generado', first],
        ['pedido.generado', second],
      ]),
    )
    receiver.answer = (_request, response) => void response.end()
    later(6)
    await deliver()
    expect(types().slice(2)).toEqual(['pedido.generado', 'pedido.preparando'])
  })

  it('are delivered once by two processes at the same time', async () => {
    for (let count = 0; count < 12; count++) await placed()
    const second = await shop.openSecondApp()
    await Promise.all([deliver(), deliver(second.deps), deliver(), deliver(second.deps)])
    await second.close()
    expect(new Set(receiver.received.map(({ body }) => body.Evento)).size).toBe(12)
    expect(receiver.received).toHaveLength(12)
  })

  it('are taken over from a process that died', async () => {
    await placed()
    expect(await claimDeliveries(shop.db, shop.deps.clock, webhook.Id, 5)).toHaveLength(1)
    await deliver()
    expect(receiver.received).toHaveLength(0)
    const [waiting] = await rows()
    expect((await admin.call(replayDelivery, { params: { Id: waiting!.id } })).problem.code).toBe(
      'entrega-en-curso',
    )
    later(61)
    await deliver()
    expect(receiver.received).toHaveLength(1)
    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  it('are repeated since a moment, in their order', async () => {
    await placed()
    await deliver()
    later(60)
    const Desde = instant(shop.deps.clock)
    const Id = await placed()
    await admin.call(startPreparing, { params: { Id } })
    await deliver()
    receiver.received.length = 0
    const params = { Id: webhook.Id }
    const replay = async (body: { Desde: string; SoloFallidas: boolean }) =>
      (await admin.call(replayWebhook, { params, body })).json.Cantidad
    expect(await replay({ Desde, SoloFallidas: true })).toBe(0)
    expect(await replay({ Desde, SoloFallidas: false })).toBe(2)
    await deliver()
    expect(types()).toEqual(['pedido.generado', 'pedido.preparando'])
    expect(receiver.received.map(({ body }) => body.Pedido?.Id)).toEqual([Id, Id])
    // an endpoint added later also gets the events sent to others
    const newer = (await admin.call(staffWebhooks.create, { body: draft({ Eventos: ['pedido.generado'] }) }))
      .json
    const { json } = await admin.call(replayWebhook, {
      params: { Id: newer.Id },
      body: { Desde, SoloFallidas: false },
    })
    expect(json.Cantidad).toBe(1)
    await change({ Activo: false })
    expect(
      (await admin.call(replayWebhook, { params, body: { Desde, SoloFallidas: false } })).problem.code,
    ).toBe('webhook-inactivo')
    await change({})
    expect((await admin.call(staffWebhooks.remove, { params: { Id: newer.Id } })).status).toBe(204)
  })

  it('show their secret once, and sign with both for a day after it was changed', async () => {
    const list = (await admin.call(staffWebhooks.list)).text
    const read = (await admin.call(staffWebhooks.read, { params: { Id: webhook.Id } })).text
    const edited = (await change({ Nombre: 'ERP' })).text
    const { Secreto } = (await admin.call(rotateWebhookSecret, { params: { Id: webhook.Id } })).json
    expect(Secreto).toMatch(/^whsec_[\w-]{43}$/)
    await placed()
    await deliver()
    expect(signaturesOf(receiver.received[0]!, webhook.Secreto!).matches).toEqual([false, true])
    expect(signaturesOf(receiver.received[0]!, Secreto).matches).toEqual([true, false])
    later(24 * 3600 + 1)
    await placed()
    await deliver()
    expect(signaturesOf(receiver.received[1]!, Secreto).matches).toEqual([true])
    const log = JSON.stringify(await shop.db.selectFrom('audit_log').selectAll().execute())
    expect(log).toContain('cambiar-secreto')
    const told = [list, read, edited, log, JSON.stringify(shop.log)].join()
    for (const secret of [webhook.Secreto!, Secreto]) expect(told).not.toContain(secret)
  })

  it('have their secrets sealed, earlier ones at the next start, under another key again', async () => {
    const { db, deps, config } = shop
    const { Id, Secreto } = (await admin.call(staffWebhooks.create, { body: draft({ Nombre: 'Caja' }) })).json
    await admin.call(rotateWebhookSecret, { params: { Id } })
    const stored = () =>
      db.selectFrom('webhook_endpoints').selectAll().where('id', '=', Id).executeTakeFirstOrThrow()
    const row = await stored()
    const signing = (needs: Deps, of: typeof row) => signingSecretsOf(needs, of, instant(deps.clock))
    expect([row.secret, row.previous_secret].join()).not.toContain('whsec_')
    expect(signing(deps, row)[1]).toBe(Secreto)
    expect(signing(deps, { ...row, id: webhook.Id })).toEqual([])
    expect(await sealOldWebhookSecrets(deps)).toEqual({ sealed: 0, lost: 0 })
    // stored unsealed, as earlier releases did
    await db
      .updateTable('webhook_endpoints')
      .set({ secret: Secreto!, previous_secret: null, previous_until: null })
      .where('id', '=', Id)
      .execute()
    expect(await sealOldWebhookSecrets(deps)).toEqual({ sealed: 1, lost: 0 })
    expect((await stored()).secret).not.toContain(Secreto!)
    const [old = ''] = readFileSync(join(config.dataFolder, KEY_FILE), 'utf8').split('\n')
    const turned = { ...deps, secrets: new SecretBox({ ...config, secretKeys: [newSecretKey(), old] }) }
    expect((await sealOldWebhookSecrets(turned)).lost).toBe(0)
    expect(signing(turned, await stored())).toEqual([Secreto])
    // without the key nothing is sent, since nobody could verify it, and the panel says why
    expect((await sealOldWebhookSecrets(deps)).lost).toBeGreaterThan(0)
    expect((await admin.call(tryWebhook, { params: { Id } })).json.Error).toContain('generá otro secreto')
    expect(receiver.received).toEqual([])
    await admin.call(rotateWebhookSecret, { params: { Id } })
    expect((await admin.call(tryWebhook, { params: { Id } })).json.Entregado).toBe(true)
    await admin.call(rotateWebhookSecret, { params: { Id: webhook.Id } })
    expect((await admin.call(staffWebhooks.remove, { params: { Id } })).status).toBe(204)
  })

  it('are tested at once, active or not', async () => {
    const params = { Id: webhook.Id }
    expect((await admin.call(tryWebhook, { params })).json).toEqual({
      Entregado: true,
      Codigo: 200,
      Respuesta: 'ok',
      Error: null,
    })
    expect(receiver.received[0]!.body).toMatchObject({ Tipo: 'prueba', Pedido: null })
    receiver.answer = fail(404)
    expect((await admin.call(tryWebhook, { params })).json).toMatchObject({
      Entregado: false,
      Codigo: 404,
      Error: 'Respondió 404',
    })
    expect(await rows()).toEqual([])
  })

  it.each([
    [{ Url: 'ftp://example.com/' }, 'direccion-web', 'Url'],
    [{ Url: 'https://ana:clave@example.com/' }, 'direccion-web', 'Url'],
    [{ Url: 'http://[::1' }, 'direccion-web', 'Url'],
    [{ Url: '//example.com' }, 'direccion-web', 'Url'],
    [{ Url: 'file:///etc/passwd' }, 'direccion-web', 'Url'],
    [{ Url: 'http://10.0.0.1/' }, 'direccion-interna', 'Url'],
    [{ Url: 'http://169.254.169.254/latest/meta-data' }, 'direccion-interna', 'Url'],
    [{ Url: 'http://2130706434/' }, 'direccion-interna', 'Url'],
    [{ Url: 'http://[::ffff:10.0.0.1]/' }, 'direccion-interna', 'Url'],
    [{ Url: 'http://8.8.8.8/' }, 'direccion-sin-cifrar', 'Url'],
    [{ Nombre: '  ' }, 'nombre-vacio', 'Nombre'],
    [{ Eventos: [] }, 'sin-eventos', 'Eventos'],
  ])('are refused with %j', async (changes, code, Campo) => {
    expect((await change(changes)).problem).toMatchObject({ status: 422, code, Campo })
    const created = await admin.call(staffWebhooks.create, { body: draft(changes) })
    expect(created.problem).toMatchObject({ status: 422, code, Campo })
  })

  it('call no name that leads into the inner network', async () => {
    const { json } = await admin.call(staffWebhooks.create, {
      body: draft({ Eventos: ['pedido.anulado'] }),
    })
    // the name resolved elsewhere when it was saved
    const url = receiver.url.replace('127.0.0.1', 'localhost')
    await shop.db.updateTable('webhook_endpoints').set({ url }).where('id', '=', json.Id).execute()
    const inner = { ...shop.deps, config: { ...shop.config, webhookNetworks: [] } }
    const Id = await placed()
    await ana.browser.call(saveOrder, { body: { Id, Estado: 'A' } })
    await deliver(inner)
    expect(receiver.received).toEqual([])
    expect((await rows()).map(({ last_error }) => last_error)).toContain(
      'La dirección es de una red interna no permitida (WEBHOOK_NETWORKS)',
    )
    await admin.call(staffWebhooks.remove, { params: { Id: json.Id } })
    later(6)
  })

  it('are delivered by the worker, which finishes what it has when it stops', async () => {
    const worker = startWebhookWorker(shop.deps, silent)
    await placed()
    await expect.poll(() => receiver.received.length).toBe(1)
    await worker.stop()
    expect(await rows()).toMatchObject([{ state: 'sent' }])
  })

  it('tell of articles that were written, as they are, once', async () => {
    const write = (
      Codigo: string,
      set: { Precioventa?: number; list_prices?: string | null; is_on_sale?: boolean },
    ) =>
      inCatalogue(shop.db, (trx) =>
        trx.updateTable('articles').set(set).where('Codigo', '=', Codigo).execute(),
      )
    const told = async () => {
      await Promise.all([queueChangedArticles(shop.deps), queueChangedArticles(shop.deps)])
      await deliver()
      return receiver.received.splice(0).map(({ body }) => body.Articulos)
    }
    expect(await told(), 'nothing of before').toEqual([])
    const prices = shop.db.selectFrom('articles').select('Precioventa').where('Codigo', '=', 'PAN')
    const { Precioventa: before } = await prices.executeTakeFirstOrThrow()
    await write('PAN', { Precioventa: 1500.5, list_prices: '{"7":1400.25}' })
    await write('QUESO', { is_on_sale: false })
    const bread = { Codigo: 'PAN', EnVenta: true, Precio: 1500.5, Listas: [{ Lista: 7, Precio: 1400.25 }] }
    expect(await told()).toEqual([
      [
        { Ean: null, Descripcion: expect.any(String), ...bread },
        { Codigo: 'QUESO', EnVenta: false },
      ],
    ])
    expect(await told()).toEqual([])
    const { json: found } = await admin.call(staffDeliveries.list, { query: { Tipo: 'articulos.cambiados' } })
    expect(found).toMatchObject([{ Estado: 'sent', Pedido: null }])

    // both were told as much
    const { json: other } = await admin.call(staffWebhooks.create, {
      body: draft({ Eventos: ['articulos.cambiados'] }),
    })
    expect(await told()).toEqual([])
    await shop.db.deleteFrom('webhook_events').execute()
    await write('PAN', { Precioventa: 1500.75 })
    expect(await told()).toHaveLength(2)
    expect(await shop.db.selectFrom('webhook_events').select('id').execute()).toHaveLength(1)
    await admin.call(staffWebhooks.remove, { params: { Id: other.Id } })

    for (let version = 0; version <= CHANGES_KEPT_VERSIONS; version++)
      await write('PAN', { Precioventa: 1500.5 })
    const all = (await told()).flat()
    const onSale = await shop.db
      .selectFrom('articles')
      .select('Codigo')
      .where('is_on_sale', '=', true)
      .execute()
    expect(all.map((article) => article?.Codigo).toSorted()).toEqual(
      onSale.map(({ Codigo }) => Codigo).toSorted(),
    )
    expect(all).toContainEqual(expect.objectContaining(bread))
    await write('QUESO', { is_on_sale: true })
    await write('PAN', { Precioventa: before, list_prices: null })
    await catalogueChanged(shop)
  })

  it('go with the account, but what waits', async () => {
    const eva = await registerTestClient(shop)
    await save(eva.browser, orderDraft({ Dia: MONDAY }))
    await deliver()
    await removeAccount(shop.deps, eva.client.Id, 'secreta1')
    expect((await rows()).map(({ state }) => state)).toEqual(['queued'])
    await deliver()
    expect(types()).toEqual(['pedido.generado', 'pedido.anulado'])
  })

  it('are stored for a month, and longer while they wait', async () => {
    await placed()
    await deliver()
    receiver.answer = fail(500)
    await placed()
    await deliver()
    later(31 * 24 * 3600)
    await tidyUp(shop.deps)
    expect(await rows()).toMatchObject([{ state: 'queued' }])
  })
})

it.each([
  [1, 5],
  [2, 10],
  [5, 80],
  [13, 20_480],
  [14, 21_600],
  [20, 21_600],
])('the pause after attempt %i is at most %i s, at least half of it', (attempts, longest) => {
  expect(retryPause(attempts, PAUSES, 0)).toBe(longest / 2)
  expect(retryPause(attempts, PAUSES, 1)).toBe(longest)
})
