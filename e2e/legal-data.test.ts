import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

test('every address that the shop does not know shows the home page', async ({ page }) => {
  await visit(page, '/no/existe')
  await expect(page).toHaveTitle(/^Inicio · /)
  await expect(page.getByRole('heading', { name: 'Ofertas de hoy' })).toBeVisible()
})

test('the law’s buttons and data are on the first screen and in the footer', async ({ page }) => {
  await visit(page, '/inicio')
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Botón de arrepentimiento' }),
  ).toBeInViewport()
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: /^Data Fiscal/ })).toBeVisible()
  await expect(footer.getByRole('link', { name: /Defensa de las y los Consumidores/ })).toBeVisible()
  await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible()
})
