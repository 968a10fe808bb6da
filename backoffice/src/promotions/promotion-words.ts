import {
  type StaffPromotion,
  mechanicName,
  STAFF_PROMOTION_TEXTS,
  WEEKDAY_NAMES,
} from '@gondola/contract/promotions'

/** A promotion's mechanic in words, and whether it needs a payment type; without one, that it is only a label. */
export function mechanicWords({
  Mecanica,
  TiposPago,
}: Pick<StaffPromotion, 'Mecanica' | 'TiposPago'>): string {
  const words = Mecanica ? mechanicName(Mecanica) : STAFF_PROMOTION_TEXTS.labelOnly
  return TiposPago?.length ? `${words}, ${STAFF_PROMOTION_TEXTS.byMeans}` : words
}

/** The weekdays of a promotion, starting on Monday. */
export function dayWords({ Dias }: Pick<StaffPromotion, 'Dias'>): string {
  if (!Dias || Dias.length === 0) return STAFF_PROMOTION_TEXTS.everyDay
  return WEEKDAYS.filter(({ id }) => Dias.includes(id))
    .map(({ name }) => name)
    .join(', ')
}

/** Weekdays as form choices, starting on Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0].map((id) => ({ id, name: WEEKDAY_NAMES[id]! }))
