import { Type, type Static } from 'typebox'
import { RunningPromotion } from './article.ts'
import { Closed, IsoDate } from './fields.ts'

/** A promotion (spec §3) with its validity and conditions ('bases'; argentina §1 L12). */
export const Promotion = Closed({
  ...RunningPromotion.properties,
  FechaDesde: IsoDate,
  Bases: Type.String(),
})
export type Promotion = Static<typeof Promotion>
