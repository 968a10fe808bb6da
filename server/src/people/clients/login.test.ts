import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findOwnClient, loginByEmail, loginByPath, loginByUser, logout } from '@gondola/contract/clients'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'

const CLIENT_FIELDS = [
  'Id', 'Nombre', 'Direccion', 'Localidad', 'Idasociado', 'Tarjeta', 'Sucursal', 'Usuario', 'Email', 'Tipodoc',
  'Nrodoc', 'Estado', 'Cliente', 'Telefono', 'Alta', 'Baja', 'Puntos', 'Comentario', 'EmailConfirmado',
] // prettier-ignore

describeOnBothDatabases('login', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, demo: true })
  })
  afterAll(() => shop.close())

  const ways = {
    'by user name': (Usuario: string, Pass: string) => ({
      call: loginByUser,
      input: { body: { Usuario, Pass } },
    }),
    'by address': (Usuario: string, Pass: string) => ({
      call: loginByPath,
      input: { params: { Usuario, Pass } },
    }),
    'by email': (Usuario: string, Pass: string) => ({
      call: loginByEmail,
      input: { body: { Email: `${Usuario}@gondola.example`, Pass } },
    }),
  } as const

  it('ends the session that the browser had, and no other', async () => {
    const [browser, elsewhere] = [shop.visitor(), shop.visitor()]
    const body = { Usuario: 'demo', Pass: 'demo1234' }
    await elsewhere.call(loginByUser, { body })
    await browser.call(loginByUser, { body })
    const before = shop.visitor()
    before.cookies.set('gondola_sesion', browser.cookies.get('gondola_sesion') ?? '')
    expect((await before.call(findOwnClient)).json).not.toBeNull()
    await browser.call(loginByUser, { body })
    expect((await before.call(findOwnClient)).json).toBeNull()
    expect((await browser.call(findOwnClient)).json).not.toBeNull()
    expect((await elsewhere.call(findOwnClient)).json).not.toBeNull()
  })

  describe.each(Object.entries(ways))('%s', (_way, way) => {
    const logIn = (visitor: ReturnType<TestShop['visitor']>, Usuario: string, Pass: string) => {
      const { call, input } = way(Usuario, Pass)
      return visitor.call(call as typeof loginByUser, input as never)
    }

    it('answers the client without secrets and opens a session', async () => {
      const visitor = shop.visitor()
      const { status, json, headers, text } = await logIn(visitor, 'DEMO', 'demo1234')
      expect(status).toBe(200)
      expect(Object.keys(json ?? {}).toSorted()).toEqual(CLIENT_FIELDS.toSorted())
      expect(json).toMatchObject({
        Usuario: 'demo',
        Nrodoc: '30111222',
        Tipodoc: { Codigo: 1, Descripcion: 'DNI' },
      })
      expect(text).not.toMatch(/argon2|_hash|_key|"Pass"|"Token"|"Recpass"/)
      expect(String(headers['set-cookie'])).toMatch(/gondola_sesion=[^;]{40,}.*HttpOnly.*SameSite=Lax/)
      expect(headers['cache-control']).toBe('no-store')
      expect((await visitor.call(findOwnClient)).json).toEqual(json)
    })

    it.each([
      ['a wrong password', 'demo', 'demo12345'],
      ['the password in capitals', 'demo', 'DEMO1234'],
      ['nobody of that name', 'nadie', 'demo1234'],
      ['somebody else’s password', 'vecina', 'demo1234'],
    ])('answers null with 200 for %s [§4.3]', async (_what, Usuario, Pass) => {
      const visitor = shop.visitor()
      const { status, json, headers } = await logIn(visitor, Usuario, Pass)
      expect([status, json]).toEqual([200, null])
      expect(String(headers['set-cookie'] ?? '')).not.toContain('gondola_sesion')
      expect((await visitor.call(findOwnClient)).json).toBeNull()
    })

    it.each([
      ['blocked', { Estado: 1 }, 'cuenta-bloqueada'],
      ['given up', { Baja: true }, undefined],
    ])('lets no account in that is %s, and ends its sessions', async (_what, change, code) => {
      const before = shop.visitor()
      expect((await logIn(before, 'vecina', 'vecina1234')).json).not.toBeNull()
      await shop.db.updateTable('clients').set(change).where('Usuario', '=', 'vecina').execute()
      const refused = await logIn(shop.visitor(), 'vecina', 'vecina1234')
      expect(refused.problem?.code).toBe(code)
      expect(String(refused.headers['set-cookie'] ?? '')).not.toContain('gondola_sesion')
      expect((await before.call(findOwnClient)).json).toBeNull()
      await shop.db
        .updateTable('clients')
        .set({ Estado: 0, Baja: false })
        .where('Usuario', '=', 'vecina')
        .execute()
    })
  })

  const PUBLIC_URL = 'http://localhost:3000'
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['a link that somebody was sent', { 'sec-fetch-site': 'none' }, 403],
    ['another origin', { origin: 'https://evil.example' }, 403],
    ['a link on a page of another site', { referer: 'https://evil.example/' }, 403],
    ['a page of another site on the way to the shop', { referer: 'http://localhost.evil.example/' }, 403],
    ['no address', { referer: 'evil' }, 403],
    ['a page of the shop', { referer: `${PUBLIC_URL}/gestion/` }, 200],
    ['the shop itself', { 'sec-fetch-site': 'same-origin' }, 200],
    ['a program', {}, 200],
  ])('by address is answered to %s: %j %d', async (_who, headers, expected) => {
    const params = { Usuario: 'demo', Pass: 'demo1234' }
    const { status } = await shop.visitor().call(loginByPath, { params, headers })
    expect(status).toBe(expected)
  })

  it('writes no password into the log or the metrics', async () => {
    const params = { Usuario: 'demo', Pass: 'clave-en-camino' }
    await shop.visitor().call(loginByPath, { params })
    const { text } = await shop.visitor().request('GET', '/metrics')
    expect(text).toContain('gondola')
    expect(JSON.stringify(shop.log) + text).not.toContain('clave-en-camino')
  })

  it('counts failures, and names their account in the log by an alias', async () => {
    shop.log.length = 0
    for (const Usuario of ['DEMO', 'demo', 'otra'])
      await shop.visitor().call(loginByUser, { body: { Usuario, Pass: 'no-es' } })
    const aliases = shop.log.filter(({ msg }) => msg === 'login').map(({ account }) => String(account))
    expect(aliases).toEqual([aliases[0], aliases[0], expect.stringMatching(/^[\w-]{12}$/)])
    expect(aliases[2]).not.toBe(aliases[0])
    expect(JSON.stringify(aliases)).not.toMatch(/demo|otra/i)
    const { text } = await shop.visitor().request('GET', '/metrics')
    expect(text).toMatch(
      /gondola_logins_total\{route="\/api\/clientes\/login",outcome="datos-incorrectos"\} \d+/,
    )
  })

  it('ends with logout', async () => {
    const visitor = shop.visitor()
    await visitor.call(loginByUser, { body: { Usuario: 'demo', Pass: 'demo1234' } })
    const token = visitor.cookies.get('gondola_sesion') ?? ''
    expect((await visitor.call(logout)).status).toBe(204)
    expect(visitor.cookies.has('gondola_sesion')).toBe(false)
    visitor.cookies.set('gondola_sesion', token)
    expect((await visitor.call(findOwnClient)).json).toBeNull()
    expect((await visitor.call(logout)).status).toBe(401)
  })
})
