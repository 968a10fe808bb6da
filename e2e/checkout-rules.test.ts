import type { Page } from '@playwright/test'
import { findOwnClient } from '@gondola/contract/clients'
import { searchByText } from '@gondola/contract/catalogue'
import { listCosts } from '@gondola/contract/delivery'
import { callApi } from './api.ts'
import { articleNamed, ENOUGH, ENOUGH_OIL, OIL, startWithCart, type Wanted } from './cart.ts'
import {
  alertWith,
  buyButton,
  chooseDelivery,
  confirmButton,
  goToConfirmation,
  PLACED,
  STEP,
  summary,
} from './checkout.ts'
import { expectFault } from './fields.ts'
import { centavos, written } from './money.ts'
import { expectNotice } from './notices.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer } from './shopper.ts'

const FRUIT = 'Banana Bolivia'

/** Opens a step as a new customer with this cart. */
async function startAt(page: Page, address: string, wanted: readonly Wanted[]): Promise<void> {
  await enterAsNewCustomer(page)
  await startWithCart(page, wanted)
  await page.goto(`/#${address}`)
}

/** Presses the button, reads the message, and closes it. */
async function expectTold(page: Page, press: () => Promise<void>, text: string): Promise<void> {
  await press()
  await expectNotice(page, text)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

test('step 1 tells quantities before the minimum, and lets pass what is right [§2.23, §2.68, §5.7, §8.9-11]', async ({
  page,
}) => {
  await startAt(page, '/checkout1', [
    [FRUIT, 200],
    [OIL, 1],
  ])
  await expect(page.getByRole('search')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const [grams, pieces] = [page.getByLabel('Cantidad').nth(0), page.getByLabel('Cantidad').nth(1)]
  const buy = () => buyButton(page).click()

  await pieces.fill('0')
  await expectTold(page, buy, 'Ninguno de los productos puede ser de cantidad 0 o menor')
  await expectFault(pieces, 'Ninguno de los productos puede ser de cantidad 0 o menor')
  await expect(pieces).toBeFocused()
  await expect(grams).not.toHaveAttribute('aria-invalid')
  await pieces.fill('')
  await expectTold(page, buy, 'Ninguno de los productos puede ser de cantidad 0 o menor')
  await pieces.fill('99')
  await expectTold(page, buy, 'Los productos no pesables no pueden ser mayor a 99')
  await expectFault(pieces, 'Los productos no pesables no pueden ser mayor a 99')
  await page.getByRole('button', { name: `Quitar ${OIL}` }).click()
  await expectTold(page, buy, 'El monto debe ser mayor a $ 15.000,00.')
  await expect(page).toHaveURL(STEP[1])
  await expect(summary(page)).toContainText('Te faltan $')
  await grams.fill('98000')
  await expect(summary(page)).toContainText('Llegaste al mínimo de $ 15.000,00')
  await buy()
  await expect(page).toHaveURL(STEP[2])
})

test('an empty cart shows its error in step 1 [§2.68, §8.7]', async ({ page }) => {
  await startAt(page, '/checkout1', [[OIL, 1]])
  await page.getByRole('button', { name: `Quitar ${OIL}` }).click()
  await expect(page.getByText('Agregue artículos al carrito porfavor.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Ver más productos' }).click()
  await expect(page).toHaveURL(/#\/articulos$/)
})

test('step 2 asks for form, day and slot in that order, and saves edited personal data [§2.69-72, §2.75, §4.21-22, §5.8, §8.12, §8.30]', async ({
  page,
}) => {
  test.slow()
  await startAt(page, '/checkout1', ENOUGH)
  await buyButton(page).click()
  await expect(page.getByRole('heading', { level: 1, name: '2-Datos de envío' })).toBeVisible()
  const buy = () => buyButton(page).click()
  await expect(page.getByLabel('Día')).toHaveCount(0)
  await expectTold(page, buy, 'Porfavor elija la forma de entrega.')
  await page.keyboard.press('Escape')
  await expectFault(page.getByLabel('Forma de entrega'), 'Porfavor elija la forma de entrega.')
  await expect(page.getByLabel('Forma de entrega')).toBeFocused()
  await page.getByLabel('Forma de entrega').selectOption('Envio a domicilio')
  await expectTold(page, buy, 'Porfavor elija un dia de entrega.')
  await page.keyboard.press('Escape')
  const grid = page.getByRole('group', { name: '¿Cuándo te lo llevamos?' })
  await expect(grid).toHaveAccessibleDescription('Porfavor elija un dia de entrega.')
  await expect(page.getByText('Porfavor elija un dia de entrega.')).toHaveCount(1)
  await expect(page.locator('fieldset[aria-describedby] :focus')).toHaveCount(1)
  await page.getByLabel('Día').selectOption({ index: 2 })
  await expectTold(page, buy, 'Porfavor elija un horario de entrega.')
  await expect(grid).toHaveAccessibleDescription('Porfavor elija un horario de entrega.')

  const goods = centavos((await articleNamed(page, OIL)).Precioventa!) * ENOUGH_OIL
  const [costs] = await callApi(page.request, listCosts, { params: { from: 0, count: 0 } })
  await expect(summary(page)).toContainText(written(goods + centavos(costs!.Monto1)))
  await chooseDelivery(page, 'Retiro en sucursal (Casa central)')
  await expect(summary(page)).not.toContainText('Costo de envío')
  await expect(summary(page)).toContainText(written(goods))

  const address = page.getByLabel('Dirección')
  await address.fill('')
  const save = () => page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expectTold(page, save, 'porfavor complételos.')
  await expectFault(address, 'Campos vacíos: porfavor complételos.')
  await address.fill('Alem 1234')
  await expectTold(page, save, '¡Tus datos han sido modificados!')
  // Changed but not saved with the button: it applies to this order, not to the account.
  await page.getByLabel('Teléfono').fill('2494 77-0011')
  await buy()
  await expect(page).toHaveURL(STEP[3])
  const delivery = page.getByRole('region', { name: 'Información de entrega' })
  for (const fact of [
    '2494 77-0011',
    'Retiro en sucursal (Casa central)',
    'Retirás en',
    'Lunes a sábado: 8:00 a 21:30',
    'Cómo llegar',
  ])
    await expect(delivery).toContainText(fact)
  await expect(delivery).not.toContainText('Alem 1234')
  expect(await callApi(page.request, findOwnClient)).toMatchObject({ Direccion: 'Alem 1234' })
  expect((await callApi(page.request, findOwnClient))?.Telefono).not.toBe('2494 77-0011')
  await expect(summary(page)).not.toContainText('Costo de envío')
})

test('step 3 wants a payment type; comment and substitutes go with the order [§2.74, §5.9, §8.14, §9.9]', async ({
  page,
}) => {
  await startAt(page, '/checkout1', ENOUGH)
  await goToConfirmation(page)
  await expect(page.getByLabel('Tipo de pago').locator('option:checked')).toHaveText('Efectivo al recibir')
  await page.getByLabel('Tipo de pago').selectOption('Seleccionar')
  await expectTold(page, () => confirmButton(page).click(), 'Porfavor agregue un tipo de pago')
  await expectFault(page.getByLabel('Tipo de pago'), 'Porfavor agregue un tipo de pago')
  await expect(page.getByLabel('Tipo de pago')).toBeFocused()
  await page.getByLabel('Tipo de pago').selectOption('Transferencia (alias o CVU)')
  await expect(page.getByText('los datos para transferir')).toBeVisible()
  await page.getByLabel('Tipo de pago').selectOption('Link de pago cuando está listo (Mercado Pago)')
  await expect(page.getByText('te mandamos el enlace')).toBeVisible()
  await expect(page.getByLabel('Tipo de pago')).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Comentario').fill('Sin bolsas <b>por favor</b>')
  await page.getByRole('checkbox', { name: /reemplacen/ }).uncheck()
  const sent = page.waitForRequest('**/api/pedidos/save')
  await confirmButton(page).click()
  expect((await sent).postDataJSON()).toMatchObject({
    Estado: 'P',
    B1: false,
    Opt4: 'Sin bolsas <b>por favor</b>',
    TipoPago: { Id: 3 },
    Cupondescuento: 'WEB',
  })
  await expectNotice(page, PLACED)
  await page.getByRole('button', { name: 'Ver pedido' }).click()
  await expect(page.getByRole('dialog', { name: /^Pedido/ })).toContainText('Sin bolsas <b>por favor</b>')
})

test('below the minimum, steps 2 and 3 say so and lead back to step 1 [§4.20, §8.13]', async ({ page }) => {
  await startAt(page, '/checkout2', [[FRUIT, 100]])
  for (const step of ['/checkout2', '/checkout3']) {
    if (step === '/checkout3') {
      await page.evaluate(() => {
        location.hash = '/checkout3'
      })
    }
    await expect(alertWith(page, 'El monto de la compra debe ser mayor a $ 15.000,00')).toBeVisible()
    await expect(page).toHaveURL(STEP[1])
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
})

test('prices that changed under the order are shown and confirmed again; nothing is sent before', async ({
  page,
}) => {
  await startAt(page, '/checkout1', ENOUGH)
  await goToConfirmation(page)
  // As if the customer had seen another price: the server recomputes and refuses (contract §5).
  await page.route(
    '**/api/pedidos/save',
    async (route) => {
      const order = route.request().postDataJSON() as { TotalNeto: number }
      await route.continue({ postData: JSON.stringify({ ...order, TotalNeto: order.TotalNeto - 100 }) })
    },
    { times: 1 },
  )
  await confirmButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Cambiaron los precios' })
  await expect(dialog).toContainText('No enviamos nada todavía.')
  await dialog.getByRole('button', { name: 'Aceptar los nuevos precios' }).click()
  await confirmButton(page).click()
  await expectNotice(page, PLACED)
})

test.describe('when something ran out meanwhile', () => {
  test.use({ expectedErrors: [/status of 422/] })

  test('step 1 leads to the quantity that is too much, however far down', async ({ page }) => {
    const others = await callApi(page.request, searchByText, {
      params: { Texto: 'arroz', from: 0, count: 9 },
    })
    await startAt(page, '/checkout1', [
      ...others.map(({ Descripcion }) => [Descripcion, 100] as const),
      ...ENOUGH,
    ])
    for (const { Descripcion, unidad } of others)
      if (unidad === 1) await page.getByLabel(`Cantidad de ${Descripcion}`, { exact: true }).fill('1')
    await goToConfirmation(page)
    const { Codigo: Codart } = await articleNamed(page, OIL)
    const detail = `De ${OIL} quedan 2. Bajá la cantidad o elegí otro.`
    const json = {
      type: 'about:blank',
      title: 'Datos',
      status: 422,
      detail,
      code: 'existencia',
      Codart,
      Quedan: 2,
    }
    await page.route('**/api/pedidos/save', (route) =>
      route.fulfill({ status: 422, contentType: 'application/problem+json', json }),
    )
    await confirmButton(page).click()
    await expect(page).toHaveURL(STEP[1])
    await alertWith(page, detail).getByRole('button', { name: 'Aceptar' }).click()
    const quantity = page.getByLabel(`Cantidad de ${OIL}`)
    await expect(quantity).toBeFocused()
    await expect(quantity).toBeInViewport()
    await expectFault(quantity, detail)
    await quantity.fill('2')
    await expect(page.getByText(detail)).toHaveCount(0)
  })
})

test.describe('when the server cannot', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('a failed order keeps the cart and can be sent again [§8.34]', async ({ page }) => {
    await startAt(page, '/checkout1', ENOUGH)
    await goToConfirmation(page)
    const detail = 'La tienda se está reiniciando. Intentá de nuevo en un momento.'
    const problem = { type: 'about:blank', title: 'Reiniciando', status: 503, detail, code: 'cerrando' }
    await page.route(
      '**/api/pedidos/save',
      (route) => route.fulfill({ status: 503, contentType: 'application/problem+json', json: problem }),
      { times: 1 },
    )
    await confirmButton(page).click()
    const failure = page.getByRole('alert').filter({ hasText: 'No pudimos enviar tu pedido' })
    await expect(failure).toContainText(detail)
    expect(await page.evaluate(() => localStorage.getItem('lineas'))).toContain(OIL)
    await failure.getByRole('button', { name: 'Reintentar' }).click()
    await expectNotice(page, PLACED)
  })
})
