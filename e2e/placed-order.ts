import type { Locator, Page } from '@playwright/test'
import { listDeliveryDays } from '@gondola/contract/delivery'
import { saveOrder } from '@gondola/contract/orders'
import { callApi } from './api.ts'
import { articleNamed, ENOUGH_OIL, OIL } from './cart.ts'
import { centavos } from './money.ts'

/** Days ahead of these orders, so that they take no place that a test chooses by hand. */
const DAYS_AHEAD = 14
const DAY_MS = 86_400_000

/** Opens the menu of the first order's card in 'Mis pedidos'. */
export const openMore = (within: Page | Locator): Promise<void> =>
  within.getByRole('button', { name: 'Más', exact: true }).first().click()

/** Orders oil for pick-up, by the API, as the page's customer; returns the total in centavos. */
export async function placeOrder(page: Page, daysMore = 0): Promise<number> {
  const Fecha = new Date(Date.now() + (DAYS_AHEAD + daysMore) * DAY_MS).toISOString().slice(0, 10)
  const [day] = await callApi(page.request, listDeliveryDays, { params: { count: 3, Fecha } })
  const slot = day!.ListHorariosDisponibles.find(({ Cupo }) => Cupo > 0)!
  const { Codigo, Precioventa } = await articleNamed(page, OIL)
  const total = centavos(Precioventa!) * ENOUGH_OIL
  await callApi(page.request, saveOrder, {
    body: {
      Estado: 'P',
      Lineas: [{ Codart: Codigo, Cantidad: ENOUGH_OIL }],
      FormaEntrega: 'RS',
      Dia: day!.Id,
      HorarioEntrega: `${slot.Desde} a ${slot.Hasta}`,
      TipoPago: { Id: 4 },
      TotalNeto: total / 100,
    },
  })
  return total
}
