import { Type, type Static } from 'typebox'

/** What a branch has of an article: enough, few pieces, none today. */
export const StockState = Type.Union([Type.Literal('hay'), Type.Literal('pocas'), Type.Literal('no-hay')])
export type StockState = Static<typeof StockState>
