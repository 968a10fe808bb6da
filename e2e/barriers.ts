import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { nextFrames, standStill } from './screens.ts'

/** WCAG 2.2 at level AA, and axe's best practices. */
const RULES: string[] = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

/** Expects axe to find no barrier in the page, or in a part of it. */
export async function expectNoBarrier(page: Page, place: string, part = 'body'): Promise<void> {
  await standStill(page)
  await page.evaluate(layBarDown)
  expect.soft(await findBarriers(page, part), `barriers of ${place}`).toEqual([])
}

/** What axe finds in a part of the page, one line each. Axe is brought into a document once. */
export async function findBarriers(page: Page, part = 'body'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await readFile(AXE, 'utf8'))
  return page.evaluate(
    async ([rules, selector]) => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
        { include: [selector] },
        { runOnly: rules, resultTypes: ['violations'] },
      )
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
    },
    [RULES, part] as const,
  )
}

/** Scrolls out what is half covered by a bar at the bottom of the window; axe would report it as too small. */
function layBarDown(): void {
  for (const element of document.querySelectorAll<HTMLElement>('nav, aside > div')) {
    const { position, bottom } = getComputedStyle(element)
    if ((position === 'fixed' || position === 'sticky') && bottom === '0px') element.style.position = 'static'
  }
}

/** Maximum time for a chart to follow the window's width. */
const SETTLED_MS = 20_000

/**
 * Expects nothing to be wider than the window, its dialog, or its place in the page, once elements that measure
 * themselves have settled.
 */
export async function expectFitting(page: Page, place: string): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const boxes = document.querySelectorAll(
        'html, main div:has(> table), dialog[open], dialog[open] > *, dialog[open] > * > *',
      )
      // what scrolls by itself may be wider, as the panel's tables on a telephone
      const fixed = [...boxes].filter((box) => !/auto|scroll/.test(getComputedStyle(box).overflowX))
      return Math.max(0, ...fixed.map((box) => box.scrollWidth - box.clientWidth))
    })
  await expect
    .configure({ soft: true })
    .poll(overflow, { message: `pixels too wide in ${place}`, timeout: SETTLED_MS })
    .toBeLessThanOrEqual(0)
}

/** Minimum width of a search text, in zeros. */
const READABLE_LETTERS = 6

/** Expects the search field to be wide enough to read its text. */
async function expectReadableSearch(page: Page, place: string): Promise<void> {
  const box = page.getByRole('searchbox', { name: 'Buscar productos' })
  if (!(await box.isVisible())) return
  const letters = await box.evaluate((element) => {
    const { fontSize, paddingInlineStart, paddingInlineEnd } = getComputedStyle(element)
    const room = element.clientWidth - parseFloat(paddingInlineStart) - parseFloat(paddingInlineEnd)
    return room / (parseFloat(fontSize) * 0.6)
  })
  expect.soft(letters, `letters that the search box shows in ${place}`).toBeGreaterThan(READABLE_LETTERS)
}

/** Expects nothing to be wider than the window with text twice as large (WCAG 1.4.4). */
export async function expectFittingWithLargeText(page: Page, place: string): Promise<void> {
  const setTextSize = (size: string) =>
    page.evaluate((to) => void (document.documentElement.style.fontSize = to), size)
  await setTextSize('200%')
  await expectFitting(page, `${place} at 200 %`)
  await expectReadableSearch(page, `${place} at 200 %`)
  await setTextSize('')
}

/** The window's two sizes (docs/testing.md): what is open is checked in both, without opening it again. */
const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const

/** Runs the check as on a phone and as on a desktop, then restores the window's size. */
export async function inBothSizes(
  page: Page,
  look: (size: keyof typeof SIZES) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize()!
  for (const size of ['phone', 'desktop'] as const) {
    await page.setViewportSize(SIZES[size])
    // what measures itself follows the window's size
    await page.evaluate(nextFrames)
    await standStill(page)
    await look(size)
  }
  await page.setViewportSize(before)
}
