import { staffOrders } from '@gondola/contract/orders'
import { callApi } from '../api.ts'
import { expectFitting, expectNoBarrier, inBothSizes } from '../barriers.ts'
import { expect, test } from '../shop-test.ts'
import { enterAsNewCustomer } from '../shopper.ts'
import { openPanel } from './staff.ts'

test('an order by telephone is dictated, moved and changed, and its customer sees it @escritorio', async ({
  page,
  otherPage,
}) => {
  const { shopper } = await enterAsNewCustomer(otherPage)
  await openPanel(page, '/telefono')
  await page.getByLabel('Teléfono, nombre, mail o documento').fill(shopper.Email)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: new RegExp(shopper.Email) }).click()
  const list = page.getByLabel('Agregar: lista, nombre o código')
  await list.fill('6 leches\n2 kg de papa\n4 aceites de girasol')
  await page.getByRole('button', { name: 'Agregar', exact: true }).click()
  await page.getByRole('combobox', { name: 'Entrega' }).click()
  await page.getByRole('option', { name: 'Retiro en sucursal' }).click()
  await page
    .getByRole('button', { name: /quedan/ })
    .last()
    .click()
  await page.getByRole('combobox', { name: 'Pago' }).click()
  await page.getByRole('option', { name: /Efectivo/ }).click()
  await expect(page.getByText(/Total estimado: \$/)).toBeVisible()
  await inBothSizes(page, async (size) => {
    await expectNoBarrier(page, `an order by telephone, ${size}`)
    await expectFitting(page, `an order by telephone, ${size}`)
  })
  const place = page.getByRole('button', { name: 'Confirmar el pedido' })
  await list.fill('1 manteca')
  await place.click()
  await expect(list).toBeFocused()
  await list.clear()
  await place.click()
  await expect(page).toHaveURL(/cola\/\d+$/)
  const Id = Number(/\d+$/.exec(page.url())?.[0])

  await page.getByRole('button', { name: 'Pasar a otro día' }).click()
  await page
    .getByRole('button', { name: /quedan/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Guardar el cambio' }).click()
  await expect(page.getByText(/^Entrega: de/)).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar artículos' }).click()
  await page.getByLabel(/^Cantidad de Leche/).fill('8')
  await expect(page.getByText(/de 6 un a 8 un/)).toBeVisible()
  await list.fill('1 manteca')
  await page.getByRole('button', { name: 'Guardar el cambio' }).click()
  await expect(list).toBeFocused()
  await expect(list).toHaveAccessibleDescription('Falta agregar «1 manteca»: agregalo o borralo.')
  await expectNoBarrier(page, 'lines that staff change')
  await list.clear()
  await page.getByRole('button', { name: 'Guardar el cambio' }).click()
  await page.getByLabel('Nota interna').fill('Llama antes de venir')
  await page.getByRole('button', { name: 'Guardar nota' }).click()
  await expect(page.getByText(/Nota interna · .*«Llama antes de venir»/)).toBeVisible()
  await expectNoBarrier(page, 'an order with its time line')

  const { Cambios, Lineas } = await callApi(page.request, staffOrders.read, { params: { Id } })
  expect([Cambios, Lineas.find(({ Descrip }) => Descrip.startsWith('Leche'))?.Cantidad]).toEqual([2, 8])
  await otherPage.goto(`/#/pedido/${Id}`)
  await expect(otherPage.getByText('8 un').first()).toBeVisible()
  await expect(otherPage.getByText('Llama antes de venir')).toHaveCount(0)
})
