import type { Browser, Page } from '@playwright/test'
import { median } from '../median.ts'
import { openPhone, SLOWED, slowDown } from './open-browser.ts'

// From a tap to its content, on loopback, with a processor four times slower: the browser's own clock, from the event's
// time to the frame in which what was asked for is painted.

const ROUNDS = 6
/** The shop has settled: what it fetches ahead is there. */
const SETTLE_MS = 6000
/** Between two taps people look; what a touch or a list fetches ahead comes meanwhile. */
const LOOK_MS = 1000

const ROWS = 'main [data-posinset], main li [data-article], main li[data-index] [data-article]'
const DETAIL = 'main [data-article] h1'
const DEPARTMENTS = [1, 2, 3, 5, 6, 8]
const WORDS = ['leche', 'yerba', 'arroz', 'galletitas', 'jabon', 'queso']

type Way = 'category' | 'detail' | 'back' | 'search'

/** Milliseconds from tap to content of each way, a figure a round. */
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

/** Does `act` and answers the time from its event to the frame that shows `selector` where it was not before. */
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

/** In the page: from the next such event to the first frame with something new that answers to `selector`. */
function awaitContent({ event, selector }: { event: string; selector: string }): void {
  const before = new Set(document.querySelectorAll(selector))
  const isThere = () => [...document.querySelectorAll(selector)].some((found) => !before.has(found))
  const shown = Promise.withResolvers<number>()
  const listen = ({ timeStamp }: Event) => {
    const handedOn = new MessageChannel()
    handedOn.port1.addEventListener('message', () => shown.resolve(performance.now() - timeStamp))
    handedOn.port1.start()
    // every frame is looked at, whatever else waits for its turn; a turn after a frame's callbacks it is handed on
    const look = () => (isThere() ? handedOn.port2.postMessage(null) : requestAnimationFrame(look))
    requestAnimationFrame(look)
  }
  addEventListener(event, listen, { capture: true, once: true })
  Object.assign(window, { shown: shown.promise })
}

/** A line on each way. */
export function tapLines(times: Record<Way, number[]>): string[] {
  return Object.entries(times).map(
    ([way, figures]) =>
      `from tap to content, ${way}: ${median(figures).toFixed(0)} ms (${figures.map((ms) => ms.toFixed(0)).join(', ')})`,
  )
}
