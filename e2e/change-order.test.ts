import type { Page } from '@playwright/test'
import { expectFittingWithLargeText, expectNoBarrier } from './barriers.ts'
import { startWithCart } from './cart.ts'
import { openMore, placeOrder } from './placed-order.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer } from './shopper.ts'

/** Opens the form that changes the customer's one order. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/#/mis-pedidos')
  await openMore(page)
  await page.getByRole('link', { name: 'Cambiar pedido' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Cambiar pedido/ })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Entrega' }).getByRole('radio').first()).toBeAttached()
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' })
const summary = (page: Page) => page.getByRole('region', { name: 'Cómo queda' })

test('slot, payment and an article of an order are changed, over a reload and in another tab', async ({
  page,
}) => {
  await enterAsNewCustomer(page)
  await placeOrder(page)
  await openForm(page)
  await expectNoBarrier(page, 'the form that changes an order')
  await expectFittingWithLargeText(page, 'the form that changes an order')

  const slot = page.locator('input[name=franja]:enabled:visible').last()
  const hours = (await slot.getAttribute('data-hours'))!
  await slot.check()
  await expect(page.getByText(/Te guardamos el lugar del .* hasta las \d\d:\d\d/)).toBeVisible()
  await page.getByLabel('Tipo de pago').selectOption({ index: 2 })
  const payment = (await page.getByLabel('Tipo de pago').locator('option:checked').textContent())!
  await page.getByRole('button', { name: /^Sumar Aceite/ }).click()
  await expect(summary(page).getByText('Total con los cambios')).toBeVisible()

  // not saved yet: a reload and another tab have it, and the place is still held
  await page.reload()
  await expect(page.getByRole('spinbutton')).toHaveValue('4')
  await expect(page.locator(`input[name=franja][data-hours="${hours}"]:checked`)).toBeAttached()
  await expect(page.getByText(/Te guardamos el lugar del .* hasta las/)).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByRole('spinbutton')).toHaveValue('4')
  await other.close()
  // so has the way back
  await page.goto('/#/mis-pedidos')
  await openForm(page)

  await expect(summary(page)).toContainText(`Pago: de`)
  await expect(summary(page)).toContainText(hours)
  await save(page).click()
  await expect(page).toHaveURL(/#\/pedido\/\d+$/)
  await expect(page.getByRole('main')).toContainText(payment)
  await openForm(page)
  await expect(page.getByRole('spinbutton')).toHaveValue('4')
  await expect(summary(page)).toContainText('Todavía no cambiaste nada.')
})

test('articles of the shop go into the order that is being changed, over a reload and in another tab', async ({
  page,
}) => {
  await enterAsNewCustomer(page)
  await placeOrder(page)
  await openForm(page)
  await page.getByRole('link', { name: 'Buscar más productos' }).last().click()
  const bar = (tab: Page) => tab.getByRole('region', { name: 'Pedido que estás cambiando' })
  await expect(bar(page)).toContainText('todavía sin cambios')
  await expectNoBarrier(page, 'the shop while an order is changed')
  const button = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Agregar al/ })
  await button.click()
  await expect(page.getByText(/en tu cambio del pedido \d+$/)).toBeVisible()
  await expect(bar(page)).toContainText(/\+1 artículo sin guardar, \$\s[\d.,]+ · Total/)
  await page.reload()
  const other = await page.context().newPage()
  await other.goto('/#/busqueda?texto=yerba')
  await expect(bar(other)).toContainText('+1 artículo')
  await other
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Agregar al/ })
    .click()
  await expect(bar(page)).toContainText('+2 artículos')
  await expect(page.getByText(/te faltan/)).toHaveCount(0)
  await bar(page).getByRole('link', { name: 'Ver cambios' }).click()
  await expect(page.getByRole('region', { name: /^Cómo queda: / })).toBeFocused()
  await expect(summary(page).getByText(/^Sumaste/)).toHaveCount(2)
  await save(page).click()
  await expect(page).toHaveURL(/#\/pedido\/\d+$/)
  await expect(bar(page)).toHaveCount(0)
  await expect(bar(other)).toHaveCount(0)
})

test('when the time to change it ends in the middle, that is said, with what becomes of the edits', async ({
  page,
}) => {
  await enterAsNewCustomer(page)
  await placeOrder(page)
  await openForm(page)
  await page.route('**/pedidos/cambiar/*/calcular', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'Datos rechazados',
        status: 422,
        detail: 'Ya pasó la hora hasta la que podías cambiar este pedido.',
        code: 'cambio-cerrado',
      },
    }),
  )
  await page.getByRole('button', { name: /^Sumar Aceite/ }).click()
  const told = page.getByRole('main').getByRole('alert')
  await expect(told).toContainText('Ya pasó la hora hasta la que podías cambiar este pedido.')
  await expect(told).toContainText('Lo que habías empezado a cambiar no se guardó.')
  await expect(save(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Volver al pedido' })).toBeVisible()
})

test('the cart’s lines go into an order that is open, and leave the cart once it is saved', async ({
  page,
}) => {
  await enterAsNewCustomer(page)
  await placeOrder(page)
  await startWithCart(page, [['Banana Bolivia', 1000]])
  await page.goto('/#/')
  await page
    .getByRole('button', { name: /^Carrito/ })
    .last()
    .click()
  await page.getByRole('link', { name: /^Agregalo a tu pedido del/ }).click()
  await expect(page.getByText('De tu carrito')).toBeVisible()
  await expect(summary(page)).toContainText(/Sumaste .*Banana/)
  await save(page).click()
  await expect(page).toHaveURL(/#\/pedido\/\d+$/)
  await expect(page.getByRole('main')).toContainText('Banana')
  expect(await page.evaluate(() => localStorage.getItem('lineas'))).toMatch(/^(?:null|\[\])$|^$/)
})
