import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  listFrontBanners,
  listProvinces,
  listUserBanners,
  readParameters,
  saveCardRequest,
  saveContact,
  saveProvince,
  saveWithdrawal,
} from '@gondola/contract/site'
import type { CardRequestDraft, ContactDraft, WithdrawalDraft } from '@gondola/contract/inboxes'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { registerTestClient } from '../../../lab/shop/test-registration.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'
import { bodiesOf } from '../mail/render-mail.ts'

const all = { params: { from: 0, count: 0 } }
const SHOP_ADDRESS = 'hola@gondola.example'

describeOnBothDatabases('the site', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, demo: true, now: '2026-11-21T15:00:00Z' })
  })
  afterAll(() => shop.close())

  const mails = async () => {
    const rows = await shop.db.selectFrom('mail_queue').selectAll().orderBy('id').execute()
    await shop.db.deleteFrom('mail_queue').execute()
    return rows.map((mail) => ({ ...mail, ...bodiesOf(mail) }))
  }

  it('answers at the hours of its default branch, unless customer service has its own', async () => {
    const told = async () => (await shop.visitor().call(readParameters)).json.HorarioAtencion
    expect(await told()).toBe('Lunes a sábado: 8:00 a 21:30 · Domingo: 9:00 a 13:30')
    const own = shop.db.updateTable('parameters').where('name', '=', 'HorarioAtencion')
    await own.set({ value: JSON.stringify('Lunes a viernes de 9 a 17') }).execute()
    expect(await told()).toBe('Lunes a viernes de 9 a 17')
    await own.set({ value: JSON.stringify('') }).execute()
  })

  it('tells all its parameters, the branches with them, those not set by their defaults', async () => {
    await shop.db.deleteFrom('parameters').where('name', '=', 'ToleranciaPeso').execute()
    const { json } = await shop.visitor().call(readParameters)
    for (let number = 2; number <= 9; number++) {
      expect(json).toHaveProperty(`Titulo${number}`, expect.stringMatching(/./))
      expect(json).toHaveProperty(`Texto${number}`, expect.stringMatching(/./))
    }
    expect(json).toMatchObject({
      ImagenesUrl: '/imagenes/',
      MostrarPreciosAVisitantes: false,
      ToleranciaPeso: 10,
    })
    expect(json.Sucursales.length).toBeGreaterThanOrEqual(3)
    expect(json.Email).toBe(SHOP_ADDRESS)
  })

  it('lists front and user banners in the shop’s order, at least two pop-ups among them', async () => {
    const front = await shop.visitor().call(listFrontBanners, all)
    const user = await shop.visitor().call(listUserBanners, all)
    expect(front.json.length).toBeGreaterThan(2)
    const popups = user.json.filter(({ Descrip, Estado }) => Descrip === 'popup' && Estado === 0)
    expect(popups.length).toBeGreaterThanOrEqual(2)
    const page = await shop.visitor().call(listFrontBanners, { params: { from: 1, count: 2 } })
    expect(page.json).toEqual(front.json.slice(1, 3))
    expect(page.headers['x-total-count']).toBe(String(front.json.length))
  })

  describe('a contact message', () => {
    const draft: ContactDraft = {
      Nombre: 'Ana Gómez',
      Email: ' ana@example.com ',
      Telefono: '2494000000',
      Comentario: 'Horario\r\nBcc: x@y.z',
      Motivo: 'Consulta',
      Mensaje: '¿Abren los <b>domingos</b>?',
    }

    it('is stored with its number and mailed to the shop and the customer', async () => {
      const { status, json } = await shop.visitor().call(saveContact, { body: draft })
      expect(status).toBe(200)
      expect(json).toEqual({
        ...draft,
        Email: 'ana@example.com',
        Id: json.Id,
        Fechahora: expect.stringMatching(/^2026-11-21T12:\d\d:\d\d-03:00$/),
      })
      const stored = await shop.db.selectFrom('contacts').selectAll().where('Id', '=', json.Id).execute()
      expect(stored).toEqual([json])
      const [toShop, toCustomer, ...more] = await mails()
      expect(more).toEqual([])
      expect(toShop).toMatchObject({ to_address: SHOP_ADDRESS, reply_to: 'ana@example.com' })
      expect(toShop?.subject).toContain(`N.º ${json.Id}`)
      expect(toShop?.html).toContain('&lt;b&gt;domingos')
      expect(toCustomer).toMatchObject({ to_address: 'ana@example.com' })
      for (const mail of [toShop, toCustomer]) expect(mail?.subject).not.toMatch(/[\r\n]/)
    })

    it('sends to the address that was typed nothing that was typed, not even a name', async () => {
      const typed = { Comentario: 'Premio', Mensaje: 'Entrá en http://premio.example' }
      for (const Nombre of [
        'http://premio.example',
        'Entrá en premio.example',
        'Ana\r\n\r\nGanaste',
        'Ana M. Gómez',
      ])
        await shop.visitor().call(saveContact, { body: { ...draft, ...typed, Nombre } })
      const toCustomers = (await mails()).filter(({ to_address }) => to_address === 'ana@example.com')
      expect(toCustomers).toHaveLength(4)
      for (const { subject, text, html } of toCustomers)
        expect([subject, text, html].join(' ')).not.toMatch(/premio|ganaste/i)
      for (const { text } of toCustomers) expect(text.split('\n')[0]).toBe('Hola:')
    })

    it.each([
      ['contacto-campos', { Nombre: ' ' }],
      ['contacto-campos', { Mensaje: '' }],
      ['contacto-campos', { Comentario: '\n' }],
      ['contacto-campos', { Motivo: 'Spam' }],
      ['contacto-email', { Email: 'ana@' }],
    ] as [string, Partial<ContactDraft>][])('is refused: %s %j [§5.18]', async (code, changes) => {
      const { status, problem } = await shop.visitor().call(saveContact, { body: { ...draft, ...changes } })
      expect([status, problem.code]).toEqual([422, code])
      expect(await mails()).toEqual([])
    })
  })

  describe('a card request', () => {
    const draft: CardRequestDraft = {
      Nombre: 'Ana',
      Apellido: 'Gómez',
      Direccion: 'Mitre 100',
      Email: 'ana@example.com',
      Nrodoc: '30.111.222',
      Telefono: '2494000000',
      Tipodoc: { Codigo: 1 },
    }

    it('is stored with the default title and message and mailed twice', async () => {
      const { status, json } = await shop.visitor().call(saveCardRequest, { body: draft })
      expect(status).toBe(200)
      expect(json).toMatchObject({
        ...draft,
        Tipodoc: { Codigo: 1, Descripcion: 'DNI' },
        TituloEmail: '¡Bienvenido a SuperCard!',
      })
      expect(json.MensajeEmail).toContain('cuando la tarjeta impresa esté lista')
      expect(json.Id).toBeGreaterThan(0)
      const [toShop, toCustomer] = await mails()
      expect(toShop?.to_address).toBe(SHOP_ADDRESS)
      expect(toShop?.text).toContain('DNI 30.111.222')
      expect(toCustomer).toMatchObject({ to_address: 'ana@example.com', subject: json.TituloEmail })
    })

    it('mails nobody’s words but the shop’s', async () => {
      const texts = { TituloEmail: 'Ganaste un premio', MensajeEmail: 'Entrá a evil.example' }
      const { json } = await shop.visitor().call(saveCardRequest, { body: { ...draft, ...texts } })
      expect(json).toMatchObject(texts)
      const [, toCustomer] = await mails()
      expect(`${toCustomer?.subject} ${toCustomer?.text}`).not.toMatch(/premio|evil/)
    })

    it.each(['Nombre', 'Apellido', 'Direccion', 'Email', 'Telefono'] as const)(
      'needs %s [§5.16]',
      async (field) => {
        const { status, problem } = await shop
          .visitor()
          .call(saveCardRequest, { body: { ...draft, [field]: ' ' } })
        expect([status, problem.detail]).toEqual([422, 'Porfavor complete todos los campos'])
      },
    )

    it.each([{ Tipodoc: null }, { Tipodoc: { Codigo: 0 } }, { Tipodoc: { Codigo: 555 } }, { Nrodoc: '' }])(
      'does not look at the document: %j [§2.82, §5.16]',
      async (changes) => {
        const { status, json } = await shop
          .visitor()
          .call(saveCardRequest, { body: { ...draft, ...changes } })
        expect(status).toBe(200)
        if ('Tipodoc' in changes) expect(json.Tipodoc).toBeNull()
        await mails()
      },
    )
  })

  describe('a withdrawal', () => {
    const draft: WithdrawalDraft = {
      Nombre: 'Ana',
      Email: 'ana@example.com',
      Telefono: '2494551234',
      Pedido: '15',
      Motivo: 'No lo quiero',
    }
    const send = (changes: Partial<WithdrawalDraft> = {}) =>
      shop.visitor().call(saveWithdrawal, { body: { ...draft, ...changes } })

    it('needs no session; its code is shown at once and by mail', async () => {
      const { status, json } = await send()
      expect(status).toBe(200)
      expect(json.Codigo).toMatch(/^ARR-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
      expect(json.Fecha).toMatch(/^2026-11-21T12:\d\d:\d\d-03:00$/)
      const sent = await mails()
      expect(sent.map(({ to_address }) => to_address)).toEqual([SHOP_ADDRESS, 'ana@example.com'])
      for (const { text } of sent) expect(text).toContain(json.Codigo)
      const stored = await shop.db
        .selectFrom('withdrawals')
        .selectAll()
        .where('Codigo', '=', json.Codigo)
        .executeTakeFirst()
      expect(stored).toMatchObject({ Nombre: 'Ana', Pedido: '15', Motivo: 'No lo quiero' })
    })

    it('again for the same order and mail has the same code and mails nobody again', async () => {
      const first = await send({ Pedido: '77' })
      await mails()
      const again = [
        {},
        { Nombre: 'Ana G.' },
        { Email: ' ANA@example.com' },
        { Pedido: ' N.º 0077' },
        { Motivo: '' },
      ]
      const answers = await Promise.all(again.map((changes) => send({ Pedido: '77', ...changes })))
      for (const { json } of answers) expect(json).toEqual(first.json)
      expect(await mails()).toEqual([])
    })

    it('again with other words keeps them for staff, to whom it is new again', async () => {
      const { Codigo } = (await send({ Pedido: '79', Nombre: 'Otra persona', Motivo: 'ninguno' })).json
      const mine = { Pedido: '79', Telefono: '3794555555', Motivo: 'Llegó roto' }
      const item = { inbox: 'arrepentimientos' as const, key: Codigo }
      await shop.db
        .insertInto('inbox_items')
        .values({ ...item, state: 'rechazada', staff_id: null, answered_at: null })
        .execute()
      expect([await send(mine), await send(mine)].map(({ json }) => json.Codigo)).toEqual([Codigo, Codigo])
      for (let time = 0; time < 9; time++) await send({ Pedido: '79', Motivo: `Otra vez ${time}` })
      const events = shop.db.selectFrom('inbox_events').select(['kind', 'text']).where('key', '=', Codigo)
      const noted = await events.orderBy('id').execute()
      expect(noted).toHaveLength(5)
      expect(noted[0]).toEqual({
        kind: 'nota',
        text: 'Lo pidió otra vez, con otros datos.\nNombre: Ana\nTeléfono: 3794555555\nMotivo: Llegó roto',
      })
      const state = shop.db.selectFrom('inbox_items').select('state').where('key', '=', Codigo)
      expect(await state.executeTakeFirst()).toEqual({ state: 'nueva' })
      await mails()
    })

    it('twenty times at once is one', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => send({ Pedido: '501' })))
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
      expect(await mails()).toHaveLength(2)
    })

    it.each([
      { Pedido: '78' },
      { Pedido: '77', Email: 'otra@example.com' },
      { Pedido: 'el de ayer' },
    ] as Partial<WithdrawalDraft>[])('of %j has a code of its own', async (changes) => {
      const { json } = await send({ Pedido: '77' })
      expect((await send(changes)).json.Codigo).not.toBe(json.Codigo)
      await mails()
    })

    it('without an order’s number is one a day for each mail', async () => {
      const first = (await send({ Pedido: '' })).json.Codigo
      expect((await send({ Pedido: ' ' })).json.Codigo).toBe(first)
      shop.setNow('2026-11-22T15:00:00Z')
      expect((await send({ Pedido: '' })).json.Codigo).not.toBe(first)
      shop.setNow('2026-11-21T15:00:00Z')
      await mails()
    })

    it('can be answered by telephone alone', async () => {
      expect((await send({ Email: '', Pedido: '90' })).status).toBe(200)
      expect((await mails()).map(({ to_address }) => to_address)).toEqual([SHOP_ADDRESS])
    })

    it.each([
      ['arrepentimiento-campos', { Nombre: ' ' }],
      ['arrepentimiento-campos', { Email: '', Telefono: '' }],
      ['contacto-email', { Email: 'ana' }],
    ] as [string, Partial<WithdrawalDraft>][])('is refused: %s %j', async (code, changes) => {
      const { status, problem } = await send(changes)
      expect([status, problem.code]).toEqual([422, code])
    })
  })

  describe('provinces', () => {
    it('are listed for anybody', async () => {
      const { json } = await shop.visitor().call(listProvinces, all)
      expect(json).toHaveLength(24)
      expect(json).toContainEqual({ Id: expect.any(Number), Codigo: 'B', Descripcion: 'Buenos Aires' })
    })

    it('are saved by staff only', async () => {
      const body = { Codigo: 'I', Descripcion: 'Nueva' }
      const { browser } = await registerTestClient(shop)
      expect((await shop.visitor().call(saveProvince, { body })).status).toBe(401)
      expect((await browser.call(saveProvince, { body })).status).toBe(401)
      const staff = await staffOf(shop, 'administracion', 'tester')
      const { json } = await staff.call(saveProvince, { body })
      expect(json).toEqual({ Id: json.Id, ...body })
      const renamed = await staff.call(saveProvince, { body: { ...body, Id: json.Id, Descripcion: 'Otra' } })
      expect(renamed.json).toEqual({ Id: json.Id, Codigo: 'I', Descripcion: 'Otra' })
      expect((await staff.call(saveProvince, { body })).problem.code).toBe('provincia-repetida')
      expect((await staff.call(saveProvince, { body: { ...body, Codigo: 'O', Id: 99_999 } })).status).toBe(
        404,
      )
    })
  })
})
