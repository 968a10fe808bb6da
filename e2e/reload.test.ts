import { type Page } from '@playwright/test'
import { ENOUGH, OIL, startWithCart } from './cart.ts'
import { buyButton, chooseDelivery, confirmButton, PLACED, STEP } from './checkout.ts'
import { expectNotice } from './notices.ts'
import { expect, test } from './shop-test.ts'
import { openPanel } from './gestion/staff.ts'
import { enterAsNewCustomer } from './shopper.ts'

// The stored values and how they are read are tested in storefront/src/state/stored-values.test.ts; here, that the
// screens open.

/** The storefront's storage keys; each is overwritten in turn. */
const KEYS = ['lineas', 'pedidolinea', 'usuario', 'lista', 'habituales'] as const

/** The back office's storage keys. */
const PANEL_KEYS = [
  'RaStore.marcas.listParams',
  'RaStore.marcas.selectedIds',
  'RaStore.sidebar.open',
  'RaStore.version',
  'gondola-gestion-cuenta',
  ...['dispositivo', 'orden', 'cola', 'avisos', 'pedidos', 'parametros'].map(
    (name) => `gondola-preparar-${name}`,
  ),
]

/** Values of no version: invalid JSON, and JSON of other shapes. */
const DAMAGED = ['{', '[{"Codart":7}]', '{"FormaEntrega":{"ED":1},"TipoPago":[],"Id":"x","Usuario":[]}', '12']

/** Screens that read the storage, with the heading that identifies each. */
const SCREENS = {
  '/inicio': /Góndola/,
  '/checkout1': /1-Resumen|Góndola/,
  '/checkout2': /1-Resumen|2-Datos|Góndola/,
  '/checkout3': /1-Resumen|2-Datos|3-Confirmación|Góndola/,
  '/info-cuenta': /Mi cuenta/,
  '/mis-compras': /Mis compras/,
  '/lista': /Pegá tu lista/,
  '/busqueda': /Búsqueda|Resultados/,
} as const

async function expectHeading(page: Page, heading: string | RegExp): Promise<void> {
  // Behind a notice the page is hidden from assistive technology, but still there.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(heading)
}

/** Sets the storage before any code of the next page runs. */
async function storeBefore(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((stored) => {
    if (location.protocol === 'about:') return
    for (const [name, text] of Object.entries(stored)) localStorage.setItem(name, text)
  }, entries)
  await page.goto('about:blank')
}

/** Opens it as on another day. */
async function openAfresh(page: Page, address: string, heading: string | RegExp): Promise<void> {
  await page.goto('about:blank')
  await page.goto(`/#${address}`)
  await expectHeading(page, heading)
}

async function openTwice(page: Page, address: string, heading: string | RegExp): Promise<void> {
  await page.reload()
  await expectHeading(page, heading)
  await openAfresh(page, address, heading)
}

test('every step of the checkout outlives a reload, with what was chosen', async ({ page }) => {
  await enterAsNewCustomer(page)
  await startWithCart(page, ENOUGH)
  await page.goto('/#/checkout1')
  await openTwice(page, '/checkout1', '1-Resumen')
  await expect(page.getByRole('row').filter({ hasText: OIL })).toBeVisible()
  await buyButton(page).click()
  await expect(page).toHaveURL(STEP[2])
  const { slot } = await chooseDelivery(page, 'Envio a domicilio')
  // entered but not yet applied to the order: kept for the visit
  await page.getByLabel('Dirección').fill('Alem 222, 3.º C')
  await page.reload()
  await expect(page.getByLabel('Dirección')).toHaveValue('Alem 222, 3.º C')
  await openTwice(page, '/checkout2', '2-Datos de envío')
  await expect(page.getByLabel('Forma de entrega')).toHaveValue('ED')
  await expect(page.getByLabel('Horario', { exact: true }).locator('option:checked')).toContainText(slot)
  await buyButton(page).click()
  await expect(page).toHaveURL(STEP[3])
  await expect(page.getByText('Alem 222, 3.º C')).toBeVisible()
  await page.getByLabel('Comentario').fill('Tocar timbre')
  await openTwice(page, '/checkout3', '3-Confirmación de pedido')
  await expect(page.getByLabel('Comentario')).toHaveValue('Tocar timbre')
  await confirmButton(page).click()
  await expectNotice(page, PLACED)
})

test('what was typed into the account outlives another tab of it and a reload, a password does not', async ({
  page,
}) => {
  await enterAsNewCustomer(page)
  await page.goto('/#/info-cuenta')
  await page.getByLabel('Dirección').fill('Alem 222')
  await page.getByRole('tab', { name: 'Datos de acceso' }).click()
  await page.getByLabel('Email', { exact: true }).fill('otra@example.com')
  await page.getByLabel('Tu contraseña, para cambiar el email').fill('secreta1')
  await page.reload()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('otra@example.com')
  await expect(page.getByLabel('Tu contraseña, para cambiar el email')).toHaveValue('')
  await page.getByRole('tab', { name: 'Datos personales' }).click()
  await expect(page.getByLabel('Dirección')).toHaveValue('Alem 222')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('secreta1')
})

test.describe('a screen that broke', () => {
  test.use({ expectedErrors: [/TypeError|Error handled by React Router|error occurred in/] })

  test('leads home, and opens without what is stored', async ({ page }) => {
    await enterAsNewCustomer(page)
    await startWithCart(page, ENOUGH)
    await page.route('**/api/pedidos/getallpedidoscliente/*/P/**', (route) => route.fulfill({ json: [null] }))
    await page.goto('/#/mis-pedidos')
    const failure = page.getByRole('main').getByRole('alert')
    await expect(failure).toContainText('Algo salió mal')
    await failure.getByRole('link', { name: 'Ir al inicio' }).click()
    await expectHeading(page, SCREENS['/inicio'])
    await page.goto('/#/mis-pedidos')
    await failure.getByRole('button', { name: 'Borrar lo guardado en este navegador' }).click()
    await expectHeading(page, SCREENS['/inicio'])
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lineas'))).toBeNull()
  })
})

test('nothing that is stored keeps a screen from opening', async ({ page }) => {
  await enterAsNewCustomer(page)
  await startWithCart(page, ENOUGH)
  await page.goto('/#/checkout2')
  await chooseDelivery(page, 'Retiro en sucursal (Casa central)')
  const stored = await page.evaluate(() => ({ ...localStorage }))
  for (const [turn, [address, heading]] of Object.entries(SCREENS).entries()) {
    const key = KEYS[turn % KEYS.length]!
    await test.step(`${address} with ${key} damaged`, async () => {
      await storeBefore(page, { ...stored, [key]: DAMAGED[turn % DAMAGED.length]! })
      await openAfresh(page, address, heading)
    })
  }
  await test.step('everything damaged at once shows an error, and the way on is open', async () => {
    await storeBefore(page, Object.fromEntries(KEYS.map((name) => [name, '{'])))
    await page.goto('/#/inicio')
    const notice = page.getByRole('alertdialog', { name: 'Algo de lo guardado no se pudo leer' })
    await expect(notice).toBeVisible()
    // code that loads later may find more
    await expect(async () => {
      if ((await notice.count()) > 0)
        await notice.getByRole('button', { name: 'Aceptar' }).click({ timeout: 1000 })
      await expect(notice).toHaveCount(0, { timeout: 1000 })
    }).toPass()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('usuario'))).toContain('Usuario')
  })
})

test('nothing that is stored keeps a screen of the panel from opening @escritorio', async ({ page }) => {
  await openPanel(page, '/marcas')
  const screens = { '/marcas': /^Marcas/, '/preparar/1': /Pedido N/, '/mi-cuenta': /Mi cuenta/ }
  for (const [turn, [address, heading]] of Object.entries(screens).entries()) {
    const damaged = DAMAGED[turn % DAMAGED.length]!
    await storeBefore(page, Object.fromEntries(PANEL_KEYS.map((name) => [name, damaged])))
    await page.goto(`/gestion/#${address}`)
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  }
  await page.goto('/gestion/#/marcas')
  await expect(page.getByRole('main').getByRole('row').nth(1)).toBeVisible()
})
