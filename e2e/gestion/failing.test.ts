import { expect, test } from '../shop-test.ts'
import { goInPanel, openPanel, panelField } from './staff.ts'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

const LOST = 'No hay conexión con el servidor. Probá de nuevo.'

test('a list or a form that does not come says so in its place, and is asked for again @escritorio', async ({
  page,
}) => {
  await openPanel(page, '/mi-cuenta')
  const main = page.getByRole('main')
  const rows = main.getByRole('row')
  const address = panelField(page, 'Facebook')
  for (const [screen, content] of [
    ['/marcas', rows.nth(1)],
    ['/parametros', address],
  ] as const) {
    await page.route('**/api/gestion/**', (route) => route.abort('internetdisconnected'))
    await goInPanel(page, screen)
    await expect(main.getByRole('alert')).toContainText(LOST)
    await expect(content).toHaveCount(0)
    await expect(main.getByText('Todavía no hay nada.')).toHaveCount(0)
    await page.unroute('**/api/gestion/**')
    await main.getByRole('button', { name: 'Reintentar' }).click()
    await expect(content).toBeVisible()
    await expect(main.getByRole('alert')).toHaveCount(0)
  }
})
