import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  confirmEmail,
  findDocument,
  findOwnClient,
  loginByUser,
  requestRecovery,
  resendConfirmation,
  resetPassword,
  updateClient,
} from '@gondola/contract/clients'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { bodiesOf } from '../../mail/render-mail.ts'

describeOnBothDatabases('the address of a client', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, demo: true, config: { rateLimit: true } })
  })
  afterAll(() => shop.close())

  const textsTo = async (address = '') => {
    const rows = shop.db.selectFrom('mail_queue').selectAll().where('to_address', '=', address)
    return (await rows.orderBy('id').execute()).map((mail) => bodiesOf(mail).text)
  }
  const tokenIn = (text = '') => /#\/(?:confirmar|restablecer)\/([\w-]+)/.exec(text)?.[1] ?? ''
  const confirm = (Token: string) => shop.visitor().call(confirmEmail, { body: { Token } })

  it('is confirmed by the link of the welcome mail, as often as it is pressed', async () => {
    const { browser, client, draft } = await registerTestClient(shop)
    expect(client.EmailConfirmado).toBe(false)
    const [welcome] = await textsTo(draft.Email)
    expect(welcome).toContain('No hace falta para tu primer pedido, y sí para tener más de 1 sin entregar')
    const Token = tokenIn(welcome)
    expect([(await confirm(Token)).status, (await confirm(Token)).status]).toEqual([204, 204])
    expect((await browser.call(findOwnClient)).json).toEqual({ ...client, EmailConfirmado: true })
  })

  it.each(['', 'x', 'a'.repeat(43)])('is not confirmed by «%s»', async (Token) => {
    const { status, problem } = await confirm(Token)
    expect([status, problem.detail]).toEqual([
      422,
      'El enlace venció o es de otro email. Pedí uno nuevo desde «Mi cuenta».',
    ])
  })

  it('is confirmed by a link that was asked for again, of which three an hour go', async () => {
    const { browser, draft } = await registerTestClient(shop)
    const statuses = []
    for (let count = 0; count < 4; count++) statuses.push((await browser.call(resendConfirmation)).status)
    expect(statuses).toEqual([204, 204, 204, 429])
    const texts = await textsTo(draft.Email)
    expect(texts).toHaveLength(4)
    expect((await confirm(tokenIn(texts[3]))).status).toBe(204)
    await browser.call(resendConfirmation)
    expect(await textsTo(draft.Email)).toHaveLength(4)
    expect((await shop.visitor().call(resendConfirmation)).status).toBe(401)
  })

  it('is confirmed by following a link to another password', async () => {
    const { draft } = await registerTestClient(shop)
    const visitor = shop.visitor()
    const params = { Tipodoc: 1, Nrodoc: draft.Nrodoc ?? '' }
    const Referencia = (await visitor.call(findDocument, { params })).json?.Id ?? ''
    await visitor.call(requestRecovery, { params: { Referencia, Email: draft.Email ?? '' } })
    const Token = tokenIn((await textsTo(draft.Email)).at(-1))
    expect((await visitor.call(resetPassword, { body: { Token, PassNueva: 'otra-clave' } })).status).toBe(204)
    const body = { Usuario: draft.Usuario ?? '', Pass: 'otra-clave' }
    expect((await visitor.call(loginByUser, { body })).json?.EmailConfirmado).toBe(true)
  })

  it('changes with the password alone; both are notified, the new one is to be confirmed', async () => {
    const { browser, draft } = await registerTestClient(shop)
    const old = draft.Email ?? ''
    await confirm(tokenIn((await textsTo(old))[0]))
    const Email = `nueva-${old}`
    for (const body of [{ Email }, { Email, Pass: '' }, { Email, Pass: 'mala' }, { Email, PassNueva: '' }]) {
      const { status, problem } = await browser.call(updateClient, { body })
      expect([status, problem.detail]).toEqual([422, 'Contraseña actual incorrecta.'])
    }
    expect(await textsTo(Email)).toEqual([])
    // another spelling is the same address
    const same = await browser.call(updateClient, { body: { Email: old.toUpperCase() } })
    expect([same.status, same.json.EmailConfirmado]).toEqual([200, true])
    const body = { Email, Pass: draft.Pass ?? '', PassNueva: '' }
    const { status, json } = await browser.call(updateClient, { body })
    expect([status, json.Email, json.EmailConfirmado]).toEqual([200, Email, false])
    const told = (await textsTo(old.toUpperCase())).at(-1)
    expect(told).toContain('cambiamos el email de una cuenta')
    expect(told).not.toMatch(/confirmar\/|nueva-/)
    const [there] = await textsTo(Email)
    expect((await confirm(tokenIn(there))).status).toBe(204)
    expect((await browser.call(findOwnClient)).json?.EmailConfirmado).toBe(true)
  })

  it('is confirmed from the beginning for the demo shop’s customers', async () => {
    const body = { Usuario: 'demo', Pass: 'demo1234' }
    expect((await shop.visitor().call(loginByUser, { body })).json?.EmailConfirmado).toBe(true)
  })
})
