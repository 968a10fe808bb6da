import type { Page } from '@playwright/test'
import { cartButton, openCart } from './cart.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test('Escape closes an article’s weights, then the search with its text preserved, then empties the field', async ({
  page,
}) => {
  await visit(page, '/inicio')
  const box = page.getByLabel('Buscar productos')
  await box.fill('banana')
  const suggestions = page.getByRole('list', { name: 'Sugerencias' })
  await suggestions
    .getByRole('spinbutton', { name: /^Cantidad/ })
    .first()
    .click()
  await expect(suggestions.getByRole('group')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(suggestions.getByRole('group')).toBeHidden()
  await expect(suggestions).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(suggestions).toBeHidden()
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('banana')
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('')
})

test('a word that was typed and not searched for is gone on the next screen @escritorio', async ({
  page,
}) => {
  await visit(page, '/inicio')
  const box = page.getByLabel('Buscar productos')
  await box.fill('leche')
  await untilShopHas(page)
  await page.keyboard.press('Escape')
  await page.getByRole('navigation').getByRole('link', { name: 'Promociones' }).first().click()
  await expect(page).toHaveURL(/#\/promociones/)
  await expect(box).toHaveValue('')
})

test('who began to search on the page that the server drew goes on when the shop takes it over', async ({
  page,
}) => {
  const startShop = await openDrawn(page)
  const box = page.getByLabel('Buscar productos')
  await box.focus()
  await page.keyboard.type('galleti')
  startShop()
  await expect(page.getByRole('list', { name: 'Sugerencias' })).toBeVisible()
  await expect(box).toBeFocused()
  await page.keyboard.type('tas')
  await expect(box).toHaveValue('galletitas')
})

test('a press on the page that the server drew is made in the shop', async ({ page }) => {
  const startShop = await openDrawn(page)
  const opened = openCart(page)
  await expect(cartButton(page)).toBeFocused()
  startShop()
  await opened
})

test('a search sent from the page that the server drew is the first screen', async ({ page }) => {
  const startShop = await openDrawn(page)
  const box = page.getByLabel('Buscar productos')
  await box.fill('leche')
  await box.press('Enter')
  await expect(page).toHaveURL(/#\/busqueda\?texto=leche$/)
  startShop()
  await expect(page.getByRole('article').first()).toContainText('Leche')
  await expect(box).toHaveValue('leche')
  await expect(box).not.toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('Escape before the search’s own code is there closes it and keeps the text @escritorio', async ({
  page,
}) => {
  await page.route('**/assets/search-surface-*.js', () => {
    // never answered
  })
  await visit(page, '/inicio')
  const box = page.getByLabel('Buscar productos')
  await box.fill('leche')
  await untilShopHas(page)
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('leche')
  await page.getByRole('navigation').getByRole('link', { name: 'Promociones' }).first().click()
  await expect(page).toHaveURL(/#\/promociones/)
  await expect(box).toHaveValue('')
})

test('a search whose screen does not come closes its sheet; it can be opened again', async ({ page }) => {
  await page.route('**/assets/search-screen-*.js', () => {
    // never answered
  })
  await visit(page, '/inicio')
  const box = page.getByLabel('Buscar productos')
  const suggestions = page.getByRole('list', { name: 'Sugerencias' })
  await box.fill('leche')
  await expect(suggestions).toBeVisible()
  await box.press('Enter')
  await expect(suggestions).toBeHidden()
  await expect(page).toHaveURL(/#\/busqueda\?texto=leche$/)
  await box.fill('leches')
  await expect(suggestions).toBeVisible()
})

/** Opens the page as the server drew it. Returns what lets the shop's code come. */
async function openDrawn(page: Page): Promise<() => void> {
  let start = () => {}
  const held = new Promise<void>((resolve) => (start = resolve))
  await page.route('**/assets/shop-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  return start
}

/** Waits until the shop's code knows what was typed: on the page that the server drew, keys are the browser's. */
const untilShopHas = (page: Page) =>
  expect(page.getByRole('button', { name: 'Borrar búsqueda' })).toBeVisible()
