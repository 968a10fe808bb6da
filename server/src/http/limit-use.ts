import type { Deps } from '../platform/deps.ts'
import { refuseTooMany } from './problem.ts'
import { countAttempt } from './rate-limit.store.ts'

const SECONDS_PER_DAY = 86_400

/**
 * Counts one use of an action that is limited per day, in the database, so that all processes share the count. For
 * actions that only the use case can recognise; calls have their own limits. Off with `RATE_LIMIT=off`.
 *
 * @throws 429
 */
export async function limitUse({ db, clock, config }: Deps, key: string, most: number): Promise<void> {
  if (!config.rateLimit) return
  const { count, resetsAt } = await countAttempt(db, clock, key, SECONDS_PER_DAY)
  if (count > most) refuseTooMany((Date.parse(resetsAt) - clock.now().getTime()) / 1000)
}
