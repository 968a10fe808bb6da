import { cartButton, ENOUGH, startWithCart } from './cart.ts'
import { buyButton, confirmButton, goToConfirmation, MY_ORDERS, PLACED, STEP } from './checkout.ts'
import { expectNotice } from './notices.ts'
import { expect, test } from './shop-test.ts'
import { DEMO, enterAsNewCustomer, logInByDialog } from './shopper.ts'

const LOGIN = 'Iniciar sesión'
const GUARDED = ['mis-pedidos', 'checkout1', 'checkout2', 'checkout3', 'info-cuenta']

test('the guard keeps a visitor where they are, and after the login leads on [§4.15]', async ({ page }) => {
  await page.goto('/#/ayuda')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  const title = (await heading.textContent())!
  const footer = page.getByRole('contentinfo')
  // its texts are sanitised when they come near the viewport
  await footer.scrollIntoViewIfNeeded()
  await footer.getByRole('link', { name: 'Mis pedidos' }).click()
  const dialog = page.getByRole('dialog', { name: LOGIN })
  await expect(dialog).toContainText('Para entrar ahí necesitás iniciar sesión.')
  await expect(page).toHaveURL(/#\/ayuda$/)
  await expect(page.getByRole('heading', { level: 1, name: title, includeHidden: true })).toBeAttached()
  await logInByDialog(page, DEMO)
  await expect(page).toHaveURL(/#\/mis-pedidos$/)
})

test('a guarded address opened directly shows home with the login [§2.6, §4.17]', async ({ page }) => {
  for (const route of GUARDED) {
    await page.goto(`/#/${route}`)
    await page.reload()
    await expect(page.getByRole('dialog', { name: LOGIN }), route).toBeVisible()
    const home = page.getByRole('heading', { level: 1, includeHidden: true })
    await expect(home, route).toHaveText('Góndola, tu supermercado en casa')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('an unknown address shows home [§2.3]', async ({ page }) => {
  await page.goto('/#/no/existe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Góndola, tu supermercado en casa')
})

test('a session that ends while one types is begun again, and nothing typed is lost [§8.42]', async ({
  page,
}) => {
  const { shopper } = await enterAsNewCustomer(page)
  await page.goto('/#/info-cuenta')
  await page.getByLabel('Dirección').fill('San Martín 555')
  await page.context().clearCookies({ name: /^(?!XSRF)/ })
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(page.getByRole('dialog', { name: LOGIN })).toContainText('Tu sesión terminó.')
  await logInByDialog(page, shopper)
  await expect(page.getByLabel('Dirección')).toHaveValue('San Martín 555')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expectNotice(page, '¡Datos actualizados!')
})

test('a session that ends before the order is confirmed is begun again there, and the order goes on [§8.42]', async ({
  page,
}) => {
  const { shopper } = await enterAsNewCustomer(page)
  await startWithCart(page, ENOUGH)
  await page.goto('/#/checkout1')
  await goToConfirmation(page)
  await page.getByLabel('Comentario').fill('Tocar dos veces')
  await page.context().clearCookies({ name: /^(?!XSRF)/ })
  await confirmButton(page).click()
  await expect(page.getByRole('dialog', { name: LOGIN })).toContainText('Tu sesión terminó.')
  await logInByDialog(page, shopper)
  await expect(page).toHaveURL(STEP[3])
  await expect(page.getByLabel('Comentario')).toHaveValue('Tocar dos veces')
  await confirmButton(page).click()
  await expectNotice(page, PLACED)
  await expect(page).toHaveURL(MY_ORDERS)
})

test('a session that ends while one fills the cart is begun again, and the cart keeps its prices', async ({
  page,
}) => {
  const { shopper } = await enterAsNewCustomer(page)
  await startWithCart(page, ENOUGH)
  // before its answer, it is a session that ended long ago
  const renewed = page.waitForResponse(/\/api\/clientes\/yo$/)
  await page.goto('/#/inicio')
  await renewed
  await expect(cartButton(page)).toHaveAccessibleName(/^Carrito, 1 producto\b/)
  await page.context().clearCookies({ name: /^(?!XSRF)/ })
  // Nothing is refused before that: articles are public, without their prices.
  await page.evaluate(() => location.assign('#/checkout1'))
  await expect(page.getByRole('dialog', { name: LOGIN })).toContainText('Tu sesión terminó.')
  await logInByDialog(page, shopper)
  await buyButton(page).click()
  await expect(page).toHaveURL(STEP[2])
})
