import { expect, test } from './shop-test.ts'
import { isPhone, visit } from './visit.ts'

const COUNT = /^Productos encontrados: \d+$/

test('a department lists its articles nine a page, with seven page links [§2.32, §4.25, §9.11, §9.16] @escritorio', async ({
  page,
}) => {
  await visit(page, '/articulos/1')
  await expect(page.getByText(COUNT)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(9)
  await expect(page.getByRole('button', { name: /^Página \d+$/ })).toHaveCount(7)

  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
  const first = await page.getByRole('article').first().getByRole('heading').textContent()
  await page.getByRole('button', { name: 'Página 2' }).click()
  await expect(page).toHaveURL(/pagina=2/)
  await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first ?? '')
  await page.getByRole('button', { name: /^Última página, \d+$/ }).click()
  await expect(page.getByRole('button', { name: 'Siguiente' }).last()).toBeDisabled()
  await page.getByRole('button', { name: 'Primera página' }).click()
  await expect(page.getByRole('button', { name: 'Página 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
})

test('sorting starts at the first page and stays in the address [§2.32, §4.23-24, §9.19]', async ({
  page,
}) => {
  await visit(page, '/articulos/1?pagina=3')
  await page.getByLabel('Ordenar por').selectOption({ label: 'Nombre: Z-A' })
  await expect(page).toHaveURL(/#\/articulos\/1\?orden=nza$/)
  const names = () => page.getByRole('article').getByRole('heading').allTextContents()
  await expect
    .poll(async () => {
      const shown = (await names()).slice(0, 4)
      return (
        shown.length === 4 &&
        shown.every((name, i) => i === 0 || name.localeCompare(shown[i - 1] ?? '', 'es') <= 0)
      )
    })
    .toBe(true)
  await page.reload()
  await expect(page.getByLabel('Ordenar por')).toHaveValue('nza')
})

test('a category without articles says so [§2.40]', async ({ page }) => {
  await visit(page, '/articulos/999999')
  await expect(
    page.getByText('¡Lo sentimos! En este momento no contamos con productos para esta categoría.'),
  ).toBeVisible()
})

test('the category menu leads from department to family [§2.14, §2.42] @ambos', async ({ page }) => {
  await visit(page, '/inicio')
  await page.getByRole('button', { name: 'Categorías', exact: true }).click()
  if (isPhone(page)) await page.getByRole('dialog').getByText('Limpieza', { exact: true }).click()
  else
    await page
      .getByRole('group', { name: 'Categorías' })
      .getByRole('link', { name: 'Limpieza', exact: true })
      .hover()
  await page.getByRole('link', { name: 'Detergentes', exact: true }).click()
  await expect(page).toHaveURL(/#\/articulos\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Detergentes')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/^Detergentes · /)
})

test('going back returns to the place in the list [§2.2] @ambos', async ({ page }) => {
  await visit(page, '/articulos/1')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect(page.getByRole('article').nth(4)).toBeVisible()
  const before = await page.evaluate(() => window.scrollY)
  await page
    .getByRole('article')
    .getByRole('heading')
    .getByRole('link')
    .nth(4)
    .evaluate((link) => (link as HTMLElement).click())
  await expect(page.getByText('En stock')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByText(COUNT)).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 40)
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(before + 40)
})

test('the phone draws only the rows in sight and loads those it is scrolled to [§2.37, §2.39, §2.57, §9.18]', async ({
  page,
}) => {
  await visit(page, '/articulos/1')
  await expect(page.getByText(COUNT)).toBeVisible()
  expect(await page.getByRole('article').count()).toBeLessThan(25)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  await expect(page.locator('li[aria-posinset]').first()).not.toHaveAttribute('aria-posinset', '1')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a hidden price opens the login; an article on offer shows its price to everybody [§2.35]', async ({
  page,
}) => {
  await visit(page, '/inicio')
  const offers = page.getByRole('region', { name: 'Ofertas de hoy' })
  await expect(offers.getByText('PRECIO SIN IMPUESTOS NACIONALES').first()).toBeVisible()
  await visit(page, '/articulos/1')
  await page.getByRole('button', { name: 'Inicia sesión para ver precios.' }).first().click()
  await expect(page.getByRole('dialog').getByLabel('Usuario o email')).toBeFocused()
})

test('a page beyond the last one is the last one, and is not gone back to @escritorio', async ({ page }) => {
  await visit(page, '/ayuda')
  await visit(page, '/articulos/801?pagina=9999')
  const pages = page.getByRole('navigation', { name: 'Paginación' })
  const current = pages.locator('[aria-current=page]')
  await expect(current).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`pagina=${await current.textContent()}$`))
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect(pages.getByRole('button', { name: 'Siguiente' }).last()).toBeDisabled()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ayuda')
})
