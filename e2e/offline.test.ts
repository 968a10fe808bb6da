import type { Page } from '@playwright/test'
import { cardOf, ENOUGH, openCart, startWithCart } from './cart.ts'
import { confirmButton, goToConfirmation } from './checkout.ts'
import { enterAsNewCustomer } from './shopper.ts'
import { expect, test } from './shop-test.ts'
import { visit } from './visit.ts'

// If the network fails while the service worker is being fetched, the browser itself logs it.
const LOST = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|unknown error occurred when fetching the script/
test.use({ serviceWorkers: 'allow', savesData: false, expectedErrors: [LOST] })

/** Begins 'Sin conexión. Precios del 21/11/26, 09:05'. */
const OLD_PRICES = /^Sin conexión\. Precios del \d\d\/\d\d\/\d\d, \d\d:\d\d$/

async function shellIsKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Owners of the cached responses. */
const owners = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await caches.keys()).flatMap((name) => /^gondola-respuestas-.+-(.+)$/.exec(name)?.[1] ?? []),
  )

test('without a network the shop opens as it was seen last, and the cart goes on [§8.43]', async ({
  page,
  context,
}) => {
  await visit(page, '/articulos/1')
  await shellIsKept(page)
  await page.reload()
  const first = page.getByRole('article').first()
  await expect(first.locator('img').first()).toBeVisible()
  const name = (await first.getByRole('heading').textContent()) ?? ''
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(OLD_PRICES)).toBeVisible()
  const card = cardOf(page, name)
  await expect(card).toBeVisible()
  await expect
    .poll(() =>
      card
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
  await card.getByRole('button', { name: 'Agregar al carrito' }).click()
  await expect((await openCart(page)).getByText(name).first()).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText(OLD_PRICES)).toBeHidden()
})

test('what a customer saw is stored for them alone, and removed with them', async ({ page }) => {
  const { client } = await enterAsNewCustomer(page)
  await visit(page, '/articulos/1')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => owners(page)).toContain(String(client.Id))
  await page
    .getByRole('button', { name: /tu cuenta/i })
    .first()
    .click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL(/#\/inicio$/)
  // the page may be navigating during the check
  await expect(async () => expect(await owners(page)).not.toContain(String(client.Id))).toPass()
})

test('ordering waits for the network [§8.43]', async ({ page, context }) => {
  await startWithCart(page, ENOUGH)
  await enterAsNewCustomer(page)
  await visit(page, '/checkout1')
  await goToConfirmation(page)
  await context.setOffline(true)
  await expect(
    page.getByText('Sin conexión: tu carrito queda guardado. Confirmá la compra cuando vuelva internet.'),
  ).toBeVisible()
  await expect(confirmButton(page)).toBeDisabled()
  await context.setOffline(false)
  await expect(confirmButton(page)).toBeEnabled()
})

test.describe('before the shop is stored', () => {
  test.use({ serviceWorkers: 'block', savesData: true })

  test('a screen that cannot come says so, and comes when the network does [§8.43]', async ({
    page,
    context,
  }) => {
    await visit(page, '/ayuda')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ayuda')
    await context.setOffline(true)
    await page.evaluate(() => {
      location.hash = '/contactanos'
    })
    const failure = page.getByRole('main').getByRole('alert')
    await expect(failure).toContainText('Estás sin conexión')
    await failure.getByRole('button', { name: 'Reintentar' }).click()
    await expect(failure).toContainText('Estás sin conexión')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto')
    await expect(page).toHaveURL(/#\/contactanos$/)
    // its stylesheets were lost as well
    await expect(page.getByLabel('Asunto')).not.toHaveCSS('border-top-left-radius', '0px')
  })
})
