import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginByUser, logout } from '@gondola/contract/clients'
import { staffLogin, staffLogout } from '@gondola/contract/staff'
import { addStaffAccount, STAFF_PASSWORD } from '../../../lab/harness/staff-client.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'

// ASVS 3.2 to 3.5, 13.4: the security headers and cookies of every response of a shop behind https.

const PLACES = [
  '/',
  '/gestion/',
  '/api/clientes/yo',
  '/api/tarticulos/getall/0/20',
  '/api/nada',
  '/api/pedidos/getallpedidoscliente/1/P/0/10',
  '/api/docs/',
  '/api/docs/json',
  '/healthz',
  '/readyz',
  '/metrics',
  '/robots.txt',
  '/sitemap.xml',
  '/imagenes/no.png',
  '/nada',
  '/p/0/nada',
]

describe('behind https', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({
      database: 'sqlite',
      demo: true,
      config: { publicUrl: 'https://tienda.example' },
    })
    await addStaffAccount(shop, 'pedidos', 'ana')
  })
  afterAll(() => shop.close())

  it.each(PLACES)('%s binds the browser', async (place) => {
    const { headers } = await shop.visitor().request('GET', place, undefined, { accept: 'text/html' })
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toMatch(/camera=\((self)?\).*geolocation=\(self\).*payment=\(\)/)
    const policy = policyOf(String(headers['content-security-policy']))
    expect(policy['default-src']).toBe("'self'")
    expect(policy['object-src']).toBe("'none'")
    expect(policy['base-uri']).toBe("'none'")
    expect(policy['frame-ancestors']).toBe("'none'")
    // a page's own script is allowed by its hash
    expect(policy['script-src']).toMatch(/^'self'( 'sha256-[\w+/]+=*'| 'wasm-unsafe-eval')*$/)
    // the viewer of the API's description creates styles of its own; it is no page of the shop
    if (!place.startsWith('/api/docs')) expect(policy['style-src']).not.toContain('unsafe')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['server']).toBeUndefined()
  })

  it.each(PLACES)('%s hands a token to nobody but its visitor', async (place) => {
    const { headers } = await shop.visitor().request('GET', place, undefined, { accept: 'text/html' })
    const mayBeShared =
      headers['set-cookie'] !== undefined && !/private|no-store/.test(String(headers['cache-control']))
    expect([place, mayBeShared]).toEqual([place, false])
  })

  it('sends cookies that only this host can set, only over https, the sessions’ out of scripts’ reach', async () => {
    const browser = shop.visitor()
    const login = await browser.call(loginByUser, { body: { Usuario: 'demo', Pass: 'demo1234' } })
    expect(login.headers['set-cookie']).toMatch(
      /^__Host-gondola_sesion=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const staff = await browser.call(staffLogin, { body: { Usuario: 'ana', Pass: STAFF_PASSWORD } })
    expect(staff.headers['set-cookie']).toMatch(
      /^__Host-gondola_gestion=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const first = await shop.visitor().request('GET', '/api/clientes/yo')
    expect(first.headers['set-cookie']).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; Secure; SameSite=Lax$/)
    // a cookie with this prefix is deleted only by one that is Secure
    for (const call of [logout, staffLogout])
      expect((await browser.call(call)).headers['set-cookie']).toMatch(/^__Host-.*; Secure/)
    expect([...browser.cookies.keys()]).toEqual(['XSRF-TOKEN'])
  })

  it('knows no session by a name that another host could set', async () => {
    const browser = shop.visitor()
    await browser.call(loginByUser, { body: { Usuario: 'demo', Pass: 'demo1234' } })
    const slipped = shop.visitor()
    slipped.cookies.set('gondola_sesion', browser.cookies.get('__Host-gondola_sesion') ?? '')
    expect((await slipped.request('GET', '/api/clientes/yo')).text).toBe('null')
  })

  it.each(['cross-site', 'same-site'])('changes nothing for a page from elsewhere (%s)', async (site) => {
    const browser = shop.visitor()
    const body = { Usuario: 'demo', Pass: 'demo1234' }
    const refused = await browser.call(loginByUser, { body, headers: { 'sec-fetch-site': site } })
    expect(refused.problem).toMatchObject({ status: 403, code: 'xsrf' })
    const own = await browser.call(loginByUser, { body, headers: { 'sec-fetch-site': 'same-origin' } })
    expect(own.status).toBe(200)
  })

  it.each(['TRACE', 'OPTIONS', 'PATCH'] as const)('does not know %s', async (method) => {
    const { statusCode } = await shop.app.inject({ method, url: '/api/clientes/yo' })
    expect(statusCode).toBeGreaterThanOrEqual(400)
  })

  it.each([
    '/.git/config',
    '/package.json',
    '/data/gondola.sqlite',
    '/imagenes/',
    '/assets/',
    '/..%2fpackage.json',
    '/server/src/main.ts',
  ])('serves nothing of its inside: %s', async (place) =>
    expect((await shop.visitor().request('GET', place)).status).toBeGreaterThanOrEqual(400),
  )

  it('links to itself by the address it is set to, whatever a request calls it', async () => {
    const asked = await shop.visitor().request('GET', '/sitemap.xml', undefined, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
    })
    expect(asked.text).toContain('https://tienda.example/')
    expect(asked.text).not.toContain('evil.example')
  })
})

const policyOf = (header: string): Record<string, string> =>
  Object.fromEntries(
    header.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(' ')
      return [name, values.join(' ')]
    }),
  )
