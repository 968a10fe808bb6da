import { isSavingData } from './saving-data.ts'

/** The page has had time to settle. */
const SETTLED_MS = 4000

/** Fetches what is likely to be wanted before it is, unless data is to be spared; what does not come is asked for again. */
export function fetchOnceSettled(fetch: () => Promise<unknown>): void {
  setTimeout(() => {
    if (!isSavingData()) fetch().catch(() => undefined)
  }, SETTLED_MS)
}
