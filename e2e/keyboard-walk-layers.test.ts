import type { Page } from '@playwright/test'
import { ENOUGH, startWithCart } from './cart.ts'
import { CUSTOMER_DIALOGS, OPEN_DIALOGS, openDialogCase, type DialogCase } from './dialogs.ts'
import { comeBack, findControls, findFault, hearLiveRegions, kindOf, press } from './keyboard.ts'
import { placeOrder } from './placed-order.ts'
import { standStill } from './screens.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer } from './shopper.ts'

/** Layers whose controls others have, or that a desktop shows in its screen. */
const SAME_CONTROLS = ['registro-con-error', 'sugerencias', 'filtros']
/** What would leave nothing to open. */
const NOT_PRESSED = /^(?:Quitar|Restar|Cerrar sesión)/

test('each control of what opens over a page leaves the focus on something named @escritorio', async ({
  page,
}) => {
  test.setTimeout(600_000)
  await page.addInitScript(hearLiveRegions)
  await startWithCart(page, ENOUGH)
  const pressed = new Set<string>()
  const visitors = OPEN_DIALOGS.filter(({ name }) => !SAME_CONTROLS.includes(name))
  const faults = await walkLayers(page, visitors, pressed)
  await enterAsNewCustomer(page)
  await placeOrder(page)
  await startWithCart(page, ENOUGH)
  faults.push(...(await walkLayers(page, CUSTOMER_DIALOGS, pressed)))
  expect(pressed.size).toBeGreaterThan(40)
  expect(faults).toEqual([])
})

/** Presses each kind of control of the layers once. */
async function walkLayers(page: Page, cases: readonly DialogCase[], pressed: Set<string>): Promise<string[]> {
  const faults: string[] = []
  for (const one of cases) {
    const show = async (open: () => Promise<void>) => {
      await open()
      await expect.poll(() => page.evaluate(findControls, { inLayer: true })).not.toEqual([])
      await standStill(page)
    }
    await show(() => openDialogCase(page, one))
    for (const [name, href] of await page.evaluate(findControls, { inLayer: true })) {
      const kind = `${one.name}: ${kindOf(name, href)}`
      if (pressed.has(kind) || NOT_PRESSED.test(name)) continue
      const isFocused = async () => (await page.evaluate(findControls, { name, inLayer: true })).length > 0
      if (!(await isFocused())) {
        await comeBack(page, one.from)
        // a menu that stays open is no longer behind its dialog
        const isLeft = (await page.evaluate(findControls, { inLayer: true })).length > 0
        if (!isLeft) await show(() => one.open(page))
        if (!(await isFocused())) {
          await show(() => openDialogCase(page, one))
          expect(await isFocused(), kind).toBe(true)
        }
      }
      pressed.add(kind)
      await press(page)
      const fault = await page.evaluate(findFault)
      if (fault !== null) faults.push(`${one.name}, ${name}: ${fault}`)
    }
  }
  return faults
}
