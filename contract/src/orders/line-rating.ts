import { Type, type Static } from 'typebox'
import { Closed, Nullable } from '../base/index.ts'

const Items = Type.Integer({ minimum: 1, maximum: 1000 })

/** What a customer says of a line that came. */
export const LineRating = Closed({ Items, Bien: Type.Boolean() })
export type LineRating = Static<typeof LineRating>

/** A customer's word on a line; null takes it back. */
export const LineRatingDraft = Closed({ Items, Bien: Nullable(Type.Boolean()) })
export type LineRatingDraft = Static<typeof LineRatingDraft>
