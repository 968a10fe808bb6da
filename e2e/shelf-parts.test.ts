import { listOffers, listPromotions, pagePromotionArticles } from '@gondola/contract/catalogue'
import { callApi } from './api.ts'
import { articleNamed, cardOf, OIL } from './cart.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

// The contents of cards, the list's panel and the article's page (spec §2, Article list and Article detail; §5,
// Badges).

const FRUIT = 'Banana Bolivia'

test('a card has picture, name, unit, view, and a quantity by its unidad [§2.5, §2.33, §2.36, §2.38]', async ({
  page,
}) => {
  for (const [name, unidad] of [
    [FRUIT, '100'],
    [OIL, '1'],
  ] as const) {
    await visit(page, `/busqueda?texto=${encodeURIComponent(name)}`)
    const card = cardOf(page, name)
    const quantity = card.getByLabel('Cantidad')
    for (const attribute of ['placeholder', 'step', 'min'])
      await expect(quantity).toHaveAttribute(attribute, unidad)
    const { unidaddescrip, Codigo } = await articleNamed(page, name)
    await expect(card).toContainText(unidaddescrip)
    await expect(card.getByRole('link', { name: 'Ver', exact: true })).toBeVisible()
    await card.locator('a:has(img)').first().click()
    await expect(page).toHaveURL(new RegExp(`#/ver-articulo/${Codigo}/[^ ]+$`))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

test('beside the quantity of a weight in the cart, an offer’s figures stay in one line', async ({ page }) => {
  await visit(page, '/busqueda?texto=asado')
  const card = cardOf(page, 'Asado de tira')
  await card.getByRole('button', { name: /^Agregar al carrito/ }).click()
  await expect(card.getByRole('button', { name: /^Sumar/ })).toBeVisible()
  const figures = await card.getByText('$', { exact: true }).evaluate((sign) => {
    const parts = [...sign.parentElement!.children].map((part) => part.getBoundingClientRect())
    return {
      rights: parts.map(({ right }) => right),
      edge: sign.closest('div')!.getBoundingClientRect().right,
    }
  })
  expect(figures.rights).toEqual(figures.rights.toSorted((one, other) => one - other))
  expect(Math.max(...figures.rights)).toBeLessThanOrEqual(figures.edge)
})

test('the panel lists all departments, or the chosen one with its families [§2.31] @escritorio', async ({
  page,
}) => {
  await visit(page, '/articulos')
  const panel = page.getByRole('navigation', { name: 'Categorías' })
  await expect(panel.getByText('Limpieza', { exact: true })).toBeVisible()
  await expect(panel.getByText('Almacén', { exact: true })).toBeVisible()
  await visit(page, '/articulos/801')
  await expect(panel.getByRole('link', { name: 'Frutas', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(panel.getByRole('link', { name: 'Frutas y verduras' })).toBeVisible()
  await expect(panel.getByText('Limpieza', { exact: true })).toHaveCount(0)
})

test('the list’s promotions banner leads to the promotions [§2.32, §2.43, §9.29] @escritorio', async ({
  page,
}) => {
  await visit(page, '/articulos')
  const carousel = page.getByRole('region', { name: 'Promociones', exact: true })
  await expect(carousel.getByRole('button', { name: /^Ir a la imagen/ })).toHaveCount(0)
  await carousel.getByRole('link').first().click()
  await expect(page).toHaveURL(/#\/promociones$/)
})

test('an offer’s and a promotion’s badge, none where both are, on the article’s page [§2.45-47, §5.5]', async ({
  page,
}) => {
  const offers = await callApi(page.request, listOffers, { params: { Fecha: 'HOY' } })
  const promotions = await callApi(page.request, listPromotions, { params: { Fecha: 'HOY' } })
  const promoted = (
    await Promise.all(
      promotions.map(({ Promocion }) =>
        callApi(page.request, pagePromotionArticles, { params: { Id: Promocion, page: 0, size: 100 } }),
      ),
    )
  ).flat()
  const offered = offers.map(({ Articulo }) => Articulo)
  const badge = page
    .getByRole('main')
    .getByRole('img', { name: /^En (oferta|promoción)$/ })
    .first()
  for (const [article, name] of [
    [offered.find(({ Promocion }) => Promocion === null), 'En oferta'],
    [promoted.find(({ Oferta }) => Oferta === null), 'En promoción'],
    [promoted.find(({ Oferta }) => Oferta !== null), null],
  ] as const) {
    await visit(page, `/ver-articulo/${article!.Codigo}/x`)
    await expect(page.getByRole('heading', { level: 1, name: article!.Descripcion })).toBeVisible()
    const main = page.getByRole('main').locator(`[data-article="${article!.Codigo}"]`).first()
    await expect(main).toContainText(article!.Marca.Descripcion)
    await expect(main).toContainText('$')
    await expect(main).toContainText('En stock')
    if (name === null) await expect(main.getByRole('img', { name: /^En (oferta|promoción)$/ })).toHaveCount(0)
    else await expect(badge).toHaveAccessibleName(name)
  }
})

test('back to top brings the view and the focus to the heading [§2.49]', async ({ page }) => {
  const { Codigo } = await articleNamed(page, FRUIT)
  await visit(page, `/ver-articulo/${Codigo}/x`)
  await expect(page.getByRole('heading', { name: 'PRODUCTOS RELACIONADOS:' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.getByRole('button', { name: 'Volver arriba' }).click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('facebook, twitter and whatsapp share the article’s page; the rest is one press away [§2.50, §2.87, §2.90]', async ({
  page,
  context,
}) => {
  await context.route(/facebook\.com|x\.com|wa\.me/, (route) => route.fulfill({ body: '' }))
  const { Codigo } = await articleNamed(page, FRUIT)
  await visit(page, `/ver-articulo/${Codigo}/x`)
  await expect(page.getByRole('heading', { name: 'Compartir este producto' })).toBeVisible()
  for (const [name, host] of [
    ['Facebook', 'facebook.com'],
    ['Twitter', 'x.com'],
    ['WhatsApp', 'wa.me'],
  ] as const) {
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: `Compartir en ${name}` }).click(),
    ])
    await popup.waitForURL(new RegExp(host.replace('.', String.raw`\.`)))
    expect(decodeURIComponent(popup.url())).toContain(`/p/${Codigo}`)
    await popup.close()
  }
  await page.getByRole('button', { name: 'Más opciones' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compartir' })
  for (const name of ['LinkedIn', 'Pinterest', 'Reddit', 'Tumblr', 'VK', 'Telegram', 'Xing', 'Line'])
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible()
})
