import type { Page } from '@playwright/test'
import { formatGrams } from '@gondola/contract/base'
import { listCosts } from '@gondola/contract/delivery'
import { callApi } from './api.ts'
import { addFromCard, articleNamed, cardOf, cartButton, ENOUGH_OIL, OIL, openCart } from './cart.ts'
import {
  alertWith,
  buyButton,
  chooseDelivery,
  confirmButton,
  MY_ORDERS,
  PLACED,
  STEP,
  summary,
} from './checkout.ts'
import { centavos, centavosOfGrams, written } from './money.ts'
import { expectNotice } from './notices.ts'
import { expect, test } from './shop-test.ts'
import { newShopper, registerByDialog } from './shopper.ts'
import { openMore } from './placed-order.ts'

// the way of most customers: with what is fetched ahead
test.use({ savesData: false })

const FRUIT = 'Banana Bolivia'
const GRAMS = 350
const OILS = [
  [OIL, ENOUGH_OIL],
  ['Aceite de oliva suave Natura 500 ml', 1],
] as const

test('a visitor finds fruit and oil, registers, orders, sees the order and annuls it [§2.66, §2.68, §2.72-75, §4.7, §4.14, §4.16, §4.19, §8.26, §8.28-29, §9.6, §9.8, §9.10] @ambos', async ({
  page,
  isMobile,
}) => {
  test.slow()
  await page.goto('/')
  await openFruits(page, isMobile)
  await expect(page.getByText(/^Productos encontrados: \d+$/)).toBeVisible()
  await expect(cardOf(page, FRUIT)).toContainText('Inicia sesión para ver precios.')
  await addFromCard(page, FRUIT, GRAMS)
  await expectNotice(page, '¡Agregado!')
  for (const [name, pieces] of OILS) {
    await page.getByLabel('Buscar productos').fill(name)
    await page.getByLabel('Buscar productos').press('Enter')
    await addFromCard(page, name, pieces)
  }

  const cart = await openCart(page)
  for (const name of [FRUIT, ...OILS.map(([oil]) => oil)]) await expect(cart).toContainText(name)
  await expect(cart).not.toContainText('$')
  await cart.page().getByRole('button', { name: 'Pasar por caja' }).click()
  const entry = page.getByRole('dialog', { name: 'Pasar por caja' })
  await expect(entry).toContainText('Para poder realizar tu pedido debés ingresar a tu cuenta.')
  await entry.getByRole('button', { name: 'Registrate' }).click()
  const shopper = newShopper()
  await registerByDialog(page, shopper)
  await expect(page).toHaveURL(STEP[1])

  const { lines, goods, shipping } = await expectedTotals(page)
  for (const { name, total } of lines) {
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(written(total))
  }
  await expect(page.getByLabel('Cantidad').first()).toHaveValue(formatGrams(GRAMS))
  await expect(summary(page)).toContainText(written(goods))
  await buyButton(page).click()

  await expect(page).toHaveURL(STEP[2])
  const { day, slot } = await chooseDelivery(page, 'Envio a domicilio')
  const total = written(goods + shipping)
  for (const amount of [written(goods), written(shipping), total])
    await expect(summary(page)).toContainText(amount)
  await buyButton(page).click()

  await expect(page).toHaveURL(STEP[3])
  await expect(page.getByLabel('Tipo de pago').locator('option:checked')).toHaveText('Efectivo al recibir')
  await expect(page.getByRole('checkbox', { name: /reemplacen los productos sin stock/ })).toBeChecked()
  const delivery = page.getByRole('region', { name: 'Información de entrega' })
  for (const fact of [shopper.Nombre, shopper.Direccion, shopper.Telefono, day, slot])
    await expect(delivery).toContainText(fact)
  await expect(summary(page)).toContainText(total)
  await confirmButton(page).click()
  await expectNotice(page, PLACED)
  await expect(page).toHaveURL(MY_ORDERS)
  await expect(cartButton(page)).toHaveAccessibleName('Carrito, vacío')

  await seeAndAnnul(page, total, lines)
})

/** Opens the fruits from the menu: 'Categorías' on a desktop, the bottom bar on a phone. */
async function openFruits(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page
      .getByRole('navigation', { name: 'Accesos directos' })
      .getByRole('button', { name: 'Categorías' })
      .click()
    const panel = page.getByRole('dialog', { name: 'Categorías' })
    await panel.getByText('Frutas y verduras', { exact: true }).click()
    await panel.getByRole('link', { name: 'Frutas', exact: true }).click()
  } else {
    await page.getByRole('banner').getByRole('button', { name: 'Categorías' }).click()
    const menu = page.getByRole('group', { name: 'Categorías', exact: true })
    await menu.getByRole('link', { name: 'Frutas y verduras' }).hover()
    await menu.getByRole('link', { name: 'Frutas', exact: true }).click()
  }
  await expect(page).toHaveURL(/#\/articulos\/801$/)
}

/** The totals in centavos, computed here from the API's prices. */
async function expectedTotals(page: Page) {
  const fruit = await articleNamed(page, FRUIT)
  const oils = await Promise.all(
    OILS.map(async ([name, pieces]) => {
      const { Precioventa } = await articleNamed(page, name)
      return { name, total: centavos(Precioventa!) * pieces }
    }),
  )
  const lines = [{ name: FRUIT, total: centavosOfGrams(fruit.Precioventa!, GRAMS) }, ...oils]
  const [costs] = await callApi(page.request, listCosts, { params: { from: 0, count: 0 } })
  const goods = lines.reduce((sum, { total }) => sum + total, 0)
  expect(goods, 'above the minimum').toBeGreaterThanOrEqual(centavos(costs!.Monto2))
  return { lines, goods, shipping: centavos(costs!.Monto1) }
}

async function seeAndAnnul(
  page: Page,
  total: string,
  lines: { name: string; total: number }[],
): Promise<void> {
  const order = page.getByRole('article', { name: /^Pedido N\.º \d+$/ })
  await expect(order).toHaveCount(1)
  await expect(order).toContainText('PENDIENTE')
  await expect(order).toContainText(total)
  await order.getByRole('button', { name: 'Ver pedido' }).click()
  const dialog = page.getByRole('dialog', { name: /^Pedido N\.º/ })
  for (const line of lines) {
    await expect(dialog.getByRole('row').filter({ hasText: line.name })).toContainText(written(line.total))
  }
  await expect(dialog.getByRole('row').last()).toContainText(total)
  // the notice of the registration may still be there, with a button of its own
  await dialog.getByRole('button', { name: 'Cerrar', exact: true }).first().click()
  await expect(dialog).toHaveCount(0)

  await openMore(order)
  await order.getByRole('button', { name: 'Eliminar pedido' }).click()
  const question = page.getByRole('dialog', { name: 'Eliminar pedido' })
  await expect(question).toContainText('¿Desea eliminar el pedido?')
  await question.getByRole('button', { name: 'Eliminar' }).click()
  const told = alertWith(page, 'El pedido fue anulado')
  await expect(told).toContainText('¡Exito!')
  await told.getByRole('button', { name: 'Aceptar' }).click()
  await expect(order).toContainText('ANULADO')
}
