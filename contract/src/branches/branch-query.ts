import { Type, type Static } from 'typebox'
import { Closed, Id } from '../base/index.ts'

/** The branch whose prices, assortment and stock answer a call; absent: the default branch. */
export const InBranch = { sucursal: Type.Optional(Id) }
export const BranchQuery = Closed(InBranch)
export type BranchQuery = Static<typeof BranchQuery>
