import { randomUUID } from 'node:crypto'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  deleteAccount,
  findDocument,
  findOwnClient,
  loginByUser,
  requestRecovery,
  saveClient,
  updateClient,
  blockClient,
  mailClientRecovery,
  staffClients,
  staffPoints,
} from '@gondola/contract/clients'
import {
  beginSecondFactor,
  changeStaffPassword,
  confirmSecondFactor,
  findOwnStaff,
  resetStaffAccess,
  staffAccounts,
} from '@gondola/contract/staff'
import { staffDepartments } from '@gondola/contract/catalogue-admin'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { addStaffAccount, STAFF_PASSWORD, staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'
import { openTwoServers, statusesOf, whileRuns, type TwoServers } from './two-servers.ts'

const Pass = 'secreta1'

describeOnBothDatabases('accounts at two servers at the same moment', (database) => {
  let shop: TestShop
  let servers: TwoServers
  let staff: TestClient
  beforeAll(async () => {
    shop = await startOrderShop(database)
    servers = await openTwoServers(shop)
    staff = await staffOf(shop, 'administracion')
  })
  afterAll(() => servers.close())

  const giveUp = (by: TestClient) => by.call(deleteAccount, { body: { Pass } })
  const rowOf = (Id: number) =>
    shop.db.selectFrom('clients').selectAll().where('Id', '=', Id).executeTakeFirst()

  it.each([1, 2, 3])('given up while its password is recovered (%d)', async () => {
    const { browser, client } = await registerTestClient(shop)
    const params = { Tipodoc: 1, Nrodoc: client.Nrodoc }
    const Referencia = (await shop.visitor().call(findDocument, { params })).json!.Id
    const removing = giveUp(browser)
    const [referred, mailed] = await Promise.all([
      whileRuns(servers, shop.visitor(), removing, (by) => by.call(findDocument, { params })),
      whileRuns(servers, shop.visitor(), removing, (by) =>
        by.call(requestRecovery, { params: { Referencia, Email: client.Email } }),
      ),
    ])
    expect((await removing).status).toBe(204)
    for (const { status, text } of [...referred, ...mailed]) expect(status, text).toBe(200)
    expect(referred.at(-1)?.json).toBeNull()
  })

  it('given up while staff send the link and give points', async () => {
    for (let round = 0; round < 3; round++) {
      const { browser, client } = await registerTestClient(shop)
      const removing = giveUp(browser)
      const gift = { Cliente: client.Id, Puntos: 1, Motivo: 'Cortesía' }
      const [linked, given] = await Promise.all([
        whileRuns(servers, staff, removing, (by) =>
          by.call(mailClientRecovery, { params: { Id: client.Id } }),
        ),
        whileRuns(servers, staff, removing, (by) => by.call(staffPoints.create, { body: gift })),
      ])
      expect((await removing).status).toBe(204)
      for (const { status, text } of linked) expect([204, 404], text).toContain(status)
      for (const { status, text } of given) expect([200, 422], text).toContain(status)
      const ledger = shop.db.selectFrom('points_ledger').select('id').where('client_id', '=', client.Id)
      expect(await ledger.execute()).toEqual([])
    }
  })

  it('given up twice while an order is asked for again by its key', async () => {
    for (let round = 0; round < 3; round++) {
      const { browser } = await registerTestClient(shop)
      const key = randomUUID()
      const first = await save(browser, orderDraft(), key)
      const removing = servers.atOnce(browser, 2, giveUp)
      const again = await whileRuns(servers, browser, removing, (by) => save(by, orderDraft(), key))
      for (const { status } of await removing) expect([204, 401]).toContain(status)
      for (const { status, text } of again) expect([200, 401], text).toContain(status)
      for (const { json } of again.filter(({ status }) => status === 200)) expect(json.Id).toBe(first.json.Id)
    }
  })

  it('corrected by staff while its owner changes something else: neither is undone', async () => {
    const { browser, client } = await registerTestClient(shop)
    for (let round = 0; round < 5; round++) {
      const Email = `corregida-${round}-${client.Email}`
      const { Nombre, Telefono, Direccion, Localidad } = client
      const [corrected, ...own] = await Promise.all([
        servers.elsewhere(staff).call(staffClients.change, {
          params: { Id: client.Id },
          body: { Nombre, Telefono, Direccion, Localidad, Email },
        }),
        browser.call(updateClient, { body: { Usuario: `otro${round}${client.Usuario}` } }),
        browser.call(saveClient, { body: { Id: client.Id, Comentario: `El timbre ${round}` } }),
      ])
      expect(statusesOf([corrected, ...own])).toEqual([200, 200, 200])
      expect(await rowOf(client.Id)).toMatchObject({
        Email,
        email_key: Email,
        Usuario: `otro${round}${client.Usuario}`,
        Comentario: `El timbre ${round}`,
      })
    }
  })

  it('no link that opens it goes to the earlier address', async () => {
    for (let round = 0; round < 4; round++) {
      const { client } = await registerTestClient(shop)
      const params = { Tipodoc: 1, Nrodoc: client.Nrodoc }
      const Referencia = (await shop.visitor().call(findDocument, { params })).json!.Id
      const { Nombre, Telefono, Direccion, Localidad } = client
      const body = { Nombre, Telefono, Direccion, Localidad, Email: `nueva-${client.Email}` }
      await Promise.all([
        shop.visitor().call(requestRecovery, { params: { Referencia, Email: client.Email } }),
        servers.elsewhere(staff).call(staffClients.change, { params: { Id: client.Id }, body }),
      ])
      const tokens = shop.db
        .selectFrom('recovery_tokens')
        .select('client_id')
        .where('client_id', '=', client.Id)
      expect(await tokens.execute()).toEqual([])
    }
  })

  it('blocked while it orders and logs in: from then on it is shut at both', async () => {
    const { browser, client } = await registerTestClient(shop)
    const blocking = servers
      .elsewhere(staff)
      .call(blockClient, { params: { Id: client.Id }, body: { Motivo: 'Fraude' } })
    const [orders, logins] = await Promise.all([
      whileRuns(servers, browser, blocking, (by) => save(by, orderDraft(), randomUUID())),
      whileRuns(servers, shop.visitor(), blocking, (by) =>
        by.call(loginByUser, { body: { Usuario: client.Usuario, Pass } }),
      ),
    ])
    expect((await blocking).status).toBe(200)
    for (const { status, text } of orders) expect([200, 401], text).toContain(status)
    for (const { status, text } of logins) expect([200, 403], text).toContain(status)
    expect([orders.at(-1)?.status, logins.at(-1)?.status]).toEqual([401, 403])
    expect((await browser.call(findOwnClient)).json).toBeNull()
  })

  it('a member of staff who is blocked while at work is out at both', async () => {
    const Id = await addStaffAccount(shop, 'administracion', 'saliente')
    const leaving = shop.visitor()
    await leaving.request('POST', '/api/gestion/ingresar', { Usuario: 'saliente', Pass: STAFF_PASSWORD })
    expect((await leaving.call(findOwnStaff)).status).toBe(200)
    const blocked = servers.elsewhere(staff).call(staffAccounts.change, {
      params: { Id },
      body: { Nombre: 'Saliente', Rol: 'administracion', Activa: false },
    })
    let number = 700
    const made = await whileRuns(servers, leaving, blocked, (by) =>
      by.call(staffDepartments.create, { body: { Descripcion: `D${number++}`, Orden: 1, Activo: true } }),
    )
    expect((await blocked).status).toBe(200)
    for (const { status, text } of made) expect([200, 401], text).toContain(status)
    expect(made.at(-1)?.status).toBe(401)
  })

  it('a second factor confirmed twice, and begun again: one set of codes counts, with the stored secret', async () => {
    for (let round = 0; round < 3; round++) {
      const Id = await addStaffAccount(shop, 'pedidos', `doble${round}`)
      const browser = shop.visitor()
      const enter = { Usuario: `doble${round}`, Pass: STAFF_PASSWORD }
      await browser.request('POST', '/api/gestion/ingresar', enter)
      const begin = (by: TestClient) => by.call(beginSecondFactor, { body: { Pass: STAFF_PASSWORD } })
      const { Secreto } = (await begin(browser)).json
      const Codigo = new TOTP({ secret: Secreto }).generate({ timestamp: shop.deps.clock.now().getTime() })
      const confirm = (by: TestClient) => by.call(confirmSecondFactor, { body: { Codigo } })
      const answers = await servers.atOnce<{ status: number; text: string }>(browser, 3, (by, index) =>
        index < 2 ? confirm(by) : begin(by),
      )
      for (const { status, text } of answers) expect([200, 422], text).toContain(status)
      const confirmed = answers.slice(0, 2).filter(({ status }) => status === 200)
      const isBegunAnew = answers[2]?.status === 200
      expect(confirmed).toHaveLength(isBegunAnew ? 0 : 1)
      const { totp_is_active } = await shop.db
        .selectFrom('staff_accounts')
        .select('totp_is_active')
        .where('id', '=', Id)
        .executeTakeFirstOrThrow()
      expect(totp_is_active).toBe(!isBegunAnew)
    }
  })

  it('an access that is reset while its password is changed has the password that was agreed on', async () => {
    for (let round = 0; round < 3; round++) {
      const Usuario = `reinicio${round}`
      const Id = await addStaffAccount(shop, 'pedidos', Usuario)
      const browser = shop.visitor()
      const enter = (by: TestClient, Pass_: string) =>
        by.request<{ Resultado: string }>('POST', '/api/gestion/ingresar', { Usuario, Pass: Pass_ })
      await enter(browser, STAFF_PASSWORD)
      const [changed, reset] = await Promise.all([
        browser.call(changeStaffPassword, { body: { Pass: STAFF_PASSWORD, PassNueva: 'la-del-ladron' } }),
        servers
          .elsewhere(staff)
          .call(resetStaffAccess, { params: { Id }, body: { PassNueva: 'la-que-se-acordo' } }),
      ])
      expect(reset.status).toBe(200)
      expect([204, 401, 422]).toContain(changed.status)
      expect((await enter(shop.visitor(), 'la-que-se-acordo')).json.Resultado).toBe('ingreso')
      expect((await enter(shop.visitor(), 'la-del-ladron')).json.Resultado).toBe('datos-incorrectos')
      expect((await browser.call(findOwnStaff)).status).toBe(401)
    }
  })
})
