import { listPromotions } from '@gondola/contract/catalogue'
import { callApi } from './api.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

// The home page (spec §2, Home; §4, home loading).

test('the home page has its parts in their order, and leads on from each [§2.29-30]', async ({ page }) => {
  await visit(page, '/inicio')
  const main = page.getByRole('main')
  await expect(
    main.getByRole('region', { name: 'Novedades de la tienda' }).getByRole('link').first(),
  ).toBeVisible()
  const titles = main.getByRole('heading', { level: 2 })
  await expect(titles.filter({ hasText: 'Productos en promoción' })).toBeVisible()
  const order = (await titles.allTextContents()).filter((title) =>
    /^(Ofertas de hoy|Promociones vigentes|Productos en promoción)/.test(title),
  )
  expect(order.map((title) => title.split(/[.:]/)[0])).toEqual([
    expect.stringContaining('Ofertas de hoy'),
    expect.stringContaining('Promociones vigentes'),
    expect.stringContaining('Productos en promoción'),
  ])
  await expect(main.locator('a[href="#/super-card"]').last()).toContainText('Pedí tu SuperCard')
  await main.getByRole('link', { name: 'Ver más productos' }).click()
  await expect(page).toHaveURL(/#\/articulos\/1$/)
})

test('promoted products come 15 of each promotion, one promotion after another [§4.30, §9.14]', async ({
  page,
}) => {
  const calls: { path: string; answered: number }[] = []
  const asked: { path: string; after: number }[] = []
  const isPage = (url: string) => url.includes('/api/tpromociones/articulospag/')
  page.on('request', (request) => {
    if (isPage(request.url())) asked.push({ path: new URL(request.url()).pathname, after: calls.length })
  })
  page.on('response', (response) => {
    if (isPage(response.url())) calls.push({ path: new URL(response.url()).pathname, answered: calls.length })
  })
  const running = await callApi(page.request, listPromotions, { params: { Fecha: 'HOY' } })
  await visit(page, '/inicio')
  await expect.poll(() => calls.length).toBe(running.length)
  expect(asked).toEqual(
    running.map(({ Promocion }, index) => ({
      path: `/api/tpromociones/articulospag/${Promocion}/0/15`,
      after: index,
    })),
  )
})

test('on a wide desktop no promotion is alone in the last row @escritorio', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1680, height: 1050 })
  const promotions = page.locator('main section').filter({ hasText: 'Promociones vigentes' }).locator('li')
  // another test's promotion may be shown for as long as that test lasts
  await expect(async () => {
    await page.goto('about:blank')
    await visit(page, '/inicio')
    await expect(promotions).toHaveCount(9, { timeout: 5000 })
  }).toPass({ timeout: 150_000 })
  const tops = await promotions.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
  expect(tops.filter((top) => top === tops.at(-1)).length).toBeGreaterThan(1)
})
