import type { StockState } from '@gondola/contract/stock'

/** What is known of the branches' stock, as the catalogue asks for it. */
export interface StockStates {
  stateOf(branchId: number, code: string): StockState
  /** The articles of which the branch has little or nothing, by code: the others are there. */
  tightAt(branchId: number): ReadonlyMap<string, StockState>
  /** Whether the branch's pickers often do not find it. */
  isOftenMissing(branchId: number, code: string): boolean
  /** Grows whenever anything of the branch changes; 0: nothing was ever said of it. */
  versionOf(branchId: number): number
}

/** Of a shop that knows nothing of its stock: everything is there. */
export const NO_STOCK: StockStates = {
  stateOf: () => 'hay',
  tightAt: () => new Map(),
  isOftenMissing: () => false,
  versionOf: () => 0,
}
