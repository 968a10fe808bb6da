import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  exportErpOrders,
  findErpOrder,
  listErpOrders,
  setErpOrderState,
  exportOrders,
  revokeApiKey,
  staffApiKeys,
  type ApiKeyDraft,
} from '@gondola/contract/integrations'
import { CALL_LIMITS } from '@gondola/contract/base'
import { staffAudit } from '@gondola/contract/staff'
import { sendStockNumbers } from '@gondola/contract/stock'
import { markReady, sendTaps, staffOrders, startPreparing } from '@gondola/contract/orders'
import { addSellingBranch, addZone } from '../../../../lab/shop/branch-orders.ts'
import { warnOfEndingKeys } from './warn-ending-keys.ts'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { MONDAY, orderDraft, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { catalogueChanged } from '../../../../lab/shop/promotion-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import { systemOf } from '../../../../lab/harness/system-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'

describeOnBothDatabases('another system', (database) => {
  let shop: TestShop
  let ana: Awaited<ReturnType<typeof registerTestClient>>
  let admin: TestClient
  let erp: TestClient
  beforeAll(async () => {
    shop = await startOrderShop(database, { rateLimit: true })
    ana = await registerTestClient(shop)
    // she places more orders than a client with an unconfirmed address may
    const email_confirmed_at = shop.deps.clock.now().toISOString()
    await shop.db.updateTable('clients').set({ email_confirmed_at }).execute()
    admin = await staffOf(shop, 'administracion', 'jefa')
    erp = await systemOf(shop, admin)
  })
  afterAll(() => shop.close())

  const placed = async (changes = {}) => (await save(ana.browser, orderDraft(changes))).json.Id
  const later = (seconds: number) =>
    shop.setNow(new Date(shop.deps.clock.now().getTime() + seconds * 1000).toISOString())
  const bring = (
    Id: number,
    Estado: 'preparando' | 'despachado' | 'entregado' | 'cancelado',
    Motivo?: string,
  ) =>
    erp.call(setErpOrderState, { params: { Id }, body: { Estado, ...(Motivo !== undefined && { Motivo }) } })
  const stepsOf = async (Id: number) =>
    (await admin.call(staffOrders.read, { params: { Id } })).json.Historial.map(({ Paso }) => Paso)

  it('gets a key that is shown once and stored as a hash', async () => {
    const created = await admin.call(staffApiKeys.create, {
      body: { Nombre: ' Depósito ', Permisos: ['pedidos:leer', 'pedidos:leer'] },
    })
    const { Token, Id, Prefijo } = created.json
    expect(created.json).toMatchObject({
      Nombre: 'Depósito',
      Permisos: ['pedidos:leer'],
      CreadaPor: 'jefa',
      UltimoUso: null,
      Revocada: null,
    })
    expect(Token).toMatch(/^gdl_[0-9a-f]{8}_[\w-]{43}$/)
    expect(Token!.startsWith(Prefijo)).toBe(true)
    const told = [
      (await admin.call(staffApiKeys.list)).text,
      (await admin.call(staffApiKeys.read, { params: { Id } })).text,
      JSON.stringify(await shop.db.selectFrom('api_keys').selectAll().execute()),
      JSON.stringify(await shop.db.selectFrom('audit_log').selectAll().execute()),
      JSON.stringify(shop.log),
    ]
    for (const text of told) expect(text).not.toContain(Token!.slice(-43))
  })

  it.each([
    [{ Nombre: ' ', Permisos: ['pedidos:leer'] }, 'nombre-vacio'],
    [{ Nombre: 'X', Permisos: [] }, 'sin-permisos'],
    [{ Nombre: 'X', Permisos: ['pedidos:leer'], Vence: '2026-11-20' }, 'vence-fuera'],
    [{ Nombre: 'X', Permisos: ['pedidos:leer'], Vence: '2040-01-01' }, 'vence-fuera'],
    [{ Nombre: 'X', Permisos: ['pedidos:leer'], Redes: ['10.0.0.0/8', 'erp.local'] }, 'red-forma'],
    [{ Nombre: 'X', Permisos: ['pedidos:leer'], Redes: [' '] }, 'red-forma'],
    [{ Nombre: 'X', Permisos: ['pedidos:leer'], Sucursales: [99_999] }, 'sucursal-inexistente'],
  ] as const)('gets none with %j', async (body, code) => {
    const { problem } = await admin.call(staffApiKeys.create, {
      body: body as unknown as ApiKeyDraft,
    })
    expect(problem).toMatchObject({ status: 422, code })
  })

  it('has a key for a year, unless another end is said, or none', async () => {
    const endOf = async (draft: Partial<ApiKeyDraft>) =>
      (await admin.call(staffApiKeys.create, { body: { Nombre: 'X', Permisos: ['pedidos:leer'], ...draft } }))
        .json.Vence
    expect(await endOf({})).toBe('2027-11-21')
    expect(await endOf({ Vence: '2031-11-21' })).toBe('2031-11-21')
    expect(await endOf({ Vence: null })).toBeNull()
  })

  it('is let in from the networks of its key alone', async () => {
    const Id = await placed()
    const from = async (...Redes: string[]) => {
      const system = await systemOf(shop, admin, { Permisos: ['pedidos:leer'], Redes })
      return (await system.call(findErpOrder, { params: { Id } })).status
    }
    expect(await from()).toBe(200)
    expect(await from('10.0.0.0/8', '127.0.0.1')).toBe(200)
    expect(await from('10.0.0.0/8', '::1')).toBe(401)
  })

  it('guesses keys no more often than others guess passwords, and keeps those that have one', async () => {
    const wrong = shop.visitor('10.8.0.1')
    const right = shop.visitor('10.8.0.1')
    right.headers['authorization'] = erp.headers['authorization']!
    wrong.headers['authorization'] = `Bearer gdl_00000000_${'x'.repeat(43)}`
    const statusOf = async (system: typeof wrong) =>
      (await system.call(findErpOrder, { params: { Id: 99_999 } })).status
    const statuses: number[] = []
    for (let turn = 0; turn <= CALL_LIMITS.wrongKey.perAddress; turn += 1)
      statuses.push(await statusOf(wrong))
    expect(statuses).toEqual([...Array<number>(CALL_LIMITS.wrongKey.perAddress).fill(401), 429])
    expect(await statusOf(right)).toBe(404)
  })

  it('may what its key may, until it is revoked', async () => {
    const reader = await systemOf(shop, admin, ['pedidos:leer'], 'Lector')
    const writer = await systemOf(shop, admin, ['pedidos:estado'], 'Escritor')
    const Id = await placed()
    expect((await reader.call(findErpOrder, { params: { Id } })).status).toBe(200)
    expect((await writer.call(findErpOrder, { params: { Id } })).problem).toMatchObject({
      status: 403,
      code: 'permiso',
    })
    const refused = await reader.call(setErpOrderState, { params: { Id }, body: { Estado: 'despachado' } })
    expect(refused.problem).toMatchObject({ status: 403, code: 'permiso' })
    const [key] = (await admin.call(staffApiKeys.list, { query: { q: 'lector' } })).json
    expect(key!.UltimoUso).not.toBeNull()
    expect((await admin.call(revokeApiKey, { params: { Id: key!.Id } })).json.Revocada).not.toBeNull()
    expect((await admin.call(revokeApiKey, { params: { Id: key!.Id } })).problem.code).toBe('clave-revocada')
    expect((await reader.call(findErpOrder, { params: { Id } })).problem).toMatchObject({
      status: 401,
      code: 'clave-api',
    })
  })

  it('is nobody with another key, or with a session', async () => {
    const key = erp.headers['authorization']!
    const wrong = [
      '',
      'Bearer',
      'Bearer x',
      key.replace('Bearer', 'Basic'),
      key.slice(0, -1),
      `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
      key.replace(/gdl_.{8}/, 'gdl_00000000'),
      `${key}A`,
    ]
    for (const authorization of wrong) {
      const { problem, headers } = await shop.visitor().call(listErpOrders, { headers: { authorization } })
      expect(problem, authorization).toMatchObject({ status: 401, code: 'clave-api' })
      expect(headers['www-authenticate']).toBe('Bearer')
    }
    for (const browser of [admin, ana.browser])
      expect((await browser.call(listErpOrders)).problem.code).toBe('clave-api')
  })

  it('needs no XSRF token and gets no cookie', async () => {
    const Id = await placed()
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/integraciones/pedidos/${Id}/estado`,
      headers: { ...erp.headers, 'content-type': 'application/json' },
      payload: JSON.stringify({ Estado: 'cancelado', Motivo: 'Sin reparto' }),
    })
    expect(answer.statusCode).toBe(200)
    const listed = await shop.app.inject({ url: '/api/integraciones/pedidos', headers: erp.headers })
    expect([answer.headers['set-cookie'], listed.headers['set-cookie']]).toEqual([undefined, undefined])
  })

  it('lists orders in the order of their last change, a page at a time', async () => {
    later(20)
    let Cursor = '0'
    for (let isMore = true; isMore;) {
      const { json } = await erp.call(listErpOrders, { query: { Desde: Cursor } })
      Cursor = json.Cursor
      isMore = json.HayMas
    }
    const ids = [await placed(), await placed(), await placed()]
    const ask = async (Desde: string, Limite = 2) =>
      (await erp.call(listErpOrders, { query: { Desde, Limite } })).json
    expect(await ask(Cursor)).toEqual({ Pedidos: [], Cursor, HayMas: false })
    later(11)
    const first = await ask(Cursor)
    expect(first.Pedidos.map(({ Id }) => Id)).toEqual(ids.slice(0, 2))
    expect(first.HayMas).toBe(true)
    const second = await ask(first.Cursor)
    expect(second.Pedidos.map(({ Id }) => Id)).toEqual(ids.slice(2))
    expect(second.HayMas).toBe(false)
    await bring(ids[0]!, 'despachado')
    later(11)
    const third = await ask(second.Cursor)
    expect(third.Pedidos).toMatchObject([{ Id: ids[0], Estado: 'D' }])
    const cancelled = await erp.call(listErpOrders, { query: { Estado: 'C' } })
    expect(new Set(cancelled.json.Pedidos.map(({ Estado }) => Estado))).toEqual(new Set(['C']))
    const odd = await erp.call(listErpOrders, { query: { Desde: 'nada' } })
    expect(odd.problem).toMatchObject({ status: 400, Campo: 'Desde' })
    // a forged position: its number exceeds what a column can store
    const forged = Buffer.from('2026-11-21T12:00:00.000Z 9999999999').toString('base64url')
    const beyond = await erp.call(listErpOrders, { query: { Desde: forged } })
    expect(beyond.problem).toMatchObject({ status: 400, Campo: 'Desde' })
  })

  it('brings an order on its way, the same again without harm', async () => {
    const Id = await placed()
    expect((await bring(Id, 'preparando')).json).toMatchObject({ Estado: 'P', Preparacion: 'preparando' })
    expect((await bring(Id, 'preparando')).status).toBe(200)
    expect((await bring(Id, 'despachado')).json).toMatchObject({ Estado: 'D', TotalNeto: 2726.72 })
    expect((await bring(Id, 'despachado')).status).toBe(200)
    expect((await bring(Id, 'entregado')).json.Entregado).toBeDefined()
    expect((await bring(Id, 'entregado')).status).toBe(200)
    expect((await bring(Id, 'despachado')).status).toBe(200)
    expect((await bring(Id, 'preparando')).status).toBe(200)
    expect((await bring(Id, 'cancelado', 'No')).problem).toMatchObject({ status: 409, code: 'estado' })
    expect(await stepsOf(Id)).toEqual([null, 'preparar', 'devolver', 'despachar', 'entregar'])
    const points = await shop.db
      .selectFrom('points_ledger')
      .select('points')
      .where('order_id', '=', Id)
      .execute()
    expect(points.length).toBeLessThanOrEqual(1)
  })

  it('is written down by its key’s name', async () => {
    const Id = await placed()
    await bring(Id, 'cancelado', 'Sin stock')
    const [entry] = await shop.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity', '=', 'pedidos')
      .where('key', '=', String(Id))
      .execute()
    expect(entry).toMatchObject({ staff_id: null, user_name: 'ERP', action: 'cancelar' })
    const [, cancelled] = await shop.db
      .selectFrom('order_transitions')
      .selectAll()
      .where('order_id', '=', Id)
      .orderBy('id')
      .execute()
    expect(cancelled).toMatchObject({
      author: 'system',
      author_id: null,
      author_name: 'ERP',
      reason: 'Sin stock',
    })
    const { json } = await admin.call(staffOrders.read, { params: { Id } })
    expect(json.Historial.at(-1)).toMatchObject({ Paso: 'cancelar', Autor: 'ERP' })
  })

  it('cancels with a reason, once', async () => {
    const Id = await placed()
    expect((await bring(Id, 'cancelado')).problem).toMatchObject({ status: 422, code: 'motivo-vacio' })
    expect((await bring(Id, 'cancelado', 'Sin stock')).json).toMatchObject({
      Estado: 'C',
      MotivoCancelacion: 'Sin stock',
    })
    expect((await bring(Id, 'cancelado', 'Otra cosa')).json.MotivoCancelacion).toBe('Sin stock')
    const mails = await shop.db
      .selectFrom('mail_queue')
      .select('id')
      .where('event_key', '=', `pedido-${Id}-cancelado`)
      .execute()
    expect(mails).toHaveLength(1)
    expect((await bring(2_000_000_000, 'cancelado', 'x')).status).toBe(404)
  })

  it('does not take an order out of the hands of who prepares it', async () => {
    const Id = await placed()
    await admin.call(startPreparing, { params: { Id } })
    expect((await bring(Id, 'despachado')).problem).toMatchObject({ status: 409, code: 'estado' })
  })

  const csvOf = async (query: object) => {
    const answer = await admin.call(exportOrders, { query })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.text.startsWith('\uFEFF')).toBe(true)
    return answer.text.trimEnd().split('\r\n')
  }

  it('and staff read orders as CSV, hostile texts and all', async () => {
    const Id = await placed({ Opt1: '=1+1', Opt3: 'Mitre; 100', Opt4: '@SUM(A1)' })
    await admin.call(startPreparing, { params: { Id } })
    const tap = (Items: number, Cantidad: number) => ({
      Clave: `csv-${Id}-${Items}`,
      Dispositivo: 'telefono',
      Orden: Items,
      Items,
      Version: 0,
      Preparado: { Cantidad, Sustituto: null, Nota: null },
    })
    await admin.call(sendTaps, { params: { Id }, body: { Toques: [tap(1, 3), tap(2, 780)] } })
    await admin.call(markReady, { params: { Id } })
    const of = (lines: string[]) => lines.filter((line) => line.startsWith(`${Id};`))
    const byLine = of(await csvOf({ Estado: 'P' }))
    const head = `;"P";"listo";"ED";"2026-11-23";"09:00 a 12:00";;${ana.client.Id};"Ana Gómez";"${ana.client.Nrodoc}";"${ana.client.Email}";"'=1+1";"2494000000";"Mitre; 100";`
    expect(byLine).toHaveLength(2)
    expect(byLine[0]).toContain(head)
    expect(byLine[1]).toMatch(
      /;2;"QUESO";;[^;]*;"Queso cremoso";"kg";0,75;1234,56;925,92;0;21;Sí;0,78;962,96;;;;;;"'@SUM\(A1\)";;;$/,
    )
    const [byOrder] = of(await csvOf({ Estado: 'P', Detalle: 'pedidos' }))
    expect(byOrder).toContain(`;Sí;"'@SUM(A1)";;2;`)
    const own = await erp.call(exportErpOrders, { query: { Detalle: 'pedidos' } })
    expect(own.headers['content-disposition']).toMatch(/^attachment; filename="pedidos-2026-\d\d-\d\d\.csv"$/)
    expect(of(own.text.split('\r\n'))).toEqual([byOrder])
  })

  it('reads as CSV what it asked for', async () => {
    const count = async (query: object) => (await csvOf({ Detalle: 'pedidos', ...query })).length - 1
    const all = await count({})
    expect(all).toBeGreaterThan(8)
    const states = await Promise.all(['P', 'D', 'C', 'A'].map((Estado) => count({ Estado })))
    expect(states.reduce((sum, each) => sum + each, 0)).toBe(all)
    expect(await count({ FechaHasta: '2026-11-20' })).toBe(0)
    expect(await count({ FechaDesde: '2026-11-21', FechaHasta: '2026-11-22' })).toBe(all)
    expect(await count({ DiaDesde: MONDAY, DiaHasta: MONDAY })).toBe(all)
    expect(await count({ DiaHasta: MONDAY - 1 })).toBe(0)
    expect(await count({ HorarioEntrega: '12:00 a 15:00' })).toBe(0)
    expect(await count({ FormaEntrega: 'RS' })).toBe(0)
    expect(await count({ Sucursal: 3 })).toBe(0)
  })

  it('leaves for nobody of the staff without being written down: who, which, how many rows', async () => {
    const entries = async () =>
      (await admin.call(staffAudit.list, { query: { Accion: 'exportar', _sort: 'Id', _order: 'DESC' } })).json
    const before = (await entries()).length
    for (const Detalle of ['lineas', 'pedidos'] as const) {
      const query = { Detalle, Estado: 'P' as const, DiaDesde: MONDAY }
      const { text } = await admin.call(exportOrders, { query })
      const Filas = text.trimEnd().split('\r\n').length - 1
      expect(Filas).toBeGreaterThan(0)
      expect((await entries())[0]).toMatchObject({
        Usuario: 'jefa',
        Entidad: 'pedidos',
        Despues: { Filas, Filtro: query },
      })
    }
    expect((await entries()).length).toBe(before + 2)
  })

  it('is counted under its key', async () => {
    const greedy = await systemOf(shop, admin, ['pedidos:leer'], 'Apurado')
    const before = await shop.db.selectFrom('rate_limits').select('key').execute()
    expect((await greedy.call(listErpOrders)).status).toBe(200)
    const known = new Set(before.map(({ key }) => key))
    const own = (await shop.db.selectFrom('rate_limits').select('key').execute()).filter(
      ({ key }) => key.startsWith('integration:') && !known.has(key),
    )
    expect(own).toHaveLength(1)
    await shop.db.updateTable('rate_limits').set({ count: 600 }).where('key', '=', own[0]!.key).execute()
    expect((await greedy.call(listErpOrders)).problem).toMatchObject({ status: 429, code: 'limite' })
    expect((await erp.call(listErpOrders)).status).toBe(200)
  })

  it('is described in the documentation: key, webhooks, files', async () => {
    const { json } = await shop.visitor().request<Record<string, never>>('GET', '/api/docs/json')
    expect(json).toMatchObject({
      components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
      paths: {
        '/api/integraciones/pedidos/{Id}/estado': { post: { security: [{ key: [] }] } },
        '/api/integraciones/pedidos/exportar': {
          get: { responses: { 200: { content: { 'text/csv': { schema: { type: 'string' } } } } } },
        },
      },
    })
    expect(Object.keys(json['webhooks'] ?? {})).toContain('pedido.generado')
  })

  it('includes an order’s branch and zone where several branches take orders', async () => {
    const before = await placed({ Dia: 20_261_207 })
    const told = async (Id: number) => (await erp.call(findErpOrder, { params: { Id } })).json
    expect(await told(before)).not.toHaveProperty('SucursalPedido')
    const { branchId } = await addSellingBranch(shop.db, 'Norte', { Codigo: 'N-02' })
    await addZone(shop.db, branchId, ['Vela'], { Costo: 1500.5 })
    await catalogueChanged(shop)
    const Id = await placed({ Dia: 20_261_207, Sucursal: branchId, Lugar: { Localidad: 'Vela' } })
    expect(await told(Id)).toMatchObject({
      SucursalPedido: branchId,
      CodigoSucursalPedido: 'N-02',
      NombreSucursal: 'Norte',
      Sucursal: null,
      Zona: 'Vela',
      Localidad: 'Vela',
    })
    expect((await told(before)).SucursalPedido).not.toBe(branchId)
    const query = { Detalle: 'pedidos', SucursalPedido: branchId } as const
    const { text } = await erp.call(exportErpOrders, { query })
    const [heading = '', ...rows] = text.trimEnd().split('\r\n')
    expect(heading).toMatch(
      /;"Actualizado";"Sucursal del pedido";"Código de la sucursal del pedido";"Zona";"Localidad";"Código postal";"CUIT";"Razón social";"Condición IVA"$/,
    )
    expect(rows).toEqual([
      expect.stringMatching(new RegExp(`^${Id};.*;${branchId};"N-02";"Vela";"Vela";;;;$`)),
    ])
  })

  it('of some branches sees and writes only what is of these', async () => {
    const { branchId } = await addSellingBranch(shop.db, 'Barrio', { Codigo: 'B7' })
    const system = await systemOf(shop, admin, { Sucursales: [branchId] })
    const [own, other] = [await placed(), await placed()]
    await shop.db.updateTable('orders').set({ branch_id: branchId }).where('Id', '=', own).execute()
    later(11)
    const listed = (await system.call(listErpOrders)).json.Pedidos.map(({ Id }) => Id)
    expect(listed).toEqual([own])
    const statusOf = async (Id: number) => (await system.call(findErpOrder, { params: { Id } })).status
    expect([await statusOf(own), await statusOf(other)]).toEqual([200, 404])
    const prepare = async (Id: number) =>
      (await system.call(setErpOrderState, { params: { Id }, body: { Estado: 'preparando' } })).status
    expect([await prepare(own), await prepare(other)]).toEqual([200, 404])
    expect(await stepsOf(other)).not.toContain('preparando')
    const file = await system.call(exportErpOrders, { query: { Detalle: 'pedidos' } })
    expect(file.text.trim().split('\r\n')).toHaveLength(2)
    const foreign = (await admin.call(staffOrders.read, { params: { Id: other } })).json.Sucursal ?? 0
    const asked = await system.call(exportErpOrders, { query: { SucursalPedido: foreign } })
    expect(asked.problem).toMatchObject({ status: 403, code: 'otra-sucursal' })
    const Codigo = 'PAN'
    const stock = (Sucursal?: number | string) => ({ Codigo, Existencia: 7, ...(Sucursal && { Sucursal }) })
    const { json } = await system.call(sendStockNumbers, {
      body: { Filas: [stock('B7'), stock(foreign), stock()] },
    })
    expect(json).toMatchObject({ Tomadas: 1, Rechazadas: [{ Fila: 2 }, { Fila: 3 }] })
    expect(json.Rechazadas.map(({ Motivo }) => Motivo)).toEqual(Array(2).fill('sucursal-desconocida'))
    const rows = await shop.db.selectFrom('stock').select(['branch_id', 'quantity']).execute()
    expect(rows.filter(({ quantity }) => quantity === 7)).toEqual([{ branch_id: branchId, quantity: 7 }])
  })

  it('mails the end of its key once, fourteen days before, and is refused after it', async () => {
    const reader = await systemOf(shop, admin, { Nombre: 'Caja 4', Vence: '2026-12-24' })
    await systemOf(shop, admin, { Nombre: 'Sin fin', Vence: null })
    const mails = async () => {
      await warnOfEndingKeys(shop.deps)
      const sent = await shop.db.selectFrom('mail_queue').select('subject').execute()
      return sent.filter(({ subject }) => subject.includes('vence')).map(({ subject }) => subject)
    }
    expect(await mails()).toEqual([])
    shop.setNow('2026-12-10T03:00:00.000Z')
    expect(await mails()).toEqual(['La clave de API «Caja 4» vence el 24/12/2026'])
    expect(await mails()).toHaveLength(1)
    shop.setNow('2026-12-25T02:59:59.000Z')
    expect((await reader.call(listErpOrders)).status).toBe(200)
    shop.setNow('2026-12-25T03:00:00.000Z')
    expect((await reader.call(listErpOrders)).problem).toMatchObject({ status: 401, code: 'clave-api' })
    expect(await mails()).toHaveLength(1)
  })
})
