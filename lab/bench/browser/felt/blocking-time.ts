import type { Browser, CDPSession, Page } from '@playwright/test'
import { median } from '../../median.ts'
import { openPhone, slowDown, SLOWED } from '../open-browser.ts'
import { finishedScreen } from './finished-screen.ts'
import { buildFloors, FLOORS, openFloor } from './floor-page.ts'

// The first load of a new visitor: what tasks of the page's thread take beyond 50 ms each, from the first paint on.

const RUNS = 9
/** The floors are loaded less often, so that the whole bench takes some ten minutes. */
const FLOOR_EVERY_RUNS = 3
const WATCH_MS = 6000
const SHORT_MS = 50

export async function blockingTimeLines(browser: Browser, address: string): Promise<string[]> {
  const scripts = await buildFloors()
  const { page } = await openPhone(browser, address)
  await page.goto(address)
  await page.waitForTimeout(WATCH_MS)
  const home = await finishedScreen(page)
  await page.context().close()
  const figures: Record<string, number[]> = {}
  const note = (name: string, ms: number) => (figures[name] ??= []).push(ms)
  for (let run = 0; run < RUNS; run++) {
    note('shop', await blockingMs(await openPhone(browser, address), address))
    if (run % FLOOR_EVERY_RUNS > 0) continue
    for (const name of FLOORS)
      note(
        `${name} floor`,
        await blockingMs(await openFloor(browser, address, scripts[name], home), `${address}/floor`),
      )
  }
  return Object.entries(figures).map(
    ([name, ms]) =>
      `blocking time of the first load, ${name}: ${median(ms).toFixed(0)} ms (${ms.map((one) => one.toFixed(0)).join(', ')})`,
  )
}

async function blockingMs(
  { page, protocol }: { page: Page; protocol: CDPSession },
  address: string,
): Promise<number> {
  await page.addInitScript(() => {
    const tasks: { start: number; duration: number }[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ start: startTime, duration })
    }).observe({ type: 'longtask', buffered: true })
  })
  await slowDown(protocol, SLOWED)
  await page.goto(address)
  await page.waitForTimeout(WATCH_MS)
  const { tasks, painted } = await page.evaluate(() => ({
    tasks: (window as unknown as { tasks: { start: number; duration: number }[] }).tasks,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }))
  await page.context().close()
  return tasks
    .filter(({ start }) => start >= painted)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - SHORT_MS), 0)
}
