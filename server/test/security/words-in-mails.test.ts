import { afterAll, beforeAll, expect, it } from 'vitest'
import { confirmEmail, requestRecovery, updateClient } from '@gondola/contract/clients'
import { changePlacedOrder } from '@gondola/contract/orders'
import { saveCardRequest, saveContact, saveWithdrawal } from '@gondola/contract/site'
import { bodiesOf } from '../../src/mail/render-mail.ts'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../lab/shop/order-shop.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../lab/shop/test-shop.ts'

const LURE = 'SU CUENTA FUE SUSPENDIDA'
const LINK = 'gondola-pagos.evil.example'
const TYPED = {
  Opt1: LURE,
  Opt2: '2494551234',
  Opt3: LURE,
  Opt4: `Detectamos un pago rechazado.\nIngresá YA en https://${LINK}/`,
}

describeOnBothDatabases('mails to an address that nobody confirmed', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startOrderShop(database)
  })
  afterAll(() => shop.close())

  const mailsTo = async (address: string) => {
    const rows = shop.db.selectFrom('mail_queue').selectAll().where('to_address', '=', address)
    return (await rows.orderBy('id').execute()).map((mail) => ({ ...mail, ...bodiesOf(mail) }))
  }
  const tokenOf = (text: string | undefined) => /#\/confirmar\/([\w-]+)/.exec(text ?? '')?.[1] ?? ''

  it('repeat nothing that was typed: welcome, order, its change, its end', async () => {
    const person = { Nombre: LURE, Usuario: 'premio.evil.example', Email: 'victima@example.com' }
    const { browser } = await registerTestClient(shop, person)
    const placed = (await save(browser, orderDraft(TYPED))).json
    const body = { Cambios: 0, ...TYPED, Opt3: LINK, Lineas: [{ Codart: 'PAN', Cantidad: 30 }] }
    const changed = await browser.call(changePlacedOrder, { params: { Id: placed.Id }, body })
    expect(changed.status, changed.text).toBe(200)
    // one that waits would be replaced by the mail about the end
    await shop.db.updateTable('mail_queue').set({ state: 'sent' }).execute()
    await save(browser, { Id: placed.Id, Estado: 'A' })
    const mails = await mailsTo(person.Email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      '¡Te damos la bienvenida a Góndola!',
      `Recibimos tu pedido N.º ${placed.Id}`,
      `Cambios en tu pedido N.º ${placed.Id}`,
      `Anulaste tu pedido N.º ${placed.Id}`,
    ])
    for (const { subject, text, html } of mails) {
      const all = [subject, text, html].join('\n')
      expect(all).not.toContain(LURE)
      expect(all).not.toContain(LINK)
      expect(all).not.toContain(person.Usuario)
    }
    expect(mails[1]?.text).toContain('Pan de molde')
    expect(mails[1]?.text).toContain('Mis pedidos')
  })

  it('repeat everything once the address is confirmed, and nothing again at another', async () => {
    const { browser, draft } = await registerTestClient(shop, { Nombre: 'Ana Gómez' })
    const [welcome] = await mailsTo(draft.Email ?? '')
    const Token = tokenOf(welcome?.text)
    // the link opens a page: following it changes nothing
    const page = await shop.visitor().request('GET', '/')
    expect(page.status).toBeLessThan(500)
    await save(browser, orderDraft(TYPED))
    expect((await shop.visitor().call(confirmEmail, { body: { Token } })).status).toBe(204)
    await save(browser, orderDraft(TYPED))
    const own = await mailsTo(draft.Email ?? '')
    expect(own.map(({ text }) => text.includes(LINK))).toEqual([false, false, true])
    expect(own[2]?.text).toMatch(/^Hola, Ana Gómez:/)
    const Email = 'otra-victima@example.com'
    const moved = await browser.call(updateClient, { body: { Email, Pass: draft.Pass ?? '' } })
    expect(moved.json.EmailConfirmado).toBe(false)
    await save(browser, orderDraft(TYPED))
    const others = await mailsTo(Email)
    expect(others).toHaveLength(2)
    for (const { text } of others) expect(text).not.toMatch(new RegExp(`${LURE}|${LINK}|Ana Gómez`))
    // the previous link is invalid
    expect((await shop.visitor().call(confirmEmail, { body: { Token } })).problem?.code).toBe(
      'confirmar-vencido',
    )
  })

  it('repeat nothing of the forms that anybody may send', async () => {
    const Email = 'formularios@example.com'
    const visitor = shop.visitor()
    const person = { Nombre: LURE, Email, Telefono: '2494551234' }
    const withdrawal = { ...person, Pedido: `${LURE} https://${LINK}`, Motivo: LURE }
    const contact = { ...person, Comentario: LURE, Motivo: 'Consulta', Mensaje: LURE }
    expect((await visitor.call(saveWithdrawal, { body: withdrawal })).text).toContain('ARR-')
    expect((await visitor.call(saveContact, { body: contact })).text).toContain(LURE)
    const card = await visitor.call(saveCardRequest, {
      body: {
        ...person,
        Apellido: LURE,
        Direccion: LURE,
        Nrodoc: '30111222',
        Tipodoc: { Codigo: 1 },
        TituloEmail: LURE,
        MensajeEmail: LURE,
      },
    })
    expect(card.text).toContain(LURE)
    const mails = await mailsTo(Email)
    expect(mails).toHaveLength(3)
    for (const { subject, text } of mails) expect(subject + text).not.toMatch(new RegExp(`${LURE}|${LINK}`))
  })

  it('cannot be made by changing the address again and again', async () => {
    shop.config.rateLimit = true
    const { browser, draft } = await registerTestClient(shop)
    const statuses = []
    for (let count = 0; count < 7; count++) {
      const body = { Email: `victima${count}@otra-empresa.example`, Pass: draft.Pass ?? '' }
      statuses.push((await browser.call(updateClient, { body })).status)
    }
    shop.config.rateLimit = false
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
  })

  it('are none to an address that a recovery was asked for and that is not the account’s', async () => {
    const params = { Referencia: 'x', Email: 'nadie@example.com' }
    await shop.visitor().call(requestRecovery, { params })
    expect(await mailsTo(params.Email)).toEqual([])
  })
})
