import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  giveUpMail,
  resendMail,
  resetMailTemplate,
  sendTestMail,
  showMail,
  showMailTemplate,
  staffMailTemplates,
  staffOutbox,
} from '@gondola/contract/inboxes'
import { staffParameters } from '@gondola/contract/site'
import { fillTemplate } from '../../mail/texts/fill-template.ts'
import { checkMailTemplate } from './mail.routes.ts'
import { contactMailToCustomer, welcomeMail } from '../../mail/texts/client-mails.ts'
import { MAIL_TEMPLATE_NAMES, MAIL_TEMPLATES } from '../../mail/texts/mail-templates.ts'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { instant } from '../../platform/clock.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { bodiesOf } from '../../mail/render-mail.ts'

const content = welcomeMail('{Usuario}<b>', 'http://x')

describeOnBothDatabases('the outbox', (database) => {
  let shop: TestShop
  let staff: TestClient
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true })
    staff = await staffOf(shop, 'administracion')
  })
  beforeEach(() => shop.db.deleteFrom('mail_queue').execute())
  afterAll(() => shop.close())

  const queue = async () => (await queueMail(shop.db, shop.deps.clock, { to: 'a@example.com', content })) ?? 0
  const set = (id: number, values: object) =>
    shop.db.updateTable('mail_queue').set(values).where('id', '=', id).execute()

  it('lists and shows mails, framed as pages that can do nothing', async () => {
    const Id = await queue()
    const { json } = await staff.call(staffOutbox.list, { query: { Estado: 'queued', q: 'bienvenida' } })
    expect(json).toMatchObject([{ Id, Para: 'a@example.com', Intentos: 0, UltimoError: null, Enviado: null }])
    expect((await staff.call(staffOutbox.list, { query: { Estado: 'failed' } })).json).toEqual([])
    const { headers, text, status } = await staff.call(showMail, { params: { Id } })
    expect([status, headers['content-type'], headers['x-frame-options']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'SAMEORIGIN',
    ])
    expect(headers['content-security-policy']).toMatch(
      /default-src 'none';.*frame-ancestors 'self'; sandbox$/,
    )
    expect(text).toContain('{Usuario}&lt;b&gt;')
    expect((await staff.call(showMail, { params: { Id: 99_999 } })).status).toBe(404)
  })

  it('queues a test mail to the account that asks, or to the shop where it has no email', async () => {
    await shop.db.updateTable('staff_accounts').set({ email: '' }).execute()
    expect(await staff.call(sendTestMail)).toMatchObject({ status: 422, json: { code: 'sin-email' } })
    const [params, body] = [{ Id: 1 }, { Email: 'hola@tienda.example' }]
    await staff.call(staffParameters.change, { params, body })
    expect((await staff.call(sendTestMail)).json).toEqual({ Para: 'hola@tienda.example' })
    await shop.db.deleteFrom('mail_queue').execute()
    await shop.db.updateTable('staff_accounts').set({ email: 'yo@example.com' }).execute()
    expect((await staff.call(sendTestMail)).json).toEqual({ Para: 'yo@example.com' })
    expect((await staff.call(staffOutbox.list, {})).json).toMatchObject([
      { Para: 'yo@example.com', Asunto: 'Correo de prueba', Estado: 'queued' },
    ])
  })

  it('sends again what failed or was given up, and a copy of what was sent', async () => {
    const Id = await queue()
    await set(Id, {
      state: 'failed',
      attempts: 22,
      last_error: 'no',
      next_attempt_at: instant(shop.deps.clock, 9999),
    })
    expect((await staff.call(resendMail, { params: { Id } })).json).toMatchObject({
      Id,
      Estado: 'queued',
      Intentos: 0,
    })
    // nobody keeps a notice from being sent
    expect((await staff.call(giveUpMail, { params: { Id } })).problem.code).toBe('correo-no-espera')
    await set(Id, { attempts: 1 })
    expect((await staff.call(giveUpMail, { params: { Id } })).json).toMatchObject({
      Id,
      Estado: 'abandoned',
      Proximo: null,
    })
    expect((await staff.call(giveUpMail, { params: { Id } })).problem.code).toBe('correo-no-espera')
    expect((await staff.call(resendMail, { params: { Id } })).json).toMatchObject({ Id, Estado: 'queued' })
    await set(Id, { state: 'sent', sent_at: instant(shop.deps.clock) })
    const copy = (await staff.call(resendMail, { params: { Id } })).json
    expect(copy).toMatchObject({ Estado: 'queued', Para: 'a@example.com' })
    expect(copy.Id).not.toBe(Id)
    expect((await staff.call(resendMail, { params: { Id: 99_999 } })).status).toBe(404)
  })

  it('keeps the place of a queued mail that is sent again', async () => {
    const Id = await queue()
    const due = instant(shop.deps.clock, -60)
    await set(Id, { next_attempt_at: due })
    await staff.call(resendMail, { params: { Id } })
    const row = shop.db.selectFrom('mail_queue').select('next_attempt_at').where('id', '=', Id)
    expect(await row.executeTakeFirstOrThrow()).toEqual({ next_attempt_at: due })
  })

  it('leaves alone what is being sent', async () => {
    const Id = await queue()
    await set(Id, { lease: 'x', next_attempt_at: instant(shop.deps.clock, 60) })
    for (const call of [resendMail, giveUpMail])
      expect((await staff.call(call, { params: { Id } })).problem.code).toBe('correo-enviandose')
  })

  it('mails the shop’s own texts, which cannot become markup, and goes back to the built-in ones', async () => {
    const params = { Nombre: 'bienvenida' }
    const body = { Asunto: 'Hola {Tienda}', Texto: 'Uno <i>\n\nDos: {Tienda}', Nota: '' }
    const { json } = await staff.call(staffMailTemplates.change, { params, body })
    expect(json).toMatchObject({ ...body, Propia: true, Campos: ['Tienda'] })
    const Id = await queue()
    const mail = await shop.db
      .selectFrom('mail_queue')
      .selectAll()
      .where('id', '=', Id)
      .executeTakeFirstOrThrow()
    expect(mail.subject).toBe('Hola {Usuario}<b>')
    expect(bodiesOf(mail).text).toMatch(
      /^Hola:\n\nUno <i>\n\nDos: \{Usuario\}<b>\n\n.*\n\nConfirmar mi email:/,
    )
    expect(bodiesOf(mail).html).toContain('<p>Uno &lt;i&gt;</p>')
    const { text } = await staff.call(showMailTemplate, {
      params,
      query: { Texto: 'Vista: {Tienda} <script>' },
    })
    expect(text).toContain('<p>Vista: Góndola &lt;script&gt;</p>')
    expect((await staff.call(resetMailTemplate, { params })).json).toMatchObject({
      Propia: false,
      Asunto: '¡Te damos la bienvenida a {Tienda}!',
    })
    await queue()
    expect((await staff.call(staffOutbox.list)).json[0]?.Asunto).toBe(
      '¡Te damos la bienvenida a {Usuario}<b>!',
    )
    expect((await staff.call(staffMailTemplates.list)).json).toHaveLength(MAIL_TEMPLATE_NAMES.length)
    const unknown = { params, body: { ...body, Texto: 'x {Clave}' } }
    expect((await staff.call(staffMailTemplates.change, unknown)).problem).toMatchObject({
      status: 422,
      Campo: 'Texto',
      detail: '{Clave} no existe: los datos de este correo son {Tienda}.',
    })
    expect((await staff.call(staffMailTemplates.read, { params: { Nombre: 'otra' } })).status).toBe(404)
  })
})

describe('a mail’s texts', () => {
  it.each(MAIL_TEMPLATE_NAMES)('%s are allowed as they are built in, and leave no name', (name) => {
    const { Campos, ...texts } = MAIL_TEMPLATES[name]
    expect(checkMailTemplate(name, texts)).toBeNull()
    const { subject, paragraphs, notes } = fillTemplate(texts, Campos)
    expect([subject, ...paragraphs, ...notes].join()).not.toMatch(/[{}]/)
    expect(paragraphs.length).toBeGreaterThan(0)
  })

  it.each([
    [{ Asunto: ' ' }, 'plantilla-vacia', 'Asunto'],
    [{ Texto: '' }, 'plantilla-vacia', 'Texto'],
    [{ Asunto: 'a\nb' }, 'asunto-una-linea', 'Asunto'],
    [{ Nota: '{constructor}' }, 'campo-desconocido', 'Nota'],
    [{ Asunto: '{}' }, 'campo-desconocido', 'Asunto'],
    [{ Texto: '{ Numero }' }, 'campo-desconocido', 'Texto'],
  ])('%j are not', (wrong, code, Campo) => {
    const texts = { Asunto: 'a', Texto: 'b', Nota: '', ...wrong }
    expect(checkMailTemplate('contacto-recibido', texts)).toMatchObject({ code, Campo })
  })

  it('are filled once, by their own names alone', () => {
    const texts = { Asunto: '{a} {toString} {b}', Texto: '{b}', Nota: '' }
    expect(fillTemplate(texts, { a: '{b}', b: '$&' })).toEqual({
      subject: '{b} {toString} $&',
      paragraphs: ['$&'],
      notes: [],
    })
    const subject = (Motivo: string) => contactMailToCustomer({ Id: 5, Motivo }).subject
    expect(subject('Otras')).toBe('Recibimos tu mensaje N.º 5')
    expect(subject('Reclamo')).toBe('Recibimos tu reclamo N.º 5')
  })
})
