import { expect, test } from './shop-test.ts'

// The page's own code does not come, as when a phone changes networks while it loads.

test.use({ expectedErrors: [/^Failed to load resource: net::ERR_FAILED/] })

/** Four loads of the page, on the slowest machine. */
const RELOADED_MAX_MS = 150_000
const CODE = /\/assets\/shop-[^/]+\.js$/

test('a page whose code does not come is loaded again', async ({ page }) => {
  let lost = 1
  await page.route(CODE, (route) => (lost-- > 0 ? route.abort() : route.continue()))
  await page.goto('/#/ayuda')
  await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible()
  expect(lost).toBeLessThan(0)
})

test('after three times it says so, and waits to be asked', async ({ page }) => {
  let asked = 0
  await page.clock.install()
  await page.route(CODE, (route) => {
    asked++
    return route.abort()
  })
  await page.goto('/#/ayuda')
  const said = page.getByRole('alert').filter({ hasText: 'No pudimos cargar la tienda.' })
  await expect(async () => {
    await page.clock.fastForward(15_000)
    await expect(said).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: RELOADED_MAX_MS })
  expect(asked).toBe(4)
  await page.unroute(CODE)
  await page.clock.resume()
  await said.getByRole('button', { name: 'Probar de nuevo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible()
})

test('the panel says after a while that its code does not come @escritorio', async ({ page }) => {
  const code = /\/gestion\/assets\/[^/]+\.js$/
  await page.route(code, (route) => route.abort())
  await page.goto('/gestion/')
  const said = page.getByText('La gestión está tardando en cargar.')
  await expect(said).toBeVisible()
  await page.unroute(code)
  await said.getByRole('link', { name: 'probá de nuevo' }).click()
  await expect(page.getByLabel('Usuario')).toBeVisible()
  await expect(said).toHaveCount(0)
})
