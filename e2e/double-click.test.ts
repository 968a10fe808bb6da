import type { Page } from '@playwright/test'
import { listOrders } from '@gondola/contract/orders'
import type { Client } from '@gondola/contract/clients'
import { callApi } from './api.ts'
import { ENOUGH, startWithCart } from './cart.ts'
import { confirmButton, goToConfirmation, MY_ORDERS, PLACED } from './checkout.ts'
import { expectNotice } from './notices.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer } from './shopper.ts'

async function goToStep3(page: Page): Promise<Client> {
  const { client } = await enterAsNewCustomer(page)
  await startWithCart(page, ENOUGH)
  await page.goto('/#/checkout1')
  await goToConfirmation(page)
  return client
}

const pendingOrders = (page: Page, { Id }: Client) =>
  callApi(page.request, listOrders, { params: { Cliente: Id, Estado: 'P', page: 0, size: 10 } })

test('a double click makes one order [§2.76]', async ({ page }) => {
  const client = await goToStep3(page)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/pedidos/save') && sent.push(request.url()))
  await confirmButton(page).dblclick()
  await expectNotice(page, PLACED)
  await expect(page).toHaveURL(MY_ORDERS)
  await expect(page.getByRole('article', { name: /^Pedido/ })).toHaveCount(1)
  expect(await pendingOrders(page, client)).toHaveLength(1)
  expect(sent).toHaveLength(1)
})

test.describe('with a cut connection', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] })

  test('a retry after a lost answer makes no second order [§8.34]', async ({ page }) => {
    const client = await goToStep3(page)
    const keys: (string | undefined)[] = []
    let cuts = 2
    await page.route('**/api/pedidos/save', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      // The server has the order; its response is lost on the way.
      const response = await route.fetch()
      await (cuts-- > 0 ? route.abort() : route.fulfill({ response }))
    })
    await confirmButton(page).click()
    const failure = page.getByRole('alert').filter({ hasText: 'No pudimos enviar tu pedido' })
    await expect(failure).toContainText('el pedido no se duplica')
    await expect(failure).toBeFocused()
    await expect(failure).toBeInViewport()
    await expect(confirmButton(page)).toBeEnabled()
    expect(await pendingOrders(page, client)).toHaveLength(1)

    await failure.getByRole('button', { name: 'Reintentar' }).click()
    await expect.poll(() => keys.length).toBe(2)
    await failure.getByRole('button', { name: 'Reintentar' }).click()
    await expectNotice(page, PLACED)
    await expect(page).toHaveURL(MY_ORDERS)
    await expect(page.getByRole('article', { name: /^Pedido/ })).toHaveCount(1)
    expect(await pendingOrders(page, client)).toHaveLength(1)
    expect(new Set(keys)).toHaveProperty('size', 1)
    expect(keys).toHaveLength(3)
  })
})
