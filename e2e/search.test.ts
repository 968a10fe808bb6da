import type { Page } from '@playwright/test'
import { articleNamed, cartButton, OIL } from './cart.ts'
import { centavos, written } from './money.ts'
import { expect, test } from './shop-test.ts'
import { DEMO, enterAs } from './shopper.ts'
import { untilStarted, visit } from './visit.ts'

test('under three letters there is a notice and no search [§2.10, §5.1, §8.6]', async ({ page }) => {
  await visit(page, '/inicio')
  // the notice is the app's
  await untilStarted(page)
  await page.getByLabel('Buscar productos').fill('le')
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page.getByText('La búsqueda debe tener al menos 3 letras.')).toBeVisible()
  await expect(page).toHaveURL(/#\/inicio$/)
})

test('Enter searches; the results come back when the screen is opened again [§2.10, §2.56-59]', async ({
  page,
}) => {
  await visit(page, '/busqueda')
  await expect(page.getByText('Realizar búsqueda')).toBeVisible()
  await page.getByLabel('Buscar productos').fill('leche')
  await page.getByLabel('Buscar productos').press('Enter')
  await expect(page.getByText(/^Productos encontrados: \d+$/)).toBeVisible()
  const first = page.getByRole('article').first().getByRole('heading')
  const mostRelevant = await first.textContent()
  await page.getByLabel('Ordenar por').selectOption('nza')
  await expect(page).toHaveURL(/texto=leche&orden=nza/)
  await expect(first).not.toHaveText(mostRelevant ?? '')
  const sorted = await first.textContent()

  await page.getByRole('link', { name: 'Góndola, ir al inicio' }).click()
  await page.goto('/#/busqueda')
  await expect(page).toHaveURL(/texto=leche&orden=nza/)
  await expect(first).toHaveText(sorted ?? '')

  await page.getByLabel('Buscar productos').fill('arroz')
  await page.getByLabel('Buscar productos').press('Enter')
  await expect(page).toHaveURL(/texto=arroz$/)
  await expect(page.getByLabel('Ordenar por')).toHaveValue('s')
})

test('a search from far down the page begins at the first result', async ({ page }) => {
  await visit(page, '/inicio')
  await expect(page.getByRole('heading', { name: 'Ofertas de hoy' })).toBeVisible()
  await page.mouse.move(200, 500)
  // scrolled by hand: the browser, too, would keep the place
  await expect(async () => {
    await page.mouse.wheel(0, 1200)
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(2000)
  }).toPass({ intervals: [200] })
  const box = page.getByLabel('Buscar productos')
  await box.fill('galletitas')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'Resultados para “galletitas”' })).toBeInViewport()
  await expect(page.getByRole('article').first()).toBeInViewport()
})

test('nothing found says so, by word and by brand [§2.11, §2.56, §8.22-23]', async ({ page }) => {
  await visit(page, '/busqueda?texto=zzzzqq')
  await expect(
    page.getByText('¡Lo sentimos! no se han encontrado productos con la palabra "zzzzqq".'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filtrar' }), 'nothing to be narrowed').toBeHidden()
  const brands = page.waitForResponse(/\/api\/tmarcas\/getall\/0\/0/)
  // a phone has the box in the open search
  await page.getByLabel('Buscar productos').focus()
  await page.getByLabel('Buscar por marca').check()
  await brands
  await page.getByLabel('Buscar productos').fill('zzzzqq')
  await page.getByLabel('Buscar productos').press('Enter')
  await expect(
    page.getByText('¡Lo sentimos! no se han encontrado productos de marca "zzzzqq".'),
  ).toBeVisible()
})

test('a brand is found by its name [§2.11]', async ({ page }) => {
  await visit(page, '/inicio')
  const brand = page.getByLabel('Buscar por marca')
  // the page that the server drew is replaced, and with it a field that has the focus
  await expect(async () => {
    await page.getByLabel('Buscar productos').focus()
    await expect(brand).toBeVisible({ timeout: 1000 })
  }).toPass()
  await brand.check()
  await page.getByLabel('Buscar productos').fill('playad')
  await page
    .getByRole('list', { name: 'Sugerencias' })
    .getByRole('link', { name: /Playadito/ })
    .click()
  await expect(page.getByRole('article').first().getByRole('heading')).toContainText('Playadito')
})

test('a search that fails says so, can be tried again and is by itself [§2.56, §8.21]', async ({
  page,
  pageErrors,
}) => {
  await page.route('**/api/tarticulos/search/**', (route) => route.abort())
  await visit(page, '/busqueda?texto=leche')
  await expect(page.getByText('Se ha producido un error.')).toBeVisible()
  await expect(page.getByText('Intente realizar otra búsqueda.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await page.unroute('**/api/tarticulos/search/**')
  await expect(page.getByText(/^Productos encontrados: \d+$/)).toBeVisible()
  // The browser logs the calls that the test aborted.
  pageErrors.length = 0
})

test('suggestions have their picture, and the price where the viewer may see it', async ({
  page,
  otherPage,
}) => {
  const suggestOil = async (who: Page) => {
    await visit(who, '/inicio')
    await who.getByLabel('Buscar productos').fill(OIL)
    const suggestion = who.getByRole('list', { name: 'Sugerencias' }).getByRole('link', { name: OIL })
    await expect(suggestion.locator('img')).toBeVisible()
    return suggestion
  }
  await expect(await suggestOil(otherPage)).not.toContainText('$')
  await enterAs(page, DEMO)
  const suggestion = await suggestOil(page)
  const { Codigo, Precioventa } = await articleNamed(page, OIL)
  await expect(suggestion).toContainText(written(centavos(Precioventa!)))
  await suggestion.click()
  await expect(page).toHaveURL(new RegExp(`#/ver-articulo/${Codigo}/`))
})

test('the weights of a suggested article leave the rest of the search within reach', async ({ page }) => {
  await visit(page, '/inicio')
  await page.getByLabel('Buscar productos').fill('banana')
  const suggestions = page.getByRole('list', { name: 'Sugerencias' })
  await suggestions
    .getByRole('spinbutton', { name: /^Cantidad/ })
    .first()
    .click()
  await expect(suggestions.getByRole('group')).toBeVisible()
  const close = page.getByRole('banner').getByRole('button', { name: 'Cerrar', exact: true })
  await close.click({ timeout: 30_000 })
  await expect(suggestions).toBeHidden()
})

test('suggestions are gone through with the keyboard @escritorio', async ({ page }) => {
  await visit(page, '/inicio')
  const box = page.getByLabel('Buscar productos')
  await box.fill('queso')
  const suggestions = page.getByRole('list', { name: 'Sugerencias' })
  await expect(suggestions.getByRole('link').first()).toBeVisible()
  await box.press('ArrowDown')
  await expect(suggestions.getByRole('link').first()).toBeFocused()
  const row = suggestions
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
    .first()
  await row.getByRole('link').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(row.getByRole('button', { name: 'Sumar' })).toBeFocused()
  await expect(cartButton(page)).toHaveAccessibleName(/^Carrito, 1 producto\b/)
  await suggestions.getByRole('link').first().focus()
  await page.keyboard.press('ArrowUp')
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(suggestions).toBeHidden()
})

test('mistyped, unaccented or hostile words are taken as words [§8.22]', async ({ page }) => {
  await visit(page, '/inicio')
  const search = async (text: string) => {
    await page.getByLabel('Buscar productos').fill(text)
    await page.getByLabel('Buscar productos').press('Enter')
  }
  await search('galletitas choclate')
  await expect(page.getByRole('article').first()).toContainText(/chocolate/i)
  await search('AZUCAR')
  await expect(page.getByRole('article').first()).toContainText('Azúcar')
  await search('<xyzzy>')
  await expect(
    page.getByText('¡Lo sentimos! no se han encontrado productos con la palabra "<xyzzy>".'),
  ).toBeVisible()
})

test('results of another kind in the session’s storage are not shown', async ({ page }) => {
  await visit(page, '/ayuda')
  const kept = { texto: 'leche', byBrand: false, narrowing: '', orden: 's', from: 0, count: 9, cliente: null }
  await page.evaluate((last) => sessionStorage.setItem('itemsBusqueda', JSON.stringify(last)), {
    ...kept,
    items: [{ Codigo: '1' }],
    total: 1,
  })
  await visit(page, '/busqueda')
  await expect(page.getByText('Realizar búsqueda')).toBeVisible()
})

test('the bar’s search opens with the keyboard: recent words, departments; the browser’s back closes it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/sugerir/')) asked.push(request.url())
  })
  await visit(page, '/inicio')
  const box = page.getByLabel('Buscar productos')
  const open = page
    .getByRole('navigation', { name: 'Accesos directos' })
    .getByRole('link', { name: 'Buscar' })
  await untilStarted(page)
  await open.click()
  await expect(box).toBeFocused()
  const departments = page.getByRole('search').getByRole('list', { name: 'Categorías' })
  await expect(departments.getByRole('link', { name: 'Almacén' })).toBeVisible()
  await page.keyboard.type('te')
  await expect(page.getByText('Escribí al menos 3 letras.')).toBeVisible()
  await page.goBack()
  await expect(departments).toHaveCount(0)
  await expect(page).toHaveURL(/#\/inicio$/)
  await box.fill('lehce')
  await box.press('Enter')
  await expect(page.getByText('Mostramos resultados de “leche”.')).toBeVisible()
  expect(asked.filter((url) => /\/..$/.test(url))).toEqual([])
  await open.click()
  await box.fill('')
  const recent = page.getByRole('list', { name: 'Tus últimas búsquedas' })
  await expect(recent.getByRole('link')).toHaveText(['leche'])
  await page.getByRole('button', { name: 'Borrar tus últimas búsquedas' }).click()
  await expect(recent).toHaveCount(0)
})
