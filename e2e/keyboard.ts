import type { Page } from '@playwright/test'
import { nextFrames, openScreen, standStill, type Screen } from './screens.ts'

/** What begins so is one kind of control, on whatever article or order. */
const KINDS = /^(Agregar al carrito|Cantidad de|Quitar|Sumar|Restar|Guardar|Ver|Sacar)\b.*/

/** What a page says of its controls. */
interface Wanted {
  /** Focuses the control of this name. */
  name?: string
  /** Only those of the open layer: a dialog, or what a button has opened. */
  inLayer?: boolean
}

/** The controls of a page with their links' addresses. Runs in the page. */
export const findControls = ({ name: wanted, inLayer }: Wanted): [name: string, href: string | null][] => {
  const opener = document.querySelector('[aria-expanded="true"][aria-controls]')
  const layer =
    [...document.querySelectorAll('dialog[open]')].at(-1) ??
    document.getElementById(opener?.getAttribute('aria-controls') ?? '')
  if (inLayer && layer === null) return []
  const found = (inLayer ? layer! : document).querySelectorAll<HTMLElement>(
    'button:not(:disabled), select:not(:disabled), input:not(:disabled), summary, a[href^="#"]',
  )
  const named = [...found]
    .filter((control) => control.checkVisibility())
    .map((control) => {
      const label = (control as HTMLInputElement).labels?.[0]?.textContent
      const words = control.ariaLabel ?? label ?? (control.textContent.trim() || control.title)
      return { control, name: words.replaceAll(/\s+/g, ' ').trim() }
    })
  if (wanted === undefined) return named.map(({ control, name }) => [name, control.getAttribute('href')])
  const target = named.find(({ name }) => name === wanted)?.control
  target?.focus()
  return target !== undefined && document.activeElement === target ? [[wanted, null]] : []
}

/** Links are of one kind that lead to the same screen. */
export const kindOf = (name: string, href: string | null): string =>
  (href?.replace(/\?.*|(?<=ver-articulo)\/.*/, '') ?? name.replace(KINDS, '$1')).replaceAll(/\d+/g, '0')

/** Longest time without a focus: what is on nothing then is lost. */
const FOUND_AGAIN_MS = 3000

/** Presses the control that has the focus as a keyboard does, and waits for what it does. */
export async function press(page: Page): Promise<void> {
  const [name, type] = await page.evaluate(() => {
    ;(globalThis as Hearing).saidTexts = []
    const { localName, type: kind } = document.activeElement as HTMLInputElement
    return [localName, kind]
  })
  const isBox = type === 'checkbox' || type === 'radio'
  await page.keyboard.press(name === 'select' ? 'ArrowDown' : isBox ? 'Space' : 'Enter')
  await standStill(page)
  // a lost focus is found again, at the latest when the code has come that was asked for
  await page.evaluate(nextFrames)
  await page
    .waitForFunction(() => document.activeElement !== document.body, null, { timeout: FOUND_AGAIN_MS })
    .catch(() => undefined)
}

/** Where the focus is wrong, or what was said twice; null: nothing. Runs in the page. */
export function findFault(): string | null {
  const NAMED_BY_CONTENT = 'a, button, summary, h1, h2, h3, h4, p, [role=alert], [role=status], [role=tab]'
  const { activeElement: at, body } = document
  if (at === null || at === body) return 'the focus is on nothing'
  const label = document.getElementById(at.getAttribute('aria-labelledby') ?? '')
  const words =
    at.getAttribute('aria-label') ??
    at.getAttribute('title') ??
    label?.textContent ??
    (at as HTMLInputElement).labels?.[0]?.textContent ??
    (at.matches(NAMED_BY_CONTENT) ? at.textContent : null)
  if (!words?.trim()) return `the focus is on something without a name: ${at.outerHTML.slice(0, 100)}`
  const { saidTexts: said = [] } = globalThis as Hearing
  const twice = said.filter((text, index) => said.indexOf(text) !== index)
  return twice.length > 0 ? `said twice: ${twice.join(' / ')}` : null
}

interface Hearing {
  saidTexts?: string[]
}

/** Runs in the page: records what live regions say. A picture that comes into one says nothing. */
export function hearLiveRegions(): void {
  const hearing = globalThis as Hearing
  hearing.saidTexts = []
  const texts = new WeakMap<Element, string>()
  const regionOf = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest(
      '[role=status], [role=alert], [aria-live], output',
    )
  new MutationObserver((changes) => {
    for (const region of new Set(changes.map(({ target }) => regionOf(target)))) {
      if (!region) continue
      const text = region.textContent.replaceAll(/\s+/g, ' ').trim()
      if (text && text !== texts.get(region)) hearing.saidTexts!.push(text)
      texts.set(region, text)
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** Closes what a press opened, and goes back to the screen. */
export async function comeBack(page: Page, screen: Screen): Promise<void> {
  const open = page.locator('dialog[open]')
  for (let layers = await open.count(); layers > 0; layers--) await page.keyboard.press('Escape')
  const isThere = page.url().endsWith(`#${screen.address}`) && (await open.count()) === 0
  if (!isThere) await openScreen(page, screen)
}
