import { expect, type Locator, type Page } from '@playwright/test'

/** The addresses of the steps. */
export const STEP = { 1: /#\/checkout1$/, 2: /#\/checkout2$/, 3: /#\/checkout3$/ } as const

export const MY_ORDERS = /#\/mis-pedidos$/

/** The success message (spec §8). */
export const PLACED =
  '¡Tu pedido fué generado con éxito! Nos encargamos de procesar tu pedido y ante cualquier consulta nos comunicaremos contigo.'

/** 'Comprar' in the steps 1 and 2. */
export const buyButton = (page: Page): Locator => page.getByRole('button', { name: 'Comprar', exact: true })

export const confirmButton = (page: Page): Locator => page.getByRole('button', { name: '¡Confirmar Compra!' })

/** The order's totals, beside the step's content. */
export const summary = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Resumen de tu compra' })

/** An alert in the middle of the page. */
export const alertWith = (page: Page, text: string): Locator =>
  page.getByRole('alertdialog').filter({ hasText: text })

export type DeliveryWords = 'Envio a domicilio' | `Retiro en sucursal (${string})`

/**
 * Chooses form, day and slot in step 2: the last day, because the first day's slots may be over, and a slot that the
 * tests of the other screen size do not use, because places are few.
 */
export async function chooseDelivery(
  page: Page,
  form: DeliveryWords,
): Promise<{ day: string; slot: string }> {
  const isPhone = page.viewportSize()!.width < 500
  await page.getByLabel('Forma de entrega').selectOption(form)
  const day = await chooseFromEnd(page.getByLabel('Día'), 1)
  const slot = await chooseFromEnd(page.getByLabel('Horario', { exact: true }), isPhone ? 1 : 2)
  return { day, slot: slot.split(' · ')[0]! }
}

async function chooseFromEnd(select: Locator, position: number): Promise<string> {
  const free = select.locator('option:enabled:not([value=""])')
  await expect(free.nth(-position)).toBeAttached()
  const words = (await free.nth(-position).textContent())!
  await select.selectOption(words)
  return words
}

/** Goes from step 1 to step 3. */
export async function goToConfirmation(page: Page, form: DeliveryWords = 'Envio a domicilio'): Promise<void> {
  await buyButton(page).click()
  await expect(page).toHaveURL(STEP[2])
  await chooseDelivery(page, form)
  await buyButton(page).click()
  await expect(page).toHaveURL(STEP[3])
}
