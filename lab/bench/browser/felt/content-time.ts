import type { CDPSession, Page } from '@playwright/test'
import { slowDown } from '../open-browser.ts'

// From an input to its content: by the browser's own clock, from the event's timestamp to the frame in which the content
// is painted.

/** The pause after each tap: prefetches and what the page leaves for an idle moment happen in it. */
const SETTLE_MS = 700
const IDLE_MAX_MS = 5000

/** One way of asking for content: what is done, the event that it fires, and what appears. */
export interface Tap {
  event: 'click' | 'popstate' | 'submit'
  /** The content: an element that matches and did not before. */
  selector: string
  act: (page: Page, protocol: CDPSession) => Promise<unknown>
}

export interface Timed {
  /** From the event to the frame that shows the content. */
  shownMs: number
  /** Processor time of the page's own thread until then. */
  contentMs: number
  /** The same until the page is idle again. */
  processorMs: number
}

/** Makes a tap with a processor this many times slower. */
export async function timed(
  page: Page,
  protocol: CDPSession,
  { event, selector, act }: Tap,
  slowed: number,
): Promise<Timed> {
  await page.evaluate(awaitContent, { event, selector })
  const before = await threadMs(protocol)
  // Only while it is timed: a slowed page keeps a core busy, also when it has nothing to do.
  await slowDown(protocol, slowed)
  await act(page, protocol)
  const shownMs = await page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown)
  const contentMs = (await threadMs(protocol)) - before
  await slowDown(protocol, 1)
  await settle(page)
  return { shownMs, contentMs, processorMs: (await threadMs(protocol)) - before }
}

/** Waits until the page has nothing left to do. */
export async function settle(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
    IDLE_MAX_MS,
  )
}

/** Counts the thread's processor time from now on. */
export const countThreadTime = (protocol: CDPSession): Promise<unknown> =>
  protocol.send('Performance.enable', { timeDomain: 'threadTicks' })

async function threadMs(protocol: CDPSession): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
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
