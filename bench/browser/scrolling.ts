import type { Browser, CDPSession } from '@playwright/test'
import { openPhone, slowDown } from './open-browser.ts'

// The whole assortment in a phone's list, pushed through by thumb: how many of the frames that were due did not come.

const SETTLE_MS = 4000
/** A quick thumb. */
const PX_PER_SECOND = 2500
const DISTANCE_PX = 25_000
const CATEGORIES = ['benchmark', 'cc', 'disabled-by-default-devtools.timeline.frame']

export interface Frames {
  due: number
  dropped: number
}

/** Scrolls a list of all articles with a processor so many times slower; counts frames as the compositor reports them. */
export async function measureScrolling(browser: Browser, address: string, slowed: number): Promise<Frames> {
  const { page, protocol } = await openPhone(browser)
  await page.goto(`${address}/#/articulos`)
  await page.locator('main li [data-article]').first().waitFor()
  await page.waitForTimeout(SETTLE_MS)
  await slowDown(protocol, slowed)
  await browser.startTracing(page, { categories: CATEGORIES })
  await scroll(protocol)
  const trace = await browser.stopTracing()
  const scrolled = await page.evaluate(() => window.scrollY)
  await page.context().close()
  const frames = framesOf(JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] })
  // a share of nothing would look like a good one
  if (scrolled < DISTANCE_PX / 2 || frames.due === 0)
    throw new Error(`scrolled ${scrolled} px, ${frames.due} frames were due: nothing was measured`)
  return frames
}

const scroll = (protocol: CDPSession): Promise<unknown> =>
  protocol.send('Input.synthesizeScrollGesture', {
    x: 200,
    y: 500,
    yDistance: -DISTANCE_PX,
    speed: PX_PER_SECOND,
    gestureSourceType: 'touch',
    preventFling: true,
  })

interface TraceEvent {
  name: string
  ph: string
  args?: { frame_reporter?: { state: string; affects_smoothness?: boolean } }
}

function framesOf({ traceEvents }: { traceEvents: TraceEvent[] }): Frames {
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
