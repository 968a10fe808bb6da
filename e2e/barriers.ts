import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { standStill } from './screens.ts'

/** WCAG 2.2 at level AA, and what else axe holds for good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Nothing in the page, or a part of it, that axe takes for a barrier. */
export async function expectNoBarrier(page: Page, place: string, part = 'body'): Promise<void> {
  await standStill(page)
  await page.evaluate(layBarDown)
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).include(part).analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
  expect.soft(found, `barriers of ${place}`).toEqual([])
}

/** What lies half beneath a bar at the window's bottom is scrolled out of there; axe would call it too small. */
function layBarDown(): void {
  for (const element of document.querySelectorAll<HTMLElement>('nav, aside > div')) {
    const { position, bottom } = getComputedStyle(element)
    if ((position === 'fixed' || position === 'sticky') && bottom === '0px') element.style.position = 'static'
  }
}

/** Longest that a chart takes to follow the window's width. */
const SETTLED_MS = 20_000

/** Nothing wider than the window or than the dialog that it is in, once what measures itself has done so. */
export async function expectFitting(page: Page, place: string): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const boxes = document.querySelectorAll('html, dialog[open], dialog[open] > *')
      return Math.max(...[...boxes].map((box) => box.scrollWidth - box.clientWidth))
    })
  await expect
    .configure({ soft: true })
    .poll(overflow, { message: `pixels too wide in ${place}`, timeout: SETTLED_MS })
    .toBeLessThanOrEqual(0)
}

/** Letters of the width of a zero that what is looked for can be read by. */
const READABLE_LETTERS = 6

/** What one types to look for can be read. */
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

/** Nothing wider than the window either where the text is twice as large (WCAG 1.4.4). */
export async function expectFittingWithLargeText(page: Page, place: string): Promise<void> {
  const setTextSize = (size: string) =>
    page.evaluate((to) => void (document.documentElement.style.fontSize = to), size)
  await setTextSize('200%')
  await expectFitting(page, `${place} at 200 %`)
  await expectReadableSearch(page, `${place} at 200 %`)
  await setTextSize('')
}

/** The window's two sizes (docs/testing.md): what is open is looked at in both, without being opened again. */
const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const

/** Looks as on a phone and as on a desktop; the window is as before afterwards. */
export async function inBothSizes(
  page: Page,
  look: (size: keyof typeof SIZES) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize()!
  for (const size of ['phone', 'desktop'] as const) {
    await page.setViewportSize(SIZES[size])
    await standStill(page)
    await look(size)
  }
  await page.setViewportSize(before)
}
