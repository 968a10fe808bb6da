import type { Page } from '@playwright/test'
import { findBarriers } from './barriers.ts'
import { expect, test } from './gallery-test.ts'

/** Resolves when every finite animation has ended, including those that React cancels. */
async function haveRisen(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
  await Promise.allSettled(ending.map((one) => one.finished))
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('nothing on the page, in a dialog or in an alert is a barrier that axe knows', async ({ page }) => {
  expect(await findBarriers(page)).toEqual([])
  for (const name of ['Modal', 'Panel', 'Alert']) {
    await press(page, name)
    await page.getByRole('heading', { level: 2 }).last().waitFor()
    // Half-faded letters have too little contrast: wait until the entrance animations have ended.
    await page.evaluate(haveRisen)
    expect(await findBarriers(page), name).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.locator('dialog')).toHaveCount(0)
  }
})

test('a dialog takes the focus, closes by Escape, button or a press beside it, and gives the focus back', async ({
  page,
}) => {
  const opener = page.getByRole('button', { name: 'Modal', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Iniciar sesión' })
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Cerrar' }).click(),
    () => page.mouse.click(5, 5),
  ]
  for (const close of ways) {
    await opener.click()
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await close()
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('a toast can be read and closed above an open dialog, and is not shown twice', async ({ page }) => {
  await press(page, 'Modal')
  await press(page, 'Iniciar sesión')
  await press(page, 'Iniciar sesión')
  const toast = page.getByRole('dialog').getByRole('alert')
  await expect(toast).toHaveText(/Datos incorrectos/)
  await toast.getByRole('button', { name: 'Cerrar' }).click()
  await expect(toast).toHaveCount(0)
})

test('a question starts on the answer that destroys nothing; a progress notice cannot be escaped', async ({
  page,
}) => {
  await press(page, 'Alert')
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await page.keyboard.press('Escape')
  await press(page, 'Progress')
  for (let times = 0; times < 3; times++) await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog', { name: 'Iniciando sesión..' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a menu is walked by the keyboard', async ({ page }) => {
  const menu = page.getByRole('button', { name: 'Popover' })
  await menu.focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: 'Salir' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
})

test('a carousel moves on by itself until it is paused [§4.31]', async ({ page }) => {
  const carousel = page.getByRole('region', { name: 'Banners' })
  const dot = (position: number) => carousel.getByRole('button', { name: `Ir a la imagen ${position}` })
  await page.setViewportSize({ width: 1280, height: 900 })
  await carousel.scrollIntoViewIfNeeded()
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')
  await carousel.getByRole('button', { name: 'Pausar' }).click()
  await expect(carousel.getByRole('button', { name: 'Reproducir' })).toBeVisible()
})

test('a carousel shows 1, 2, 3 or 5 cards by the width [§2.55]', async ({ page }) => {
  const frame = page.getByRole('region', { name: 'Ofertas' }).locator('ul')
  for (const [from, items] of [
    [0, 1],
    [400, 2],
    [740, 3],
    [940, 5],
  ] as const) {
    await page.setViewportSize({ width: Math.max(from, 320), height: 900 })
    await expect
      .poll(async () => {
        const [whole, one] = [await frame.boundingBox(), await frame.locator('> li').first().boundingBox()]
        return Math.round(whole!.width / one!.width)
      }, `from ${from} px`)
      .toBe(items)
  }
})

test('under reduced motion a carousel stays where it is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(
    page.getByRole('region', { name: 'Banners' }).getByRole('button', { name: 'Pausar' }),
  ).toHaveCount(0)
})

test('nothing is wider than a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
