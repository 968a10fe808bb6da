import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openCart, startWithCart, type Wanted } from './cart.ts'
import { confirmButton, goToConfirmation } from './checkout.ts'
import { goInPanel, openPanel } from './gestion/staff.ts'
import { standStill } from './screens.ts'
import { expect, test } from './shop-test.ts'
import { DEMO, enterAs } from './shopper.ts'

// Not tests: the pictures in README.md (readme-pictures.config.ts).

const FOLDER = path.join(import.meta.dirname, '../docs/images')
const QUALITY = 80
const CART: readonly Wanted[] = [
  ['Banana Bolivia', 1250],
  ['Yerba mate Playadito 1 kg', 2],
  ['Leche La Serenísima entera 3% 1 l larga vida', 6],
  ['Queso cremoso La Paulina', 500],
  ['Aceite de oliva clásico Zuelo 500 ml', 1],
]

const DESKTOP = { viewport: { width: 1200, height: 900 } }
const PHONE = {
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 1.5,
  isMobile: true,
  hasTouch: true,
}

test.describe('desktop', () => {
  test.use(DESKTOP)

  test('list', async ({ page }) => {
    await enterAs(page, DEMO)
    await startWithCart(page, CART)
    await page.goto('/#/busqueda?texto=leche')
    await take(page, 'list')
  })

  test('dashboard', async ({ page }) => {
    await openPanel(page, '/tablero')
    await page.getByRole('button', { name: '30 días' }).click()
    await take(page, 'dashboard')
  })
})

test.describe('phone', () => {
  test.use(PHONE)

  test('cart and checkout', async ({ page }) => {
    await enterAs(page, DEMO)
    await startWithCart(page, CART)
    await page.goto('/#/inicio')
    await openCart(page)
    await take(page, 'cart')
    await page.goto('/#/checkout1')
    await goToConfirmation(page)
    await expect(confirmButton(page)).toBeEnabled()
    await take(page, 'checkout')
  })

  test('picking', async ({ page }) => {
    await openPanel(page, '/cola')
    const address = await page.getByRole('link', { name: 'Preparar' }).last().getAttribute('href')
    await goInPanel(page, address!.replace('#', ''))
    await page.getByRole('button', { name: 'Empezar a preparar' }).click()
    const found = page.getByRole('button', { name: /^Está/ })
    for (const done of ['1 de ', '2 de ']) {
      await found.first().click()
      await expect(page.getByText(new RegExp(`^${done}`))).toBeVisible()
    }
    await expect(page.getByText('Empezaste a prepararlo')).toBeHidden()
    await expect(page.getByText('Todo guardado')).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 0))
    await take(page, 'picking')
  })
})

async function take(page: Page, name: string): Promise<void> {
  await standStill(page)
  // pictures further down are loaded on scrolling there
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  )
  await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toFile(path.join(FOLDER, `${name}.webp`))
}
