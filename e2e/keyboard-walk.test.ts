import type { Page } from '@playwright/test'
import { ENOUGH, startWithCart } from './cart.ts'
import { openMore, placeOrder } from './placed-order.ts'
import {
  articleScreens,
  GUARDED_SCREENS,
  nextFrames,
  OPEN_SCREENS,
  openScreen,
  standStill,
  type Screen,
} from './screens.ts'
import { expect, test } from './shop-test.ts'
import { enterAsNewCustomer } from './shopper.ts'

/** Screens whose controls others have, too. */
const ALIKE = ['familia', 'departamento', 'categoria-vacia', 'articulo-en-promocion', 'cuenta-pedidos']
/** Ends the session, or leads out of the shop. */
const NOT_PRESSED = /^(?:Cerrar sesión|Imprimir|Descargar mis datos)/
/** What begins so is one kind of control, on whatever article or order. */
const KINDS = /^(Agregar al carrito|Cantidad de|Quitar|Sumar|Restar|Guardar|Ver|Sacar)\b.*/

/** The controls of a page with their links' addresses; `wanted` focuses the one of that name. Runs in the page. */
const findControls = (wanted: string | null): [name: string, href: string | null][] => {
  const found = document.querySelectorAll<HTMLElement>(
    'button:not(:disabled), select:not(:disabled), input:not(:disabled), summary, a[href^="#"]',
  )
  const named = [...found]
    .filter((control) => control.checkVisibility())
    .map((control) => {
      const label = (control as HTMLInputElement).labels?.[0]?.textContent
      const words = control.ariaLabel ?? label ?? (control.textContent.trim() || control.title)
      return { control, name: words.replaceAll(/\s+/g, ' ').trim() }
    })
  if (wanted === null) return named.map(({ control, name }) => [name, control.getAttribute('href')])
  const target = named.find(({ name }) => name === wanted)?.control
  target?.focus()
  return target !== undefined && document.activeElement === target ? [[wanted, null]] : []
}

/** Links are of one kind that lead to the same screen. */
const kindOf = (name: string, href: string | null): string =>
  (href?.replace(/\?.*|(?<=ver-articulo)\/.*/, '') ?? name.replace(KINDS, '$1')).replaceAll(/\d+/g, '0')

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
    for (const [name, href] of await page.evaluate(findControls, null)) {
      const kind = kindOf(name, href)
      if (pressed.has(kind) || NOT_PRESSED.test(name)) continue
      if ((await page.evaluate(findControls, name)).length === 0) continue
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
  await page.goto('/#/mis-pedidos')
  await openMore(page)
  await page.getByRole('link', { name: 'Cambiar pedido' }).press('Enter')
  const sum = page.getByRole('button', { name: 'Sumar lo de mi carrito' })
  await sum.press('Enter')
  await expect(sum).toHaveCount(0)
  await expect.poll(() => page.evaluate(findFault)).toBeNull()
  await expect(page.getByRole('status').filter({ hasText: /^Total con los cambios: \$/ })).toHaveCount(1)
})

/** Presses the control that has the focus as a keyboard does, and waits for what it does. */
async function press(page: Page): Promise<void> {
  const [name, type] = await page.evaluate(() => {
    ;(globalThis as Hearing).saidTexts = []
    const { localName, type: kind } = document.activeElement as HTMLInputElement
    return [localName, kind]
  })
  const isBox = type === 'checkbox' || type === 'radio'
  await page.keyboard.press(name === 'select' ? 'ArrowDown' : isBox ? 'Space' : 'Enter')
  await standStill(page)
  // a lost focus is found again
  await page.evaluate(nextFrames)
}

/** Where the focus is wrong, or what was said twice; null: nothing. Runs in the page. */
function findFault(): string | null {
  const { activeElement: at, body } = document
  if (at === null || at === body) return 'the focus is on nothing'
  const label = document.getElementById(at.getAttribute('aria-labelledby') ?? '')
  const words =
    at.getAttribute('aria-label') ??
    at.getAttribute('title') ??
    label?.textContent ??
    (at as HTMLInputElement).labels?.[0]?.textContent ??
    at.textContent
  if (!words?.trim()) return `the focus is on something without a name: ${at.outerHTML.slice(0, 100)}`
  const { saidTexts: said = [] } = globalThis as Hearing
  const twice = said.filter((text, index) => said.indexOf(text) !== index)
  return twice.length > 0 ? `said twice: ${twice.join(' / ')}` : null
}

interface Hearing {
  saidTexts?: string[]
}

/** Runs in the page: records what live regions say. */
function hearLiveRegions(): void {
  const hearing = globalThis as Hearing
  hearing.saidTexts = []
  const regionOf = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest(
      '[role=status], [role=alert], [aria-live], output',
    )
  new MutationObserver((changes) => {
    for (const region of new Set(changes.map(({ target }) => regionOf(target)))) {
      const text = region?.textContent?.replaceAll(/\s+/g, ' ').trim()
      if (text) hearing.saidTexts!.push(text)
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** Closes what a press opened, and goes back to the screen. */
async function comeBack(page: Page, screen: Screen): Promise<void> {
  const open = page.locator('dialog[open]')
  for (let layers = await open.count(); layers > 0; layers--) await page.keyboard.press('Escape')
  const isThere = page.url().endsWith(`#${screen.address}`) && (await open.count()) === 0
  if (!isThere) await openScreen(page, screen)
}
