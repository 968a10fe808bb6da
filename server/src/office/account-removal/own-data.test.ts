import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  deleteAccount,
  readOwnData,
  updateClient,
  blockClient,
  unblockClient,
} from '@gondola/contract/clients'
import { staffOutbox } from '@gondola/contract/inboxes'
import { cancelOrder, markReady, sendTaps, staffOrders, startPreparing } from '@gondola/contract/orders'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'
import { deliverDueMails } from '../../mail/deliver-mail.ts'

/** What staff write about somebody. */
const wordsOf = (name: string) => ({
  cancelled: `${name} no atiende el 2494123123`,
  noted: `Hablado con ${name} al 2494123123, vive en Pasaje Unico 77`,
  blocked: `${name} gritó en la caja`,
})

describeOnBothDatabases('what is kept of a client', (database) => {
  let shop: TestShop
  let staff: TestClient
  beforeAll(async () => {
    shop = await startOrderShop(database)
    staff = await staffOf(shop, 'administracion')
  })
  afterAll(() => shop.close())

  /** A client with a cancelled order, one that was prepared with a note, and mails to two addresses. */
  const known = async (name: string) => {
    const words = wordsOf(name)
    const person = { Nombre: name, Email: `${name.toLowerCase()}@example.com` }
    const { browser, client, draft } = await registerTestClient(shop, person)
    const Pass = draft.Pass ?? ''
    const cancelled = (await save(browser, orderDraft())).json.Id
    await staff.call(cancelOrder, { params: { Id: cancelled }, body: { Motivo: words.cancelled } })
    const Email = `otra-${person.Email}`
    expect((await browser.call(updateClient, { body: { Email, Pass } })).status).toBe(200)
    const prepared = (await save(browser, orderDraft())).json.Id
    const params = { Id: prepared }
    await staff.call(startPreparing, { params })
    const tap = (Items: number, Cantidad: number, Nota: string | null) => ({
      Clave: `toque-${prepared}-${Items}`,
      Dispositivo: 'telefono-1',
      Orden: Items,
      Items,
      Version: 0,
      Preparado: { Cantidad, Sustituto: null, Nota },
    })
    const body = { Toques: [tap(1, 3, null), tap(2, 900, words.noted)] }
    const { Resultados } = (await staff.call(sendTaps, { params, body })).json
    expect(Resultados).toMatchObject([{ Resultado: 'aplicado' }, { Resultado: 'aplicado' }])
    return { browser, client, Pass, cancelled, prepared, words, addresses: [person.Email, Email] }
  }

  it('is in their download: mails, reasons and notes too', async () => {
    const { browser, client, cancelled, prepared, words, addresses } = await known('Ximena')
    const { json, text } = await browser.call(readOwnData)
    expect(json).toMatchObject({
      Cliente: { Id: client.Id, MotivoBloqueo: null, EmailConfirmadoEl: null },
      Cambios: expect.arrayContaining([
        expect.objectContaining({ Pedido: cancelled, Motivo: words.cancelled }),
      ]),
      Notas: [{ Pedido: prepared, Codart: 'QUESO', Nota: words.noted }],
      Correos: [
        { Para: addresses[0], Asunto: '¡Te damos la bienvenida a Góndola!' },
        { Para: addresses[0], Asunto: `Recibimos tu pedido N.º ${cancelled}` },
        {
          Para: addresses[0],
          Asunto: `Cancelamos tu pedido N.º ${cancelled}`,
          Texto: expect.stringContaining(words.cancelled),
        },
        { Para: addresses[0], Asunto: 'Cambiamos el email de una cuenta' },
        { Para: addresses[1], Asunto: 'Cambiamos el email de una cuenta' },
        { Para: addresses[1], Asunto: `Recibimos tu pedido N.º ${prepared}` },
      ],
      Registro: expect.arrayContaining([
        expect.objectContaining({ Que: 'pedidos', Clave: String(cancelled) }),
      ]),
    })
    // the link that confirms an address is only for the reader of its mails
    expect(text).not.toMatch(/confirmar\/[\w-]{20}|gondola_|password|user_name/)
  })

  it('is in their download: why staff blocked them', async () => {
    const { browser, client } = await registerTestClient(shop)
    const params = { Id: client.Id }
    await staff.call(blockClient, { params, body: { Motivo: wordsOf('Zulema').blocked } })
    await staff.call(unblockClient, { params })
    const again = shop.visitor()
    await again.request('POST', '/api/clientes/login', { Usuario: client.Usuario, Pass: 'secreta1' })
    expect(browser.cookies.size).toBeGreaterThan(0)
    expect((await again.call(readOwnData)).text).toContain('Zulema gritó')
  })

  it('goes with the account: reasons, notes, mails to any address, those that wait once they are sent', async () => {
    const { browser, client, Pass, cancelled, prepared, words, addresses } = await known('Yolanda')
    await staff.call(blockClient, { params: { Id: client.Id }, body: { Motivo: words.blocked } })
    await staff.call(unblockClient, { params: { Id: client.Id } })
    await browser.request('POST', '/api/clientes/login', { Usuario: client.Usuario, Pass })
    await shop.db.updateTable('mail_queue').set({ state: 'sent' }).execute()
    await staff.call(markReady, { params: { Id: prepared } })
    const pending = (await save(browser, orderDraft())).json.Id
    expect((await browser.call(deleteAccount, { body: { Pass } })).status).toBe(204)

    for (const Id of [cancelled, prepared]) {
      const { text } = await staff.call(staffOrders.read, { params: { Id } })
      expect(text).not.toMatch(/yolanda/i)
      expect(text).toContain('Queso cremoso')
    }
    const sent: string[] = []
    const mailbox = {
      send: async ({ subject }: { subject: string }) => void sent.push(subject),
      close: () => {},
    }
    while (await deliverDueMails(shop.deps, mailbox, shop.app.log));
    expect(sent).toContain(`Anulaste tu pedido N.º ${pending}`)
    for (const q of addresses) expect((await staff.call(staffOutbox.list, { query: { q } })).json).toEqual([])
    expect(await everythingStored(shop)).not.toMatch(/yolanda/i)
  })
})

async function everythingStored({ db }: TestShop): Promise<string> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name as 'orders')
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}
