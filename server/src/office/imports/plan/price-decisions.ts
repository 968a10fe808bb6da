/** Decisions on single prices of an import, by article code. */
export interface PriceDecisions {
  /** Prices no longer held by hand: the file's price applies. */
  letGo: readonly string[]
  /** Ends the hold of all prices except those that would jump, which need a decision each. */
  letsAllGo: boolean
  /** Accepted jumps. */
  accepted: readonly string[]
  /** Jumps that were not accepted keep the current price; the rest is applied. */
  leavesJumps: boolean
}

export const NO_DECISIONS: PriceDecisions = { letGo: [], letsAllGo: false, accepted: [], leavesJumps: false }

export const isAnythingSaid = ({ letGo, letsAllGo, accepted, leavesJumps }: PriceDecisions): boolean =>
  letsAllGo || leavesJumps || letGo.length + accepted.length > 0
