import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../platform/config.ts'
import { serveBackoffice } from './pages.ts'
import { sendSecurityHeaders } from '../../http/security-headers.ts'

describe('the page of the back office', () => {
  let folder: string
  let app: FastifyInstance
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gondola-test-'))
    await mkdir(join(folder, 'assets'))
    await writeFile(
      join(folder, 'index.html'),
      '<meta property="csp-nonce" nonce="__NONCE__"><script src="/gestion/assets/a-1.js" nonce="__NONCE__"></script>',
    )
    await writeFile(join(folder, 'assets', 'a-1.js'), 'let a')
    await writeFile(join(folder, 'icono.svg'), '<svg/>')
    const reading = readConfig({})
    if (!reading.ok) throw new Error('the test configuration is wrong')
    app = Fastify()
    sendSecurityHeaders(app, reading.config)
    await app.register(cookie)
    app.get('/', () => 'shop')
    await serveBackoffice(app, reading.config, folder, 'immutable')
  })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })

  const policyOf = ({ headers }: { headers: Record<string, unknown> }) =>
    String(headers['content-security-policy'])

  it('has a nonce of its own each time, in the page as in the policy', async () => {
    const nonces = new Set<string>()
    for (let visit = 0; visit < 3; visit++) {
      const answer = await app.inject('/gestion/')
      const [, nonce = ''] = /style-src 'self' 'nonce-([\w+/=]{24})';?/.exec(policyOf(answer)) ?? []
      expect(answer.body).toBe(
        `<meta property="csp-nonce" nonce="${nonce}"><script src="/gestion/assets/a-1.js" nonce="${nonce}"></script>`,
      )
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })

  it('is never cached, and gives the XSRF cookie', async () => {
    const { headers } = await app.inject('/gestion/')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(String(headers['set-cookie'])).toMatch(/^XSRF-TOKEN=/)
  })

  it('lets no inline script or style in, and leaves the shop’s policy as it is', async () => {
    const panel = policyOf(await app.inject('/gestion/'))
    const shop = policyOf(await app.inject('/'))
    expect(panel.replace("'wasm-unsafe-eval'", '')).not.toContain('unsafe')
    // the reader of barcodes is compiled, and no script of a text
    expect(panel).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(shop).toContain("script-src 'self';")
    expect(shop).toMatch(/style-src 'self'(;|$)/)
    expect(shop).not.toContain('blob:')
  })

  it('may use the camera, which no page of the shop may', async () => {
    const [panel, shop] = [await app.inject('/gestion/'), await app.inject('/')]
    expect(panel.headers['permissions-policy']).toContain('camera=(self)')
    expect(shop.headers['permissions-policy']).toContain('camera=()')
  })

  it('keeps files for ever where their name has a hash', async () => {
    expect((await app.inject('/gestion/assets/a-1.js')).headers['cache-control']).toBe('immutable')
    expect((await app.inject('/gestion/icono.svg')).headers['cache-control']).toBe('no-cache')
  })

  it('has one route for all files whose names have a hash', () => {
    expect(app.hasRoute({ method: 'GET', url: '/gestion/assets/*' })).toBe(true)
    expect(app.hasRoute({ method: 'GET', url: '/gestion/assets/a-1.js' })).toBe(false)
  })

  it('is found without the last slash, and not by its file’s name', async () => {
    expect(await app.inject('/gestion')).toMatchObject({
      statusCode: 302,
      headers: { location: '/gestion/' },
    })
    for (const url of ['/gestion/index.html', '/gestion/nada', '/gestion/../package.json'])
      expect((await app.inject(url)).statusCode, url).toBe(404)
  })
})
