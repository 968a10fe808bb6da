import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway } from './in-transaction.ts'

const NOTE_PAUSE_MS = 250

/**
 * Writes down how something went that was done outside the database, again and again while the database is away: what
 * was delivered must not go twice because nobody could note it. `note` must change nothing the second time; `maxMs` is
 * to be shorter than the delivery's lease, so that nobody else tries it meanwhile.
 */
export async function retryWrite(maxMs: number, note: () => Promise<void>): Promise<void> {
  const until = performance.now() + maxMs
  for (;;) {
    try {
      return await note()
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > until) throw error
    }
    await sleep(NOTE_PAUSE_MS)
  }
}
