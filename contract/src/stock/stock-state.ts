import { Type, type Static } from 'typebox'

/** What a branch has of an article: enough, few pieces, none today. */
export const StockState = Type.Union([Type.Literal('hay'), Type.Literal('pocas'), Type.Literal('no-hay')])
export type StockState = Static<typeof StockState>

/** Customers are told that few are left from this many down. */
export const FEW_PIECES = 3
export const FEW_GRAMS = 2000
