import { ENOUGH_OIL, OIL, startWithCart } from './cart.ts'
import { confirmButton, goToConfirmation, MY_ORDERS } from './checkout.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer } from './shopper.ts'

const OTHER_OIL = 'Aceite de oliva suave Natura 500 ml'

test('what is wished of an article, and where it is missing, reaches the order', async ({ page }) => {
  await enterAsNewCustomer(page)
  await startWithCart(page, [
    [OIL, ENOUGH_OIL],
    [OTHER_OIL, 1],
  ])
  await page.goto('/#/checkout1')
  const wish = page.getByLabel(`Si no hay ${OTHER_OIL}`)
  await expect(wish.locator('option:checked')).toHaveText('Similar, no más caro')
  await wish.selectOption('Nada')
  await page.getByRole('button', { name: `Agregar aclaración: ${OIL}` }).click()
  await page.getByLabel(`¿Cómo lo querés?: ${OIL}`).fill('que venza tarde')
  // the press that leaves the field is the one that opens the next
  await page.getByRole('button', { name: `Agregar aclaración: ${OTHER_OIL}` }).click()
  await expect(page.getByLabel(`¿Cómo lo querés?: ${OTHER_OIL}`)).toBeFocused()
  await page.keyboard.type('la chica')
  await page.keyboard.press('Tab')
  await page.getByRole('heading', { level: 1 }).click()
  await page.reload()
  await expect(wish.locator('option:checked')).toHaveText('Nada')

  await goToConfirmation(page)
  await expect(page.getByText('«que venza tarde»')).toBeVisible()
  await expect(page.getByText('«la chica»')).toBeVisible()
  await confirmButton(page).click()
  await expect(page).toHaveURL(MY_ORDERS)
  await page.getByRole('button', { name: 'Ver pedido' }).click()
  const dialog = page.getByRole('dialog', { name: /^Pedido N\.º/ })
  await expect(dialog.getByRole('row').filter({ hasText: OTHER_OIL })).toContainText('Si no hay: nada')
  await expect(dialog.getByRole('row').filter({ hasText: OIL })).toContainText('«que venza tarde»')
  await expect(dialog.getByRole('row').filter({ hasText: OIL })).not.toContainText('Si no hay')
})

test('an order without substitutes shows nothing on every line', async ({ page }) => {
  await enterAsNewCustomer(page)
  await startWithCart(page, [[OIL, ENOUGH_OIL]])
  await page.goto('/#/checkout1')
  await goToConfirmation(page)
  await page.getByRole('checkbox', { name: /reemplacen los productos sin stock/ }).uncheck()
  await page.goto('/#/checkout1')
  const wish = page.getByLabel(`Si no hay ${OIL}`)
  await expect(wish).toBeDisabled()
  await expect(wish.locator('option:checked')).toHaveText('Nada')
  await expect(page.getByText('En este pedido no aceptás reemplazos.')).toBeVisible()
})
