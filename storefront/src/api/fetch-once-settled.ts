import { isSavingData } from './saving-data.ts'

/** Delay after which the page has settled. */
const SETTLED_MS = 4000

/**
 * Prefetches once the page has settled, unless Save-Data is set. Failures are ignored: a later request fetches again.
 */
export function fetchOnceSettled(fetch: () => Promise<unknown>): void {
  setTimeout(() => {
    if (!isSavingData()) fetch().catch(() => undefined)
  }, SETTLED_MS)
}
