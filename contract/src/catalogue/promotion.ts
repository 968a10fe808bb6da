import { Type, type Static } from 'typebox'
import { RunningPromotion } from './article.ts'
import { Closed, IsoDate } from '../base/index.ts'

/** Weekdays, 0 Sunday … 6 Saturday. */
export const Weekdays = Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { maxItems: 7 })

/**
 * A promotion (spec §3) with its validity and conditions ('bases'; argentina §1 L12). `Dias` are its weekdays, 0 Sunday
 * … 6 Saturday; without them every day.
 */
export const Promotion = Closed({
  ...RunningPromotion.properties,
  FechaDesde: IsoDate,
  Bases: Type.String(),
  Dias: Type.Optional(Weekdays),
})
export type Promotion = Static<typeof Promotion>
