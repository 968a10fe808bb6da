import { setTimeout as wait } from 'node:timers/promises'
import { ProviderError } from '../provider.ts'
import type { ApiCall } from './call-api.ts'
import { readSearch, type ReadPayment } from './read-payment.ts'

const PAGE = 50
/** A search reaches no further by its offset. */
const OFFSET_MAX = 9_000

/** A date as the provider takes it: with its offset, here Argentina's. */
export const providerDate = (moment: Date): string =>
  new Date(moment.getTime() - 3 * 3_600_000).toISOString().replace('Z', '-03:00')

/**
 * All payments of a search, page by page. By the date of the last change, the next page begins where the one before
 * ended, since a payment that changes meanwhile leaves its place and would let another slip through.
 */
export async function* searchPages(
  ask: (call: ApiCall) => Promise<unknown>,
  filter: Readonly<Record<string, string>>,
): AsyncIterable<ReadPayment> {
  const seen = new Set<string>()
  let begin = filter['begin_date'] ?? null
  let offset = 0
  for (;;) {
    const query = new URLSearchParams({
      ...filter,
      ...(begin !== null && { begin_date: providerDate(new Date(begin)) }),
      ...(filter['end_date'] !== undefined && { end_date: providerDate(new Date(filter['end_date'])) }),
      limit: String(PAGE),
      offset: String(offset),
    })
    const page = readSearch(await ask({ method: 'GET', path: `/v1/payments/search?${String(query)}` }))
    for (const read of page) {
      // a payment that changed again is answered again
      const version = `${read.payment.id} ${read.changedAt}`
      if (!seen.has(version)) yield read
      seen.add(version)
    }
    if (page.length < PAGE || offset > OFFSET_MAX) return
    const last = page.at(-1)!.changedAt
    const movesOn = begin !== null && last !== null && last > begin
    begin = movesOn ? last : begin
    offset = movesOn ? 0 : offset + PAGE
  }
}

/** Times after which a page that got no answer is asked for again. */
const WAITS_MS = [250, 1000, 4000]

/** Asks again where there was no answer: many pages are read in a row, and one that fails would begin all of them again. @throws ProviderError */
export const askPatiently =
  (ask: (call: ApiCall) => Promise<unknown>) =>
  async (call: ApiCall): Promise<unknown> => {
    for (const ms of WAITS_MS) {
      try {
        return await ask(call)
      } catch (error) {
        if (!(error instanceof ProviderError) || error.fault !== 'caido') throw error
        await wait(ms)
      }
    }
    return ask(call)
  }
