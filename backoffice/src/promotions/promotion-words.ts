import {
  type StaffPromotion,
  mechanicName,
  STAFF_PROMOTION_TEXTS,
  WEEKDAY_NAMES,
} from '@gondola/contract/promotions'

/** A promotion's mechanic in words; without one, that it is only a label. */
export const mechanicWords = ({ Mecanica }: Pick<StaffPromotion, 'Mecanica'>): string =>
  Mecanica ? mechanicName(Mecanica) : STAFF_PROMOTION_TEXTS.labelOnly

/** The weekdays of a promotion, starting on Monday. */
export function dayWords({ Dias }: Pick<StaffPromotion, 'Dias'>): string {
  if (!Dias || Dias.length === 0) return STAFF_PROMOTION_TEXTS.everyDay
  return WEEKDAYS.filter(({ id }) => Dias.includes(id))
    .map(({ name }) => name)
    .join(', ')
}

/** Weekdays as form choices, starting on Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0].map((id) => ({ id, name: WEEKDAY_NAMES[id]! }))
