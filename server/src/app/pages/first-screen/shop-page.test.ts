import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listDepartments, listPromotions } from '@gondola/contract/catalogue'
import { listFrontBanners, readParameters } from '@gondola/contract/site'
import { describeOnBothDatabases } from '../../../../../lab/harness/databases.ts'
import { fillCategories } from '../../../../../lab/shop/fill-catalogue.ts'
import { startTestShop, type TestShop } from '../../../../../lab/shop/test-shop.ts'
import { bumpCatalogueVersion } from '../../../goods/catalogue/catalogue-changes.store.ts'
import { sendSecurityHeaders } from '../../../http/security-headers.ts'
import { writeParameters } from '../../../site/parameters.store.ts'
import { serveShopPage } from './shop-page.ts'

const BUILT =
  '<head><!--portada--><script>start()</script></head><body><div id="app"></div><!--primera-pantalla--></body>'
/** A stub of the storefront's build: it draws the shop's name, which of the two layouts it is, and the wording. */
const BUNDLE = `const wording = document.getElementById('palabras').textContent
export const drawFirstScreen = ({ parameters }) =>
  parameters.NombreTienda + (matchMedia('(min-width: 940px)').matches ? ' wide' : ' narrow') +
  (wording === '{}' ? '' : ' ' + wording)`
const ALL = { from: 0, count: 0 }

describeOnBothDatabases('the shop’s page', (database) => {
  let shop: TestShop
  let folder: string
  const page = Fastify()
  beforeAll(async () => {
    shop = await startTestShop({ database })
    await fillCategories(shop.db)
    folder = await mkdtemp(join(tmpdir(), 'gondola-page-'))
    await writeFile(join(folder, 'page.html'), BUILT)
    await writeFile(join(folder, 'first-screen.js'), BUNDLE)
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
    await shop.deps.catalogue.refresh()
    sendSecurityHeaders(page, shop.config)
    serveShopPage(page, shop.deps, folder)
  })
  afterAll(async () => {
    await page.close()
    await shop.close()
    await rm(folder, { recursive: true })
  })
  const get = (headers: Record<string, string> = {}) => page.inject({ url: '/', headers })
  const answersIn = (html: string): unknown => JSON.parse(/id="respuestas">([^]*?)<\/script>/.exec(html)![1]!)
  const drawnPage = () =>
    vi.waitFor(
      async () => {
        const { body } = await get()
        expect(body).toContain('<template')
        return body
      },
      { timeout: 120_000 },
    )

  it('carries what the calls of the first screen answer, to the byte', async () => {
    const visitor = shop.visitor()
    const call = async (one: Parameters<typeof visitor.call>[0], params = {}) =>
      (await visitor.call(one, { params })).json
    expect(answersIn((await get()).body)).toEqual({
      parameters: await call(readParameters),
      departments: await call(listDepartments, ALL),
      frontBanners: await call(listFrontBanners, ALL),
      promotions: await call(listPromotions, { Fecha: 'HOY' }),
    })
  })

  it('is drawn for both layouts, and again when what it shows changes', async () => {
    expect(await drawnPage()).toMatch(
      /<template id="en-telefono">.+ narrow<\/template><template id="en-escritorio">.+ wide<\/template>/,
    )
    await writeParameters(shop.db, { NombreTienda: 'Otra' })
    const { body } = await get()
    expect(answersIn(body)).toMatchObject({ parameters: { NombreTienda: 'Otra' } })
    expect(body).not.toContain('<template')
    expect(await drawnPage()).toContain('<template id="en-telefono">Otra narrow</template>')
  })

  it('is drawn again with the chain’s wording, which it carries ahead of its script', async () => {
    // another name would have wording of its own
    await writeParameters(shop.db, { NombreTienda: 'Góndola' })
    await drawnPage()
    await shop.db.insertInto('own_texts').values({ written: 'Uno', own: 'Un <b>' }).execute()
    await bumpCatalogueVersion(shop.db)
    await shop.deps.catalogue.refresh()
    const { body } = await get()
    expect(body).toContain(String.raw`id="palabras">{"Uno":"Un \u003cb>"}</script><script>`)
    expect(await drawnPage()).toContain(String.raw`narrow {"Uno":"Un <b>"}</template>`)
  })

  it('lets its own script run by its hash and no other, is asked for again, and comes compressed', async () => {
    await drawnPage()
    const { headers } = await get({ 'accept-encoding': 'br' })
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/)
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-cache',
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
    })
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': String(headers.etag) })
    expect(again.statusCode).toBe(304)
  })
})
