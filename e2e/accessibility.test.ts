import type { Page } from '@playwright/test'
import { expectFitting, expectFittingWithLargeText, expectNoBarrier, inBothSizes } from './barriers.ts'
import { ENOUGH, openCart, startWithCart, startWithLongCart } from './cart.ts'
import { lengthenAnswers } from './changed-answers.ts'
import { alertWith, buyButton, confirmButton, goToConfirmation } from './checkout.ts'
import { CUSTOMER_DIALOGS, type DialogCase, OPEN_DIALOGS, openDialogCase } from './dialogs.ts'
import {
  articleScreens,
  GUARDED_SCREENS,
  OPEN_SCREENS,
  openScreen,
  type Screen,
  standStill,
} from './screens.ts'
import { expect, test } from './shop-test.ts'
import { DEMO, enterAs, enterAsNewCustomer } from './shopper.ts'
import { isPhone, untilStarted } from './visit.ts'
import { openMore } from './placed-order.ts'

/**
 * Addresses that are checked on a desktop as well; the other screens consist of the same components as one of these.
 */
const OTHER_ON_DESKTOPS = new Set(
  (
    'inicio familia busqueda promociones pedidos contacto mapa-del-sitio lista articulo-en-oferta ' +
    'mis-pedidos cuenta-datos checkout1 checkout2'
  ).split(' '),
)

async function expectScreensWithoutBarrier(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const [position, screen] of screens.entries()) {
    await test.step(screen.name, async () => {
      await openScreen(page, screen)
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      // Header and footer are checked once.
      const look = (size: string) =>
        expectSound(page, `${screen.name}, ${size}`, position === 0 ? 'body' : 'main')
      await (OTHER_ON_DESKTOPS.has(screen.name) ? inBothSizes(page, look) : look('phone'))
    })
  }
}

async function expectSound(page: Page, place: string, part: string): Promise<void> {
  await expectFitting(page, place)
  await expectNoBarrier(page, place, part)
  await expectFittingWithLargeText(page, place)
}

async function expectDialogsWithoutBarrier(page: Page, cases: readonly DialogCase[]): Promise<void> {
  for (const each of cases) {
    await test.step(each.name, async () => {
      await openDialogCase(page, each)
      await expectFitting(page, each.name)
      await expectNoBarrier(page, each.name, each.part)
      await expectFittingWithLargeText(page, each.name)
    })
  }
}

const casesFor = (page: Page, cases: readonly DialogCase[]) =>
  isPhone(page) ? cases : cases.filter(({ hasOtherDesktop }) => hasOtherDesktop)

test.beforeEach(() => test.slow())

test('a visitor meets no barrier on any screen, and nothing is wider than the window [§2.4]', async ({
  page,
}) => {
  await expectScreensWithoutBarrier(page, [...OPEN_SCREENS, ...(await articleScreens(page))])
})

test('a customer meets no barrier on the screens with prices and on their own [§2.4]', async ({ page }) => {
  await enterAs(page, DEMO)
  await startWithCart(page, [['Banana Bolivia', 350], ...ENOUGH])
  const withPrices = OPEN_SCREENS.filter(({ name }) =>
    ['inicio', 'familia', 'busqueda', 'promociones'].includes(name),
  )
  await page.goto('/')
  await expectScreensWithoutBarrier(page, [
    ...withPrices,
    ...(await articleScreens(page)),
    ...GUARDED_SCREENS,
  ])
  await page.goto('/#/checkout1')
  await goToConfirmation(page)
  // until the price is known the button is grey, and fades in
  await expect(confirmButton(page)).toBeEnabled()
  await inBothSizes(page, (size) => expectSound(page, `checkout3, ${size}`, 'body'))
})

test('the dialogs, panels and menus of a visitor have no barrier @ambos', async ({ page }) => {
  await startWithCart(page, ENOUGH)
  await expectDialogsWithoutBarrier(page, casesFor(page, OPEN_DIALOGS))
})

test('the dialogs, panels and menus of a customer have no barrier @ambos', async ({ page }) => {
  await enterAs(page, DEMO)
  await startWithCart(page, ENOUGH)
  await expectDialogsWithoutBarrier(page, casesFor(page, CUSTOMER_DIALOGS))
  if (!isPhone(page)) return
  await openScreen(page, { name: 'checkout2', address: '/checkout2', heading: '2-Datos de envío' })
  await buyButton(page).click()
  await expect(alertWith(page, 'Porfavor elija la forma de entrega.')).toBeVisible()
  await expectNoBarrier(page, 'a notice')
})

test('long names leave nothing wider than the window, however narrow, and no button out of reach @ambos', async ({
  page,
}) => {
  await enterAs(page, DEMO)
  await startWithLongCart(page)
  await lengthenAnswers(page)
  if (isPhone(page)) await page.setViewportSize({ width: 320, height: 640 })
  const [{ address: article }] = (await articleScreens(page)) as [Screen]
  for (const address of [
    '/inicio',
    '/articulos/801',
    article,
    '/promociones',
    '/mis-pedidos',
    '/checkout1',
    `/busqueda?texto=${'z'.repeat(150)}`,
  ]) {
    await page.goto('about:blank')
    await page.goto(`/#${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await standStill(page)
    await expectFitting(page, address)
  }
  await page.goto('/#/inicio')
  const cart = await openCart(page)
  for (const button of await cart.getByRole('button', { name: /^Quitar/ }).all()) {
    // whole names push later lines below the list's edge
    await button.scrollIntoViewIfNeeded()
    await expect(button).toBeInViewport({ ratio: 1 })
  }
  // a dropdown beneath a sticky bar cannot be scrolled with the page
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))
  const buy = cart.getByRole('button', { name: 'Pasar por caja' })
  await buy.scrollIntoViewIfNeeded()
  await expect(buy).toBeInViewport({ ratio: 1 })
})

test('at a page zoom of 400 % no bar lies over what the keyboard is at, and a panel scrolls as a whole @telefono', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await enterAs(page, DEMO)
  await startWithCart(page, ENOUGH)
  await openScreen(page, { name: 'cuenta', address: '/info-cuenta', heading: 'Mi cuenta' })
  for (const name of ['Nombre', 'Teléfono', 'Guardar cambios', 'Mapa del sitio']) {
    const target = page.getByRole('contentinfo').or(page.getByRole('main')).getByText(name, { exact: true })
    await target.first().evaluate((element) => {
      scrollTo(0, 0)
      const stop = element.closest('label')?.control ?? element.closest<HTMLElement>('a, button')
      stop!.focus({ focusVisible: true })
    })
    const isOnTop = await page.evaluate(() => {
      const stop = document.activeElement!
      const { left, top, width, height } = stop.getBoundingClientRect()
      return stop.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect.soft(isOnTop, name).toBe(true)
  }
  const cart = await openCart(page)
  const quantity = cart.getByRole('spinbutton').first()
  await quantity.focus()
  await expect(quantity).toBeInViewport({ ratio: 1 })
  const buy = cart.getByRole('button', { name: 'Pasar por caja' })
  await buy.focus()
  await expect(buy).toBeInViewport({ ratio: 1 })
})

test('every dialog takes the focus and gives it back to where it was @escritorio', async ({ page }) => {
  await enterAs(page, DEMO)
  await page.goto('/#/mis-pedidos')
  for (const name of ['Ver pedido', 'Duplicar Pedido', 'Eliminar pedido']) {
    if (name === 'Eliminar pedido') await openMore(page)
    const opener = page.getByRole('button', { name, exact: true }).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener, name).toBeFocused()
  }
})

test('with the keyboard alone one finds, buys and sees the order @escritorio', async ({ page }) => {
  await enterAsNewCustomer(page)
  await page.goto('/')
  const tabTo = async (
    name: string | RegExp,
    role: 'button' | 'link' | 'combobox' | 'spinbutton' = 'button',
  ) => {
    const target = page.getByRole(role, { name }).first()
    await expect(target).toBeEnabled()
    for (let presses = 0; presses < 120; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`the keyboard does not come to ${String(name)}`)
  }
  const skip = page.getByRole('button', { name: 'Saltar al contenido' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  const box = page.getByRole('searchbox', { name: 'Buscar productos' })
  await untilStarted(page)
  const articles = page.getByRole('article').getByRole('heading').getByRole('link')
  await expect(articles.first()).toBeVisible()
  await skip.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(articles.first(), 'the first article is two stops away').toBeFocused()
  await box.focus()
  await page.keyboard.type('aceite de oliva clásico zuelo')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Resultados/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('article').first().getByRole('heading').getByRole('link').focus()
  await tabTo(/^Cantidad/, 'spinbutton')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Góndola, ir al inicio' }).focus()
  await tabTo(/^Carrito, 1 producto/)
  await page.keyboard.press('Enter')
  await tabTo('Pasar por caja')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1-Resumen')
  await tabTo('Comprar')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2-Datos de envío')
  for (const [label, key] of [
    ['Forma de entrega', 'ArrowDown'],
    ['Día', 'End'],
    ['Horario', 'End'],
  ] as const) {
    await tabTo(label, 'combobox')
    await page.keyboard.press(key)
  }
  await tabTo('Comprar')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3-Confirmación de pedido')
  await tabTo('¡Confirmar Compra!')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: /^Pedido/ })).toContainText('PENDIENTE')
})
