import { afterAll, beforeAll, expect, it } from 'vitest'
import { staffClients, staffPoints } from '@gondola/contract/clients'
import { staffCoverageRequests } from '@gondola/contract/delivery'
import { exportOrders } from '@gondola/contract/integrations'
import { listOrderSheets, staffClaims, staffOrders } from '@gondola/contract/orders'
import { staffAudit } from '@gondola/contract/staff'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { ageLogin, staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { addSellingBranch } from '../../../../lab/shop/branch-orders.ts'
import { orderDraft, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import { findCount } from '../../http/rate-limit.store.ts'
import { hashToken } from '../../platform/secrets/token.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'

describeOnBothDatabases('who reads customers', (database) => {
  let shop: TestShop
  let chief: TestClient
  let picker: TestClient
  /** Attention of a branch without orders. */
  let desk: TestClient
  let other: number
  let customer: Awaited<ReturnType<typeof registerTestClient>>
  let orderId: number
  beforeAll(async () => {
    shop = await startOrderShop(database)
    other = (await addSellingBranch(shop.db, 'Otra')).branchId
    chief = await staffOf(shop, 'administracion', 'jefa')
    picker = await staffOf(shop, 'pedidos', 'prepara')
    desk = await staffOf(shop, 'atencion', 'mostrador', [other])
    customer = await registerTestClient(shop, {
      Nombre: 'Ximena Paz',
      Telefono: '0249 15 455-1237',
      Email: 'ximena@example.com',
    })
    orderId = (await save(customer.browser, orderDraft())).json.Id
  })
  afterAll(() => shop.close())

  const found = async (staff: TestClient, q?: string) =>
    (await staff.call(staffClients.list, { query: q === undefined ? {} : { q } })).json.map(({ Id }) => Id)

  it('not who prepares orders: no list, record, points or who waits for a zone', async () => {
    const { Id } = customer.client
    for (const answer of [
      await picker.call(staffClients.list),
      await picker.call(staffClients.read, { params: { Id } }),
      await picker.call(staffPoints.list),
      await picker.call(staffCoverageRequests.list),
    ])
      expect(answer.status).toBe(403)
    expect((await desk.call(staffCoverageRequests.list)).status).toBe(403)
  })

  it('nobody has documents and streets in a list', async () => {
    const { text } = await chief.call(staffClients.list)
    expect(text).toContain('Ximena Paz')
    expect(text).not.toMatch(/Documento|Direccion|Comentario/)
    const { Nrodoc } = customer.client
    expect(text).not.toContain(Nrodoc)
  })

  it('a branch: its own customers, and who is found by something whole of the person', async () => {
    const { Id, Nrodoc } = customer.client
    expect(await found(desk)).toEqual([])
    for (const q of ['Ximena', 'ximena@', '4551237', Nrodoc.slice(0, -1), 'Paz'])
      expect(await found(desk, q), q).toEqual([])
    expect((await desk.call(staffClients.read, { params: { Id } })).status).toBe(404)
    expect((await desk.call(staffPoints.list)).json).toEqual([])
    for (const q of [Nrodoc, 'XIMENA@example.com', '+54 9 249 455-1237', String(orderId)])
      expect(await found(desk, q), q).toEqual([Id])
    // and then opened
    expect((await desk.call(staffClients.read, { params: { Id } })).json.Nombre).toBe('Ximena Paz')
    const secondDesk = await staffOf(shop, 'atencion', 'mostrador2', [other])
    expect((await secondDesk.call(staffClients.read, { params: { Id } })).status).toBe(404)
    const place = JSON.stringify({ Forma: 'RS', Sucursal: other, Localidad: '', CodigoPostal: '' })
    await shop.db.updateTable('clients').set({ delivery_place: place }).where('Id', '=', Id).execute()
    expect(await found(secondDesk)).toEqual([Id])
    expect(await found(secondDesk, 'ximena')).toEqual([Id])
    expect((await secondDesk.call(staffClients.read, { params: { Id } })).status).toBe(200)
  })

  it('is in the log, once for each hour', async () => {
    const { Id } = customer.client
    const reader = await staffOf(shop, 'atencion', 'lectora')
    await reader.call(staffClients.read, { params: { Id } })
    await reader.call(staffClients.read, { params: { Id } })
    const query = { Entidad: 'clientes', Clave: String(Id), Accion: 'ver' }
    const { json } = await chief.call(staffAudit.list, { query })
    expect(json.filter(({ Usuario }) => Usuario === 'lectora')).toHaveLength(1)
  })

  it('is counted by account, and reported beyond 300 rows', async () => {
    const reader = await staffOf(shop, 'atencion', 'copiadora')
    const reports = async () =>
      (await chief.call(staffAudit.list, { query: { Entidad: 'clientes', Accion: 'leer-muchos' } })).json
    const clients = (await reader.call(staffClients.list)).json.length
    for (let read = clients; read < 300; read += clients) {
      expect(await reports()).toEqual([])
      await reader.call(staffClients.list)
    }
    await expect.poll(reports).toMatchObject([{ Usuario: 'copiadora' }])
    await reader.call(staffClients.list)
    expect(await reports()).toHaveLength(1)
    const { text } = await shop.visitor().request('GET', '/metrics')
    expect(text).toMatch(/gondola_people_rows_read_total [1-9]\d\d/)
    expect(text).toContain('gondola_people_readers_reported_total 1')
  })

  it('asks for password or code again before 300 rows are read since, and before a file’s worth of orders', async () => {
    const reader = await staffOf(shop, 'atencion', 'hace-rato')
    const code = async (_end: number) =>
      (await reader.call(staffClients.list, { query: { _end } })).problem?.code
    expect(await code(1000)).toBeUndefined()
    await ageLogin(shop, reader, 3600)
    expect(await code(1000)).toBe('confirmar-identidad')
    const clients = (await reader.call(staffClients.list)).json.length
    for (let read = clients; read + 25 <= 300; read += clients) {
      await expect.poll(() => readSince(reader)).toBe(read)
      expect(await code(25)).toBeUndefined()
    }
    await expect.poll(() => code(25)).toBe('confirmar-identidad')
    // nor one by one
    const params = { Id: customer.client.Id }
    const one = async () => (await reader.call(staffClients.read, { params })).problem?.code
    for (let read = 0; read < 25; read += 1) await one()
    await expect.poll(one).toBe('confirmar-identidad')
    const orders = async (_end: number) => (await reader.call(staffOrders.list, { query: { _end } })).status
    expect([await orders(30), await orders(101)]).toEqual([200, 403])
    // and neither for counts nor for the claims that an order's page shows
    expect(await code(0)).toBeUndefined()
    const ofOrder = { query: { Pedido: orderId, _end: 100 } }
    expect((await reader.call(staffClaims.list, ofOrder)).status).toBe(200)
  })
  /** The rows counted since the account said its password. */
  const readSince = async (reader: TestClient) => {
    const { staff_id, confirmed_at } = await shop.db
      .selectFrom('sessions')
      .select(['staff_id', 'confirmed_at'])
      .where('token_hash', '=', hashToken(reader.cookies.get('gondola_gestion')!))
      .executeTakeFirstOrThrow()
    return findCount(shop.db, shop.deps.clock, `peopleRead:${staff_id}:${confirmed_at}`)
  }

  it('counts each order that an account reads once a day, in lists, sheets and alone', async () => {
    const rows = async () =>
      Number(
        /gondola_people_rows_read_total (\d+)/.exec(
          (await shop.visitor().request('GET', '/metrics')).text,
        )![1],
      )
    const before = await rows()
    await save(customer.browser, orderDraft())
    const orders = (await picker.call(staffOrders.list)).json.map(({ Id }) => Id)
    expect(orders.length).toBeGreaterThan(1)
    await expect.poll(rows).toBe(before + orders.length)
    await picker.call(staffOrders.list)
    await picker.call(listOrderSheets, { query: { Numeros: orders.join(',') } })
    await picker.call(staffOrders.read, { params: { Id: orders[0]! } })
    await chief.call(staffOrders.read, { params: { Id: orders[0]! } })
    await expect.poll(rows).toBe(before + orders.length + 1)
  })

  it('the account of who ordered is for who serves customers: who prepares has the recipient', async () => {
    const Id = (await save(customer.browser, orderDraft({ Opt1: 'Eva Sosa' }))).json.Id
    const answers = async (staff: TestClient) => [
      (await staff.call(staffOrders.read, { params: { Id } })).text,
      (await staff.call(listOrderSheets, { query: { Numeros: String(Id) } })).text,
      (await staff.call(exportOrders, { query: { Detalle: 'pedidos' } })).text,
      (await staff.call(exportOrders, { query: { Detalle: 'lineas' } })).text,
    ]
    for (const text of await answers(chief)) expect(text).toMatch(/Ximena Paz[^]*ximena@example\.com/)
    const { Nrodoc } = customer.client
    for (const text of await answers(picker)) {
      expect(text).toContain('Eva Sosa')
      expect(text).not.toContain(`"${Nrodoc}"`)
      expect(text).not.toMatch(/Ximena|ximena@/)
    }
    expect((await chief.call(exportOrders, { query: { Detalle: 'pedidos' } })).text).toContain(Nrodoc)
  })
})
