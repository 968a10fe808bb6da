import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  confirmEmail,
  deleteAccount,
  findDocument,
  findOwnClient,
  loginByEmail,
  loginByUser,
  requestRecovery,
  resetPassword,
  saveClient,
  updateClient,
  mailClientRecovery,
  staffClients,
} from '@gondola/contract/clients'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import { registerTestClient, registrationDraft } from '../../../../lab/shop/test-registration.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { bodiesOf } from '../../mail/render-mail.ts'

const DAY_MS = 86_400_000
const OTHER_ACCOUNT = 'Hay otra cuenta con este email, sin confirmar.'

describeOnBothDatabases('an address that its account never confirmed', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true })
  })
  afterAll(() => shop.close())

  const letTime = (ms: number) => shop.setNow(new Date(shop.deps.clock.now().getTime() + ms).toISOString())
  const textsTo = async (address = '') => {
    const rows = shop.db.selectFrom('mail_queue').selectAll().where('to_address', '=', address)
    return (await rows.orderBy('id').execute()).map((mail) => bodiesOf(mail).text)
  }
  const tokenIn = (text = '') => /#\/(?:confirmar|restablecer)\/([\w-]+)/.exec(text)?.[1] ?? ''
  const lastToken = async (address?: string) => tokenIn((await textsTo(address)).at(-1))
  const confirm = (Token: string) => shop.visitor().call(confirmEmail, { body: { Token } })
  const byEmail = async ({ Email = '', Pass }: { Email?: string; Pass?: string | null }) =>
    (await shop.visitor().call(loginByEmail, { body: { Email, Pass: Pass ?? '' } })).json?.Id ?? null

  /** One account registers with another person's address; a day later the owner registers. */
  async function registerBoth() {
    const squatter = await registerTestClient(shop)
    letTime(DAY_MS)
    const owner = await registerTestClient(shop, {
      Email: squatter.draft.Email!.toUpperCase(),
      Pass: 'secreta2',
    })
    return { squatter, owner }
  }

  it('is nobody else’s for a day, nor is one that was confirmed', async () => {
    const first = await registerTestClient(shop)
    const again = () =>
      shop.visitor().call(saveClient, { body: registrationDraft({ Email: first.draft.Email! }) })
    letTime(DAY_MS - 60_000)
    expect((await again()).problem.detail).toBe('Email: ya se encuentra registrado.')
    await confirm(await lastToken(first.draft.Email))
    letTime(DAY_MS)
    expect((await again()).problem.detail).toBe('Email: ya se encuentra registrado.')
  })

  it('stays with who has it until the owner follows the link, and is the owner’s from then on', async () => {
    const { squatter, owner } = await registerBoth()
    expect(await byEmail(squatter.draft)).toBe(squatter.client.Id)
    expect(await byEmail(owner.draft)).toBeNull()
    const mailed = (await textsTo(owner.draft.Email)).at(-1)
    expect(mailed).toContain(OTHER_ACCOUNT)
    const linkOfSquatter = await lastToken(squatter.draft.Email)
    expect((await confirm(tokenIn(mailed))).status).toBe(204)
    expect(await byEmail(owner.draft)).toBe(owner.client.Id)
    expect(await byEmail(squatter.draft)).toBeNull()
    const now = await squatter.browser.call(findOwnClient)
    expect(now.json).toMatchObject({ Id: squatter.client.Id, Email: '', EmailConfirmado: false })
    // the first account cannot get the address back; its user name still logs in
    expect((await confirm(linkOfSquatter)).status).toBe(422)
    const login = { Usuario: squatter.draft.Usuario!, Pass: squatter.draft.Pass! }
    expect((await shop.visitor().call(loginByUser, { body: login })).json?.Id).toBe(squatter.client.Id)
    const staff = await staffOf(shop, 'atencion', 'segunda')
    const link = await staff.call(mailClientRecovery, { params: { Id: squatter.client.Id } })
    expect([link.status, link.problem.code]).toEqual([422, 'cliente-sin-email'])
    const back = { Email: owner.draft.Email!, Pass: squatter.draft.Pass! }
    const refused = await squatter.browser.call(updateClient, { body: back })
    expect(refused.problem.detail).toBe('Email: ya se encuentra registrado.')
    const other = { ...back, Email: `otra-${squatter.draft.Email}` }
    expect((await squatter.browser.call(updateClient, { body: other })).json.Email).toBe(other.Email)
  })

  it('stays for good with who confirms it first', async () => {
    const { squatter: first, owner: second } = await registerBoth()
    const ofSecond = await lastToken(second.draft.Email)
    expect((await confirm(await lastToken(first.draft.Email))).status).toBe(204)
    expect((await confirm(ofSecond)).problem.detail).toBe('Email: ya se encuentra registrado.')
    expect([await byEmail(first.draft), await byEmail(second.draft)]).toEqual([first.client.Id, null])
  })

  it('goes to one alone where two confirm it at once', async () => {
    const { squatter, owner } = await registerBoth()
    const third = await registerTestClient(shop, { Email: squatter.draft.Email! })
    const tokens = [await lastToken(owner.draft.Email), await lastToken(third.draft.Email)]
    const answers = await Promise.all(tokens.map(confirm))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422])
    const winner = answers[0]!.status === 204 ? owner : third
    expect(await byEmail({ ...winner.draft, Email: squatter.draft.Email! })).toBe(winner.client.Id)
  })

  it('goes to who follows a link to another password as well', async () => {
    const { squatter, owner } = await registerBoth()
    const visitor = shop.visitor()
    const params = { Tipodoc: 1, Nrodoc: owner.draft.Nrodoc! }
    const Referencia = (await visitor.call(findDocument, { params })).json?.Id ?? ''
    await visitor.call(requestRecovery, { params: { Referencia, Email: squatter.draft.Email! } })
    const Token = await lastToken(owner.draft.Email)
    expect((await visitor.call(resetPassword, { body: { Token, PassNueva: 'otra-clave' } })).status).toBe(204)
    expect(await byEmail({ ...owner.draft, Pass: 'otra-clave' })).toBe(owner.client.Id)
  })

  it('may be entered by other accounts too, which save the rest of theirs meanwhile', async () => {
    const squatter = await registerTestClient(shop)
    const { browser, client, draft } = await registerTestClient(shop, { Pass: 'secreta2' })
    letTime(DAY_MS)
    const body = { Email: squatter.draft.Email!, Pass: draft.Pass!, PassNueva: '' }
    expect((await browser.call(updateClient, { body })).status).toBe(200)
    expect(await byEmail({ ...draft, Email: body.Email })).toBeNull()
    const saved = await browser.call(updateClient, { body: { Email: body.Email, Telefono: '2494999999' } })
    expect([saved.status, saved.json.Telefono]).toEqual([200, '2494999999'])
    expect((await textsTo(body.Email)).at(-1)).toContain(OTHER_ACCOUNT)
    const staff = await staffOf(shop, 'atencion')
    const params = { Id: client.Id }
    const { Nombre, Direccion, Localidad, Email } = (await staff.call(staffClients.read, { params })).json
    const correction = { Nombre, Direccion, Localidad, Email, Telefono: '2494888888' }
    const { status } = await staff.call(staffClients.change, { params, body: correction })
    expect(status).toBe(200)
    expect((await confirm(await lastToken(body.Email))).status).toBe(204)
    expect(await byEmail({ ...draft, Email: body.Email })).toBe(client.Id)
  })

  it('keeps the mails of who has it when another account with it is removed', async () => {
    const { squatter, owner } = await registerBoth()
    const before = await textsTo(squatter.draft.Email)
    await shop.db.updateTable('mail_queue').set({ state: 'sent' }).execute()
    const body = { Pass: owner.draft.Pass! }
    expect((await owner.browser.call(deleteAccount, { body })).status).toBe(204)
    expect(await textsTo(squatter.draft.Email)).toEqual(before)
    expect(await textsTo(owner.draft.Email)).toEqual([])
  })

  it('keeps a document number from its owner for a day only', async () => {
    const squatter = await registerTestClient(shop)
    const { Tipodoc, Nrodoc } = squatter.draft
    const again = () =>
      shop.visitor().call(saveClient, { body: registrationDraft({ Tipodoc: Tipodoc!, Nrodoc: Nrodoc! }) })
    letTime(DAY_MS - 60_000)
    expect((await again()).problem.code).toBe('documento-registrado')
    letTime(60_000)
    expect((await again()).status).toBe(200)
    expect((await squatter.browser.call(findOwnClient)).json?.Nrodoc).toBe(`${Nrodoc} ${squatter.client.Id}`)
    // the owner has it now
    expect((await again()).problem.code).toBe('documento-registrado')
  })
})
