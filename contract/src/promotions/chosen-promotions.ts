import type { Stack } from './basket.ts'
import { bestChoice, type Taken } from './best-choice.ts'
import { type Piece, planChoice, wholeStack } from './choice-plan.ts'
import { countingsOf, type Counting } from './counting.ts'
import { oneByOne } from './one-by-one.ts'

/** Maximum steps of all choices of a basket. A step takes two to four nanoseconds on a server. */
export const WORK_MAX = 1_000_000
/** Maximum steps for the remaining stacks, promotion by promotion. */
export const REST_WORK_MAX = 500_000

/** The promotions' units, whether no other choice gives the customer more, and the steps used. */
export interface ChosenPromotions {
  taken: Taken[]
  isBest: boolean
  work: number
}

/**
 * Assigns units to promotions. Groups of stacks whose promotions compete are solved exactly, smaller groups first,
 * within `workMax` steps in total. The remaining stacks get their promotions one by one, the highest gain first, within
 * `restWorkMax` steps.
 */
export function chosenPromotions(
  stacks: readonly Stack[],
  workMax = WORK_MAX,
  restWorkMax = REST_WORK_MAX,
): ChosenPromotions {
  const countings = countingsOf(stacks)
  const plans = independentGroups(stacks, countings)
    .map((group) => planChoice(group.map(wholeStack), countings))
    .toSorted((a, b) => a.work - b.work)
  const taken: Taken[] = []
  const large: Piece[] = []
  let work = 0
  for (const plan of plans) {
    if (work + plan.work <= workMax) {
      work += plan.work
      for (const each of bestChoice(plan).taken) taken.push(each)
    } else large.push(...plan.pieces.map(({ stack }) => wholeStack(stack)))
  }
  const rest = oneByOne(large, countings, restWorkMax)
  for (const each of rest.taken) taken.push(each)
  const isBest = large.length === 0 && stacks.every(({ isWhole }) => isWhole)
  return { taken, isBest, work: work + rest.work }
}

/**
 * Splits stacks into groups that share no promotion whose count is carried from one to the next: each group can be
 * solved on its own. Order is preserved.
 */
function independentGroups(stacks: readonly Stack[], countings: readonly Counting[]): Stack[][] {
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
