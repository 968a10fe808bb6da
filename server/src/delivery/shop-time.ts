import { shopDateTime } from '../platform/clock.ts'
import type { Deps } from '../platform/deps.ts'
import type { ShopTime } from './delivery-calendar.ts'

/** The present day and time in the shop's time zone. */
export function shopTime({ clock, config }: Pick<Deps, 'clock' | 'config'>): ShopTime {
  const Fechahora = shopDateTime(clock.now(), config.timeZone)
  return { day: Fechahora.slice(0, 10), time: Fechahora.slice(11, 16), Fechahora }
}
