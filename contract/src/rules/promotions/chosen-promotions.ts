import type { Stack } from './basket.ts'
import { bestChoice, type Taken } from './best-choice.ts'
import { type Piece, planChoice, wholeStack } from './choice-plan.ts'
import { countingsOf } from './counting.ts'
import { independentGroups } from './independent-groups.ts'
import { oneByOne } from './one-by-one.ts'

/** Steps that a basket's choices may take in all. A step is two to four nanoseconds of a server's processor. */
export const WORK_MAX = 1_000_000
/** Steps for what is beyond that, promotion by promotion. */
export const REST_WORK_MAX = 500_000

/** Who takes part in what, whether no other choice gives the customer more, and the steps it took. */
export interface ChosenPromotions {
  taken: Taken[]
  isBest: boolean
  work: number
}

/**
 * Who takes part in what: exactly the best for the customer for every group of stacks whose promotions compete, the
 * smaller ones first, as long as all of them take `workMax` steps at most. What is beyond that gets its promotions one by
 * one, the one that gives most first, in `restWorkMax` steps.
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
