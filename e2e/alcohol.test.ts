import { startWithCart } from './cart.ts'
import { buyButton, confirmButton, MY_ORDERS, PLACED, STEP } from './checkout.ts'
import { expectNotice } from './notices.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer } from './shopper.ts'

const WINE = 'Vino tinto Norton malbec 750 ml'
const LEGEND = 'Prohibida su venta a menores de 18 años. Beber con moderación.'

test('a cart with wine: slots within the hours, the declaration, the order', async ({ page }) => {
  await enterAsNewCustomer(page)
  await startWithCart(page, [[WINE, 12]])
  await page.goto('/#/checkout1')
  await buyButton(page).click()
  await expect(page).toHaveURL(STEP[2])

  await page.getByLabel('Forma de entrega').selectOption('Retiro en sucursal (Casa central)')
  const days = page.getByLabel('Día').locator('option:not([value=""])')
  await expect(days).not.toHaveCount(0)
  await page.getByLabel('Día').selectOption(await days.last().textContent())
  const slot = page.getByLabel('Horario', { exact: true })
  await expect(slot).toHaveAccessibleDescription(
    /^Tu carrito tiene bebidas con alcohol\. Las bebidas con alcohol se entregan de 10:00 a 2[13]:00\.$/,
  )
  await expect(slot.locator('option')).toHaveText([/Seleccionar/, /^12:00/, /^15:00/, /^18:00/])
  await slot.selectOption({ index: 1 })
  await buyButton(page).click()

  await expect(page).toHaveURL(STEP[3])
  await expect(page.getByText(LEGEND)).toBeVisible()
  const box = page.getByRole('checkbox', { name: 'Declaro ser mayor de 18 años' })
  await confirmButton(page).click()
  await expect(box).toBeFocused()
  await expect(box).toHaveAccessibleDescription(/declará que sos mayor de 18 años/)
  await box.check()
  await expect(box).not.toHaveAttribute('aria-invalid')
  await confirmButton(page).click()
  await expectNotice(page, PLACED)
  await expect(page).toHaveURL(MY_ORDERS)
})
