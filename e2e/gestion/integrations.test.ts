import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setErpOrderState, type WebhookBody } from '@gondola/contract/integrations'
import { callUrl } from '@gondola/contract/calls'
import { staffOrders } from '@gondola/contract/orders'
import { callApi } from '../api.ts'
import { expectNoBarrier } from '../barriers.ts'
import { placeOrder } from '../placed-order.ts'
import { expect, test } from '../shop-test.ts'
import { enterAsNewCustomer } from '../shopper.ts'
import { expectSoundScreens } from './sound-screens.ts'
import { goInPanel, openPanel, panelField } from './staff.ts'

interface Delivery {
  headers: IncomingHttpHeaders
  raw: string
}

/** Another system, which receives webhooks for orders. */
async function startErp() {
  const deliveries: Delivery[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      deliveries.push({ headers: request.headers, raw: Buffer.concat(chunks).toString() })
      response.end('recibido')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { deliveries, server, port: (server.address() as AddressInfo).port }
}

test('another system receives an order, signed, and dispatches it with its key @escritorio', async ({
  page,
  otherPage,
}) => {
  test.slow()
  const erp = await startErp()
  const name = `ERP ${erp.port}`

  await openPanel(page, '/webhooks/create')
  await expectNoBarrier(page, 'a new webhook')
  await panelField(page, 'Nombre').fill(name)
  await panelField(page, 'Dirección').fill('http://169.254.169.254/')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(page.getByText('Esa dirección es de una red interna.')).toBeVisible()
  await panelField(page, 'Dirección').fill(`http://127.0.0.1:${erp.port}/pedidos`)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const shown = page.getByRole('dialog', { name: 'El secreto del webhook' })
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? ''
  await expectNoBarrier(page, 'a secret')
  await shown.getByRole('button', { name: 'Ya tengo una copia' }).click()
  await page.getByRole('button', { name: 'Probar' }).click()
  await expect(page.getByText('Recibió la prueba (200).')).toBeVisible()
  await expectNoBarrier(page, 'a webhook')

  await goInPanel(page, '/claves-api/create')
  await panelField(page, 'Nombre').fill(name)
  await page.getByLabel('Cambiar el estado de los pedidos').check()
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const newKey = page.getByRole('dialog', { name: 'La clave nueva' })
  const key = (await newKey.getByText(/^gdl_/).textContent()) ?? ''
  await newKey.getByRole('button', { name: 'Ya tengo una copia' }).click()
  await expect(page.getByRole('cell', { name })).toBeVisible()

  const { shopper } = await enterAsNewCustomer(otherPage)
  await placeOrder(otherPage)
  const [order] = await callApi(page.request, staffOrders.list, { query: { q: shopper.Email } })
  const { Id } = order!
  // other customers order at the same time
  const own = () => erp.deliveries.filter(({ raw }) => (JSON.parse(raw) as WebhookBody).Pedido?.Id === Id)
  await expect.poll(() => own().length).toBe(1)
  const { headers, raw } = own()[0]!
  const [stamp = '', signature] = String(headers['x-gondola-firma']).split(',')
  const expected = createHmac('sha256', secret)
    .update(`${stamp.slice(2)}.${raw}`)
    .digest('hex')
  expect(signature).toBe(`v1=${expected}`)
  expect((JSON.parse(raw) as WebhookBody).Tipo).toBe('pedido.generado')

  const dispatched = await otherPage.request.post(`/api${callUrl(setErpOrderState, { Id })}`, {
    headers: { authorization: `Bearer ${key}` },
    data: { Estado: 'despachado' },
  })
  expect(dispatched.status()).toBe(200)
  expect((await callApi(page.request, staffOrders.read, { params: { Id } })).Estado).toBe('D')

  await goInPanel(page, `/entregas-webhook?filter=${encodeURIComponent(JSON.stringify({ Pedido: Id }))}`)
  await page.getByRole('row', { name }).getByRole('cell', { name: 'Pedido generado' }).click()
  await expect(page.getByText('recibido', { exact: true })).toBeVisible()
  await expectNoBarrier(page, 'a delivery')
  await page.getByRole('button', { name: 'Repetir la entrega' }).click()
  await expect.poll(() => erp.deliveries.filter((each) => each.raw === raw).length).toBe(2)

  await goInPanel(page, '/exportar-pedidos')
  await expectNoBarrier(page, 'the export')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar' }).click()
  expect((await download).suggestedFilename()).toMatch(/^pedidos-renglones-.*\.csv$/)

  await goInPanel(page, '/webhooks')
  await page.getByRole('cell', { name }).click()
  await page.getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('cell', { name })).toHaveCount(0)
  erp.server.closeAllConnections()
  erp.server.close()
})

test('the screens of other systems have no barrier and fit @escritorio', async ({ page }) => {
  test.slow()
  await expectSoundScreens(page, [
    '/webhooks',
    '/webhooks/create',
    '/entregas-webhook',
    '/claves-api',
    '/claves-api/create',
    '/exportar-pedidos',
  ])
})
