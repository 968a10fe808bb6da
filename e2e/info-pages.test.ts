import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

// Informational pages (spec §2): the site parameters that each shows, and the privacy policy's fixed topics.

test('terms, about us, shipping, payments and help show their site parameters [§2.83]', async ({ page }) => {
  const parameters = (await (await page.request.get('/api/parametros/get')).json()) as Record<string, string>
  for (const [route, number] of [
    ['terminos-y-condiciones', 2],
    ['sobre-nosotros', 3],
    ['envios', 4],
    ['medios-de-pagos', 9],
    ['ayuda', 8],
  ] as const) {
    await visit(page, `/${route}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(parameters[`Titulo${number}`]!)
    const words = parameters[`Texto${number}`]!.replaceAll(/<[^>]+>/g, ' ').match(/[\p{L}]{6,}/gu)!
    for (const word of words.slice(0, 8)) await expect(page.getByRole('main')).toContainText(word)
    await expect(page.getByRole('main')).not.toContainText('</')
  }
})

test('the privacy policy has its six topics [§2.84]', async ({ page }) => {
  await visit(page, '/politica-de-privacidad')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Información que es recogida',
    'Uso de la información recogida',
    'Cookies',
    'Enlaces a terceros',
    'Control de tu información personal',
    'No vendemos ni compartimos tus datos',
  ])
})
