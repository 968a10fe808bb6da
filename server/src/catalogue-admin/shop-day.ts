import { today } from '../platform/clock.ts'
import type { Deps } from '../platform/deps.ts'

/** What tells the offers and times of an article. */
export interface ShopDay {
  /** Today in the shop's time zone. */
  day: string
  timeZone: string
}

export const shopDayOf = ({ clock, config: { timeZone } }: Pick<Deps, 'clock' | 'config'>): ShopDay => ({
  day: today(clock, timeZone),
  timeZone,
})
