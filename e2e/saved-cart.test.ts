import { addFromCard, articleNamed, cartButton, ENOUGH_OIL, OIL, openCart } from './cart.ts'
import { alertWith, confirmButton, goToConfirmation, MY_ORDERS, PLACED, STEP, summary } from './checkout.ts'
import { centavos, written } from './money.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer, logInByDialog, openLogin } from './shopper.ts'

const SAVED = {
  escritorio: ['¡Tu pedido se guardó con éxito!', 'Podés continuar tu compra desde cualquier dispositivo.'],
  telefono: ['Exito!', 'Tu pedido se guardo con exito, continualo en cualquier dispositivo'],
}

test('a cart saved in one browser is continued and ordered in another', async ({ page, browser, isMobile }, {
  project,
}) => {
  test.slow()
  const { shopper } = await enterAsNewCustomer(page)
  await page.goto(`/#/busqueda?texto=${encodeURIComponent(OIL)}`)
  await addFromCard(page, OIL, ENOUGH_OIL)
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, 1 producto')
  await openCart(page)
  await page.getByRole('button', { name: 'Guardar pedido' }).click()
  const told = alertWith(page, SAVED[isMobile ? 'telefono' : 'escritorio'][0]!)
  await expect(told).toContainText(SAVED[isMobile ? 'telefono' : 'escritorio'][1]!)
  await told.getByRole('button', { name: 'Aceptar' }).click()

  const { viewport, baseURL } = project.use
  const other = await browser.newContext({ viewport: viewport!, baseURL: baseURL!, isMobile: !!isMobile })
  const second = await other.newPage()
  await second.addInitScript(() => location.protocol !== 'about:' && sessionStorage.setItem('popup', 'visto'))
  await second.goto('/')
  await expect(cartButton(second)).toHaveAccessibleName('Carrito, vacío')
  await openLogin(second)
  await logInByDialog(second, shopper)
  await expect(cartButton(second)).toHaveAccessibleName('Carrito, 1 producto')
  const cart = await openCart(second)
  await expect(cart).toContainText(OIL)
  await expect(cart.getByLabel('Cantidad')).toHaveValue(String(ENOUGH_OIL))
  await second.getByRole('button', { name: 'Pasar por caja' }).click()
  await expect(second).toHaveURL(STEP[1])
  await goToConfirmation(second)
  const { Precioventa } = await articleNamed(second, OIL)
  await expect(summary(second)).toContainText(written(centavos(Precioventa!) * ENOUGH_OIL))
  await confirmButton(second).click()
  await expect(alertWith(second, PLACED)).toBeVisible()
  await expect(second).toHaveURL(MY_ORDERS)
  await expect(second.getByRole('article', { name: /^Pedido/ })).toContainText('PENDIENTE')

  // The order took the saved cart's place: nothing is left to continue.
  await page.evaluate(() => localStorage.removeItem('lineas'))
  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, vacío')
  await other.close()
})

test('a visitor who saves is asked to log in', async ({ page }) => {
  await page.goto(`/#/busqueda?texto=${encodeURIComponent(OIL)}`)

  await addFromCard(page, OIL)
  await openCart(page)
  await page.getByRole('button', { name: 'Guardar pedido' }).click()
  const told = alertWith(page, 'Ingresa a tu cuenta antes de guardar el pedido')
  await expect(told).toContainText('Error!')
  await told.getByRole('button', { name: 'Ingresa' }).click()
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible()
})
