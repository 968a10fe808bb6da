import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway } from './in-transaction.ts'

/** Shorter than the lease of a mail or another delivery: nobody else tries it meanwhile. */
const NOTE_MAX_MS = 120_000
const NOTE_PAUSE_MS = 250

/**
 * Writes down how something went that was done outside the database, again and again while the database is away: what
 * was delivered must not go twice because nobody could note it. `note` must change nothing the second time.
 */
export async function noted(note: () => Promise<void>): Promise<void> {
  const until = performance.now() + NOTE_MAX_MS
  for (;;) {
    try {
      return await note()
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > until) throw error
    }
    await sleep(NOTE_PAUSE_MS)
  }
}
