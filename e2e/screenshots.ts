import type { Page, TestInfo } from '@playwright/test'
import { ENOUGH, startWithCart } from './cart.ts'
import { goToConfirmation } from './checkout.ts'
import { CUSTOMER_DIALOGS, type DialogCase, OPEN_DIALOGS, openDialogCase } from './dialogs.ts'
import {
  articleScreens,
  GUARDED_SCREENS,
  OPEN_SCREENS,
  openScreen,
  type Screen,
  standStill,
} from './screens.ts'
import { test } from './shop-test.ts'
import { DEMO, enterAs } from './shopper.ts'
import { takePage, takeWindow } from './take-picture.ts'

// Not tests: `npm run screenshots` takes pictures of all of them for review.

test.beforeEach(() => test.setTimeout(600_000))

test('visitante: pantallas', async ({ page }, info) => {
  await page.goto('/')
  await takeScreens(page, info, 'visitante', [...OPEN_SCREENS, ...(await articleScreens(page))])
})

test('visitante: diálogos', async ({ page }, info) => {
  await startWithCart(page, ENOUGH)
  await takeDialogs(page, info, 'visitante', OPEN_DIALOGS)
})

test('cliente: pantallas', async ({ page }, info) => {
  await enterAs(page, DEMO)
  await startWithCart(page, [['Banana Bolivia', 350], ...ENOUGH])
  await page.goto('/')
  await takeScreens(page, info, 'cliente', [
    ...OPEN_SCREENS,
    ...(await articleScreens(page)),
    ...GUARDED_SCREENS,
  ])
  await page.goto('/#/checkout1')
  await goToConfirmation(page)
  await standStill(page)
  await takePage(page, info, 'cliente-checkout3')
})

test('cliente: diálogos', async ({ page }, info) => {
  await enterAs(page, DEMO)
  await startWithCart(page, ENOUGH)
  await takeDialogs(page, info, 'cliente', CUSTOMER_DIALOGS)
})

async function takeScreens(
  page: Page,
  info: TestInfo,
  who: string,
  screens: readonly Screen[],
): Promise<void> {
  for (const screen of screens) {
    await openScreen(page, screen)
    await takePage(page, info, `${who}-${screen.name}`)
  }
}

async function takeDialogs(
  page: Page,
  info: TestInfo,
  who: string,
  cases: readonly DialogCase[],
): Promise<void> {
  for (const each of cases) {
    await openDialogCase(page, each)
    await standStill(page)
    await takeWindow(page, info, `${who}-dialogo-${each.name}`)
  }
}
