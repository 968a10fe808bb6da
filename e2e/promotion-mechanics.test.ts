import { listOrders } from '@gondola/contract/orders'
import { callApi } from './api.ts'
import { ENOUGH_OIL, OIL, openCart, startWithCart } from './cart.ts'
import { buyButton, confirmButton, goToConfirmation, MY_ORDERS, PLACED, summary } from './checkout.ts'
import { centavos, written } from './money.ts'
import { expectNotice } from './notices.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer } from './shopper.ts'
import { visit } from './visit.ts'

/** In the demo shop's 3x2 for cleaning articles of different prices: the cheapest of three is free. */
const BLEACH = 'Lavandina Ayudín clásica 2 l'
const CLEANER = 'Limpiador de pisos Poett lavanda 900 ml'

test('a 3x2 is shown in the cart, taken off at the checkout, and part of the order', async ({ page }) => {
  test.slow()
  const { client } = await enterAsNewCustomer(page)
  const lines = await startWithCart(page, [
    [OIL, ENOUGH_OIL],
    [BLEACH, 2],
  ])
  const [oil, bleach] = lines.map(({ Precioindividual }) => centavos(Precioindividual!)) as [number, number]
  await visit(page, '/')

  const cart = await openCart(page)
  await expect(cart).toContainText('Te falta 1 para el 3x2')
  await expect(cart).not.toContainText('Promo 3x2')
  await cart.getByRole('row').filter({ hasText: BLEACH }).getByLabel('Cantidad').fill('3')
  await expect(cart).toContainText(`Promo 3x2 −${written(bleach)}`)
  await expect(cart).not.toContainText('Te falta 1 para el 3x2')
  await page.getByRole('button', { name: 'Pasar por caja' }).click()

  const gross = oil * ENOUGH_OIL + bleach * 3
  const goods = gross - bleach
  await expect(summary(page)).toContainText(written(gross))
  await expect(summary(page)).toContainText(`−${written(bleach)}`)
  await expect(summary(page)).toContainText(written(goods))
  await expect(page.getByRole('main')).toContainText(`Promo 3x2 −${written(bleach)}`)
  await expect(buyButton(page)).toBeEnabled()
  await goToConfirmation(page, 'Retiro en sucursal (Casa central)')
  await expect(summary(page)).toContainText(`−${written(bleach)}`)
  await expect(summary(page)).toContainText(written(goods))
  await expect(page.getByLabel('Tipo de pago').locator('option:checked')).toHaveText('Efectivo al recibir')
  await confirmButton(page).click()
  await expectNotice(page, PLACED)
  await expect(page).toHaveURL(MY_ORDERS)

  await page.getByRole('button', { name: 'Ver pedido' }).first().click()
  const order = page.getByRole('dialog')
  await expect(order).toContainText(`Promo 3x2 −${written(bleach)}`)
  await expect(order).toContainText(written(goods))
  const [placed] = await callApi(page.request, listOrders, {
    params: { Cliente: client.Id, Estado: 'P', page: 0, size: 1 },
  })
  expect(
    [placed?.TotalBruto, placed?.TotalDescuento, placed?.TotalNeto].map((each) => centavos(each ?? 0)),
  ).toEqual([gross, bleach, goods])
})

test('an article tells what its promotion makes of the price, until when, and the conditions', async ({
  page,
}) => {
  await visit(page, `/busqueda?texto=${encodeURIComponent(CLEANER)}`)
  const card = page.getByRole('article').filter({ hasText: CLEANER }).first()
  await expect(card).toContainText(/Llevando 3: \$\s[\d.]+,\d\d c\/u/)
  await card.getByRole('heading').getByRole('link').click()
  const main = page.getByRole('main')
  await expect(main).toContainText(/Llevando 3: \$\s[\d.]+,\d\d c\/u/)
  await expect(main).toContainText(/Válida hasta el \d\d\/\d\d\/\d{4}/)
  await main.getByRole('button', { name: 'Ver bases' }).click()
  await expect(page.getByRole('dialog')).toContainText('la de menor precio es sin cargo')
})
