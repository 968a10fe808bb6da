import type { Stack } from './basket.ts'
import type { Counting } from './counting.ts'

/**
 * Splits stacks into groups that share no promotion whose count is carried from one to the next: each group can be
 * solved on its own. Order is preserved.
 */
export function independentGroups(stacks: readonly Stack[], countings: readonly Counting[]): Stack[][] {
  const leaders = stacks.map((_, index) => index)
  const leaderOf = (index: number) => {
    let leader = index
    while (leaders[leader] !== leader) leader = leaders[leader]!
    leaders[index] = leader
    return leader
  }
  const first: number[] = []
  for (const [index, { promotions }] of stacks.entries()) {
    for (const { index: running } of promotions) {
      if (!countings[running]!.isCarried) continue
      const other = first[running]
      if (other === undefined) first[running] = index
      else leaders[leaderOf(index)] = leaderOf(other)
    }
  }
  return [...Map.groupBy(stacks.keys(), leaderOf).values()].map((group) =>
    group.map((index) => stacks[index]!),
  )
}
