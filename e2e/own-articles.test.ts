import { saveOrder } from '@gondola/contract/orders'
import type { Page } from '@playwright/test'
import { callApi } from './api.ts'
import { articleNamed, cardOf, cartButton, OIL } from './cart.ts'
import { expect, test } from './shop-test.ts'
import { accountButton, DEMO, enterAs, enterAsNewCustomer } from './shopper.ts'

const searchFor = (page: Page, text: string) => page.goto(`/#/busqueda?texto=${encodeURIComponent(text)}`)
const heartOf = (page: Page, name: string) => cardOf(page, name).getByRole('button', { name: /favoritos$/ })

test('the heart marks an article, on the card and on its page, until it is taken away', async ({ page }) => {
  await enterAsNewCustomer(page)
  await searchFor(page, OIL)
  const heart = heartOf(page, OIL)
  await expect(heart).toHaveAccessibleName('Agregar a favoritos')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAccessibleName('Quitar de favoritos')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/#/mis-compras')
  await expect(page.getByRole('heading', { name: 'Mis favoritos' })).toBeVisible()
  await expect(page.getByText('Todavía no tenés habituales')).toBeVisible()
  await heart.click()
  await expect(page.getByText('Todavía no tenés favoritos')).toBeVisible()
})

test('the heart asks a visitor to log in', async ({ page }) => {
  await searchFor(page, OIL)
  await heartOf(page, OIL).click()
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible()
})

test('what was ordered is usual: on the home page, and one tap from the cart', async ({ page }) => {
  await enterAsNewCustomer(page)
  const { Codigo } = await articleNamed(page, OIL)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Ofertas de hoy' }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tus habituales' })).toHaveCount(0)
  const days = await page.request.get('/api/dias/getdiasreparto/3/HOY')
  const day = ((await days.json()) as { Id: number }[]).at(-1)!
  await callApi(page.request, saveOrder, {
    body: {
      Estado: 'P',
      Lineas: [{ Codart: Codigo, Cantidad: 5 }],
      FormaEntrega: 'RS',
      Dia: day.Id,
      HorarioEntrega: '15:00 a 18:00',
      TipoPago: { Id: 4 },
    },
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Tus habituales' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver todos' }).click()
  await expect(page).toHaveURL(/#\/mis-compras$/)
  await cardOf(page, OIL).getByRole('button', { name: 'Agregar al carrito' }).click()
  await expect(cartButton(page)).toHaveAccessibleName(/^Carrito, 1 producto\b/)
})

test('the account’s menu leads to the purchases', async ({ page }) => {
  await enterAs(page, DEMO)
  await page.goto('/')
  await accountButton(page).click()
  await page.getByRole('link', { name: 'Mis compras' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mis compras' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Mis habituales' })).toBeVisible()
  await expect(page.getByRole('article')).not.toHaveCount(0)
})

test('the home page keeps the place of what is bought often: nothing jumps when it comes', async ({
  page,
}) => {
  await enterAs(page, DEMO)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/tarticulos/habituales/**', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/')
  await expect(
    page.getByRole('region', { name: 'Ofertas de hoy' }).getByRole('article').first(),
  ).toBeAttached()
  const top = async () => (await page.getByRole('heading', { name: 'Ofertas de hoy' }).boundingBox())!.y
  const before = await top()
  answer()
  await expect(
    page.getByRole('region', { name: 'Tus habituales' }).getByRole('article').first(),
  ).toBeVisible()
  expect(Math.abs((await top()) - before)).toBeLessThan(100)
})
