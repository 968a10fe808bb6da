import { listDeliveryDays } from '@gondola/contract/delivery'
import { saveOrder } from '@gondola/contract/orders'
import { callApi } from '../api.ts'
import { expectFittingWithLargeText, expectNoBarrier, inBothSizes } from '../barriers.ts'
import { articleNamed } from '../cart.ts'
import { expect, test } from '../shop-test.ts'
import { enterAsNewCustomer } from '../shopper.ts'
import { addStaff, logInStaff, openPanel, sellAgain } from './staff.ts'

const MILK = 'Leche La Serenísima entera 3% 1 l larga vida'
// Which no other test buys, or takes off sale.
const SUGAR = 'Azúcar Ledesma 1 kg'

test.afterEach(({ request }) => sellAgain(request))

test('the customer chooses what goes in a missing article’s place while the picker goes on', async ({
  page,
  otherPage: customer,
}) => {
  test.slow()
  await enterAsNewCustomer(customer)
  const articles = await Promise.all([MILK, SUGAR].map((name) => articleNamed(customer, name)))
  const days = await callApi(customer.request, listDeliveryDays, { params: { count: 3, Fecha: 'HOY' } })
  const slot = days.at(-1)!.ListHorariosDisponibles.toSorted((a, b) => b.Cupo - a.Cupo)[0]!
  const { Id } = await callApi(customer.request, saveOrder, {
    body: {
      Estado: 'P',
      Lineas: articles.map(({ Codigo }) => ({ Codart: Codigo, Cantidad: 6 })),
      FormaEntrega: 'RS',
      Dia: days.at(-1)!.Id,
      HorarioEntrega: `${slot.Desde} a ${slot.Hasta}`,
      TipoPago: { Id: 4 },
    },
  })
  await customer.goto(`/#/pedido/${Id}`)
  await logInStaff(page.request)
  await openPanel(page, `/preparar/${Id}`, await addStaff(page.request, 'pedidos'))
  await page.getByRole('button', { name: 'Empezar a preparar' }).click()
  const card = (name: string) => page.getByRole('article', { name, exact: true })

  await card(MILK)
    .getByRole('button', { name: /^No hay/ })
    .click()
  const proposals = card(MILK).getByRole('region', { name: /^¿Cuál le ofrecemos\?/ })
  await expect(proposals.getByRole('checkbox').first()).toBeChecked()
  await expectNoBarrier(page, 'a question to the customer', 'main')
  await proposals.getByRole('button', { name: 'Preguntarle al cliente' }).click()
  await expect(card(MILK)).toContainText(/Preguntado · [45]:\d\d/)

  // the page that is open shows it by itself
  const question = customer.getByRole('region', { name: `No hay ${MILK}` })
  await expect(question.getByRole('timer')).toContainText('Te quedan')
  await inBothSizes(customer, async (size) => {
    await expectNoBarrier(customer, `a question about an order, ${size}`)
    await expectFittingWithLargeText(customer, `a question about an order, ${size}`)
  })
  const yes = question.getByRole('button', { name: /^Sí, ese/ }).first()
  const chosen = (await yes.getAttribute('aria-label'))!.replace('Sí, ese: ', '')
  await yes.click()
  await expect(customer.getByText(`En lugar de ${MILK} va ${chosen}. ¡Gracias!`)).toBeVisible()

  await card(SUGAR)
    .getByRole('button', { name: /^Está todo/ })
    .click()
  await expect(card(MILK)).toContainText(`El cliente eligió: ${chosen}, 6 un`)
  await expect(page.getByRole('heading', { name: 'Qué va en lugar de lo que falta' })).toBeVisible()
  await page.getByRole('button', { name: `Ya se sabe qué va en lugar de ${MILK}` }).click()
  await expect(card(MILK)).toBeInViewport()
  await expectNoBarrier(page, 'an answer of the customer')
  await card(MILK).getByRole('button', { name: /^Va: / }).click()
  await expect(page.getByText('Todo guardado')).toBeVisible()
  await page.getByRole('button', { name: 'Marcar listo' }).click()
  await expect(customer.getByText(`Reemplazamos ${MILK} por ${chosen}`).first()).toBeVisible()
})
