import type { Locator } from '@playwright/test'
import { cartButton, openCart } from './cart.ts'
import { written } from './money.ts'
import { expectNotice } from './notices.ts'
import { openMore, placeOrder } from './placed-order.ts'
import { expect, test } from './shop-test.ts'
import { DEMO, enterAs, enterAsNewCustomer } from './shopper.ts'

const ORDER = /^Pedido N\.º \d+$/

test('pending orders come first, then the delivered page by page [§2.62, §2.65, §4.7, §4.26, §9.12]', async ({
  page,
}) => {
  await enterAs(page, DEMO)
  await page.goto('/#/mis-pedidos')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings.first()).toContainText('Pendientes')
  const delivered = page.getByRole('region', { name: /^Despachados y entregados/ })
  await expect(delivered.getByRole('article', { name: ORDER })).toHaveCount(5)
  const [previous, next] = [
    delivered.getByRole('button', { name: 'Anterior' }),
    delivered.getByRole('button', { name: 'Siguiente' }),
  ]
  await expect(delivered.getByText('Página 1 de 3')).toBeVisible()
  await expect(previous).toBeDisabled()
  const firstOrder = await delivered.getByRole('article').first().getAttribute('aria-label')
  await next.click()
  await expect(delivered.getByText('Página 2 de 3')).toBeVisible()
  await expect(delivered.getByRole('article').first()).not.toHaveAccessibleName(firstOrder!)
  await next.click()
  await expect(next).toBeDisabled()
  await previous.click()
  await previous.click()
  await expect(delivered.getByRole('article').first()).toHaveAccessibleName(firstOrder!)

  const card = delivered.getByRole('article').first()
  await expect(card).toContainText('DESPACHADO')
  await expect(card).toContainText(/\d\d\/\d\d\/\d{4}, \d\d:\d\d/)
  await expect(card).toContainText('$')
  await expect(card.getByRole('link', { name: /^(Calificar( o reclamar)?|Ver ticket)$/ })).toBeVisible()
  for (const name of ['Más', 'Eliminar pedido'])
    await expect(card.getByRole('button', { name, exact: true })).toHaveCount(0)
})

test('a delivered order is looked at and duplicated into the cart at the prices of today [§2.65-66]', async ({
  page,
}) => {
  await enterAs(page, DEMO)
  await page.goto('/#/mis-pedidos')
  const card = page
    .getByRole('region', { name: /^Despachados y entregados/ })
    .getByRole('article')
    .first()
  await card.getByRole('button', { name: 'Ver pedido' }).click()
  const dialog = page.getByRole('dialog', { name: ORDER })
  for (const column of ['Código', 'Descripción', 'Cantidad', 'Precio unitario', 'Total'])
    await expect(dialog.getByRole('columnheader', { name: column, exact: true })).toBeAttached()
  const lines = await dialog.getByRole('rowheader').count()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Ver pedido' })).toBeFocused()

  const { lineas } = await page.evaluate(() => ({ lineas: localStorage.getItem('lineas') ?? '[]' }))
  expect(JSON.parse(lineas)).toEqual([])
  await card.getByRole('button', { name: 'Duplicar Pedido' }).click()
  const report = page.getByRole('dialog', { name: 'Duplicar Pedido' })
  await expect(report).toContainText('Total entonces')
  await expect(report).toContainText('Total hoy')
  await report.getByRole('button', { name: 'Agregar al carrito' }).click()
  await expectNotice(page, 'Tu pedido está en el carrito.')
  expect(lines).toBeGreaterThan(3)
  await expect(cartButton(page)).toHaveAccessibleName(/^Carrito, \d+ productos\b/)
  await openCart(page)
})

test('a customer without orders reads so [§2.64, §2.67]', async ({ page }) => {
  await enterAsNewCustomer(page)
  for (const route of ['mis-pedidos', 'pedidos', 'info-cuenta#mispedidos']) {
    await page.goto(`/#/${route}`)
    await expect(page.getByText('No tienes pedidos.')).toBeVisible()
    await expect(page.getByText('Realiza un pedido y luego se mostrarán aquí.')).toBeVisible()
  }
})

test('a visitor on the orders page is asked to log in [§2.7]', async ({ page }) => {
  await page.goto('/#/pedidos')
  await page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible()
})

test('an order is annulled only when the question is answered so [§2.67, §8.28]', async ({ page }) => {
  await enterAsNewCustomer(page)
  const total = await placeOrder(page)
  await page.goto('/#/info-cuenta#mispedidos')
  const card = page.getByRole('article', { name: ORDER })
  await expect(card).toContainText(written(total))
  await openMore(card)
  const ask = () => card.getByRole('button', { name: 'Eliminar pedido' }).click()
  const question = page.getByRole('dialog', { name: 'Eliminar pedido' })
  for (const refuse of [
    () => question.getByRole('button', { name: 'Cancelar' }).click(),
    () => question.getByRole('button', { name: 'Cerrar' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await ask()
    await expect(question).toContainText('¿Desea eliminar el pedido?')
    await refuse()
    await expect(question).toHaveCount(0)
  }
  await expect(card).toContainText('PENDIENTE')
  await ask()
  let sent = 0
  page.on('request', (request) => request.url().endsWith('/api/pedidos/save') && sent++)
  await question.getByRole('button', { name: 'Eliminar' }).dblclick()
  await expectNotice(page, '¡Exito!El pedido fue anulado')
  expect(sent).toBe(1)
  // the button that opened it is gone: the focus moves to the heading
  await expect(card).toContainText('ANULADO')
  await page.getByRole('button', { name: 'Aceptar' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('more than ten pending orders come ten a page [§9.12]', async ({ page }) => {
  await enterAsNewCustomer(page)
  // one after the other: a customer's orders are numbered in sequence
  for (let order = 0; order < 11; order++) await placeOrder(page, order)
  await page.goto('/#/mis-pedidos')
  const pending = page.getByRole('region', { name: /^Pendientes/ })
  const orders = pending.getByRole('article', { name: ORDER })
  await expect(orders).toHaveCount(10)
  await pending.getByRole('button', { name: 'Siguiente' }).click()
  await expect(orders).toHaveCount(1)
  await expect(pending.getByRole('button', { name: 'Siguiente' })).toBeDisabled()
  await pending.getByRole('button', { name: 'Anterior' }).click()
  await expect(orders).toHaveCount(10)
  await expect(pending.getByRole('button', { name: 'Anterior' })).toBeDisabled()
})

/** The dominant and the weakest colour of a badge's text: red, green or blue. */
async function colourOf(badge: Locator): Promise<{ most: string; least: string }> {
  const colour = await badge.evaluate((element) => getComputedStyle(element).color)
  const parts = (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)
  const named = ['red', 'green', 'blue'].map((name, index) => ({ name, part: parts[index] ?? 0 }))
  const [most, , least] = named.toSorted((a, b) => b.part - a.part)
  return { most: most!.name, least: least!.name }
}

test('a pending order warns, a dispatched one is blue, a cancelled one red [§4.8]', async ({ page }) => {
  await enterAs(page, DEMO)
  await page.goto('/#/mis-pedidos')
  const badge = (text: string) => page.getByRole('article').getByText(text, { exact: true }).first()
  const [warning, cancelled] = [badge('PENDIENTE'), badge('CANCELADO')]
  expect(await colourOf(badge('DESPACHADO'))).toMatchObject({ most: 'blue', least: 'red' })
  for (const one of [warning, cancelled]) {
    expect(await colourOf(one)).toEqual({ most: 'red', least: 'blue' })
  }
  const colour = (one: Locator) => one.evaluate((element) => getComputedStyle(element).color)
  expect(await colour(warning), 'a warning is not an error').not.toBe(await colour(cancelled))
  await expect(page.getByRole('article').getByText('ANULADO', { exact: true }).first()).toBeVisible()
})
