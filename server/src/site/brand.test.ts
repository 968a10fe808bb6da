import { afterAll, beforeAll, expect, it } from 'vitest'
import sharp from 'sharp'
import { showMailTemplate, staffMailTemplates } from '@gondola/contract/inboxes'
import { staffShopBrand, staffMessages, staffParameters, type ShopBrandDraft } from '@gondola/contract/site'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { staffOf } from '../../../lab/harness/staff-client.ts'
import type { TestClient } from '../../../lab/harness/test-client.ts'
import { startTestShop, type TestShop } from '../../../lab/shop/test-shop.ts'
import { DEFAULT_BRAND } from '@gondola/contract/site'
import { putBrand } from '../http/current-brand.ts'
import { withOwnTexts } from '../mail/own-texts.store.ts'
import { cardMailToCustomer, welcomeMail } from '../mail/texts/client-mails.ts'
import { renderMail } from '../mail/render-mail.ts'

const KEY = { params: { Id: 1 } }
const SOUTH: Partial<ShopBrandDraft> = {
  Lema: 'fresco todos los días',
  Color: '#5b2a86',
  ColorFondo: '#f4f0fa',
  Acento: '#ff8a3d',
  Letra: 'limpia',
  Bordes: 'rectos',
  Secciones: ['tarjeta', 'ofertas'],
  Tarjeta: 'Tarjeta Sur',
}
/** The greens of the product, and of what it had before. */
const GREEN = /#(?:14603a|1c7a41|0e4a2d|2f8f4b|083420|8fc384|14532d)/i
const PAGES = [
  ['/', 'text/html'],
  ['/index.html', 'text/html'],
  ['/gestion/', 'text/html'],
  ['/manifest.webmanifest', ''],
  ['/p/nada', 'text/html'],
  ['/no-existe', 'text/html'],
  ['/p/pagina.css', ''],
  ['/pago/tarjeta.css', ''],
  ['/api/docs/', 'text/html'],
  ['/api/docs/json', ''],
  ['/api/parametros/get', ''],
  ['/marca/logo.svg', ''],
  ['/marca/logo-claro.svg', ''],
  ['/marca/logo-corto.svg', ''],
  ['/marca/promocion.svg', ''],
  ['/favicon.svg', ''],
  ['/sitemap.xml', ''],
  ['/robots.txt', ''],
] as const

describeOnBothDatabases('a chain with a look of its own', (database) => {
  let shop: TestShop
  let staff: TestClient
  beforeAll(async () => {
    shop = await startTestShop({ database, base: true })
    staff = await staffOf(shop, 'administracion')
    await staff.call(staffParameters.change, {
      ...KEY,
      body: { NombreTienda: 'Mercado Sur', Leido: { NombreTienda: 'Góndola' } },
    })
    await save(SOUTH)
  })
  afterAll(async () => {
    putBrand(DEFAULT_BRAND, 'Góndola', '')
    await shop.close()
  })

  async function save(brand: Partial<ShopBrandDraft>) {
    const { json: Leido } = await staff.call(staffShopBrand.read, KEY)
    const before = Object.fromEntries(
      Object.keys(brand).map((name) => [name, Leido[name as keyof ShopBrandDraft]]),
    )
    const answer = await staff.call(staffShopBrand.change, { ...KEY, body: { ...brand, Leido: before } })
    await shop.deps.catalogue.refresh()
    return answer
  }
  const text = async (path: string, accept = '') =>
    (await shop.visitor().request('GET', path, undefined, accept ? { accept } : {})).text

  const bytes = async (url: string) => (await shop.app.inject({ method: 'GET', url })).rawPayload

  it.each(PAGES)('has the name and colours of no other at %s', async (path, accept) => {
    // the keys of the wording are the product's texts, which nobody sees
    const page = (await text(path, accept)).replace(/<script[^>]* id="palabras">.*?<\/script>/, '')
    expect(page.length).toBeGreaterThan(20)
    expect(page).not.toMatch(/Góndola/)
    expect(page).not.toMatch(GREEN)
  })

  it('names itself in title, manifest, description, icons and style sheet', async () => {
    const page = await text('/')
    expect(page).toContain('<title>Mercado Sur · Supermercado</title>')
    expect(page).toContain('<meta name="theme-color" content="#5b2a86"')
    expect(page).toContain('Para comprar en Mercado Sur necesitás')
    expect(page).toContain('"Mercado Sur, fresco todos los días"')
    const [, sheet = ''] = /<link rel="stylesheet" href="(\/marca\/tema-[0-9a-f]{12}\.css)">/.exec(page)!
    expect(await text(sheet)).toMatch(/^:root:root\{.*--leaf-700:#5b2a86;.*--radius-m:3px/)
    const [, icon = ''] = /rel="icon" href="([^"]*)"/.exec(page)!
    expect(icon).toMatch(/^\/favicon\.png\?v=/)
    expect(JSON.parse(await text('/manifest.webmanifest'))).toMatchObject({
      name: 'Mercado Sur · Supermercado',
      short_name: 'Mercado Sur',
      theme_color: '#5b2a86',
    })
    expect(await text('/gestion/')).toContain('<title>Mercado Sur gestión</title>')
  })

  it.each([
    ['/icon-192.png', 192],
    ['/icon-maskable-512.png', 512],
    ['/apple-touch-icon.png', 180],
    ['/favicon.png', 64],
  ])('draws %s with the initial in its colour', async (path, size) => {
    const answer = await bytes(path)
    const { data, info } = await sharp(answer).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([size, size])
    const at = (Math.round(size * 0.9) * size + size / 2) * 3
    expect([...data.subarray(at, at + 3)]).toEqual([0x5b, 0x2a, 0x86])
  })

  it('writes its parts, its card and its mails', async () => {
    expect(JSON.parse(await text('/api/parametros/get'))).toMatchObject({ Secciones: ['tarjeta', 'ofertas'] })
    const { json } = await staff.call(staffMessages.list, { query: { q: 'Tarjeta Sur', _end: 500 } })
    expect(json.length).toBeGreaterThan(0)
    const shopData = { NombreTienda: 'Mercado Sur', Email: 'hola@sur.example', Telefono: '' }
    const { html } = renderMail(welcomeMail('Ana', 'http://localhost'), shopData)
    expect(html).toContain('background:#5b2a86')
    expect(html).not.toMatch(GREEN)
  })

  it('puts its names into the product’s texts once, and into none that the chain wrote', async () => {
    await save({ Tarjeta: 'SuperCard Sur' })
    const params = { Nombre: 'tarjeta-pedida' }
    const { json } = await staff.call(staffMailTemplates.read, { params })
    const { Asunto, Nota } = json
    expect(Asunto).toBe('¡Bienvenido a SuperCard Sur!')
    expect((await staff.call(showMailTemplate, { params })).text).toContain(Asunto)
    await staff.call(staffMailTemplates.change, {
      params,
      body: { Asunto, Nota, Texto: 'Tu SuperCard Sur.' },
    })
    const content = await withOwnTexts(shop.db, cardMailToCustomer())
    expect(content).toMatchObject({ subject: Asunto, paragraphs: ['Tu SuperCard Sur.'] })
    await save({ Tarjeta: 'Tarjeta Sur' })
  })

  it('refuses a colour on which white cannot be read, and a logo that cannot be drawn', async () => {
    const pale = await save({ Color: '#FFEE00' })
    expect([pale.status, pale.json]).toMatchObject([422, { code: 'color-ilegible', Campo: 'Color' }])
    const hostile = await save({
      Logo: `data:image/svg+xml;base64,${Buffer.from('<svg><script/></svg>').toString('base64')}`,
    })
    expect([hostile.status, hostile.json]).toMatchObject([422, { code: 'logo-ilegible', Campo: 'Logo' }])
  })

  it('shows a logo in the page, on a plate on its colour, and in mails, and comes back as it was', async () => {
    const before = await text('/marca/logo.svg')
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><rect width="40" height="10" fill="#123456" onload="x()"/></svg>'
    const saved = await save({ Logo: `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}` })
    expect(saved.status).toBe(200)
    expect(await text('/marca/logo-claro.svg')).toMatch(
      /<rect [^>]*fill="#ffffff"\/><image href="data:image\/svg\+xml;base64,/,
    )
    const png = await sharp(await bytes('/marca/logo.png')).metadata()
    expect([png.format, png.height]).toEqual(['png', 80])
    const { json } = await staff.call(staffShopBrand.lastChange, KEY)
    await staff.call(staffShopBrand.undo, { ...KEY, body: { Cambio: json.Cambio!.Id } })
    await shop.deps.catalogue.refresh()
    expect(await text('/marca/logo.svg')).toBe(before)
  })
})
