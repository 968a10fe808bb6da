import { setTimeout as sleep } from 'node:timers/promises'
import { isDatabaseAway } from './database-away.ts'

const NOTE_PAUSE_MS = 250

/**
 * Records the outcome of a delivery, retrying while the database is away: otherwise a delivered mail or webhook would
 * be sent twice. `note` must be idempotent. `maxMs` must be shorter than the delivery's lease, so that no other process
 * retries it meanwhile.
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
