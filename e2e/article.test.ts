import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test.beforeEach(async ({ page }) => {
  await visit(page, '/articulos/801')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page.getByText('En stock')).toBeVisible()
})

test('the page names the article, its neighbours are of its family without itself [§2.46, §2.52]', async ({
  page,
}) => {
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'PRODUCTOS RELACIONADOS:' })).toBeVisible()
  const related = page.getByRole('article').getByRole('heading')
  await expect(related.first()).toBeVisible()
  expect(await related.allTextContents()).not.toContain(name)
})

test('a weight below the unit becomes 100 grams with a notice; the cart’s weight has its unit [§2.48, §5.3]', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const quantity = main.getByLabel('Cantidad').first()
  await quantity.fill('2')
  await expect(main.getByRole('button', { name: '¿2 kg?' })).toBeVisible()
  await quantity.fill('0,65')
  await expect(main.getByRole('button', { name: 'Agregar al carrito 650 g' })).toBeVisible()
  await quantity.fill('40')
  await main.getByRole('button', { name: 'Agregar al carrito 100 g' }).first().click()
  await expect(page.getByText('¡Agregado!')).toBeVisible()
  await expect(page.getByText(/^100 g de .* en tu carrito, el mínimo$/)).toBeVisible()
  await expect(quantity).toHaveValue('100 g')
  await quantity.focus()
  await page.keyboard.type('0,75')
  await page.keyboard.press('Tab')
  await expect(quantity).toHaveValue('750 g')
  const lines = await page.evaluate(() => JSON.parse(localStorage.getItem('lineas') ?? '[]') as unknown)
  expect(lines).toMatchObject([{ Cantidad: 750, Unidad: 100 }])
  await quantity.fill('2')
  await page.keyboard.press('Enter')
  // what is in the cart is asked about, never lowered
  await expect(quantity).toHaveValue('750 g')
  await page.keyboard.press('Enter')
  await expect(quantity).toHaveValue('2 kg')
})

test('an article that is not sold says so [§2.47]', async ({ page }) => {
  for (const code of ['no-existe', '%E0%A4%A', 'a%2Fb', '9'.repeat(60)]) {
    await page.goto(`/#/ver-articulo/${code}/x`)
    await expect(page.getByText('Este producto ya no está a la venta'), code).toBeVisible()
  }
})
