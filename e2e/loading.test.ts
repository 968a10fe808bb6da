import type { Page } from '@playwright/test'
import { articleNamed } from './cart.ts'
import { expect, test } from './shop-test.ts'
import { DEMO, enterAs } from './shopper.ts'
import { visit } from './visit.ts'

// What is shown during loading (spec §2): the response is held back and released.

const LOADING = 'Cargando, espere por favor'

/** Holds back the responses of an address; the returned function releases them. */
async function holdBack(page: Page, address: RegExp): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return resolve
}

test('a list on its way shows the shapes of its cards, and says so [§2.41]', async ({ page }) => {
  const release = await holdBack(page, /\/api\/tarticulos\/familia\//)
  await visit(page, '/articulos/801')
  const main = page.getByRole('main')
  await expect(main.getByRole('status').filter({ hasText: LOADING })).toBeAttached()
  const shapes = main.locator('[aria-busy=true] ul > li, ul[aria-busy=true] > li')
  await expect(shapes.first()).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(0)
  release()
  await expect(main.getByRole('article').first()).toBeVisible()
  await expect(main.getByText(LOADING)).toHaveCount(0)
})

test('changing the category clears the list while the other one loads [§2.42]', async ({ page }) => {
  await visit(page, '/articulos/801')
  const main = page.getByRole('main')
  await expect(main.getByRole('article').first()).toBeVisible()
  const release = await holdBack(page, /\/api\/tarticulos\/(familia|departamento)\//)
  const categories = main.getByRole('navigation', { name: 'Categorías' })
  await categories.getByRole('link', { name: 'Cítricos', exact: true }).click()
  await expect(page).toHaveURL(/#\/articulos\/802$/)
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cítricos')
  await expect(main.getByRole('article')).toHaveCount(0)
  release()
  await expect(main.getByRole('article').first()).toBeVisible()
})

test('the footer is out of sight until an article comes, and so does not jump @ambos', async ({ page }) => {
  const { Codigo } = await articleNamed(page, 'Yerba mate Playadito 500 g')
  const release = await holdBack(page, /\/api\/tarticulos\/get\//)
  await visit(page, `/ver-articulo/${Codigo}/x`)
  await expect(page.getByRole('main').getByRole('status').first()).toBeAttached()
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yerba mate Playadito 500 g')
})

test('related products on their way say so [§2.53]', async ({ page }) => {
  const { Codigo } = await articleNamed(page, 'Banana Bolivia')
  const release = await holdBack(page, /\/api\/tarticulos\/familia\//)
  await visit(page, `/ver-articulo/${Codigo}/x`)
  const related = page.getByRole('main').locator('section').filter({ hasText: 'PRODUCTOS RELACIONADOS:' })
  await expect(related.getByRole('status')).toHaveText(LOADING)
  release()
  await expect(related.getByRole('article').first()).toBeVisible()
  await expect(related.getByText(LOADING)).toHaveCount(0)
})

test('a search on its way says so [§2.56]', async ({ page }) => {
  const release = await holdBack(page, /\/api\/tarticulos\/search\//)
  await visit(page, '/busqueda?texto=yerba')
  const loading = page.getByRole('main').getByRole('status').filter({ hasText: LOADING })
  await expect(loading).toBeAttached()
  release()
  await expect(page.getByText(/^Productos encontrados: \d+$/)).toBeVisible()
  await expect(loading).toHaveCount(0)
})

test('my orders on their way show the shapes of their cards, and say so [§2.63]', async ({ page }) => {
  await enterAs(page, DEMO)
  const release = await holdBack(page, /\/api\/pedidos\/getallpedidoscliente\//)
  await visit(page, '/mis-pedidos')
  const main = page.getByRole('main')
  await expect(main.getByRole('status').filter({ hasText: LOADING })).toBeAttached()
  await expect(main.locator('[aria-hidden] > div')).toHaveCount(3)
  release()
  await expect(page.getByRole('heading', { name: /^Pendientes/ })).toBeVisible()
  await expect(page.getByText(LOADING)).toHaveCount(0)
})
