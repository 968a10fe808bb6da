import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  findOwnClient,
  findPoints,
  loginByUser,
  readOwnData,
  saveClient,
  updateClient,
  type Client,
  type ClientDraft,
  type ClientUpdate,
} from '@gondola/contract/clients'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { orderDraft, save, startOrderShop } from '../../../../lab/shop/order-shop.ts'
import type { TestClient } from '../../../../lab/harness/test-client.ts'
import { registerTestClient } from '../../../../lab/shop/test-registration.ts'
import type { TestShop } from '../../../../lab/shop/test-shop.ts'

const BLANK = { Usuario: ' ', Email: 'no', Telefono: ' ', Direccion: '', Nombre: '' }
const FINE = {
  Usuario: 'nuevo-nombre',
  Email: 'nuevo@example.com',
  Telefono: '2494000001',
  Direccion: 'x',
  Nombre: 'y',
}
/** In the specification's order (spec §5, account edit); each also breaks the rules after its own field. */
const RULES: [title: string, text: string, typed: ClientUpdate][] = [
  ['Datos inválidos', 'compléyelo', BLANK],
  ['Datos inválidos', 'El Nombre de Usuario debe tener al menos 4 letras.', { ...BLANK, Usuario: 'abc' }],
  ['Datos inválidos', 'El Nombre de Usuario no debe contener espacios.', { ...BLANK, Usuario: 'ana maria' }],
  ['Datos inválidos', 'ya existe, intenta otro.', { ...BLANK, Usuario: 'OTRA-PERSONA' }],
  ['Datos inválidos', 'No parece ser válido.', { ...BLANK, Usuario: FINE.Usuario }],
  ['Campos vacíos', 'porfavor complételos.', { ...FINE, Telefono: ' ' }],
  ['Campos vacíos', 'porfavor complételos.', { ...FINE, Direccion: '' }],
  ['Campos vacíos', 'porfavor complételos.', { ...FINE, Nombre: ' ', Pass: 'mala', PassNueva: '1' }],
  ['Datos inválidos', 'Email: ya se encuentra registrado.', { ...FINE, Email: 'OTRA@example.com' }],
  ['Datos inválidos', 'Contraseña actual incorrecta.', { ...FINE, Pass: 'mala', PassNueva: '1' }],
  ['Datos inválidos', 'Contraseña actual incorrecta.', { ...FINE, PassNueva: 'larga' }],
  ['Datos inválidos', 'Debe contener al menos 5 caracteres.', { Pass: 'secreta1', PassNueva: 'a b' }],
  ['Datos inválidos', 'Debe contener al menos 5 caracteres.', { Pass: 'secreta1', PassNueva: '' }],
  ['Datos inválidos', 'No debe contener espacios.', { Pass: 'secreta1', PassNueva: 'con espacio' }],
]

describeOnBothDatabases('the account', (database) => {
  let shop: TestShop
  let browser: TestClient
  let client: Client
  beforeAll(async () => {
    shop = await startOrderShop(database)
    await registerTestClient(shop, { Usuario: 'otra-persona', Email: 'otra@example.com' })
  })
  afterAll(() => shop.close())

  const fresh = async () => {
    const registered = await registerTestClient(shop)
    browser = registered.browser
    client = registered.client
  }
  const logIn = async (Usuario: string, Pass: string) =>
    (await shop.visitor().call(loginByUser, { body: { Usuario, Pass } })).json

  it.each(RULES)('is not changed: %s, %s %j [§5.13]', async (title, text, typed) => {
    await fresh()
    const { status, problem } = await browser.call(updateClient, { body: typed })
    expect([status, problem.title, problem.detail]).toEqual([422, title, text])
    expect((await browser.call(findOwnClient)).json).toEqual(client)
    expect(await logIn(client.Usuario, 'secreta1')).not.toBeNull()
  })

  it('changes what is sent and leaves the rest', async () => {
    await fresh()
    const { json } = await browser.call(updateClient, { body: { Id: client.Id, Nombre: ' Ana María ' } })
    expect(json).toEqual({ ...client, Nombre: 'Ana María' })
    const Usuario = `${client.Usuario}x`.toUpperCase()
    const other = { Usuario, Email: `${Usuario}@example.com`, Pass: 'secreta1' }
    const renamed = await browser.call(updateClient, { body: other })
    expect(renamed.json).toEqual({ ...json, Usuario, Email: `${Usuario}@example.com` })
    expect(await logIn(Usuario.toLowerCase(), 'secreta1')).toEqual(renamed.json)
    expect(await logIn(client.Usuario, 'secreta1')).toBeNull()
  })

  it('keeps its own user name and email, in other capitals too', async () => {
    await fresh()
    const same = { Usuario: client.Usuario.toUpperCase(), Email: client.Email.toUpperCase() }
    expect((await browser.call(updateClient, { body: same })).json).toEqual({ ...client, ...same })
  })

  it('changes the password with the current one and ends the other sessions, not its own', async () => {
    await fresh()
    const elsewhere = shop.visitor()
    await elsewhere.call(loginByUser, { body: { Usuario: client.Usuario, Pass: 'secreta1' } })
    const { status } = await browser.call(updateClient, {
      body: { Pass: 'secreta1', PassNueva: 'nueva-2026' },
    })
    expect(status).toBe(200)
    expect((await browser.call(findOwnClient)).json).toEqual(client)
    expect((await elsewhere.call(findOwnClient)).json).toBeNull()
    expect(await logIn(client.Usuario, 'secreta1')).toBeNull()
    expect(await logIn(client.Usuario, 'nueva-2026')).toEqual(client)
  })

  it('changes no password when the form leaves it empty', async () => {
    await fresh()
    const { status } = await browser.call(updateClient, { body: { Nombre: 'Ana', Pass: '', PassNueva: '' } })
    expect(status).toBe(200)
    expect(await logIn(client.Usuario, 'secreta1')).not.toBeNull()
  })

  it('of two that take one user name at once, one gets it', async () => {
    const pair = [await registerTestClient(shop), await registerTestClient(shop)]
    const answers = await Promise.all(
      pair.map((each) => each.browser.call(updateClient, { body: { Usuario: `disputado-${client.Id}` } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.problem.detail).toBe('ya existe, intenta otro.')
  })

  it('takes nothing that is not the customer’s to say', async () => {
    await fresh()
    const wished = {
      Puntos: 9,
      Estado: 1,
      Baja: true,
      Tarjeta: '1',
      Nrodoc: '1',
      Tipodoc: { Codigo: 2 },
      Sucursal: 1,
      Idasociado: 1,
    }
    for (const [method, url] of [
      ['PUT', 'update'],
      ['POST', 'save'],
    ] as const) {
      const { status, json } = await browser.request(method, `/api/clientes/${url}`, { ...client, ...wished })
      expect([status, json]).toEqual([200, client])
    }
  })

  it('is somebody’s own: 401 without a session, 403 for another’s Id', async () => {
    await fresh()
    const other = await registerTestClient(shop)
    const own = other.client.Id
    const answers = [
      await shop.visitor().call(updateClient, { body: { Nombre: 'x' } }),
      await shop.visitor().call(saveClient, { body: { Id: own, Nombre: 'x' } }),
      await browser.call(updateClient, { body: { Id: own, Nombre: 'x' } }),
      await browser.call(saveClient, { body: { Id: own, Nombre: 'x' } }),
    ]
    expect(answers.map(({ status, problem }) => `${status} ${problem.code}`)).toEqual([
      '401 sesion',
      '401 sesion',
      '403 ajeno',
      '403 ajeno',
    ])
    expect((await other.browser.call(findOwnClient)).json).toEqual(other.client)
  })

  it.each([
    [
      { Nombre: 'Ana B', Direccion: 'Otra 1', Telefono: '2494000099' },
      { Nombre: 'Ana B', Direccion: 'Otra 1', Telefono: '2494000099' },
    ],
    [{ Telefono: '2494000077' }, { Telefono: '2494000077' }],
    [{ Localidad: 'azul' }, { Localidad: 'Azul' }],
    [{ Usuario: 'otro-usuario', Email: 'otro@example.com', Pass: 'otra-clave' }, {}],
  ] as [ClientDraft, Partial<Client>][])('in checkout 2 %j changes %j only', async (sent, changed) => {
    await fresh()
    const { status, json } = await browser.call(saveClient, { body: { Id: client.Id, ...sent } })
    expect([status, json]).toEqual([200, { ...client, ...changed }])
    expect(await logIn(client.Usuario, 'secreta1')).toEqual(json)
  })

  it.each(['Nombre', 'Direccion', 'Telefono'] as const)(
    'in checkout 2 %s may not be blank',
    async (field) => {
      await fresh()
      const { status, problem } = await browser.call(saveClient, { body: { Id: client.Id, [field]: '  ' } })
      expect([status, problem.detail]).toEqual([422, 'Campos vacíos: porfavor complételos.'])
    },
  )

  it('tells its own points, nobody else’s [§2.80]', async () => {
    await fresh()
    await shop.db.updateTable('clients').set({ Puntos: 250 }).where('Id', '=', client.Id).execute()
    const own = { Tipodoc: 1, Nrodoc: ` ${client.Nrodoc.slice(0, 2)}.${client.Nrodoc.slice(2)} ` }
    expect((await browser.call(findPoints, { params: own })).json).toBe(250)
    const other = await registerTestClient(shop)
    for (const params of [
      { Tipodoc: 1, Nrodoc: other.client.Nrodoc },
      { Tipodoc: 2, Nrodoc: client.Nrodoc },
    ])
      expect((await browser.call(findPoints, { params })).problem.code).toBe('ajeno')
    expect((await shop.visitor().call(findPoints, { params: own })).status).toBe(401)
  })

  it('can be read whole, without secrets and without anybody else’s', async () => {
    await fresh()
    const other = await registerTestClient(shop)
    const [mine, theirs] = [
      await save(browser, orderDraft()),
      await save(other.browser, orderDraft({ Opt4: 'ajeno' })),
    ]
    const { status, json, text } = await browser.call(readOwnData)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      Cliente: client,
      Pedidos: [mine.json],
      Cambios: [{ Pedido: mine.json.Id, Hasta: 'P' }],
      Puntos: [],
      Sesiones: [{}],
    })
    expect(text).not.toMatch(/argon2|token|_hash|_key|_id|secreta1/)
    expect(text).not.toContain(theirs.json.Opt4)
    expect((await shop.visitor().call(readOwnData)).status).toBe(401)
  })
})
