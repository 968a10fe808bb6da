import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  findDocument,
  findOwnClient,
  findTakenUser,
  listDocumentTypes,
  loginByUser,
  requestRecovery,
  resetPassword,
  updateClient,
} from '@gondola/contract/clients'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { createCheckedSession } from '../../sessions/session.store.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { bodiesOf } from '../../mail/render-mail.ts'

const NOW = '2026-11-21T15:00:00Z'
const MINUTES = 60_000

describeOnBothDatabases('recovery of a password', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({
      database,
      base: true,
      now: NOW,
      config: { publicUrl: 'https://tienda.example' },
    })
  })
  afterAll(() => shop.close())
  // the limits per minute must not count the requests of earlier tests
  beforeEach(() => shop.setNow(NOW))

  const later = (minutes: number) => shop.setNow(new Date(Date.parse(NOW) + minutes * MINUTES).toISOString())
  const refer = async (Nrodoc: string) =>
    (await shop.visitor().call(findDocument, { params: { Tipodoc: 1, Nrodoc } })).json?.Id ?? ''
  const ask = (Referencia: string, Email: string) =>
    shop.visitor().call(requestRecovery, { params: { Referencia, Email } })
  const mailsTo = async (Email: string) =>
    (
      await shop.db
        .selectFrom('mail_queue')
        .selectAll()
        .where('to_address', '=', Email)
        .orderBy('id')
        .execute()
    ).filter(({ subject }) => subject === 'Recuperá tu contraseña')
  const recover = async (Nrodoc: string, Email: string) => {
    await ask(await refer(Nrodoc), Email)
    const mail = (await mailsTo(Email)).at(-1)
    const text = mail === undefined ? '' : bodiesOf(mail).text
    return /https:\/\/tienda\.example\/#\/restablecer\/([\w-]{43})/.exec(text)?.[1] ?? ''
  }
  const reset = (Token: string, PassNueva = 'renovada1') =>
    shop.visitor().call(resetPassword, { body: { Token, PassNueva } })

  it('tells of a document only whether it is known, by a reference that says nothing', async () => {
    const { client } = await registerTestClient(shop)
    const params = { Tipodoc: 1, Nrodoc: ` ${client.Nrodoc} ` }
    const { json, text } = await shop.visitor().call(findDocument, { params })
    expect(Object.keys(json ?? {})).toEqual(['Id'])
    expect(json?.Id).toMatch(/^[\w-]{43}$/)
    expect(text).not.toContain(client.Nombre)
    for (const unknown of [
      { Tipodoc: 2, Nrodoc: client.Nrodoc },
      { Tipodoc: 1, Nrodoc: '1' },
    ])
      expect((await shop.visitor().call(findDocument, { params: unknown })).json).toBeNull()
    const stored = JSON.stringify(await shop.db.selectFrom('document_references').selectAll().execute())
    expect(stored).not.toContain(json?.Id)
  })

  it('tells of a user name only that it is taken', async () => {
    const { client } = await registerTestClient(shop)
    const taken = await shop
      .visitor()
      .call(findTakenUser, { params: { Usuario: client.Usuario.toUpperCase() } })
    expect(taken.json).toEqual({ Usuario: client.Usuario })
    expect((await shop.visitor().call(findTakenUser, { params: { Usuario: 'libre' } })).json).toBeNull()
  })

  it('answers the same whether a mail goes out or not', async () => {
    const { client } = await registerTestClient(shop)
    const other = await registerTestClient(shop)
    const reference = await refer(client.Nrodoc)
    const answers = [
      await ask(reference, other.client.Email),
      await ask(reference, 'nadie@example.com'),
      await ask('inventada', client.Email),
      await ask(reference, client.Email.toUpperCase()),
    ]
    const seen = answers.map(({ status, text, headers }) => [
      status,
      text,
      Object.keys(headers).toSorted().join(),
    ])
    expect(new Set(seen.map((each) => JSON.stringify(each))).size).toBe(1)
    expect(answers[0]?.json).toBeNull()
    expect(await mailsTo(client.Email)).toHaveLength(1)
    expect(await mailsTo(other.client.Email)).toEqual([])
    expect(await mailsTo('nadie@example.com')).toEqual([])
  })

  it.each([
    ['blocked', { Estado: 1 }],
    ['given up', { Baja: true }],
  ])('mails nothing to an account that is %s', async (_what, change) => {
    const { client } = await registerTestClient(shop)
    await shop.db.updateTable('clients').set(change).where('Id', '=', client.Id).execute()
    await ask(await refer(client.Nrodoc), client.Email)
    expect(await mailsTo(client.Email)).toEqual([])
  })

  it('a reference is good for fifteen minutes and one mail', async () => {
    const { client } = await registerTestClient(shop)
    const old = await refer(client.Nrodoc)
    later(16)
    await ask(old, client.Email)
    expect(await mailsTo(client.Email)).toEqual([])
    const reference = await refer(client.Nrodoc)
    await Promise.all([ask(reference, client.Email), ask(reference, client.Email)])
    await ask(reference, client.Email)
    expect((await mailsTo(client.Email)).length).toBeLessThanOrEqual(2)
  })

  it('sets a new password once, and ends all sessions', async () => {
    const { browser, client } = await registerTestClient(shop)
    const token = await recover(client.Nrodoc, client.Email)
    expect(token).not.toBe('')
    expect(JSON.stringify(await shop.db.selectFrom('recovery_tokens').selectAll().execute())).not.toContain(
      token,
    )
    const answers = await Promise.all([reset(token), reset(token, 'renovada2')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 422])
    expect((await browser.call(findOwnClient)).json).toBeNull()
    const winner = answers[0]?.status === 204 ? 'renovada1' : 'renovada2'
    const logins = ['secreta1', 'renovada1', 'renovada2'].map((Pass) =>
      shop.visitor().call(loginByUser, { body: { Usuario: client.Usuario, Pass } }),
    )
    const isLetIn = (await Promise.all(logins)).map(({ json }) => json !== null)
    expect(isLetIn).toEqual([false, winner === 'renovada1', winner === 'renovada2'])
  })

  it('leaves nobody in who showed the old password while the new one was set', async () => {
    const { client } = await registerTestClient(shop)
    const row = () =>
      shop.db.selectFrom('clients').selectAll().where('Id', '=', client.Id).executeTakeFirstOrThrow()
    const before = await row()
    let Pass = 'secreta1'
    for (const [round, ms] of [0, 5, 15, 30, 60].entries()) {
      const token = await recover(client.Nrodoc, client.Email)
      const thief = shop.visitor()
      const next = `renovada-${round}`
      const login = () => thief.call(loginByUser, { body: { Usuario: client.Usuario, Pass } })
      const [{ status }] = await Promise.all([reset(token, next), sleep(ms).then(login)])
      expect(status).toBe(204)
      expect((await thief.call(findOwnClient)).json).toBeNull()
      Pass = next
    }
    const { db, deps } = shop
    const checked = (passwordHash: string) =>
      createCheckedSession(db, deps.clock, { clientId: client.Id, passwordHash })
    expect(await checked(before.password_hash)).toBeNull()
    expect(await checked((await row()).password_hash)).not.toBeNull()
  })

  it.each([
    ['that was invented', async () => 'x'.repeat(43)],
    ['that is empty', async () => ''],
  ])('refuses a link %s', async (_what, token) => {
    const { status, problem } = await reset(await token())
    expect([status, problem.detail]).toEqual([422, 'El enlace ya fue usado o venció. Pedí uno nuevo.'])
  })

  it('refuses a link after an hour, and before that a password that breaks a rule, without using it up', async () => {
    const { client } = await registerTestClient(shop)
    const token = await recover(client.Nrodoc, client.Email)
    expect((await reset(token, 'abcd')).problem.detail).toBe('Debe contener al menos 5 caracteres.')
    expect((await reset(token, 'a b c d e')).problem.detail).toBe('No debe contener espacios.')
    later(61)
    expect((await reset(token)).problem.code).toBe('restablecer-vencido')
    later(59)
    expect((await reset(token)).status).toBe(204)
  })

  it('a newer link, a changed email or password end the older link', async () => {
    const { browser, client } = await registerTestClient(shop)
    const first = await recover(client.Nrodoc, client.Email)
    const second = await recover(client.Nrodoc, client.Email)
    expect(second).not.toBe(first)
    expect((await reset(first)).problem.code).toBe('restablecer-vencido')
    await browser.call(updateClient, { body: { Email: `otro-${client.Email}`, Pass: 'secreta1' } })
    expect((await reset(second)).problem.code).toBe('restablecer-vencido')
  })

  it('lists document types in the shop’s order, by offset and count', async () => {
    const all = await shop.visitor().call(listDocumentTypes, { params: { from: 0, count: 0 } })
    expect(all.json[0]).toEqual({ Codigo: 1, Descripcion: 'DNI' })
    expect(all.headers['x-total-count']).toBe(String(all.json.length))
    const some = await shop.visitor().call(listDocumentTypes, { params: { from: 1, count: 2 } })
    expect(some.json).toEqual(all.json.slice(1, 3))
  })
})
