import { ENOUGH, startWithCart } from './cart.ts'
import { comeBack, findControls, findFault, hearLiveRegions, kindOf, press } from './keyboard.ts'
import { openMore, placeOrder } from './placed-order.ts'
import { articleScreens, GUARDED_SCREENS, OPEN_SCREENS, openScreen } from './screens.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer } from './shopper.ts'

/** Screens whose controls others have, too. */
const ALIKE = ['familia', 'departamento', 'categoria-vacia', 'articulo-en-promocion', 'cuenta-pedidos']
/** Ends the session, or leads out of the shop. */
const NOT_PRESSED = /^(?:Cerrar sesión|Imprimir|Descargar mis datos)/

test('each control leaves the focus on something named, and a change is said once @escritorio', async ({
  page,
}) => {
  test.setTimeout(900_000)
  await enterAsNewCustomer(page)
  await placeOrder(page)
  await startWithCart(page, ENOUGH)
  await page.addInitScript(hearLiveRegions)
  const screens = [...OPEN_SCREENS, ...(await articleScreens(page)), ...GUARDED_SCREENS]
  const pressed = new Set<string>()
  const faults: string[] = []
  for (const screen of screens.filter(({ name }) => !ALIKE.includes(name))) {
    await openScreen(page, screen)
    for (const [name, href] of await page.evaluate(findControls, {})) {
      const kind = kindOf(name, href)
      if (pressed.has(kind) || NOT_PRESSED.test(name)) continue
      if ((await page.evaluate(findControls, { name })).length === 0) continue
      pressed.add(kind)
      await press(page)
      const fault = await page.evaluate(findFault)
      if (fault !== null) faults.push(`${screen.name}, ${name}: ${fault}`)
      await comeBack(page, screen)
    }
  }
  expect(pressed.size).toBeGreaterThan(120)
  expect(faults).toEqual([])
})

test('what takes its own control away leads the focus on @escritorio', async ({ page }) => {
  await enterAsNewCustomer(page)
  await placeOrder(page)
  await startWithCart(page, ENOUGH)
  await page.goto('/')
  const field = page.getByRole('searchbox', { name: 'Buscar productos' })
  for (const words of ['yerba', 'leche', 'leche']) {
    await field.fill(words)
    await field.press('Enter')
    const heading = page.getByRole('heading', { level: 1, name: `Resultados para “${words}”` })
    await expect(heading).toBeFocused()
  }
  // entered before the field has had a frame
  await field.evaluate((input: HTMLInputElement) => {
    input.focus()
    input.form!.requestSubmit()
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados para “leche”' })).toBeFocused()
  await page.goto('/#/mis-pedidos')
  await openMore(page)
  await page.getByRole('link', { name: 'Cambiar pedido' }).press('Enter')
  const sum = page.getByRole('button', { name: 'Sumar lo de mi carrito' })
  await sum.press('Enter')
  await expect(sum).toHaveCount(0)
  await expect.poll(() => page.evaluate(findFault)).toBeNull()
  await expect(page.getByRole('status').filter({ hasText: /^Total con los cambios: \$/ })).toHaveCount(1)
})
