import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  findOwnClient,
  loginByEmail,
  loginByUser,
  logout,
  saveClient,
  type ClientDraft,
} from '@gondola/contract/clients'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { registerTestClient, registrationDraft } from '../../../../lab/shop/test-registration.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { staffOf } from '../../../../lab/harness/staff-client.ts'
import { writeParameters } from '../../site/parameters.store.ts'
import { bodiesOf } from '../../mail/render-mail.ts'

/** Every rule with its text; each draft also breaks all rules after its own, in the specification's order (spec §5). */
const ALL_BROKEN: ClientDraft = {
  Nrodoc: ' .- ',
  Tipodoc: { Codigo: 0 },
  Usuario: ' ',
  Pass: '1234',
  Email: 'no',
  Telefono: ' ',
  Direccion: '',
  Nombre: '',
}
const KNOWN = { Nrodoc: '30.111.222', Tipodoc: { Codigo: 1 } }
const FREE = { Nrodoc: '11222333', Tipodoc: { Codigo: 1 } }
const RULES: [text: string, broken: ClientDraft][] = [
  ['Documento: complételo por favor.', {}],
  ['Documento: complételo por favor.', { Tipodoc: { Codigo: 1 } }],
  ['Documento: seleccione un Tipo.', { Nrodoc: '30111222' }],
  ['Documento: seleccione un Tipo.', { Nrodoc: '30111222', Tipodoc: null }],
  ['Documento: seleccione un Tipo.', { Nrodoc: '30111222', Tipodoc: { Codigo: 777 } }],
  ['Documento: ya se encuentra registrado.', KNOWN],
  ['Documento: ya se encuentra registrado.', { ...KNOWN, Nrodoc: '３０１１１２２２' }],
  ['Nombre de Usuario. complételo.', FREE],
  ['El Nombre de Usuario debe tener al menos 4 letras.', { ...FREE, Usuario: 'ana' }],
  ['El Nombre de Usuario no debe contener espacios.', { ...FREE, Usuario: 'ana maria' }],
  ['Usuario en uso: intente otro Nombre de Usuario.', { ...FREE, Usuario: 'DEMO' }],
  ['Usuario en uso: intente otro Nombre de Usuario.', { ...FREE, Usuario: 'Démo' }],
  ['Usuario en uso: intente otro Nombre de Usuario.', { ...FREE, Usuario: 'de\u200bmo' }],
  ...['Administrador', 'gondola', 'soporte_24', 'GÓNDOLA', 'g0nd0la', 'admin', 't13nda', 'pedidos'].map(
    (Usuario) =>
      ['Usuario en uso: intente otro Nombre de Usuario.', { ...FREE, Usuario }] as [string, ClientDraft],
  ),
  ['Contraseña: debe contener 5 o más caracteres.', { ...FREE, Usuario: 'anamaria' }],
  ['Email: No parece ser válido.', { ...FREE, Usuario: 'anamaria', Pass: '12345' }],
  ['Campos vacíos: porfavor complételos.', { ...FREE, Usuario: 'anamaria', Pass: '12345', Email: 'a@b.ar' }],
]

describeOnBothDatabases('registration', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, demo: true, now: '2026-11-21T15:00:00Z' })
  })
  afterAll(() => shop.close())

  const clientRows = () => shop.db.selectFrom('clients').selectAll().orderBy('Id').execute()

  it.each(RULES)('is refused: %s %j [§5.11]', async (text, broken) => {
    const before = await clientRows()
    const { status, problem, headers } = await shop
      .visitor()
      .call(saveClient, { body: { ...ALL_BROKEN, ...broken } })
    expect(status).toBe(422)
    expect(problem.detail).toBe(text)
    expect(headers['set-cookie'] ?? '').not.toContain('gondola_sesion')
    expect(await clientRows()).toEqual(before)
  })

  it('is refused for the name of staff and of the shop, and for a name of mixed alphabets', async () => {
    await staffOf(shop, 'pedidos', 'lucas.r')
    await staffOf(shop, 'administracion')
    await writeParameters(shop.db, { NombreTienda: 'La Esquina' })
    const codes = ['Lucas.R', 'la-esquina', 'dеmo2', 'lucasr'].map(async (Usuario) => {
      const { problem } = await shop
        .visitor()
        .call(saveClient, { body: registrationDraft({ Usuario, Email: 'DEMO@gondola.example' }) })
      return problem.code
    })
    expect(await Promise.all(codes)).toEqual([
      'usuario-en-uso',
      'usuario-en-uso',
      'usuario-letras',
      'email-registrado',
    ])
  })

  it('is refused for an email that somebody has, whatever its case', async () => {
    const draft = registrationDraft({ Email: ' DEMO@gondola.example ' })
    const { status, problem } = await shop.visitor().call(saveClient, { body: draft })
    expect([status, problem.code, problem.detail]).toEqual([
      422,
      'email-registrado',
      'Email: ya se encuentra registrado.',
    ])
  })

  it('gives the defaults of the specification, logs in and lets log in [§4.5]', async () => {
    const { browser, client, draft } = await registerTestClient(shop, { Nrodoc: ' 12.345.678 ' })
    expect(client).toMatchObject({
      Idasociado: 0,
      Baja: false,
      Puntos: 0,
      Estado: 0,
      Nrodoc: '12345678',
      Alta: '2026-11-21',
      Tarjeta: null,
      Sucursal: null,
      Cliente: null,
    })
    expect((await browser.call(findOwnClient)).json).toEqual(client)
    const login = { Usuario: draft.Usuario?.toUpperCase() ?? '', Pass: draft.Pass ?? '' }
    expect((await shop.visitor().call(loginByUser, { body: login })).json).toEqual(client)
  })

  it('takes nothing from the body that is not the customer’s to say', async () => {
    const visitor = shop.visitor()
    const wished = {
      ...registrationDraft(),
      Puntos: 99_999,
      Estado: 1,
      Sucursal: 3,
      Idasociado: 7,
      Baja: true,
      Tarjeta: '1',
      Cliente: 'C-1',
      Alta: '2001-01-01',
      Token: 'x',
      Recpass: 'x',
      password_hash: 'x',
    }
    const { status, json, text } = await visitor.request<Record<string, unknown>>(
      'POST',
      '/api/clientes/save',
      wished,
    )
    expect(status).toBe(200)
    expect(json).toMatchObject({
      Puntos: 0,
      Estado: 0,
      Sucursal: null,
      Idasociado: 0,
      Baja: false,
      Tarjeta: null,
    })
    expect(json).toMatchObject({ Cliente: null, Alta: '2026-11-21' })
    expect(text).not.toMatch(/secreta1|argon2|Pass|Token|_hash|_key/)
  })

  it('keeps no password in the database, the log or the mail', async () => {
    const { client } = await registerTestClient(shop, { Pass: 'irrepetible-917' })
    const mails = await shop.db
      .selectFrom('mail_queue')
      .selectAll()
      .where('to_address', '=', client.Email)
      .execute()
    expect(mails).toHaveLength(1)
    // the reader of that address may be somebody else
    expect(mails.map((mail) => bodiesOf(mail).text).join()).not.toContain(client.Usuario)
    const row = (await clientRows()).find(({ Id }) => Id === client.Id)
    expect(row?.password_hash).toMatch(/^\$argon2id\$/)
    expect(JSON.stringify([row, mails, shop.log])).not.toContain('irrepetible-917')
  })

  it.each([
    ['document', 'documento-registrado', ({ Nrodoc }: ClientDraft) => ({ Nrodoc })],
    ['user name', 'usuario-en-uso', ({ Usuario }: ClientDraft) => ({ Usuario })],
    ['email', 'email-registrado', ({ Email }: ClientDraft) => ({ Email })],
  ] as const)('of one %s by ten at once ends in one account and nine times %s', async (_what, code, same) => {
    const shared = same(registrationDraft())
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        shop.visitor().call(saveClient, { body: registrationDraft(shared as ClientDraft) }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ status, problem }) => [status, problem.code])).toEqual(Array(9).fill([422, code]))
  })
})

describe('the browser that registered', () => {
  it('is known as one that was logged in: who guesses beside it does not keep it out', async () => {
    const shop = await startTestShop({ database: 'sqlite', base: true, config: { rateLimit: true } })
    const { browser, client, draft } = await registerTestClient(shop)
    const { Usuario = '', Email = '' } = draft
    const Pass = draft.Pass ?? ''
    await browser.call(logout)
    for (let turn = 0; turn < 11; turn++) {
      await shop.visitor().call(loginByUser, { body: { Usuario, Pass: 'mala' } })
      await shop.visitor().call(loginByEmail, { body: { Email, Pass: 'mala' } })
    }
    expect((await shop.visitor().call(loginByUser, { body: { Usuario, Pass } })).status).toBe(429)
    expect((await browser.call(loginByUser, { body: { Usuario, Pass } })).json?.Id).toBe(client.Id)
    expect((await browser.call(loginByEmail, { body: { Email, Pass } })).json?.Id).toBe(client.Id)
    await shop.close()
  })
})
