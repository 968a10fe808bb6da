import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test('a promotion opens its articles, ten a page [§2.60, §9.15]', async ({ page }) => {
  await visit(page, '/promociones')
  await page.getByRole('button', { name: 'Ver productos', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('article')).toHaveCount(10)
  await expect(dialog.getByRole('button', { name: 'Anterior' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Siguiente' }).click()
  await expect(dialog.getByText('Página 2')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Anterior' })).toBeEnabled()
  await dialog.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/ver-articulo/)
  await expect(dialog).toBeHidden()
})

test('on a promotion’s last page there is no next one [§4.27]', async ({ page }) => {
  await visit(page, '/promociones')
  const articles = page.waitForResponse(/\/api\/tpromociones\/articulospag\/\d+\/0\/10$/)
  await page.getByRole('button', { name: 'Ver productos', exact: true }).first().click()
  const total = Number((await articles).headers()['x-total-count'])
  expect(total).toBeGreaterThan(10)
  const dialog = page.getByRole('dialog')
  const next = dialog.getByRole('button', { name: 'Siguiente' })
  const pages = Math.ceil(total / 10)
  for (let number = 2; number <= pages; number++) {
    await next.click()
    await expect(dialog.getByText(`Página ${number}`, { exact: true })).toBeVisible()
  }
  await expect(dialog.getByRole('article')).toHaveCount(total - (pages - 1) * 10)
  await expect(next).toBeDisabled()
})

test('conditions are shown with their dates', async ({ page }) => {
  await visit(page, '/promociones')
  await page.getByRole('button', { name: 'Ver bases' }).first().click()
  await expect(page.getByRole('dialog').getByText(/^Válida del \d\d\/\d\d\/\d{4} al/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('the pop-up banner', () => {
  test.use({ popup: true })

  test('opens once in a visit [§2.27-28]', async ({ page }) => {
    await page.goto('/')
    const popup = page.getByRole('dialog', { name: 'Novedades' })
    await expect(popup.getByRole('link').first()).toBeVisible()
    await popup.getByRole('button', { name: 'Aceptar' }).click()
    await expect(popup).toBeHidden()
    await page.clock.install()
    const banners = page.waitForResponse(/\/api\/TBannersUser\//)
    await page.reload()
    await banners
    await page.clock.runFor(5000)
    await expect(popup).toBeHidden()
  })

  test('waits for its pictures, and for who types', async ({ page }) => {
    let sendPictures = () => undefined as void
    const areSent = new Promise<void>((resolve) => (sendPictures = resolve))
    const asked: string[] = []
    await page.route(/imagenes\/banners/, async (route) => {
      asked.push(route.request().url())
      await areSent
      await route.continue()
    })
    await page.goto('/#/ayuda')
    const popup = page.getByRole('dialog', { name: 'Novedades' })
    await expect.poll(() => asked.length, { timeout: 15_000 }).toBeGreaterThan(1)
    await expect(popup).toHaveCount(0)
    const search = page.getByLabel('Buscar productos')
    await search.fill('yerba')
    await expect(page.getByRole('list', { name: 'Sugerencias' })).toBeVisible()
    await expect(search).toBeFocused()
    const arrived = page.waitForResponse(/imagenes\/banners/)
    sendPictures()
    await arrived
    await expect(popup).toHaveCount(0)
    await search.blur()
    await expect(popup).toBeVisible()
  })
})
