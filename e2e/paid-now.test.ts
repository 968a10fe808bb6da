import type { Page } from '@playwright/test'
import { expectFittingWithLargeText, expectNoBarrier } from './barriers.ts'
import { articleNamed, ENOUGH_OIL, OIL, startWithCart } from './cart.ts'
import { confirmButton, goToConfirmation } from './checkout.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer, logInByDialog } from './shopper.ts'

const PAY_NOW = 'Tarjeta o Mercado Pago, pagás ahora'
const ORDER_PAGE = /#\/pedido\/\d+/
/** The page of the simulated provider. */
const PAY_PAGE = /\/checkout\/pagar/

const money = (page: Page) => page.getByRole('region', { name: 'Pago' })

/** Places an order that is paid at once; the shop leads to the provider's page by itself. */
async function placeAndGoToPay(page: Page): Promise<void> {
  await startWithCart(page, [
    [OIL, ENOUGH_OIL],
    ['Banana Bolivia', 1000],
  ])
  await page.goto('/#/checkout1')
  await goToConfirmation(page)
  await page.getByLabel('Tipo de pago').selectOption({ label: PAY_NOW })
  await expect(page.getByRole('region', { name: 'Pago' })).toContainText('te devolvemos la diferencia')
  await confirmButton(page).click()
  await expect(page.getByRole('alertdialog')).toContainText(/Te lo guardamos hasta las \d\d:\d\d/)
  await expect(page).toHaveURL(PAY_PAGE)
}

/** Pays on the provider's page with this result. */
async function pay(page: Page, result: string): Promise<void> {
  await page.getByLabel('Qué tiene que pasar').selectOption(result)
  await page.getByRole('button', { name: /^Pagar \$/ }).click()
}

test('an order is placed, paid on the provider’s page, and says so at each step @ambos', async ({ page }) => {
  test.slow()
  await articleNamed(page, OIL)
  await enterAsNewCustomer(page)
  await placeAndGoToPay(page)

  // the browser's back shows the order, does not leave again, and places nothing
  await page.goBack()
  await expect(page).toHaveURL(ORDER_PAGE)
  await expect(money(page)).toContainText(/Guardamos tu pedido y tu horario hasta las \d\d:\d\d/)
  // the button about the payment leads to the payment, also after a reload
  await page.getByRole('link', { name: 'Cambiar el tipo de pago' }).click()
  await expect(money(page)).toBeFocused()
  await expect(page.getByLabel('Tipo de pago')).toBeInViewport()
  await page.reload()
  await expect(page.getByLabel('Tipo de pago')).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('status').filter({ hasText: 'Todavía falta el pago' })).toBeVisible()
  await expectNoBarrier(page, 'an order that is to be paid')
  await expectFittingWithLargeText(page, 'an order that is to be paid')
  await page.goto('/#/mis-pedidos')
  const card = page.getByRole('article', { name: /^Pedido N/ })
  await expect(card).toHaveCount(1)
  await expect(card).toContainText('Falta pagar: te lo guardamos hasta las')
  await card.getByRole('link', { name: 'Pagar ahora' }).click()

  await expect(page).toHaveURL(PAY_PAGE)
  await pay(page, 'OTHE')
  await page.getByRole('link', { name: 'Volver a la tienda' }).click()
  await expect(page).toHaveURL(/pago=vuelta/)
  await expect(money(page)).toContainText('El pago no salió y no se te cobró nada')
  await money(page)
    .getByRole('button', { name: /^Pagar \$/ })
    .click()

  await expect(page).toHaveURL(PAY_PAGE)
  await pay(page, 'APRO')
  await expect(page).toHaveURL(/pago=vuelta/)
  await expect(money(page)).toContainText('Tu pedido está pagado.')
  await expect(money(page).getByRole('button', { name: /^Pagar/ })).toHaveCount(0)
  await expect(money(page)).toContainText('Cobro')
  await page.reload()
  await expect(money(page)).toContainText('Tu pedido está pagado.')
  await page.goto('/#/mis-pedidos')
  await expect(page.getByRole('article', { name: /^Pedido N/ })).toContainText('Pagado')
})

test('who comes back on another device logs in and sees the order’s money', async ({ page, otherPage }) => {
  const { shopper } = await enterAsNewCustomer(page)
  await placeAndGoToPay(page)
  await page.goBack()
  await expect(page).toHaveURL(ORDER_PAGE)
  const [, Id] = /pedido\/(\d+)/.exec(page.url())!
  await otherPage.goto(`${new URL(page.url()).origin}/pago/vuelta/${Id}?status=approved&payment_id=1`)
  await expect(otherPage.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible()
  await logInByDialog(otherPage, shopper)
  await expect(money(otherPage)).toContainText('Para confirmarlo falta el pago.')
})
