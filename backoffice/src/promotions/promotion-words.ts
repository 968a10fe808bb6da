import type { StaffPromotion } from '@gondola/contract/entities/staff-promotion.ts'
import { mechanicName } from '@gondola/contract/texts/promotion-mechanics.ts'
import { STAFF_PROMOTION_TEXTS, WEEKDAY_NAMES } from '@gondola/contract/texts/staff/promotions.ts'

/** A promotion's mechanic in words; a label only says so. */
export const mechanicWords = ({ Mecanica }: Pick<StaffPromotion, 'Mecanica'>): string =>
  Mecanica ? mechanicName(Mecanica) : STAFF_PROMOTION_TEXTS.labelOnly

/** The weekdays that a promotion runs on, from Monday on. */
export function dayWords({ Dias }: Pick<StaffPromotion, 'Dias'>): string {
  if (!Dias || Dias.length === 0) return STAFF_PROMOTION_TEXTS.everyDay
  return WEEKDAYS.filter(({ id }) => Dias.includes(id))
    .map(({ name }) => name)
    .join(', ')
}

/** Weekdays as a form offers them, from Monday on. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0].map((id) => ({ id, name: WEEKDAY_NAMES[id]! }))
