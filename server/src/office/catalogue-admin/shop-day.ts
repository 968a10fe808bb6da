import { today } from '../../platform/clock.ts'
import type { Deps } from '../../platform/deps.ts'

/** The day and time zone that an article's offers and times are shown for. */
export interface ShopDay {
  /** Today in the shop's time zone. */
  day: string
  timeZone: string
}

export const shopDayOf = ({ clock, config: { timeZone } }: Deps): ShopDay => ({
  day: today(clock, timeZone),
  timeZone,
})
