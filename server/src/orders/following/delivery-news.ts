import { instant, type Clock } from '../../platform/clock.ts'
import type { LockedOrder } from '../locked-order.store.ts'

/** Who notes a delivery later than this tidies up: that is no news. */
const DELIVERY_NEWS_SECONDS = 2 * 86_400

/** Whether a delivery that is noted now is news for the customer. */
export const isDeliveryNews = (
  { dispatched_at }: Pick<LockedOrder, 'dispatched_at'>,
  clock: Clock,
): boolean => (dispatched_at ?? '') >= instant(clock, -DELIVERY_NEWS_SECONDS)
