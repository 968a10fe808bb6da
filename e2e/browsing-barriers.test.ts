import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

const SCREENS = [
  '/inicio',
  '/articulos',
  '/articulos/801',
  '/busqueda',
  '/busqueda?texto=leche',
  '/busqueda?texto=zzzzqq',
  '/promociones',
  '/mapa-del-sitio',
  '/envios',
  '/politica-de-privacidad',
  '/sobre-nosotros',
  '/terminos-y-condiciones',
  '/ayuda',
  '/medios-de-pagos',
  '/ver-articulo/no-existe/x',
]

for (const screen of SCREENS) {
  test(`${screen} has its heading and no barrier that axe knows`, async ({ page }) => {
    await visit(page, screen)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('contentinfo').getByText(/CUIT/)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
}

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
