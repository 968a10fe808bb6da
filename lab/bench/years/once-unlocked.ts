import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '@gondola/server/platform/db/database-away.ts'

const LOCK_NOT_AVAILABLE = '55P03'
const AGAIN_MS = 1000
const TRIES = 900

/** Changes ranges of months again until nobody has the table in use, such as PostgreSQL's own vacuum of what was loaded. */
export async function onceUnlocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work()
    } catch (error) {
      if (errorCode(error) !== LOCK_NOT_AVAILABLE || tries === TRIES) throw error
      await sleep(AGAIN_MS)
    }
}
