import Validator from '@adobe/structured-data-validator'
import WebAutoExtractor from '@marbec/web-auto-extractor'
import type { ProductFacts } from '@gondola/contract/catalogue'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../../../lab/harness/databases.ts'
import { articleRow, fillCategories, insertArticles } from '../../../../lab/shop/fill-catalogue.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'
import { bumpCatalogueVersion } from '../../goods/catalogue/catalogue-changes.store.ts'
import { CLIENT_COOKIE } from '../../sessions/session.ts'

const HOSTILE = `Pan </script><script>alert(1)</script> "x" 'y' & <b onclick=z>`
const PUBLIC_URL = 'https://tienda.example'
const NOW = '2026-11-21T15:00:00-03:00'
const HIDDEN = {
  Codigo: 'H-1',
  Descripcion: 'Yerba Mate 500 Gr',
  Precioventa: 7654.25,
  Imagen: 'articulos/H-1-640.webp',
}
const OFFERED = {
  Codigo: '7791000000028',
  Ean: '7791000000028',
  Descripcion: 'Galletitas 250 Gr',
  Precioventa: 900,
}

const FACTS: ProductFacts = {
  Descripcion: 'Para <b>todos</b>.',
  Apto: ['vegano'],
  Sellos: ['sodio'],
  PaisOrigen: 'Chile',
}

describeOnBothDatabases('what is read outside the shop', (database) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop({ database, now: NOW, config: { publicUrl: PUBLIC_URL } })
    await fillCategories(shop.db)
    await insertArticles(shop.db, [
      articleRow(HIDDEN),
      articleRow({ ...OFFERED, ContenidoNeto: 250, ContenidoUnidad: 'g' }),
      articleRow({ Codigo: 'X-1', Descripcion: HOSTILE, brand_code: 3 }),
      articleRow({ Codigo: 'F-1', Descripcion: 'Con ficha', facts: JSON.stringify(FACTS) }),
      articleRow({
        Codigo: 'F-2',
        Descripcion: 'De ejemplo',
        facts: JSON.stringify({ ...FACTS, DeEjemplo: true }),
      }),
      articleRow({ Codigo: 'OFF-1', Descripcion: 'Ya no se vende', is_on_sale: false }),
    ])
    await shop.db
      .insertInto('offers')
      .values({
        article_code: OFFERED.Codigo,
        Preciooferta: 700,
        FechaDesde: '2026-11-20',
        FechaHasta: '2026-11-22',
      })
      .execute()
    await bumpCatalogueVersion(shop.db)
    await shop.deps.catalogue.refresh()
  })
  afterAll(() => shop.close())

  const page = (path: string, headers?: Record<string, string>) =>
    shop.visitor().request('GET', path, undefined, headers)
  const dataOf = (text: string) =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null') as Record<
      string,
      unknown
    >

  it('tells an article on offer with its prices, its own address and the way into the shop', async () => {
    const { status, headers, text } = await page(`/p/${OFFERED.Codigo}/otro-nombre`)
    expect(status).toBe(200)
    const drawing = `${PUBLIC_URL}/imagenes/dibujos/101-250g-640.webp`
    expect(text, 'drawn, as on the shelf').toContain(`<meta property="og:image" content="${drawing}" />`)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
    })
    expect(headers['set-cookie']).toBeUndefined()
    const own = `${PUBLIC_URL}/p/${OFFERED.Codigo}/Galletitas-250-Gr`
    expect(text).toContain(`<link rel="canonical" href="${own}" />`)
    expect(text).toContain(`<meta property="og:url" content="${own}" />`)
    expect(text).toContain(`href="/#/ver-articulo/${OFFERED.Codigo}/Galletitas-250-Gr"`)
    expect(text).toContain('<meta property="product:price:amount" content="700.00" />')
    expect(text.replaceAll('\u00a0', ' ')).toContain('$ 2.800,00 x kg')
    expect(text.replaceAll('\u00a0', ' ')).toMatch(
      /<meta property="og:description" content="\$ 700,00\. [^$"]+[^.]\." \/>/,
    )
    expect(dataOf(text)).toMatchObject({
      '@type': 'Product',
      sku: OFFERED.Codigo,
      gtin: OFFERED.Codigo,
      offers: { price: '700.00', priceCurrency: 'ARS', priceSpecification: { price: '2800.00' } },
    })
  })

  it('shows a hidden price to nobody', async () => {
    const answers = await Promise.all([page('/p/H-1'), page('/p/H-1', { cookie: `${CLIENT_COOKIE}=x` })])
    for (const { text, headers } of answers) {
      expect(headers['vary']).toBe('Accept-Encoding')
      expect(text).not.toMatch(/7[.]?654|6[.]?325/)
      expect(text).toContain('Inicia sesión para ver precios.')
      expect(text).toContain(
        `<meta property="og:image" content="${PUBLIC_URL}/imagenes/articulos/H-1-640.webp" />`,
      )
      expect(dataOf(text)['offers']).not.toHaveProperty('price')
    }
    expect(answers[0].text).toBe(answers[1].text)
  })

  it('tells what the package says, and search engines nothing made up', async () => {
    const { text } = await page('/p/F-1')
    expect(text).toContain('<strong>EXCESO EN SODIO</strong>')
    expect(text).toContain('Para &lt;b&gt;todos&lt;/b&gt;.')
    expect(dataOf(text)).toMatchObject({
      description: 'Para <b>todos</b>.',
      countryOfOrigin: { name: 'Chile' },
      additionalProperty: [
        { name: 'Apto', value: 'Vegano' },
        { name: 'Sello', value: 'EXCESO EN SODIO' },
      ],
    })
    const { text: example } = await page('/p/F-2')
    expect(example).toContain('Datos de ejemplo.')
    for (const name of ['countryOfOrigin', 'additionalProperty'])
      expect(dataOf(example)).not.toHaveProperty(name)
  })

  it('lets no name become markup', async () => {
    const { text } = await page('/p/X-1')
    expect(dataOf(text)['name']).toBe(HOSTILE)
    expect(text.match(/<script[ >]/g)).toHaveLength(2)
    expect(text).not.toContain('<b onclick')
    expect(text).not.toContain('alert(1)</script>')
  })

  it.each(['leche-0%', '0%', '%ff', '%E0%A4%A', 'a%2', '100%25'])(
    'finds the article whatever follows its code: %s',
    async (slug) => {
      const { status, text } = await page(`/p/${OFFERED.Codigo}/${slug}`)
      expect(status).toBe(200)
      expect(text).toContain(`href="/#/ver-articulo/${OFFERED.Codigo}/Galletitas-250-Gr"`)
    },
  )

  it('answers 304 to who has the page already', async () => {
    const { headers } = await page('/p/H-1')
    expect((await page('/p/H-1', { 'if-none-match': String(headers['etag']) })).status).toBe(304)
  })

  it.each([
    '/p/OFF-1',
    '/p/OFF-1/ya-no-se-vende',
    '/p/nada',
    "/p/'",
    '/p/__proto__',
    '/p/%3Cscript%3E',
    '/p/%00',
    '/p/0%',
    '/p/nada%ff',
  ])('leads from %s to the shop [§2.51]', async (path) => {
    const { status, text, headers } = await page(path)
    expect(status).toBe(404)
    expect(headers['content-type']).toContain('text/html')
    expect(text).toContain('Este producto ya no está a la venta')
    expect(text).toContain('href="/#/articulos"')
    expect(text).not.toMatch(/seguir\.js/)
  })

  it('names every article on sale in the sitemap, and where that is in robots.txt', async () => {
    const { text, headers } = await page('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const { updated_at } = await shop.db
      .selectFrom('articles')
      .select('updated_at')
      .where('Codigo', '=', 'H-1')
      .executeTakeFirstOrThrow()
    expect(text).toContain(
      `<loc>${PUBLIC_URL}/p/H-1/Yerba-Mate-500-Gr</loc><lastmod>${updated_at.slice(0, 10)}</lastmod>`,
    )
    expect(text).toContain(`<loc>${PUBLIC_URL}/#/ayuda</loc>`)
    expect(text).not.toContain('OFF-1')
    expect(text.match(/<url>/g)).toHaveLength(text.match(/<loc>/g)!.length)
    expect((await page('/sitemap-1.xml')).status).toBe(404)
    const robots = await page('/robots.txt')
    expect(robots.text).toContain(`\nSitemap: ${PUBLIC_URL}/sitemap.xml\n`)
    expect(robots.text).toContain('Disallow: /api/\nDisallow: /gestion\n')
  })

  it('tells of the branches with their hours, safely', async () => {
    const branch = {
      Nombre: 'Norte </script>',
      Direccion: 'Mitre 1',
      Localidad: 'Tandil',
      CodigoPostal: '7000',
      Latitud: -37.32,
      Longitud: -59.13,
      Telefono: '',
      Horarios: JSON.stringify([{ Dia: 1, Desde: '08:00', Hasta: '24:00' }]),
      is_active: true,
    }
    const closed = { ...branch, Nombre: 'Sur', is_active: false }
    await shop.db.insertInto('branches').values([branch, closed]).execute()
    const { text } = await page('/p/H-1')
    const scripts = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    expect(scripts).toHaveLength(1)
    const { offers } = JSON.parse(scripts[0]![1]!) as { offers: object }
    expect(text).not.toContain(' Sur"')
    expect(offers).toMatchObject({
      availableAtOrFrom: [
        {
          '@type': 'GroceryStore',
          name: expect.stringMatching(/Norte <\/script>$/) as string,
          address: { streetAddress: 'Mitre 1', addressLocality: 'Tandil', postalCode: '7000' },
          geo: { latitude: -37.32, longitude: -59.13 },
          openingHoursSpecification: [
            { dayOfWeek: 'https://schema.org/Monday', opens: '08:00', closes: '23:59' },
          ],
        },
      ],
    })
    await shop.db.deleteFrom('branches').where('Nombre', 'in', [branch.Nombre, closed.Nombre]).execute()
  })

  describe('shelves', () => {
    const allData = (text: string) =>
      [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
        ([, data]) => JSON.parse(data!) as { '@type': string; itemListElement: Record<string, unknown>[] },
      )
    const shelvesOf = async () =>
      [
        ...(await page('/sitemap.xml')).text.matchAll(
          /<loc>https:\/\/tienda\.example(\/(?:g|marcas|ofertas|sucursales).*?)<\/loc>/g,
        ),
      ].map(([, path]) => path!)

    it('are in the sitemap, and each names itself, the way down to it and what it sells', async () => {
      const paths = await shelvesOf()
      expect(paths).toEqual(expect.arrayContaining(['/ofertas', '/sucursales']))
      expect(paths.some((path) => /^\/g\/[^/]+\/[^/]+$/.test(path))).toBe(true)
      expect(paths.some((path) => path.startsWith('/marcas/'))).toBe(true)
      for (const path of paths) {
        const { status, text } = await page(path)
        expect(status, path).toBe(200)
        expect(text).toContain(`<link rel="canonical" href="${PUBLIC_URL}${path}" />`)
        expect(text).toMatch(/<a class="ir" href="\/#\/[^"]+">/)
        // hidden prices and what is no longer sold
        expect(text).not.toMatch(/7[.]?654|6[.]?325|OFF-1|<b onclick/)
        const crumbs = allData(text).find((data) => data['@type'] === 'BreadcrumbList')
        if (path !== '/sucursales') expect(crumbs!.itemListElement.at(-1)!['item']).toBe(PUBLIC_URL + path)
      }
      const family = await page(paths.find((path) => path.includes('/101-'))!)
      const list = allData(family.text).find((data) => data['@type'] === 'ItemList')!
      expect(list.itemListElement.map(({ url }) => url)).toContain(`${PUBLIC_URL}/p/H-1/Yerba-Mate-500-Gr`)
      expect((await page('/ofertas')).text.replaceAll('\u00a0', ' ')).toMatch(
        /Galletitas 250 Gr<\/a>\s+\$ 700,00/,
      )
    })

    it.each(['/g/1-otro-nombre', '/g/1'])('are found whatever follows the number: %s', async (path) =>
      expect((await page(path)).status).toBe(200),
    )

    it.each([
      '/g/999-nada',
      '/g/1/999',
      '/g/x',
      '/g/1e3',
      '/marcas/0',
      '/ofertas?pagina=2',
      '/ofertas?pagina=0',
      '/ofertas?pagina=a',
      '/g/%00',
    ])('that are none are not there: %s', async (path) => expect((await page(path)).status).toBe(404))

    it('go on over pages of sixty', async () => {
      const many = Array.from({ length: 130 }, (_, index) =>
        articleRow({ Codigo: `V-${index}`, Descripcion: `Varios ${index}`, family_code: 101 }),
      )
      await insertArticles(shop.db, many)
      await bumpCatalogueVersion(shop.db)
      await shop.deps.catalogue.refresh()
      const path = (await shelvesOf()).find((each) => each.includes('/101-'))
      const found = new Set<string>()
      for (const number of [1, 2, 3]) {
        const { text } = await page(`${path}?pagina=${number}`)
        for (const [, code] of text.matchAll(/href="\/p\/(V-\d+)/g)) found.add(code!)
        expect(text.includes(`?pagina=${number + 1}"`)).toBe(number < 3)
      }
      expect(found.size).toBe(130)
      await shop.db.deleteFrom('articles').where('Codigo', 'like', 'V-%').execute()
      await bumpCatalogueVersion(shop.db)
      await shop.deps.catalogue.refresh()
    })
  })

  it('opens prices to everybody where the shop says so', async () => {
    await shop.db
      .insertInto('parameters')
      .values({ name: 'MostrarPreciosAVisitantes', value: 'true' })
      .execute()
    expect((await page('/catalogo.xml')).status).toBe(404)
    await shop.deps.catalogue.refresh()
    expect((await page('/p/H-1')).text).toContain('content="7654.25"')
    // a feed that could not be built is built with the next request
    await sql`alter table parameters rename to parameters_away`.execute(shop.db)
    expect((await page('/catalogo.xml')).status).toBe(500)
    await sql`alter table parameters_away rename to parameters`.execute(shop.db)
    const feed = await page('/catalogo.xml')
    expect(feed.text).toContain('<g:id>H-1</g:id>')
    expect(feed.text).toContain('<g:price>900.00 ARS</g:price><g:sale_price>700.00 ARS</g:sale_price>')
    expect(feed.text).toContain(`<g:link>${PUBLIC_URL}/p/H-1/Yerba-Mate-500-Gr</g:link>`)
    expect(feed.text).not.toMatch(/OFF-1|<script/)
    expect(feed.text.match(/<item>/g)).toHaveLength(5)
  })

  it('tells search engines what their rich results ask for', async () => {
    const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] })
    const { text: sitemap } = await page('/sitemap.xml')
    const paths = [...sitemap.matchAll(/<loc>https:\/\/tienda\.example(\/[^#]*?)<\/loc>/g)].map(
      ([, path]) => path!,
    )
    for (const path of paths.filter((each) => each !== '/')) {
      const found = extractor.parse((await page(path)).text)
      const issues = await new Validator().validate(found)
      expect(
        issues.filter(({ severity }) => severity === 'ERROR'),
        path,
      ).toEqual([])
    }
  })
})
