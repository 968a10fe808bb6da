import { leisure } from './leisure.ts'
import { isSavingData } from './saving-data.ts'

/** Delay after which the page has settled. */
const SETTLED_MS = 3000
/** Prefetches at once: thirty at a time kept a slow processor busy for half a second (decision 0030). */
const LANES = 3

const settled = new Promise<unknown>((resolve) => setTimeout(resolve, SETTLED_MS))
const lanes = Array.from({ length: LANES }, () => settled)
let next = 0

/**
 * Prefetches once the page has settled, when it is idle, unless Save-Data is set. Failures are ignored: a later request
 * fetches again.
 */
export function fetchOnceSettled(fetch: () => Promise<unknown>): void {
  const lane = next++ % LANES
  lanes[lane] = lanes[lane]!.then(leisure)
    .then(() => isSavingData() || fetch())
    .catch(() => undefined)
}
