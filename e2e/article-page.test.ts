import type { Page } from '@playwright/test'
import { listOffers, articlePageAddress } from '@gondola/contract/catalogue'
import { articleAddress } from '@gondola/contract/base'
import { callApi } from './api.ts'
import { articleNamed, OIL } from './cart.ts'
import { expect, test } from './shop-test.ts'
import { DEMO, enterAs } from './shopper.ts'

// The article's page for links and search engines (contract §8): as seen by a reader without scripts, and by people.

/** The structured data that search engines read. */
interface ProductData {
  '@type': string
  name: string
  offers: { price?: string; priceCurrency?: string }
}

const productOf = async (page: Page): Promise<ProductData> =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as ProductData

const meta = (page: Page, property: string) => page.locator(`meta[property="${property}"]`)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a hidden price is not on it, nor for the customer whose browser asks', async ({ page }) => {
    const article = await articleNamed(page, OIL)
    await enterAs(page, DEMO)
    await page.goto(articlePageAddress(article))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(OIL)
    await expect(page.locator('main')).toContainText('Inicia sesión para ver precios.')
    await expect(page.locator('html')).not.toContainText('$')
    await expect(meta(page, 'og:title')).toHaveAttribute('content', OIL)
    await expect(meta(page, 'og:image')).toHaveAttribute('content', /^https?:\/\/.+\.webp$/)
    await expect(meta(page, 'og:description')).not.toHaveAttribute('content', /\$/)
    await expect(meta(page, 'product:price:amount')).toHaveCount(0)
    const product = await productOf(page)
    expect(product).toMatchObject({ '@type': 'Product', name: OIL })
    expect(product.offers.price).toBeUndefined()
  })

  test('the price of an offer is, and its link leads to the article in the shop', async ({ page }) => {
    const [offer] = await callApi(page.request, listOffers, { params: { Fecha: 'HOY' } })
    const { Articulo, Preciooferta } = offer!
    await page.goto(articlePageAddress(Articulo))
    await expect(meta(page, 'product:price:amount')).toHaveAttribute('content', Preciooferta.toFixed(2))
    await expect(meta(page, 'og:description')).toHaveAttribute('content', /^\$\s[\d.]+,\d\d\. /)
    expect(await productOf(page)).toMatchObject({
      offers: { price: Preciooferta.toFixed(2), priceCurrency: 'ARS' },
    })
    await expect(page.getByRole('link', { name: 'Ver en la tienda' })).toHaveAttribute(
      'href',
      `/#${articleAddress(Articulo)}`,
    )
  })

  test('a code that nothing is sold under says so', async ({ page }) => {
    const answer = await page.goto('/p/no-existe/x')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este producto ya no está a la venta')
  })
})

test('people are taken on to the article in the shop, and back from there to where they were [§2.51]', async ({
  page,
}) => {
  const article = await articleNamed(page, OIL)
  await page.goto('/#/ayuda')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ayuda')
  await page.goto(articlePageAddress(article))
  await expect(page).toHaveURL(new RegExp(`/#/ver-articulo/${article.Codigo}/`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(OIL)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ayuda')
})

test('search engines find the articles’ pages by the site map that robots.txt names', async ({ page }) => {
  const article = await articleNamed(page, OIL)
  const robots = await (await page.request.get('/robots.txt')).text()
  const siteMap = /^Sitemap: (.+)$/m.exec(robots)?.[1]
  const { pathname } = new URL(siteMap!)
  const found = await page.request.get(pathname)
  expect(found.headers()['content-type']).toMatch(/xml/)
  const { origin } = new URL(siteMap!)
  expect(await found.text()).toContain(`<loc>${origin}${articlePageAddress(article)}</loc>`)
})
