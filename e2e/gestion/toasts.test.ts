import type { Page } from '@playwright/test'
import { BACKOFFICE_TOAST_MS } from '@gondola/contract/base'
import { holdTime } from '../hold-time.ts'
import { expect, test } from '../shop-test.ts'
import { addStaff, logInStaff, openPanel } from './staff.ts'

/** Time between the display of a toast and its detection by the test. */
const SLACK_MS = 200
/** Between the two toasts, on the page's clock. */
const APART_MS = 1000

/** Polls for a condition, advancing the page's stopped clock by a millisecond each time. */
async function until(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1)
    expect(await isSo()).toBe(true)
  }).toPass({ intervals: [100] })
}

test('a toast stays 5000 ms, top right, the newest on top [§9.28] @escritorio', async ({
  page,
  otherPage,
}) => {
  await logInStaff(otherPage.request)
  const who = await addStaff(otherPage.request, 'administracion')
  await page.clock.install()
  await openPanel(page, '/marcas/create', who)
  const toast = (text: string) => page.getByRole('status').filter({ hasText: text })
  const [made, changed] = [toast('Creado'), toast('Contraseña cambiada.')]
  await page.getByLabel('Nombre').fill(`Marca ${Date.now()}`)
  await holdTime(page)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await until(page, () => made.isVisible())
  await page.clock.runFor(APART_MS)

  await page.goto('/gestion/#/mi-cuenta')
  const current = page.getByLabel('Contraseña actual').first()
  await until(page, () => current.isVisible())
  await current.fill(who.Pass)
  await page.getByLabel('Contraseña nueva').fill('otra-clave-de-prueba')
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  await until(page, () => changed.isVisible())
  const [first, second] = [await made.boundingBox(), await changed.boundingBox()]
  expect(second!.y, 'the newest on top').toBeLessThan(first!.y)
  expect(second!.y, 'at the top').toBeLessThan(120)
  expect(second!.x + second!.width, 'at the right').toBeGreaterThan(page.viewportSize()!.width - 40)

  await page.clock.runFor(BACKOFFICE_TOAST_MS - SLACK_MS)
  await expect(made).toHaveCount(0)
  await expect(changed).toBeVisible()
  await page.clock.runFor(SLACK_MS)
  await expect(changed).toHaveCount(0)
})
