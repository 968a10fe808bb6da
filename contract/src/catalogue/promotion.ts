import { Type, type Static } from 'typebox'
import { RunningPromotion } from './article.ts'
import { Closed, IsoDate } from '../base/index.ts'
import { PromotionMeans, Weekdays } from './promotion-mechanic.ts'

/**
 * A promotion (spec §3) with its validity and conditions ('bases'; argentina §1 L12). `Dias` are its weekdays, 0 Sunday
 * … 6 Saturday; without them every day. `TiposPago` are the payment types that it needs; without them any.
 */
export const Promotion = Closed({
  ...RunningPromotion.properties,
  FechaDesde: IsoDate,
  Bases: Type.String(),
  Dias: Type.Optional(Weekdays),
  TiposPago: Type.Optional(PromotionMeans),
})
export type Promotion = Static<typeof Promotion>
