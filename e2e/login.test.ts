import type { Page } from '@playwright/test'
import { cartButton } from './cart.ts'
import { expectFault } from './fields.ts'
import { expectNotice } from './notices.ts'
import { expect, test } from './shop-test.ts'
import { accountButton, DEMO, enterAs, logInByDialog, openLogin } from './shopper.ts'

const loginDialog = (page: Page) => page.getByRole('dialog', { name: 'Iniciar sesión' })
const userField = (page: Page) => loginDialog(page).getByLabel('Usuario o email')
const passwordField = (page: Page) => loginDialog(page).getByLabel('Contraseña', { exact: true })

test('a customer logs in by user name or by email, with the button or Enter [§2.17, §2.24, §4.1-2, §5.2, §9.26]', async ({
  page,
}) => {
  await page.goto('/')
  await openLogin(page)
  await userField(page).fill('demo@gondola.example')
  await passwordField(page).fill(DEMO.Pass)
  await passwordField(page).press('Enter')
  await expectNotice(page, 'Iniciando sesión..Por favor espere un momento.')
  await expect(loginDialog(page)).toHaveCount(0)
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('usuario')!))).toMatchObject({
    Usuario: 'demo',
    Nrodoc: '30111222',
  })

  await logOut(page)
  await openLogin(page)
  await logInByDialog(page, DEMO)
  expect(await page.evaluate(() => localStorage.getItem('usuario'))).not.toMatch(/Pass|Token/)
})

test('wrong or missing data show errors, and what was typed remains [§4.3, §5.2, §8.2]', async ({ page }) => {
  await page.goto('/')
  await openLogin(page)
  await loginDialog(page).getByRole('button', { name: 'Iniciar sesión' }).click()
  await expectFault(userField(page), 'Completá tu usuario o email y tu contraseña.')
  await expectFault(passwordField(page), 'Completá tu usuario o email y tu contraseña.')
  await userField(page).fill('demo')
  await passwordField(page).fill('no es esta')
  await passwordField(page).press('Enter')
  await expectNotice(page, 'Datos incorrectosIntente nuevamente.')
  await expect(userField(page)).toHaveValue('demo')
  await expect(passwordField(page)).toBeFocused()
  expect(await page.evaluate(() => localStorage.getItem('usuario'))).toBeNull()

  await passwordField(page).fill(DEMO.Pass)
  await loginDialog(page).getByRole('button', { name: 'Mostrar contraseña' }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await passwordField(page).press('Enter')
  await expect(loginDialog(page)).toHaveCount(0)
})

test.describe('when the server cannot', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('an error is shown and the login stays open [§8.1]', async ({ page }) => {
    const problem = {
      type: 'about:blank',
      title: 'Error',
      status: 500,
      detail: 'Se rompió.',
      code: 'interno',
    }
    await page.route('**/api/clientes/login', (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem }),
    )
    await page.goto('/')
    await openLogin(page)
    await userField(page).fill('demo')
    await passwordField(page).fill(DEMO.Pass)
    await passwordField(page).press('Enter')
    await expectNotice(page, 'Se ha producido un error.')
    await expect(userField(page)).toHaveValue('demo')
  })
})

test('logging out ends the session, goes home and forgets the customer [§2.16, §4.4]', async ({ page }) => {
  await enterAs(page, DEMO)
  await page.goto('/#/mis-pedidos')
  await expect(page.getByRole('article', { name: /^Pedido/ }).first()).toBeVisible()
  await page.evaluate(() => localStorage.setItem('pedidolinea', JSON.stringify({ Opt4: 'Tocar timbre' })))
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await logOut(page)
  await page.waitForFunction(() => localStorage.getItem('pedidolinea') === null)
  await expect(page.locator('main h2').first()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const own = await page.request.get('/api/clientes/yo')
  expect(await own.json()).toBeNull()
})

async function logOut(page: Page): Promise<void> {
  await expect(cartButton(page)).toBeVisible()
  await accountButton(page).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/#\/inicio$/)
  await page.waitForFunction(() => localStorage.getItem('usuario') === null)
}
