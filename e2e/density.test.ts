import type { Page } from '@playwright/test'
import { expect, test } from './shop-test.ts'
import { DEMO, enterAs } from './shopper.ts'
import { visit } from './visit.ts'

// How much of a list is in sight, measured; and that large text loses none of it (WCAG 1.4.4).

/** Dry goods, fresh ones with many promotions, and goods by weight. */
const DEPARTMENTS = [1, 5, 8] as const
const ROW_MOST_PX = 132
const CARD_MOST_PX = 360
/** What is scrolled through: some sixty rows. */
const SCREENS = 9

test.beforeEach(async ({ page }) => {
  await enterAs(page, DEMO)
})

test('a phone’s rows are at most 132 px high, five are in sight, unscrolled too', async ({ page }) => {
  for (const department of DEPARTMENTS) {
    await openList(page, `/articulos/${department}`)
    const whole = (await cards(page)).filter(({ isWhole }) => isWhole)
    expect(whole.length, `department ${department}, unscrolled`).toBeGreaterThanOrEqual(5)
    expect(await brokenTaxLines(page)).toEqual([])
    const high: string[] = []
    for (let screen = 1; screen <= SCREENS; screen++) {
      await page.evaluate((to) => window.scrollTo(0, to), screen * 800)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      const rows = await cards(page)
      high.push(
        ...rows.filter(({ height }) => height > ROW_MOST_PX).map(({ name, height }) => `${name}: ${height}`),
      )
      if (screen === 1) expect(rows.filter(({ isWhole }) => isWhole).length).toBeGreaterThanOrEqual(5)
    }
    expect([...new Set(high)], `department ${department}`).toEqual([])
  }
})

test('a desktop shows four or more columns and eight whole prices on the first screen @escritorio', async ({
  page,
}) => {
  const screens = [
    { width: 1280, height: 900, columns: 4 },
    { width: 1680, height: 1050, columns: 5 },
  ]
  for (const { columns, ...size } of screens) {
    await page.setViewportSize(size)
    for (const department of DEPARTMENTS) {
      await openList(page, `/articulos/${department}`)
      const all = await cards(page)
      const name = `department ${department} at ${size.width}`
      expect(all.filter(({ top }) => top === all[0]!.top).length, name).toBe(columns)
      expect(Math.max(...all.map(({ height }) => height)), name).toBeLessThanOrEqual(CARD_MOST_PX)
      expect(all.filter(({ isPriceWhole }) => isPriceWhole).length, name).toBeGreaterThanOrEqual(8)
      expect(await brokenTaxLines(page), name).toEqual([])
    }
  }
})

for (const percent of [130, 150, 200])
  test(`text at ${percent} % keeps names and buttons whole, nothing scrolls sideways @ambos`, async ({
    page,
  }) => {
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = `${size}%`))
    }, percent)
    await openList(page, '/articulos/5')
    await expectWhole(page)
    // the carousels' cards are the narrowest, with up to five beside each other
    await visit(page, '/inicio')
    await expect(page.getByRole('region', { name: 'Ofertas de hoy' }).getByRole('button')).not.toHaveCount(0)
    await expectWhole(page)
  })

/** Prices without national taxes that take more than one line. */
const brokenTaxLines = (page: Page): Promise<string[]> =>
  page
    .getByText('PRECIO SIN IMPUESTOS NACIONALES')
    .evaluateAll((lines) =>
      lines
        .filter((line) => line.clientHeight > 2 * parseFloat(getComputedStyle(line).fontSize))
        .map((line) => line.textContent),
    )

/** Expects the cards' names, prices and buttons to be inside their card, and nothing to scroll sideways. */
async function expectWhole(page: Page): Promise<void> {
  const main = page.getByRole('main')
  // rows and carousels measure themselves after they are drawn
  const cut = () =>
    main.evaluate((element) => {
      const sideways = [...element.querySelectorAll('article')].flatMap((article) => {
        const { left, right } = article.getBoundingClientRect()
        return [...article.querySelectorAll('h3, p, s, button, input, form')].filter((part) => {
          const box = part.getBoundingClientRect()
          if (part.getClientRects().length === 0) return false
          return box.left < left - 1 || box.right > right + 1 || part.scrollWidth > part.clientWidth + 1
        })
      })
      return sideways.map((part) => `${part.localName} ${part.textContent}`)
    })
  await expect.poll(cut).toEqual([])
  const sideways = () => main.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  await expect.poll(sideways).toBeLessThanOrEqual(0)
}

async function openList(page: Page, address: string): Promise<void> {
  await visit(page, address)
  await page.reload()
  await expect(page.getByText(/^Productos encontrados: \d+$/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

/** The list's cards or rows, measured; whole: neither cut by the window nor under a bar. */
async function cards(page: Page) {
  return page.getByRole('main').evaluate((main) => {
    const isInSight = (part: Element) => {
      const { left, top, bottom } = part.getBoundingClientRect()
      return [top + 2, bottom - 2].every((y) => {
        const seen = document.elementFromPoint(left + 12, y)
        return seen !== null && part.closest('article')!.contains(seen)
      })
    }
    return [...main.querySelectorAll('article')].map((article) => {
      const price = [...article.querySelectorAll('p')].find((each) => each.textContent.includes('$'))
      const { top, height } = article.getBoundingClientRect()
      return {
        name: article.querySelector('h3')?.textContent ?? '',
        top: Math.round(top),
        height: Math.round(height),
        isWhole: isInSight(article),
        isPriceWhole: price !== undefined && isInSight(price),
      }
    })
  })
}
