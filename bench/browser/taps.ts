import type { Browser, Page } from '@playwright/test'
import { median } from '../median.ts'
import { openPhone, SLOWED, slowDown } from './open-browser.ts'

// From a tap to its content, on loopback, with a processor four times slower: measured by the browser's own clock, from
// the event's timestamp to the frame in which the requested content is painted.

const ROUNDS = 6
/** Time for the shop to finish prefetching. */
const SETTLE_MS = 6000
/** The pause between two taps; prefetches by a touch or a list happen in it. */
const LOOK_MS = 1000

const ROWS = 'main [data-posinset], main li [data-article], main li[data-index] [data-article]'
const DETAIL = 'main [data-article] h1'
const DEPARTMENTS = [1, 2, 3, 5, 6, 8]
const WORDS = ['leche', 'yerba', 'arroz', 'galletitas', 'jabon', 'queso']

type Way = 'category' | 'detail' | 'back' | 'search'

/** Milliseconds from tap to content for each way, one figure per round. */
export async function measureTaps(browser: Browser, address: string): Promise<Record<Way, number[]>> {
  const { page, protocol } = await openPhone(browser, address)
  await page.goto(address)
  await page.waitForTimeout(SETTLE_MS)
  await slowDown(protocol, SLOWED)
  const times: Record<Way, number[]> = { category: [], detail: [], back: [], search: [] }
  for (let round = 0; round < ROUNDS; round++) {
    await page.evaluate(() => void (location.hash = '/inicio'))
    await page.waitForTimeout(LOOK_MS)
    const category = page.locator(`main nav a[href="#/articulos/${DEPARTMENTS[round]}"]`)
    times.category.push(await timed(page, 'click', ROWS, () => category.tap()))
    await page.waitForTimeout(LOOK_MS)
    const article = page.locator('main li h3 a').first()
    times.detail.push(await timed(page, 'click', DETAIL, () => article.tap()))
    await page.waitForTimeout(LOOK_MS)
    times.back.push(await timed(page, 'popstate', ROWS, () => page.evaluate(() => history.back())))
    await page.waitForTimeout(LOOK_MS)
    await page.getByRole('searchbox').fill(WORDS[round]!)
    await page.waitForTimeout(LOOK_MS)
    times.search.push(await timed(page, 'submit', ROWS, () => page.getByRole('searchbox').press('Enter')))
    await page.waitForTimeout(LOOK_MS)
  }
  await page.context().close()
  return times
}

/** Runs `act` and returns the time from its event to the frame that shows a new match of `selector`. */
async function timed(
  page: Page,
  event: string,
  selector: string,
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(awaitContent, { event, selector })
  await act()
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown)
}

/** In the page: the time from the next such event to the first frame with a new match of `selector`. */
function awaitContent({ event, selector }: { event: string; selector: string }): void {
  const before = new Set(document.querySelectorAll(selector))
  const isThere = () => [...document.querySelectorAll(selector)].some((found) => !before.has(found))
  const shown = Promise.withResolvers<number>()
  const listen = ({ timeStamp }: Event) => {
    const handedOn = new MessageChannel()
    handedOn.port1.addEventListener('message', () => shown.resolve(performance.now() - timeStamp))
    handedOn.port1.start()
    // every frame is checked, ahead of other tasks; the message is delivered one task after the frame's callbacks
    const look = () => (isThere() ? handedOn.port2.postMessage(null) : requestAnimationFrame(look))
    requestAnimationFrame(look)
  }
  addEventListener(event, listen, { capture: true, once: true })
  Object.assign(window, { shown: shown.promise })
}

/** One line per way. */
export function tapLines(times: Record<Way, number[]>): string[] {
  return Object.entries(times).map(
    ([way, figures]) =>
      `from tap to content, ${way}: ${median(figures).toFixed(0)} ms (${figures.map((ms) => ms.toFixed(0)).join(', ')})`,
  )
}
