import type { Locator, Page } from '@playwright/test'
import { findOwnDelivery } from '@gondola/contract/delivery'
import { callApi } from './api.ts'
import { ENOUGH, openCart, startWithCart } from './cart.ts'
import { buyButton, confirmButton, MY_ORDERS, PLACED, STEP } from './checkout.ts'
import { expectNotice } from './notices.ts'
import { placeOrder } from './placed-order.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer } from './shopper.ts'

/** From the full cart to the placed order, for who has ordered before. */
const MOST_TAPS = 4

test('who has ordered before orders again in four taps, and the confirmation stays @ambos', async ({
  page,
}) => {
  const { shopper } = await enterAsNewCustomer(page)
  await placeOrder(page)
  await placeOrder(page)
  await startWithCart(page, ENOUGH)
  await page.goto('/')
  const cart = await openCart(page)

  let taps = 0
  const tap = async (button: Locator) => {
    taps += 1
    await button.click()
  }
  await tap(cart.page().getByRole('button', { name: 'Pasar por caja' }))
  await tap(buyButton(page))
  const usual = page.getByRole('region', { name: 'Como siempre' })
  await expect(usual).toContainText('Retiro en sucursal')
  // nothing is chosen before the customer says so (spec §2)
  await expect(page.getByLabel('Forma de entrega').locator('option:checked')).toHaveText('Seleccionar')
  await tap(usual.getByRole('button', { name: 'Seguir con esto' }))
  await expect(page).toHaveURL(STEP[3])
  await expect(page.getByText(/^Te guardamos el lugar del .* hasta las \d\d:\d\d\.$/)).toBeVisible()
  const { Reserva } = await held(page)
  expect(Reserva).not.toBeNull()
  await expect(page.getByRole('region', { name: 'Lo que comprás' })).toContainText(ENOUGH[0]![0])
  await tap(confirmButton(page))
  await expectNotice(page, PLACED)
  expect(taps).toBeLessThanOrEqual(MOST_TAPS)

  await expect(page).toHaveURL(MY_ORDERS)
  const confirmation = page.getByRole('region', { name: /^¡Listo, Ana! Retiralo el / })
  await expect(confirmation).toContainText(`Te mandamos el detalle a ${shopper.Email}.`)
  expect((await held(page)).Reserva).toBeNull()
  await page.reload()
  await confirmation.getByRole('button', { name: 'Cerrar el aviso' }).click()
  await expect(confirmation).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('article', { name: /^Pedido N\.º/ })).toHaveCount(3)
  await expect(confirmation).toHaveCount(0)
})

test('a slot chosen in the grid leaves the grid where it is, under the finger @ambos', async ({ page }) => {
  await enterAsNewCustomer(page)
  await placeOrder(page)
  await placeOrder(page)
  await startWithCart(page, ENOUGH)
  await page.goto('/')
  const cart = await openCart(page)
  await cart.page().getByRole('button', { name: 'Pasar por caja' }).click()
  await buyButton(page).click()
  await expect(page.getByRole('region', { name: 'Como siempre' })).toBeVisible()
  await page.getByLabel('Forma de entrega').selectOption('RS')
  const slot = page.getByRole('region', { name: 'Entrega' }).getByRole('radio', { disabled: false }).first()
  const top = () => slot.evaluate((input) => Math.round(input.getBoundingClientRect().top + scrollY))
  await slot.scrollIntoViewIfNeeded()
  const before = await top()
  await slot.check({ force: true })
  await expect(page.getByText(/^Te guardamos el lugar del .* hasta las \d\d:\d\d\.$/).first()).toBeVisible()
  expect(await top()).toBe(before)
})

const held = (page: Page) => callApi(page.request, findOwnDelivery, {})
