import { listOrders } from '@gondola/contract/orders'
import { staffPromotions, tryBasket } from '@gondola/contract/promotions'
import { callApi } from '../api.ts'
import { expectNoBarrier } from '../barriers.ts'
import { OIL, openCart, startWithCart } from '../cart.ts'
import { confirmButton, goToConfirmation, MY_ORDERS, PLACED, summary } from '../checkout.ts'
import { centavos, written } from '../money.ts'
import { expectNotice } from '../notices.ts'
import { expect, test } from '../shop-test.ts'
import { enterAsNewCustomer } from '../shopper.ts'
import { visit } from '../visit.ts'
import { goInPanel, logInStaff, openPanel } from './staff.ts'

const NAME = '3x2 en aceite de oliva'
const DAY_MS = 86_400_000
const day = (fromToday: number) =>
  new Date(Date.now() + fromToday * DAY_MS).toLocaleDateString('sv-SE', {
    timeZone: 'America/Argentina/Buenos_Aires',
  })

test('staff make a 3x2 and try it; a customer gets it, and all totals agree @escritorio', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
  const staff = await context.newPage()
  await removeTestPromotion(staff)
  await openPanel(staff, '/promociones/create')
  await staff.getByLabel(/^Nombre/).fill(NAME)
  await staff.getByLabel(/^Qué lee el cliente/).fill('Llevá 3 y pagá 2')
  await staff.getByRole('button', { name: 'Leer del texto' }).click()
  await expect(staff.getByLabel(/^Lleva \(unidades\)/)).toHaveValue('3')
  await expect(staff.getByLabel(/^Paga \(unidades\)/)).toHaveValue('2')
  await expectNoBarrier(staff, 'the form of a promotion')
  await staff.getByLabel(/^Desde/).fill(day(-1))
  await staff.getByLabel(/^Hasta/).fill(day(7))
  await staff.getByRole('button', { name: 'Guardar' }).click()
  await expect(staff.getByText('Elegí al menos un artículo, una familia o una marca.')).toBeVisible()
  await staff.getByLabel(/^Artículos/).fill(OIL)
  await staff.getByRole('option', { name: OIL }).click()
  await staff.getByRole('button', { name: 'Guardar' }).click()
  await expect(staff.getByRole('row').filter({ hasText: NAME })).toContainText('Vigente')
  await expectNoBarrier(staff, 'the list of promotions')

  try {
    const { client } = await enterAsNewCustomer(page)
    const [line] = await startWithCart(page, [[OIL, 2]])
    const price = centavos(line!.Precioindividual!)
    await visit(page, '/')
    const cart = await openCart(page)
    await expect(cart).toContainText('Te falta 1 para el 3x2')
    await cart.getByLabel('Cantidad').fill('3')
    await expect(cart).toContainText(`Promo 3x2 −${written(price)}`)
    await cart.getByLabel('Cantidad').fill('6')
    await expect(cart).toContainText(`Promo 3x2 −${written(price * 2)}`)

    await goInPanel(staff, '/simulador')
    await staff.getByLabel('Agregar un artículo').fill(OIL)
    await staff.getByRole('option', { name: OIL }).click()
    await staff.getByRole('textbox', { name: `Cantidad de ${OIL}` }).fill('6')
    await staff.getByRole('button', { name: 'Calcular' }).click()
    const tried = staff.getByRole('table', { name: 'Simulador de promociones' })
    for (const amount of [`−${written(price * 2)}`, written(price * 4), 'Promo 3x2'])
      await expect(tried).toContainText(amount)
    await expectNoBarrier(staff, 'the simulator')
    const { TotalNeto } = await callApi(staff.request, tryBasket, {
      body: { Fecha: day(8), Lineas: [{ Codart: line!.Codart, Cantidad: 6 }] },
    })
    expect(centavos(TotalNeto), 'the day after its last').toBe(price * 6)

    await page.getByRole('button', { name: 'Pasar por caja' }).click()
    await expect(summary(page)).toContainText(written(price * 4))
    await goToConfirmation(page, 'Retiro en sucursal (Casa central)')
    await expect(summary(page)).toContainText(written(price * 4))
    await expect(page.getByLabel('Tipo de pago').locator('option:checked')).toHaveText('Efectivo al recibir')
    await confirmButton(page).click()
    await expectNotice(page, PLACED)
    await expect(page).toHaveURL(MY_ORDERS)
    const placed = async () =>
      (
        await callApi(page.request, listOrders, {
          params: { Cliente: client.Id, Estado: 'P', page: 0, size: 1 },
        })
      )[0]!
    const order = await placed()
    expect([order.TotalBruto, order.TotalDescuento ?? 0, order.TotalNeto].map(centavos)).toEqual([
      price * 6,
      price * 2,
      price * 4,
    ])

    await goInPanel(staff, '/promociones')
    await staff.getByRole('row').filter({ hasText: NAME }).click()
    await staff.getByRole('button', { name: 'Eliminar' }).click()
    await staff.getByRole('button', { name: 'Confirmar' }).click()
    await expect(staff.getByRole('row').filter({ hasText: NAME })).toHaveCount(0)
    expect(await placed(), 'what was given stays').toEqual(order)
  } finally {
    await removeTestPromotion(staff)
    await context.close()
  }
})

/** Other tests buy the same oil: the promotion must not outlive this test. */
async function removeTestPromotion(staff: Parameters<typeof openPanel>[0]): Promise<void> {
  await logInStaff(staff.request)
  const left = await callApi(staff.request, staffPromotions.list, { query: { q: NAME } })
  for (const { Promocion } of left)
    await callApi(staff.request, staffPromotions.remove, { params: { Promocion } })
}
