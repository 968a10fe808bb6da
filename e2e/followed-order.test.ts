import { expectFittingWithLargeText, expectNoBarrier, inBothSizes } from './barriers.ts'
import { openMore, placeOrder } from './placed-order.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer } from './shopper.ts'

test('an order has a page of its own, also for who logs in first', async ({ page }) => {
  const { shopper } = await enterAsNewCustomer(page)
  await placeOrder(page)
  await page.goto('/#/mis-pedidos')
  await openMore(page)
  await page.getByRole('link', { name: 'Seguir pedido' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pedido N\.º \d+$/)
  await expect(page.getByText('Ya tenemos tu pedido. Lo retirás el')).toBeVisible()
  const stages = page.getByRole('list', { name: 'Etapas del pedido' })
  await expect(stages.getByRole('listitem')).toHaveCount(5)
  await expect(stages.locator('[aria-current=step]')).toContainText('Recibido')
  await inBothSizes(page, async (size) => {
    await expectNoBarrier(page, `the page of an order, ${size}`)
    await expectFittingWithLargeText(page, `the page of an order, ${size}`)
  })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('columnheader', { name: 'Descripción' })).toBeVisible()
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button')])
    await expect(part, 'not on paper').toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  const own = page.url()
  const heading = await page.getByRole('heading', { level: 1 }).textContent()

  // who is not logged in comes back to it after the login
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await page.goto(own)
  const login = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await expect(login).toContainText('Para entrar ahí necesitás iniciar sesión.')
  await login.getByLabel('Usuario o email').fill(shopper.Usuario)
  await login.getByLabel('Contraseña', { exact: true }).fill(shopper.Pass)
  await login.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!)
  await expect(stages.locator('[aria-current=step]')).toContainText('Recibido')
})

test('another customer’s order is not there', async ({ page }) => {
  await enterAsNewCustomer(page)
  await page.goto('/#/pedido/1')
  await expect(page.getByText('No encontramos ese pedido entre los tuyos.')).toBeVisible()
  await page.getByRole('link', { name: 'Ver todos mis pedidos' }).click()
  await expect(page).toHaveURL(/#\/mis-pedidos$/)
})
