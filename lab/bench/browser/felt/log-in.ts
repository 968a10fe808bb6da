import { ROUTES } from '@gondola/contract/base'
import type { Page } from '@playwright/test'

/** The demo shop's customer with many orders. */
const DEMO = { user: 'demo', password: 'demo1234' }

/** Opens the shop as its known customer, at the home page. */
export async function logIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/#${ROUTES.home}`)
  await page.locator('main nav a').first().waitFor()
  // a page of customers asks visitors to log in
  await page.evaluate((route) => void (location.hash = route), ROUTES.myOrders)
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await dialog.getByLabel('Usuario o email').fill(DEMO.user)
  await dialog.getByLabel('Contraseña', { exact: true }).fill(DEMO.password)
  await dialog.getByRole('button', { name: 'Iniciar sesión' }).tap()
  await dialog.waitFor({ state: 'detached' })
  await page.goto(`${address}/#${ROUTES.home}`)
}
