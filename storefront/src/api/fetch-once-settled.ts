import { leisure } from './leisure.ts'
import { isSavingData } from './saving-data.ts'

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
export function fetchOnceSettled(fetch: () => Promise<unknown>): void {
  const lane = next++ % LANES
  lanes[lane] = lanes[lane]!.then(leisure)
    .then(online)
    .then(() => isSavingData() || fetch())
    .catch(() => undefined)
}
