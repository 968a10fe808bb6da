import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  findOwnClient,
  loginByEmail,
  loginByUser,
  resetPassword,
  saveClient,
  blockClient,
  mailClientRecovery,
  staffClients,
  staffPoints,
  unblockClient,
} from '@gondola/contract/clients'
import { findOwnStaff, staffAudit } from '@gondola/contract/staff'
import { STAFF_MAILS_PER_DAY } from '@gondola/contract/base'
import { showMail, staffOutbox } from '@gondola/contract/inboxes'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { ageLogin, staffOf } from '../../../../lab/harness/staff-client.ts'
import { registerTestClient, registrationDraft } from '../../../../lab/shop/test-registration.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { bodiesOf } from '../../mail/render-mail.ts'

describeOnBothDatabases('customers as staff see them', (database) => {
  let shop: TestShop
  let staff: TestClient
  let Id: number
  const LOGIN = { Usuario: 'demo', Pass: 'demo1234' }
  beforeAll(async () => {
    shop = await startTestShop({ database, demo: true })
    staff = await staffOf(shop, 'atencion')
    Id = (await shop.visitor().call(loginByUser, { body: LOGIN })).json?.Id ?? 0
  })
  afterAll(() => shop.close())

  it.each([
    ['demo@gondola.example', true],
    ['30.111.222', true],
    ['30111222', true],
    ['DEMO', true],
    ['nadie-se-llama-asi', false],
    ['%', false],
  ])('are found by %s: %s', async (q, isFound) => {
    const { json, status } = await staff.call(staffClients.list, { query: { q } })
    expect([status, json.some((client) => client.Id === Id)]).toEqual([200, isFound])
  })

  it('are shown without a password or anything of one', async () => {
    const { json, text } = await staff.call(staffClients.read, { params: { Id } })
    expect(json).toMatchObject({ Usuario: 'demo', Documento: 'DNI 30111222', Estado: 0, MotivoBloqueo: null })
    expect(json.Pedidos).toBeGreaterThan(10)
    expect(json.UltimoPedido).toMatch(/^\d{4}-\d\d-\d\d$/)
    const { text: list } = await staff.call(staffClients.list)
    for (const answer of [text, list]) expect(answer).not.toMatch(/argon2|password|hash|"Pass"/i)
    expect((await staff.call(staffClients.read, { params: { Id: 99_999 } })).status).toBe(404)
  })

  it('are corrected, with the change in the log; of another mail address both are notified', async () => {
    const correct = (changes: object, who = staff) =>
      who.call(staffClients.change, { params: { Id }, body: { ...DATA, ...changes } })
    const before = (await staff.call(staffClients.read, { params: { Id } })).json
    const { Nombre, Telefono, Direccion, Localidad, Email } = before
    const DATA = { Nombre, Telefono, Direccion, Localidad, Email }
    const mails = async () =>
      (await shop.db.selectFrom('mail_queue').selectAll().execute()).filter(({ subject }) =>
        /email/.test(subject),
      )

    expect((await correct({ Telefono: ' 2494 123456 ', Direccion: 'Mitre 200' })).json).toMatchObject({
      Telefono: '2494 123456',
      Direccion: 'Mitre 200',
    })
    expect(await mails()).toEqual([])
    const changed = await correct({ Email: 'Otra@Example.com ' })
    expect(changed.json).toMatchObject({ Email: 'Otra@Example.com', Direccion })
    const told = await mails()
    expect(told.map(({ to_address }) => to_address).toSorted()).toEqual(
      ['Otra@Example.com', Email].toSorted(),
    )
    for (const mail of told) expect(bodiesOf(mail).text).not.toMatch(/otra@|demo@|Hola, /i)
    const byEmail = { Email: 'otra@example.com', Pass: LOGIN.Pass }
    expect((await shop.visitor().call(loginByEmail, { body: byEmail })).json?.Id).toBe(Id)

    const admin = await staffOf(shop, 'administracion', 'auditora')
    const query = {
      Entidad: 'clientes',
      Clave: String(Id),
      Accion: 'editar',
      _sort: 'Id',
      _order: 'ASC' as const,
    }
    const { json: log } = await admin.call(staffAudit.list, { query })
    expect(log.map(({ Despues }) => Despues)).toEqual([
      { Telefono: '2494 123456', Direccion: 'Mitre 200' },
      { Telefono, Direccion, Email: 'Otra@Example.com' },
    ])
    expect((await correct({})).json).toMatchObject(DATA)
    expect((await correct({}, await staffOf(shop, 'pedidos', 'mira'))).status).toBe(403)
  })

  it('have another mail address only from staff who said password or code a while ago at most', async () => {
    const tired = await staffOf(shop, 'atencion', 'hace-rato')
    await ageLogin(shop, tired, 3600)
    const { Nombre, Telefono, Direccion, Localidad, Email } = (
      await staff.call(staffClients.read, { params: { Id } })
    ).json
    const correct = (changes: { Email?: string; Localidad?: string }) => {
      const body = { Nombre, Telefono, Direccion, Localidad, Email, ...changes }
      return tired.call(staffClients.change, { params: { Id }, body })
    }
    const { problem } = await correct({ Email: 'tercera@example.com' })
    expect(problem).toMatchObject({ status: 403, code: 'confirmar-identidad' })
    expect((await correct({ Localidad: 'Tandil' })).status).toBe(200)
  })

  it.each([
    [{ Nombre: ' ' }, 'cliente-nombre', 'Nombre'],
    [{ Telefono: '' }, 'cliente-telefono', 'Telefono'],
    [{ Telefono: '---' }, 'cliente-telefono-forma', 'Telefono'],
    [{ Direccion: '' }, 'cliente-direccion', 'Direccion'],
    [{ Email: 'nadie' }, 'cliente-email', 'Email'],
    [{ Email: 'OTRO-CLIENTE@example.com' }, 'cliente-email-en-uso', 'Email'],
  ])('are not corrected to %j', async (changes, code, Campo) => {
    await shop.visitor().call(saveClient, { body: registrationDraft({ Email: 'otro-cliente@example.com' }) })
    const body = {
      Nombre: 'Ana',
      Telefono: '2494000001',
      Direccion: 'Mitre 1',
      Localidad: '',
      Email: 'demo@gondola.example',
      ...changes,
    }
    const { problem } = await staff.call(staffClients.change, { params: { Id }, body })
    expect(problem).toMatchObject({ status: 422, code, Campo })
  })

  it('are blocked: sessions end, the login is refused with a text, only whose password is right learns of it', async () => {
    const browser = shop.visitor()
    await browser.call(loginByUser, { body: LOGIN })
    expect((await staff.call(blockClient, { params: { Id }, body: { Motivo: ' ' } })).problem.Campo).toBe(
      'Motivo',
    )
    const { json } = await staff.call(blockClient, { params: { Id }, body: { Motivo: 'Pagos rechazados' } })
    expect(json).toMatchObject({ Estado: 1, MotivoBloqueo: 'Pagos rechazados', Sesiones: 0 })
    expect((await browser.call(findOwnClient)).json).toBeNull()
    const refused = { status: 403, code: 'cuenta-bloqueada' }
    expect((await browser.call(loginByUser, { body: LOGIN })).problem).toMatchObject({
      ...refused,
      detail: 'Tu cuenta está bloqueada. Escribinos desde la página de contacto.',
    })
    const byEmail = { Email: 'demo@gondola.example', Pass: LOGIN.Pass }
    expect((await browser.call(loginByEmail, { body: byEmail })).problem).toMatchObject(refused)
    expect((await browser.call(loginByUser, { body: { ...LOGIN, Pass: 'otra' } })).json).toBeNull()
    expect((await staff.call(mailClientRecovery, { params: { Id } })).problem.code).toBe('cuenta-inactiva')
    expect((await staff.call(unblockClient, { params: { Id } })).json).toMatchObject({
      Estado: 0,
      MotivoBloqueo: null,
    })
    expect((await browser.call(loginByUser, { body: LOGIN })).json?.Id).toBe(Id)
    const admin = await staffOf(shop, 'administracion')
    const log = await admin.call(staffAudit.list, { query: { Entidad: 'clientes', Clave: String(Id) } })
    expect(log.json.map(({ Accion }) => Accion).slice(0, 2)).toEqual(['desbloquear', 'bloquear'])
  })

  it('are mailed a link by which they choose another password; staff see the mail without it', async () => {
    expect((await staff.call(mailClientRecovery, { params: { Id } })).status).toBe(204)
    const [mail] = (await staff.call(staffOutbox.list, { query: { q: 'demo@gondola.example' } })).json
    const MailId = mail?.Id ?? 0
    const row = await shop.db
      .selectFrom('mail_queue')
      .selectAll()
      .where('id', '=', MailId)
      .executeTakeFirstOrThrow()
    const Token = /restablecer\/([\w-]+)/.exec(bodiesOf(row).text)?.[1] ?? ''
    expect(Token.length).toBeGreaterThan(20)
    const whole = await staff.call(staffOutbox.read, { params: { Id: MailId } })
    const page = await staff.call(showMail, { params: { Id: MailId } })
    expect(whole.json.Texto).toContain('/restablecer/…')
    for (const { text } of [whole, page]) expect(text).not.toContain(Token)
    const body = { Token, PassNueva: 'nueva-clave' }
    expect((await shop.visitor().call(resetPassword, { body })).status).toBe(204)
    LOGIN.Pass = 'nueva-clave'
  })

  it('are mailed no more links than their address bears, by nobody', async () => {
    const rate = await startTestShop({ database, base: true, config: { rateLimit: true } })
    const { client } = await registerTestClient(rate)
    const params = { Id: client.Id }
    const statuses: number[] = []
    for (const user of ['una', 'otra'])
      for (let turn = 0; turn < 6; turn += 1) {
        const clerk = await staffOf(rate, 'atencion', `${user}${turn}`)
        statuses.push((await clerk.call(mailClientRecovery, { params })).status)
      }
    expect(statuses).toEqual([...Array<number>(STAFF_MAILS_PER_DAY.toOne).fill(204), 429, 429])
    const clerk = await staffOf(rate, 'atencion', 'sin-parar')
    const staffId = (await clerk.call(findOwnStaff)).json.Id
    const resets_at = '2100-01-01T00:00:00.000Z'
    const spent = { key: `staff-mail:${staffId}`, count: STAFF_MAILS_PER_DAY.ofOne, resets_at }
    await rate.db.insertInto('rate_limits').values(spent).execute()
    const other = (await registerTestClient(rate)).client.Id
    expect((await clerk.call(mailClientRecovery, { params: { Id: other } })).status).toBe(429)
    await rate.close()
  })

  it('have points that add up', async () => {
    const state = async () => {
      const { json } = await staff.call(staffClients.read, { params: { Id } })
      const rows = (await staff.call(staffPoints.list, { query: { Cliente: Id, _end: 500 } })).json
      expect(rows.reduce((sum, { Puntos }) => sum + Puntos, 0)).toBe(json.Puntos)
      return json.Puntos
    }
    const adjust = (Puntos: number, Motivo = 'Cortesía', Cliente = Id) =>
      staff.call(staffPoints.create, { body: { Cliente, Puntos, Motivo } })
    const before = await state()
    expect((await adjust(150)).json).toMatchObject({
      Cliente: Id,
      Puntos: 150,
      Motivo: 'Cortesía',
      Usuario: 'prueba-atencion',
      Pedido: null,
    })
    expect(await state()).toBe(before + 150)
    await Promise.all([adjust(-50), adjust(-50), adjust(7)])
    expect(await state()).toBe(before + 57)
    expect((await adjust(-before - 58)).problem).toMatchObject({
      code: 'puntos-insuficientes',
      Campo: 'Puntos',
    })
    await shop.db.insertInto('parameters').values({ name: 'TopePuntosPorDia', value: '1000' }).execute()
    const twice = await Promise.all([adjust(600), adjust(600)])
    expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 422])
    // taking them back makes no room
    expect((await adjust(-600)).status).toBe(200)
    const left = 1000 - 150 - 7 - 600
    const refused = await adjust(left + 1)
    expect(refused.problem).toMatchObject({ status: 422, code: 'tope-puntos-dia', Campo: 'Puntos' })
    expect(refused.problem.detail).toContain(`${left} puntos`)
    const boss = await staffOf(shop, 'administracion', 'jefa-de-puntos')
    const give = (Puntos: number) =>
      boss.call(staffPoints.create, { body: { Cliente: Id, Puntos, Motivo: 'x' } })
    expect([(await give(1001)).status, (await give(1000)).status, (await give(1)).status]).toEqual([
      422, 200, 422,
    ])
    await boss.call(staffPoints.create, { body: { Cliente: Id, Puntos: -1000, Motivo: 'x' } })
    expect((await adjust(0)).problem.code).toBe('puntos-cero')
    expect((await adjust(5, ' ')).problem.code).toBe('puntos-motivo')
    expect((await adjust(5, 'x', 99_999)).problem.code).toBe('cliente-inexistente')
    expect(await state()).toBe(before + 57)
    expect(
      (
        await (
          await staffOf(shop, 'pedidos')
        ).call(staffPoints.create, { body: { Cliente: Id, Puntos: 1, Motivo: 'x' } })
      ).status,
    ).toBe(403)
  })
})
