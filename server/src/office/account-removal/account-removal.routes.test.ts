import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  deleteAccount,
  findOwnClient,
  findTakenUser,
  loginByUser,
  saveClient,
  staffPoints,
} from '@gondola/contract/clients'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { MONDAY, orderDraft, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import { registerTestClient, registrationDraft } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import { deliverDueMails } from '../../mail/deliver-mail.ts'

describeOnBothDatabases('an account that is removed', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startOrderShop(database)
  })
  afterAll(() => shop.close())

  it.each(['', 'mala', 'SECRETA1'])('needs its password, not «%s»', async (Pass) => {
    const { browser, client } = await registerTestClient(shop)
    const { status, problem } = await browser.call(deleteAccount, { body: { Pass } })
    expect([status, problem.detail]).toEqual([422, 'Contraseña actual incorrecta.'])
    expect((await browser.call(findOwnClient)).json).toEqual(client)
  })

  it('needs its session', async () => {
    expect((await shop.visitor().call(deleteAccount, { body: { Pass: 'secreta1' } })).status).toBe(401)
  })

  it('leaves orders without the person, and nothing else of them', async () => {
    const draft = registrationDraft({
      Nombre: 'Ximena Quiroga',
      Direccion: 'Pasaje Único 77',
      Telefono: '2494999777',
    })
    const { browser, client } = await registerTestClient(shop, draft)
    const elsewhere = shop.visitor()
    await elsewhere.call(loginByUser, { body: { Usuario: client.Usuario, Pass: 'secreta1' } })
    const own = {
      Opt1: client.Nombre,
      Opt2: client.Telefono,
      Opt3: client.Direccion,
      Opt4: 'Preguntar por Ximena',
      Lugar: { Localidad: 'Villa Ximena' },
    }
    const delivered = (await save(browser, orderDraft(own), 'una')).json
    await shop.db.updateTable('orders').set({ Estado: 'D' }).where('Id', '=', delivered.Id).execute()
    const pending = (await save(browser, orderDraft(own))).json
    const cart = (await save(browser, { Estado: 'I', Lineas: [{ Codart: 'PAN', Cantidad: 1 }] })).json
    await shop.db.updateTable('mail_queue').set({ state: 'sent' }).execute()
    await adjustPoints(shop, client.Id, 'Ximena llamó por un pan')
    await noted(shop, 'clientes', client.Id, { Motivo: 'Ximena gritó' })
    await noted(shop, 'pedidos', delivered.Id, { Motivo: 'no estaba Ximena' })
    await noted(shop, 'pedidos', delivered.Id + 1000, { Motivo: 'de otra persona' })

    expect((await browser.call(deleteAccount, { body: { Pass: 'secreta1' } })).status).toBe(204)

    expect(browser.cookies.has('gondola_sesion')).toBe(false)
    expect((await elsewhere.call(findOwnClient)).json).toBeNull()
    const again = await shop
      .visitor()
      .call(loginByUser, { body: { Usuario: client.Usuario, Pass: 'secreta1' } })
    expect(again.json).toBeNull()
    const orders = await shop.db
      .selectFrom('orders')
      .selectAll()
      .where('Id', 'in', [delivered.Id, pending.Id, cart.Id])
      .orderBy('Id')
      .execute()
    expect(orders.map(({ Id, Estado, client_id, TotalNeto }) => [Id, Estado, client_id, TotalNeto])).toEqual([
      [delivered.Id, 'D', null, delivered.TotalNeto],
      [pending.Id, 'A', null, pending.TotalNeto],
    ])
    const lines = await shop.db
      .selectFrom('order_lines')
      .selectAll()
      .where('order_id', '=', delivered.Id)
      .execute()
    expect(lines).toHaveLength(2)
    expect(await placesTaken(shop)).toBe(1)
    const mails = await shop.db
      .selectFrom('mail_queue')
      .select('subject')
      .where('to_address', '=', client.Email)
      .execute()
    expect(mails).toEqual([{ subject: `Anulaste tu pedido N.º ${pending.Id}` }])
    const mailbox = { send: async () => {}, close: () => {} }
    while (await deliverDueMails(shop.deps, mailbox, shop.app.log));
    expect(await everythingStored(shop)).not.toMatch(/Ximena|Pasaje Único|2494999777|2494999777/)
    // who did what and when stays
    const log = await shop.db.selectFrom('audit_log').select(['entity', 'after']).orderBy('id').execute()
    expect(log.map(({ entity, after }) => [entity, after !== null])).toEqual([
      ['puntos', false],
      ['clientes', false],
      ['pedidos', false],
      ['pedidos', true],
    ])
    expect(
      (await shop.visitor().call(findTakenUser, { params: { Usuario: client.Usuario } })).json,
    ).toBeNull()
    expect((await shop.visitor().call(saveClient, { body: draft })).status).toBe(200)
  })
})

async function adjustPoints(shop: TestShop, Cliente: number, Motivo: string): Promise<void> {
  const staff = await staffOf(shop, 'atencion')
  const { status } = await staff.call(staffPoints.create, { body: { Cliente, Puntos: 5, Motivo } })
  expect(status).toBe(200)
}

const noted = ({ db }: TestShop, entity: string, key: number, after: object) =>
  db
    .insertInto('audit_log')
    .values({
      at: '2026-11-21T15:00:00.000Z',
      user_name: 'ana',
      entity,
      key: String(key),
      action: 'nota',
      after: JSON.stringify(after),
    })
    .execute()

const placesTaken = async (shop: TestShop) =>
  (await shop.db.selectFrom('slot_bookings').selectAll().where('day_id', '=', MONDAY).execute()).reduce(
    (sum, { taken }) => sum + taken,
    0,
  )

async function everythingStored({ db }: TestShop): Promise<string> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name as 'orders')
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}
