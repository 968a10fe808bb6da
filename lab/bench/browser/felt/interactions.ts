import type { Browser, Locator, Page } from '@playwright/test'
import { median, percentile } from '../../median.ts'
import { openPhone, slowDown, SLOWED } from '../open-browser.ts'
import { settle } from './content-time.ts'
import { logIn } from './log-in.ts'
import { touch } from './touch.ts'

// A shop of sixty taps: how long each input waits for its next frame, as the browser reports it ('event' entries).

const ROUNDS = 5
const TAPS = 60
/** The API reports no shorter ones. */
const SHORTEST_MS = 16
const ROW = 'main li[data-index] article'
const FREE = `${ROW}:not(:has(output)) [type=submit]:enabled`

/** One round of twelve taps: a department, articles, the cart, the menu, a search. The last one types its word. */
const steps = (page: Page, round: number): Locator[] => [
  page.locator('nav a[href="#/inicio"]').last(),
  page.locator('main nav a[href^="#/articulos/"]').nth(round),
  page.locator(FREE).first(),
  page.locator(`${ROW}:has(output) button[aria-label^="Sumar"]`).first(),
  page.locator(FREE).first(),
  page.locator(`${ROW} h3 a`).nth(2),
  page.locator('[data-cart-target]'),
  page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).first(),
  page.getByRole('button', { name: 'Categorías', exact: true }),
  page.getByRole('dialog').locator('summary').nth(round),
  page.getByRole('dialog').locator('details[open] a').nth(1),
  page.locator('[type=search]'),
]

interface ReportedEvent extends PerformanceEventTiming {
  interactionId: number
}

export async function interactionLines(browser: Browser, address: string): Promise<string[]> {
  const { page, protocol } = await openPhone(browser, address)
  await page.addInitScript(() => {
    const longest = new Map<number, { duration: number; name: string; target: string }>()
    Object.assign(window, { longest })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ReportedEvent[]) {
        if (!entry.interactionId || (longest.get(entry.interactionId)?.duration ?? 0) >= entry.duration)
          continue
        const target = entry.target instanceof Element ? entry.target.outerHTML.slice(0, 60) : ''
        longest.set(entry.interactionId, { duration: entry.duration, name: entry.name, target })
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await logIn(page, address)
  await settle(page)
  await slowDown(protocol, SLOWED)
  for (let round = 0; round < ROUNDS; round++) {
    for (const step of steps(page, round)) {
      await touch(protocol, step)
      await settle(page)
    }
    await page.keyboard.type('leche', { delay: 100 })
    await page.keyboard.press('Enter')
    await settle(page)
  }
  const slowest = await page.evaluate(() =>
    [
      ...(
        window as unknown as { longest: Map<number, { duration: number; name: string; target: string }> }
      ).longest.values(),
    ].toSorted((a, b) => b.duration - a.duration),
  )
  await page.context().close()
  const durations = slowest.map(({ duration }) => duration)
  while (durations.length < TAPS) durations.push(SHORTEST_MS)
  return [
    `interaction to next paint, ${durations.length} interactions of ${TAPS} taps: 98th ${percentile(durations, 98).toFixed(0)} ms, median ${median(durations).toFixed(0)} ms`,
    ...slowest.slice(0, 5).map(({ duration, name, target }) => `  ${duration} ms ${name} ${target}`),
  ]
}
