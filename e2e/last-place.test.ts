import type { Page } from '@playwright/test'
import { findDeliveryDay, listDeliveryDays, releaseSlot } from '@gondola/contract/delivery'
import { saveOrder } from '@gondola/contract/orders'
import { callApi } from './api.ts'
import { articleNamed, ENOUGH, ENOUGH_OIL, OIL, startWithCart } from './cart.ts'
import { buyButton, chooseDelivery, confirmButton, MY_ORDERS, PLACED, STEP } from './checkout.ts'
import { expectNotice } from './notices.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer, registerShopper } from './shopper.ts'

const PICKUP = 'Retiro en sucursal (Casa central)'

test('a full slot is for the holder of a place of it, the other reads so and loses nothing', async ({
  page,
  otherPage,
  request,
  isMobile,
}, { retry }) => {
  test.slow()
  // The second day is not today; each screen size has a slot of its own there, and another one after filling it.
  const days = await callApi(page.request, listDeliveryDays, { params: { count: 3, Fecha: 'HOY' } })
  const { Id: Dia, Descrip, ListHorariosDisponibles } = days[1]!
  const { Id: slotId, Desde, Hasta } = ListHorariosDisponibles[(isMobile ? 0 : 1) + (retry > 0 ? 2 : 0)]!
  const words = `${Desde} a ${Hasta}`
  const buyers = [page, otherPage]
  for (const buyer of buyers) await goToStep3(buyer, Descrip, words)

  await registerShopper(request)
  // Both hold a place of the slot: one lets go, as when a hold runs out while its page sleeps.
  await callApi(otherPage.request, releaseSlot)
  const left = async () => {
    const day = await callApi(request, findDeliveryDay, { params: { Id: Dia } })
    return day.ListHorariosDisponibles.find(({ Id }) => Id === slotId)!.Cupo
  }
  const filling = await orderFor(page, Dia, words)
  for (let places = await left(); places > 0; places--) await callApi(request, saveOrder, { body: filling })
  expect(await left()).toBe(0)

  await Promise.all(buyers.map((buyer) => confirmButton(buyer).click()))
  for (const buyer of buyers) await expect(buyer).not.toHaveURL(STEP[3])
  const [winner, loser] = [page, otherPage]
  await expect(loser).toHaveURL(STEP[2])
  await expect(winner).toHaveURL(MY_ORDERS)
  await expectNotice(winner, PLACED)
  await expectNotice(loser, 'Ese horario se acaba de completar. Elegí otro día u horario de entrega.')
  await loser.getByRole('alertdialog').getByRole('button', { name: 'Aceptar' }).click()
  await expect(loser.getByLabel('Forma de entrega').locator('option:checked')).toHaveText(PICKUP)
  await chooseDelivery(loser, PICKUP)
  await buyButton(loser).click()
  await expect(loser.getByLabel('Comentario')).toHaveValue('Dejar en la entrada')
  await confirmButton(loser).click()
  await expectNotice(loser, PLACED)
  await expect(loser).toHaveURL(MY_ORDERS)
})

/** Goes to step 3 with everything but the confirmation done, and a comment that must not be lost. */
async function goToStep3(page: Page, day: string, slot: string): Promise<void> {
  await enterAsNewCustomer(page)
  await startWithCart(page, ENOUGH)
  await page.goto('/#/checkout1')
  await buyButton(page).click()
  await page.getByLabel('Forma de entrega').selectOption(PICKUP)
  await page.getByLabel('Día').selectOption(day)
  const option = page.getByLabel('Horario', { exact: true }).locator('option', { hasText: slot })
  await page.getByLabel('Horario', { exact: true }).selectOption(await option.textContent())
  await buyButton(page).click()
  await page.getByLabel('Comentario').fill('Dejar en la entrada')
  await expect(page.getByText(/^Te guardamos el lugar del .* hasta las/)).toBeVisible()
}

/** The body of an order for that slot, for pick-up. */
async function orderFor(page: Page, Dia: number, HorarioEntrega: string) {
  const { Codigo, Precioventa } = await articleNamed(page, OIL)
  return {
    Estado: 'P' as const,
    Lineas: [{ Codart: Codigo, Cantidad: ENOUGH_OIL }],
    FormaEntrega: 'RS' as const,
    Dia,
    HorarioEntrega,
    TipoPago: { Id: 4 },
    B1: true,
    TotalNeto: (Math.round(Precioventa! * 100) * ENOUGH_OIL) / 100,
  }
}
