import type { Locator, Page } from '@playwright/test'
import { openWithoutAnswers } from './changed-answers.ts'
import { addFromCard, cardOf, ENOUGH, OIL, startWithCart } from './cart.ts'
import {
  alertWith,
  buyButton,
  confirmButton,
  goToConfirmation,
  MY_ORDERS,
  PLACED,
  STEP,
  summary,
} from './checkout.ts'
import { holdTime } from './hold-time.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer, openLogin, registerShopper } from './shopper.ts'

// How long notices stay and when the shop navigates by itself (spec §9), on the page's own clock.

/** Time between the display of a notice and its detection by the test. */
const SLACK_MS = 60

/** Opens an address with a clock that can be stopped. */
async function openWithClock(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await page.goto(address)
}

/** Waits for a notice to appear, advancing the page's clock by a millisecond each time. */
async function expectToCome(page: Page, notice: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1)
    expect(await notice.isVisible()).toBe(true)
  }).toPass({ intervals: [50] })
}

/** Expects what the press shows to stay for this many milliseconds and then to disappear. */
async function expectToStay(
  page: Page,
  { press, notice, ms }: { press: () => Promise<void>; notice: Locator; ms: number },
): Promise<void> {
  await holdTime(page)
  await press()
  await expectToCome(page, notice)
  await page.clock.runFor(ms - SLACK_MS)
  await expect(notice).toBeVisible()
  await page.clock.runFor(SLACK_MS + 1)
  await expect(notice).toHaveCount(0)
  await page.clock.resume()
}

const toast = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: 'Avisos' }).getByText(text)

test('an added article is confirmed for 1 s [§8.26, §9.20]', async ({ page }) => {
  await openWithClock(page, `/#/busqueda?texto=${encodeURIComponent(OIL)}`)
  await expect(cardOf(page, OIL)).toBeVisible()
  const press = () => addFromCard(page, OIL)
  await expectToStay(page, { press, notice: toast(page, '¡Agregado!'), ms: 1000 })
})

test('a toast stays 3 s, bottom right, and is not doubled [§9.27] @escritorio', async ({
  page,
  isMobile,
}) => {
  await openWithClock(page, '/')
  const notice = toast(page, 'La búsqueda debe tener al menos 3 letras.')
  await page.getByLabel('Buscar productos').fill('le')
  // on the page that the server drew, two letters that are sent do nothing
  await expect(page.getByRole('button', { name: 'Borrar búsqueda' })).toBeVisible()
  const press = async () => {
    await page.getByLabel('Buscar productos').press('Enter')
    await page.getByLabel('Buscar productos').press('Enter')
    await expectToCome(page, notice)
    await expect(notice).toHaveCount(1)
    if (isMobile) return
    const { x, y } = (await notice.boundingBox())!
    expect(x).toBeGreaterThan(640)
    expect(y).toBeGreaterThan(450)
  }
  await expectToStay(page, { press, notice, ms: 3000 })
})

test('the checkout’s notices stay 3 s, saved data are confirmed for 1.5 s [§8.30, §9.21]', async ({
  page,
}) => {
  await enterAsNewCustomer(page)
  await startWithCart(page, ENOUGH)
  await openWithClock(page, '/#/checkout1')
  await buyButton(page).click()
  await expect(page).toHaveURL(STEP[2])
  const notice = alertWith(page, 'Porfavor elija la forma de entrega.')
  await expect(page.getByLabel('Forma de entrega')).toBeVisible()
  await expectToStay(page, { press: () => buyButton(page).click(), notice, ms: 3000 })

  await page.getByLabel('Dirección').fill('Alem 1234')
  await expectToStay(page, {
    press: () => page.getByRole('button', { name: 'Guardar cambios' }).click(),
    notice: alertWith(page, '¡Tus datos han sido modificados!'),
    ms: 1500,
  })
})

test('an amount below the minimum leads back after 3 s [§4.20, §8.13, §9.22]', async ({ page }) => {
  await enterAsNewCustomer(page)
  await startWithCart(page, [['Banana Bolivia', 200]])
  await openWithClock(page, '/#/checkout1')
  await expect(summary(page)).toContainText('Te faltan $')
  await holdTime(page)
  await page.evaluate(() => {
    location.hash = '/checkout2'
  })
  await expectToCome(page, alertWith(page, 'El monto de la compra debe ser mayor a $ 15.000,00'))
  await page.clock.runFor(3000 - SLACK_MS)
  await expect(page).toHaveURL(STEP[2])
  await page.clock.runFor(SLACK_MS + 1)
  await expect(page).toHaveURL(STEP[1])
})

test('an order placed leads to the orders after 2 s [§4.18-19, §8.29, §9.22]', async ({ page }) => {
  test.slow()
  await enterAsNewCustomer(page)
  await startWithCart(page, ENOUGH)
  await openWithClock(page, '/#/checkout1')
  await goToConfirmation(page)
  await expect(confirmButton(page)).toBeEnabled()
  const whatIsOrdered = () =>
    page
      .locator('main')
      .evaluate((main) => [main.querySelector('select')!.value, main.querySelector('dl')!.innerText])
  const ordered = await whatIsOrdered()
  expect(ordered[0]).not.toBe('')
  await holdTime(page)
  await confirmButton(page).click()
  await expectToCome(page, alertWith(page, PLACED))
  expect(await whatIsOrdered(), 'stays in sight behind the notice').toEqual(ordered)
  expect(await page.evaluate(() => localStorage.getItem('lineas'))).toBe('[]')
  expect(await page.evaluate(() => localStorage.getItem('pedidolinea'))).toBeNull()
  await page.clock.runFor(2000 - SLACK_MS)
  await expect(page).toHaveURL(STEP[3])
  await page.clock.runFor(SLACK_MS + 1)
  await expect(page).toHaveURL(MY_ORDERS)
})

test('a list sorted again waits for nothing but its answer [§9.19]', async ({ page }) => {
  await openWithClock(page, '/#/articulos/801')
  const first = page.getByRole('article').first().getByRole('heading')
  await expect(first).toBeVisible()
  await holdTime(page)
  const before = await first.textContent()
  await page.getByLabel('Ordenar por').selectOption({ label: 'Nombre: Z-A' })
  let waitedMs = 0
  await expect(async () => {
    await page.clock.runFor(5)
    waitedMs += 5
    expect(await first.textContent({ timeout: 1000 })).not.toBe(before)
  }).toPass({ intervals: [50] })
  expect(waitedMs).toBeLessThanOrEqual(900)
})

test('the card’s warning has no button and stays 2 s, its success 3 s [§8.24, §8.32, §9.24-25]', async ({
  page,
}) => {
  await openWithClock(page, '/#/super-card')
  const form = page.getByRole('main')
  const send = () => form.getByRole('button', { name: 'Enviar' }).click()
  await expect(form.getByLabel('Apellido')).toBeVisible()
  const warning = alertWith(page, 'Porfavor complete todos los campos')
  const press = async () => {
    await send()
    await expectToCome(page, warning)
    await expect(warning.getByRole('button')).toHaveCount(0)
  }
  await expectToStay(page, { press, notice: warning, ms: 2000 })
  for (const label of ['Nombre', 'Apellido', 'Dirección'])
    await form.getByLabel(label, { exact: true }).fill('Moreno 12')
  await form.getByLabel('Teléfono', { exact: true }).fill('249 455-1234')
  await form.getByLabel('Email').fill('moreno@example.com')
  const success = alertWith(page, 'El formulario fue enviando, nos contactaremos pronto!')
  await expectToStay(page, { press: send, notice: success, ms: 3000 })
})

test('a success is in the middle and has a button [§8.31, §9.25]', async ({ page }) => {
  await enterAsNewCustomer(page)
  await openWithClock(page, '/#/info-cuenta')
  await page.getByLabel('Teléfono').fill('2494 12-3456')
  await page.getByRole('tabpanel').getByRole('button', { name: 'Guardar cambios' }).click()
  const success = alertWith(page, '¡Datos actualizados!')
  await expect(success.getByRole('button', { name: 'Aceptar' })).toBeVisible()
  const { x, width } = (await success.boundingBox())!
  expect(Math.abs(x + width / 2 - page.viewportSize()!.width / 2)).toBeLessThan(12)
})

test('the recovery’s alert stays 5 s [§8.33, §9.24]', async ({ page, otherPage }) => {
  const { shopper } = await registerShopper(otherPage.request)
  await openWithClock(page, '/')
  await openLogin(page)
  await page.getByRole('button', { name: '¿Olvidaste tu contraseña?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Recuperar contraseña' })
  await dialog.getByLabel('Tipo de documento').selectOption('DNI')
  await dialog.getByLabel('Número de documento').fill(shopper.Nrodoc)
  await dialog.getByRole('button', { name: 'Verificar' }).click()
  await dialog.getByLabel('Email').fill(shopper.Email)
  await expectToStay(page, {
    press: () => dialog.getByRole('button', { name: 'Recuperar contraseña' }).click(),
    notice: alertWith(page, '¡Ya enviamos el link para recuperar contraseña a su email!'),
    ms: 5000,
  })
})

test('the login’s progress notice is closed after 4 s at the latest [§9.26]', async ({ page }) => {
  await openWithClock(page, '/')
  await openLogin(page)
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })
  await dialog.getByLabel('Usuario o email').fill('demo')
  await dialog.getByLabel('Contraseña', { exact: true }).fill('demo1234')
  // A response that never arrives.
  await page.route('**/api/clientes/login', () => {})
  const notice = alertWith(page, 'Iniciando sesión..')
  await expectToStay(page, {
    press: async () => {
      await dialog.getByLabel('Contraseña', { exact: true }).press('Enter')
      await expectToCome(page, notice)
      await expect(notice).toContainText('Por favor espere un momento.')
    },
    notice,
    ms: 4000,
  })
})

test('a copied link is confirmed for 2 s [§2.88, §9.24]', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWithClock(page, '/#/articulos/801')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await page.getByRole('button', { name: 'Más opciones' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compartir' })
  await expect(dialog.getByRole('button', { name: 'Copiar enlace' })).toBeVisible()
  await expectToStay(page, {
    press: () => dialog.getByRole('button', { name: 'Copiar enlace' }).click(),
    notice: dialog.getByRole('button', { name: 'Copied' }),
    ms: 2000,
  })
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/p\//)
})

test.describe('the pop-up banner', () => {
  test.use({ popup: true })

  test('opens 3 s after the page [§2.28, §9.23]', async ({ page }) => {
    const popup = page.getByRole('dialog', { name: 'Novedades' })
    const start = new Date('2026-01-10T12:00:00-03:00').getTime()
    // With an embedded first screen the page starts the shop after painting it, which takes time on the stopped clock.
    await openWithoutAnswers(page)
    await page.clock.install({ time: start })
    await page.clock.pauseAt(start + 1000)
    const banners = page.waitForResponse(/\/api\/TBannersUser\//)
    let hasKeeper = false
    page.on('requestfinished', (request) => (hasKeeper ||= request.url().includes('popup-keeper')))
    await page.goto('/')
    const opened = await page.evaluate(() => Date.now())
    await banners
    await expectToCome(page, page.getByRole('heading', { name: 'Ofertas de hoy' }))
    await expect(async () => {
      await page.clock.runFor(1)
      expect(hasKeeper, 'what opens it comes after the first screen').toBe(true)
    }).toPass({ intervals: [50] })
    await page.waitForLoadState('networkidle')
    const passed = (await page.evaluate(() => Date.now())) - opened
    await page.clock.runFor(3000 - passed - SLACK_MS)
    await expect(popup).toHaveCount(0)
    await page.clock.runFor(SLACK_MS)
    await expectToCome(page, popup)
  })
})

test('an order being sent says so, and cannot be sent again meanwhile [§2.77]', async ({ page }) => {
  await enterAsNewCustomer(page)
  await startWithCart(page, ENOUGH)
  await page.goto('/#/checkout1')
  await goToConfirmation(page)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/api/pedidos/save', async (route) => {
    await held
    await route.continue()
  })
  await confirmButton(page).click()
  const sending = page.getByRole('status').filter({ hasText: 'Enviando pedido, espere por favor.' })
  await expect(sending).toBeVisible()
  await expect(confirmButton(page)).toBeDisabled()
  letGo()
  await expect(page).toHaveURL(MY_ORDERS)
})
