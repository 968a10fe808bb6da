import { SHOP_USES_PER_HOUR } from '@gondola/contract/base'
import type { Deps } from '../platform/deps.ts'
import { refuseTooMany } from './problem.ts'
import { countAttempt, findCount, findFull } from './rate-limit.store.ts'
import { addGauge } from './metrics.ts'

const SECONDS_PER_HOUR = 3600
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

/** What all callers together are counted for. */
export type ShopUse = keyof typeof SHOP_USES_PER_HOUR

const hourKey = (use: ShopUse) => `tienda:${use}`

/** Counts one use by anybody; whether all together exceed the shop's hour. Off with `RATE_LIMIT=off`. */
export async function isBeyondHour({ db, clock, config }: Deps, use: ShopUse): Promise<boolean> {
  if (!config.rateLimit) return false
  const { count } = await countAttempt(db, clock, hourKey(use), SECONDS_PER_HOUR)
  return count > SHOP_USES_PER_HOUR[use]
}

/** Reports in `/metrics` which part of the shop's hour is used; nothing with `RATE_LIMIT=off`. */
export function measureShopHour({ db, clock, metrics }: Deps): void {
  const help =
    'Registrations, look-ups, refused cards and mails of forms of this hour by what is usual; above 1 more is asked for'
  const uses = Object.entries(SHOP_USES_PER_HOUR) as [ShopUse, number][]
  addGauge(metrics, 'gondola_shop_hour_share', help, ['use'], () =>
    Promise.all(
      uses.map(async ([use, most]): Promise<[{ use: string }, number]> => [
        { use },
        (await findCount(db, clock, hourKey(use))) / most,
      ]),
    ),
  )
}

/** Whether the shop's hour is full, without counting. */
export const isHourFull = async ({ db, clock, config }: Deps, use: ShopUse): Promise<boolean> =>
  config.rateLimit && (await findFull(db, clock, hourKey(use), SHOP_USES_PER_HOUR[use])) !== null
