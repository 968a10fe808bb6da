/** What somebody said to single prices of an import, by their articles' codes. */
export interface PriceDecisions {
  /** Prices held by hand that go: the file's counts, and the price is held no more. */
  letGo: readonly string[]
  /** All that are held go, but for those that would jump: each of these wants a yes of its own. */
  letsAllGo: boolean
  /** Jumps that are right. */
  accepted: readonly string[]
  /** Jumps that nobody accepted keep the price they have; the rest is applied. */
  leavesJumps: boolean
}

export const NO_DECISIONS: PriceDecisions = { letGo: [], letsAllGo: false, accepted: [], leavesJumps: false }

export const isAnythingSaid = ({ letGo, letsAllGo, accepted, leavesJumps }: PriceDecisions): boolean =>
  letsAllGo || leavesJumps || letGo.length + accepted.length > 0
