import { listOrders, saveOrder, buildSavedCart } from '@gondola/contract/orders'
import { toCartLine } from '@gondola/contract/cart'
import { callApi } from './api.ts'
import { addFromCard, articleNamed, cartButton, ENOUGH_OIL, OIL, openCart } from './cart.ts'
import { alertWith, confirmButton, goToConfirmation, MY_ORDERS, PLACED, STEP, summary } from './checkout.ts'
import { centavos, written } from './money.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer, logInByDialog, openLogin, registerShopper } from './shopper.ts'

const SAVED = {
  escritorio: ['¡Tu pedido se guardó con éxito!', 'Podés continuar tu compra desde cualquier dispositivo.'],
  telefono: ['Exito!', 'Tu pedido se guardo con exito, continualo en cualquier dispositivo'],
}

test('a cart saved in one browser is continued and ordered in another [§4.11, §8.27, §9.12] @ambos', async ({
  page,
  otherPage,
  isMobile,
}) => {
  test.slow()
  const { shopper } = await enterAsNewCustomer(page)
  await page.goto(`/#/busqueda?texto=${encodeURIComponent(OIL)}`)
  await addFromCard(page, OIL, ENOUGH_OIL)
  await expect(cartButton(page)).toHaveAccessibleName(/^Carrito, 1 producto\b/)
  await openCart(page)
  await page.getByRole('button', { name: 'Guardar pedido' }).click()
  const told = alertWith(page, SAVED[isMobile ? 'telefono' : 'escritorio'][0]!)
  await expect(told).toContainText(SAVED[isMobile ? 'telefono' : 'escritorio'][1]!)
  await told.getByRole('button', { name: 'Aceptar' }).click()

  await otherPage.goto('/')
  await expect(cartButton(otherPage)).toHaveAccessibleName('Carrito, vacío')
  await openLogin(otherPage)
  await logInByDialog(otherPage, shopper)
  await expect(cartButton(otherPage)).toHaveAccessibleName(/^Carrito, 1 producto/)
  const cart = await openCart(otherPage)
  await expect(cart).toContainText(OIL)
  await expect(cart.getByLabel('Cantidad')).toHaveValue(String(ENOUGH_OIL))
  await otherPage.getByRole('button', { name: 'Pasar por caja' }).click()
  await expect(otherPage).toHaveURL(STEP[1])
  await goToConfirmation(otherPage)
  const { Precioventa } = await articleNamed(otherPage, OIL)
  await expect(summary(otherPage)).toContainText(written(centavos(Precioventa!) * ENOUGH_OIL))
  await confirmButton(otherPage).click()
  await expect(alertWith(otherPage, PLACED)).toBeVisible()
  await expect(otherPage).toHaveURL(MY_ORDERS)
  await expect(otherPage.getByRole('article', { name: /^Pedido/ })).toContainText('PENDIENTE')

  // The order replaced the saved cart: there is nothing left to continue.
  await page.evaluate(() => localStorage.removeItem('lineas'))
  await page.reload()
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, vacío')
})

test('a visitor who saves is asked to log in, and the cart is saved once they have [§5.6, §8.3]', async ({
  page,
  otherPage,
  isMobile,
}) => {
  const { shopper, client } = await registerShopper(otherPage.request)
  const bread = await articleNamed(otherPage, 'Pan francés')
  await callApi(otherPage.request, saveOrder, { body: buildSavedCart([toCartLine(bread, 500)]) })
  await page.goto(`/#/busqueda?texto=${encodeURIComponent(OIL)}`)

  await addFromCard(page, OIL)
  await openCart(page)
  await page.getByRole('button', { name: 'Guardar pedido' }).click()
  const told = alertWith(page, 'Ingresa a tu cuenta antes de guardar el pedido')
  await expect(told).toContainText('Error!')
  await told.getByRole('button', { name: 'Cancelar' }).click()
  await expect(told).toHaveCount(0)
  await page.getByRole('button', { name: 'Guardar pedido' }).click()
  await told.getByRole('button', { name: 'Ingresa' }).click()
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible()
  // A phone reloads a page that was in the background for a while.
  await page.reload()
  await openLogin(page)
  await logInByDialog(page, shopper)
  await alertWith(page, SAVED[isMobile ? 'telefono' : 'escritorio'][0]!)
    .getByRole('button', { name: 'Aceptar' })
    .click()
  const [saved] = await callApi(otherPage.request, listOrders, {
    params: { Cliente: client.Id, Estado: 'I', page: 0, size: 10 },
  })
  expect(saved!.Lineas.map(({ Descrip }) => Descrip).toSorted()).toEqual([OIL, 'Pan francés'])
})
