import type { Browser, CDPSession } from '@playwright/test'
import { openPhone, slowDown } from './open-browser.ts'

// Scrolls the whole assortment in a phone's list (the demo shop's 2,414 articles in one scroll) by thumb, and counts
// how many of the due frames were dropped.

const SETTLE_MS = 4000
/** A quick thumb: up the screen in a quarter of a second, repeatedly. */
const PX_PER_SECOND = 2500
const FROM_Y = 720
const TO_Y = 120
const MOVE_EVERY_MS = 16
const PUSHES = 20
/** Below this share of the distance, something else than scrolling was measured. */
const SCROLLED_MIN = 0.5
const CATEGORIES = ['benchmark', 'cc', 'disabled-by-default-devtools.timeline.frame']

export interface Frames {
  due: number
  dropped: number
  scrolledPx: number
}

/**
 * Scrolls a list of all articles with a processor this many times slower; counts frames as the compositor reports them.
 */
export async function measureScrolling(browser: Browser, address: string, slowed: number): Promise<Frames> {
  const { page, protocol } = await openPhone(browser, address)
  await page.goto(`${address}/#/articulos`)
  await page.locator('main li [data-article]').first().waitFor()
  await page.waitForTimeout(SETTLE_MS)
  await slowDown(protocol, slowed)
  await browser.startTracing(page, { categories: CATEGORIES })
  for (let pushes = 0; pushes < PUSHES; pushes++) await push(protocol)
  const trace = await browser.stopTracing()
  const scrolledPx = await page.evaluate(() => window.scrollY)
  await page.context().close()
  const frames = framesOf(JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] })
  // a share of no frames would look like a good result
  if (scrolledPx < PUSHES * (FROM_Y - TO_Y) * SCROLLED_MIN || frames.due === 0)
    throw new Error(`scrolled ${scrolledPx} px, ${frames.due} frames were due: nothing was measured`)
  return { ...frames, scrolledPx }
}

/**
 * A finger that touches, moves and lifts. (`Input.synthesizeScrollGesture` moves nothing when touch is emulated.) Moves
 * are not awaited: they come by the clock, however late the page handles them.
 */
async function push(protocol: CDPSession): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    protocol.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 200, y }] })
  const start = performance.now()
  const sent = [touch('touchStart', FROM_Y)]
  for (let y = FROM_Y; y > TO_Y; y = FROM_Y - ((performance.now() - start) / 1000) * PX_PER_SECOND) {
    sent.push(touch('touchMove', Math.max(y, TO_Y)))
    await new Promise((resolve) => setTimeout(resolve, MOVE_EVERY_MS))
  }
  sent.push(touch('touchMove', TO_Y), touch('touchEnd'))
  await Promise.all(sent)
}

interface TraceEvent {
  name: string
  ph: string
  args?: { frame_reporter?: { state: string; affects_smoothness?: boolean } }
}

function framesOf({ traceEvents }: { traceEvents: TraceEvent[] }): Pick<Frames, 'due' | 'dropped'> {
  const reports = traceEvents
    .filter(({ name, ph }) => name === 'PipelineReporter' && (ph === 'b' || ph === 'B'))
    .flatMap(({ args }) => args?.frame_reporter ?? [])
    .filter(({ state }) => state !== 'STATE_NO_UPDATE_DESIRED')
  return {
    due: reports.length,
    dropped: reports.filter(
      ({ state, affects_smoothness: matters }) => state === 'STATE_DROPPED' && matters !== false,
    ).length,
  }
}
