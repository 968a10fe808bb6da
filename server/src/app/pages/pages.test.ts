import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findThing, saveThing, testFeature } from '../../../../lab/shop/test-feature.ts'
import { createDataFolder } from '../../../../lab/harness/databases.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'

describe('what is no call', () => {
  let shop: TestShop
  beforeAll(async () => {
    const { dataFolder } = await createDataFolder()
    await mkdir(join(dataFolder, 'imagenes'))
    await writeFile(join(dataFolder, 'imagenes', 'a.webp'), 'picture')
    shop = await startTestShop({
      database: 'sqlite',
      features: [testFeature],
      place: { databaseUrl: null, dataFolder },
    })
  })
  afterAll(() => shop.close())

  it('serves the shop’s pictures for a day', async () => {
    const answer = await shop.visitor().request('GET', '/imagenes/a.webp')
    expect(answer).toMatchObject({ status: 200, text: 'picture' })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=86400',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  it.each([
    '/imagenes/b.webp',
    '/imagenes/..%2f..%2fpackage.json',
    '/imagenes/../gondola.sqlite',
    '/nada',
    '/%2e%2e/x',
    '/imagenes/%00',
  ])('answers 404 or 400 to %s', async (url) => {
    const answer = await shop.visitor().request('GET', url)
    expect([400, 404]).toContain(answer.status)
    expect(answer.headers['content-type']).toContain('problem+json')
  })

  it.each([
    [{ range: 'bytes=99-' }, 416, 'bytes */7'],
    [{ range: 'bytes=a-b' }, 416, 'bytes */7'],
    [{ 'if-match': '"x"' }, 412, undefined],
    [{ 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412, undefined],
  ])('refuses a part that there is not, or another state of a file: %o', async (headers, status, range) => {
    const answer = await shop.visitor().request('GET', '/imagenes/a.webp', undefined, headers)
    expect([answer.status, answer.headers['content-range']]).toEqual([status, range])
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('problem+json'),
      'cache-control': 'no-store',
    })
    expect(shop.log.filter(({ msg }) => msg === 'bug')).toEqual([])
  })

  it('leads a person back to the shop', async () => {
    const answer = await shop.visitor().request('GET', '/nada', undefined, { accept: 'text/html' })
    expect(answer.status).toBe(404)
    expect(answer.text).toContain('<a href="/">Ir a la tienda</a>')
  })

  it('documents every call and nothing else', async () => {
    const { json } = await shop
      .visitor()
      .request<{ openapi: string; paths: Record<string, object> }>('GET', '/api/docs/json')
    expect(json.openapi).toBe('3.1.0')
    expect(Object.keys(json.paths)).toContain('/api/cosas/get/{Codigo}/{from}')
    expect(Object.keys(json.paths).every((path) => path.startsWith('/api/cosas/'))).toBe(true)
    const page = await shop.visitor().request('GET', '/api/docs')
    expect(page.headers['content-security-policy']).toContain("script-src 'self';")
  })

  it('compresses what is worth it', async () => {
    const big = await shop
      .visitor()
      .call(saveThing, { body: { Nombre: 'x'.repeat(100) }, headers: { 'accept-encoding': 'br' } })
    expect(big.headers['content-encoding']).toBeUndefined()
    const docs = await shop.app.inject({ url: '/api/docs/json', headers: { 'accept-encoding': 'gzip, br' } })
    expect(docs.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/i),
    })
    const thing = await shop.visitor().call(findThing, { params: { Codigo: 'a', from: 0 } })
    expect(thing.headers['content-encoding']).toBeUndefined()
  })

  it('gives the XSRF cookie with the page', async () => {
    expect((await shop.visitor().request('GET', '/')).headers['set-cookie']).toMatch(/^XSRF-TOKEN=/)
  })
})
