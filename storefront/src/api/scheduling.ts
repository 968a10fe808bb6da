import { useDeferredValue, useEffect, useState } from 'react'
import { tellWait } from './connection.ts'

// When something runs that needs not run at once:
//   afterPaint       once, after what was just rendered is on the screen
//   inOwnTask        small pieces of work that come many at a time: input and frames are handled in between
//   inOwnFrame       drawings that come many at a time: one in each frame
//   useRested        what changes with each key: once no more keys come
//   whenIdle         work that nobody waits for
//   prefetch         what a later step may need, once the page has settled
//   retryWhileAway   a call that is safe to repeat, until a busy shop is back
// React's side of it: `late` (ui/late.tsx), and `startTransition` for updates that may be interrupted.

/**
 * What is there within so many milliseconds needs no sign that it loads: progress bar and skeletons would be drawn, laid
 * out and replaced (decision 0030).
 */
export const SOON_MS = 150

/** Calls back after the next frame is painted. Returns a function that cancels it. */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** Runs each in a task of its own, one after another: input and frames are handled in between. */
export const inOwnTask = queue((then) => {
  // Sooner than a timer.
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    then()
  })
  port1.start()
  port2.postMessage(null)
})

/** Runs one in each frame: what they draw is laid out and painted piece by piece. */
export const inOwnFrame = queue(afterPaint)

function queue(later: (then: () => void) => unknown): (task: () => void) => void {
  const waiting: (() => void)[] = []
  const runNext = () => {
    try {
      waiting[0]?.()
    } finally {
      waiting.shift()
      if (waiting.length > 0) later(runNext)
    }
  }
  return (task) => {
    if (waiting.push(task) === 1) later(runNext)
  }
}

/** Debounce before what is typed is asked for. */
export const TYPING_REST_MS = 160

/** The text of the last moment in which it did not change for a while; until the first one, `first`. */
export function useRested(text: string, restMs = TYPING_REST_MS, first = text): string {
  const [rested, setRested] = useState(first)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text, restMs])
  return useDeferredValue(rested)
}

const IDLE_MAX_MS = 800

/** Resolves when the page is idle, at the latest after 0.8 s: what a customer looks at goes first. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // not every browser has requestIdleCallback
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_MAX_MS })
    else setTimeout(resolve, IDLE_MAX_MS / 4)
  })

/** Not every browser has `navigator.connection`, and TypeScript's library does not declare it. */
type NavigatorWithConnection = Navigator & { connection?: { saveData?: boolean } }

/** Whether the browser asks to save data (Save-Data): then nothing is prefetched. */
export const isSavingData = (): boolean =>
  (navigator as NavigatorWithConnection).connection?.saveData === true

/** Delay after which the page has settled. */
const SETTLED_MS = 3000
/** Prefetches at once: thirty at a time kept a slow processor busy for half a second (decision 0030). */
const LANES = 3

const settled = new Promise<unknown>((resolve) => setTimeout(resolve, SETTLED_MS))
const lanes = Array.from({ length: LANES }, () => settled)
let next = 0

/** A stylesheet that fails while its screen is asked for leaves that without styles: Vite found a link to it. */
const online = () =>
  navigator.onLine || new Promise((resolve) => addEventListener('online', resolve, { once: true }))

/**
 * Prefetches once the page has settled, when it is idle and there is a network, unless Save-Data is set. Failures are
 * ignored: a later request fetches again.
 */
export function prefetch(fetch: () => Promise<unknown>): void {
  const lane = next++ % LANES
  lanes[lane] = lanes[lane]!.then(whenIdle)
    .then(online)
    .then(() => isSavingData() || fetch())
    .catch(() => undefined)
}

/** How long a call is repeated, in seconds: longer than another database takes to step in for the leader. */
const PATIENCE_SECONDS = 40
const PAUSE_MAX_SECONDS = 10

type Pause = (seconds: number) => Promise<void>

const pauseFor: Pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000))

/**
 * Retries a call while the server answers 503 with `Retry-After`: its database is unreachable, or locked by a long
 * write. Only for calls that are safe to repeat: those with an idempotency key.
 */
export async function retryWhileAway(
  ask: () => Promise<Response>,
  pause: Pause = pauseFor,
): Promise<Response> {
  for (let waited = 0; ;) {
    const response = await ask()
    const seconds = response.status === 503 ? retryAfterSeconds(response) : null
    if (seconds === null || waited >= PATIENCE_SECONDS) return response
    const pauseSeconds = Math.min(Math.max(seconds, 1), PAUSE_MAX_SECONDS)
    waited += pauseSeconds
    tellWait(pauseSeconds)
    await pause(pauseSeconds)
  }
}

/** The seconds in `Retry-After`; null if the header is absent or holds a date. */
export function retryAfterSeconds(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}
