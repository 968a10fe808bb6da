import type { Page } from '@playwright/test'
import { ENOUGH, articleNamed, startWithCart } from './cart.ts'
import { buyButton } from './checkout.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer, openRegistration } from './shopper.ts'
import { visit } from './visit.ts'

// What the law requires a visitor to find (argentina §1), all checked without a login.

/** The shop's own data from the site parameters. */
async function parametersOf(page: Page): Promise<Record<string, string>> {
  return (await (await page.request.get('/api/parametros/get')).json()) as Record<string, string>
}

test('every address that the shop does not know shows the home page [§2.3]', async ({ page }) => {
  await visit(page, '/no/existe')
  await expect(page).toHaveTitle(/^Inicio · /)
  await expect(page.getByRole('heading', { name: 'Ofertas de hoy' })).toBeVisible()
})

test('the law’s buttons and data are on the first screen and in the footer @ambos', async ({ page }) => {
  await visit(page, '/inicio')
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Botón de arrepentimiento' }),
  ).toBeInViewport()
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: /^Data Fiscal/ })).toBeVisible()
  await expect(footer.getByRole('link', { name: /Defensa de las y los Consumidores/ })).toBeVisible()
  await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible()
})

test('the footer says who sells, where to complain and when one is answered', async ({ page }) => {
  const parameters = await parametersOf(page)
  await visit(page, '/ayuda')
  const footer = page.getByRole('contentinfo')
  for (const name of ['RazonSocial', 'Cuit', 'Domicilio', 'HorarioAtencion', 'AreaAtencion', 'Email']) {
    await expect(footer, name).toContainText(parameters[name]!)
  }
  for (const place of ['DefensaConsumidor', 'ReclamosProvincia']) {
    const link = footer.getByRole('link', { name: parameters[`${place}Texto`]! })
    await expect(link).toHaveAttribute('href', parameters[`${place}Url`]!)
  }
  const dataFiscal = footer.getByRole('link', { name: /^Data Fiscal/ })
  await expect(dataFiscal).toHaveAttribute('href', new RegExp(`qr=${parameters['DataFiscal']}`))
  await expect(footer).toContainText('Prohibida su venta a menores de 18 años')
  await footer.getByRole('link', { name: 'Botón de arrepentimiento' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Botón de arrepentimiento')
})

const NOTICE = /^Usamos tus datos .*Política de privacidad/

test('every form that takes data of a person says what becomes of them', async ({ page }) => {
  const notice = page.locator('form').getByText(NOTICE)
  for (const route of ['contactanos', 'super-card', 'arrepentimiento']) {
    await visit(page, `/${route}`)
    await expect(notice, route).toBeVisible()
  }
  await openRegistration(page)
  await expect(page.getByRole('dialog').getByText(NOTICE)).toBeVisible()
  await page.getByRole('dialog').getByRole('link', { name: 'Política de privacidad' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de privacidad')
  const { LeyendaDatosPersonales, LeyendaOrganoControl } = await parametersOf(page)
  for (const legend of [LeyendaDatosPersonales!, LeyendaOrganoControl!]) {
    await expect(page.getByRole('main')).toContainText(legend)
  }
})

test('so do the forms of a customer', async ({ page }) => {
  await enterAsNewCustomer(page)
  await startWithCart(page, ENOUGH)
  const notice = page.locator('form').getByText(NOTICE)
  for (const anchor of ['datos', 'contraseña']) {
    await visit(page, `/info-cuenta#${anchor}`)
    await expect(notice, anchor).toBeVisible()
  }
  await visit(page, '/checkout1')
  await buyButton(page).click()
  await expect(notice).toBeVisible()
})

test('alcohol is marked on its shelves and on its articles', async ({ page }) => {
  const legend = page.getByRole('main').getByText('Prohibida su venta a menores de 18 años', { exact: false })
  await visit(page, '/articulos/4')
  await expect(legend).toBeVisible()
  const { Codigo } = await articleNamed(page, 'Vino tinto Norton malbec 750 ml')
  await visit(page, `/ver-articulo/${Codigo}/x`)
  await expect(legend).toBeVisible()
})

test('a promotion’s conditions name their time and who promises them', async ({ page }) => {
  const { RazonSocial, Cuit, Domicilio } = await parametersOf(page)
  await visit(page, '/promociones')
  await page.getByRole('button', { name: 'Ver bases' }).first().click()
  const terms = page.getByRole('dialog')
  await expect(terms).toContainText(/Válida del \d\d\/\d\d\/\d{4} al \d\d\/\d\d\/\d{4}/)
  for (const fact of [RazonSocial!, Cuit!, Domicilio!]) await expect(terms).toContainText(fact)
})
