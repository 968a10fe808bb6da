import { bestChoice, type Choice, type Taken } from './best-choice.ts'
import { type Piece, planChoice, wholeStack } from './choice-plan.ts'
import { type Counting, countingsOf } from './counting.ts'
import type { Stack } from './basket.ts'

/** How often a promotion is evaluated on average: at first, after others have taken units, when it takes its own. */
const LOOKS = 3

/**
 * Applies promotions one by one, the highest gain first, each solved exactly on the remaining units: the result is
 * never below that of the best single promotion. If this exceeds `workMax` steps, the most expensive promotions to
 * evaluate consider only the dearest units.
 */
function oneByOne(
  pieces: readonly Piece[],
  countings: readonly Counting[],
  workMax: number,
): { taken: Taken[]; work: number } {
  const left = new Map(pieces.map(({ stack }) => [stack, stack.count]))
  const offered = piecesByPromotion(pieces)
  const needs = offered.map((own) => planChoice(own, countings).work)
  const most = fairShare(needs, workMax / LOOKS)
  let work = 0
  const alone = (own: readonly Piece[]): Candidate => {
    const rest = own.flatMap((piece) => {
      const count = left.get(piece.stack)!
      return count > 0 ? [{ ...piece, count }] : []
    })
    const plan = planChoice(dearest(rest, countings, most), countings)
    work += plan.work
    return { own, ...bestChoice(plan) }
  }
  const taken: Taken[] = []
  const take = (choice: Choice) => {
    for (const each of choice.taken) {
      taken.push(each)
      left.set(each.stack, left.get(each.stack)! - each.units)
    }
  }
  const open = offered.map(alone).toSorted((a, b) => b.gain - a.gain)
  const best = open.shift()
  if (best !== undefined) take(best)
  let looks = open.length * (LOOKS - 1)
  for (let first = open.shift(); first !== undefined && first.gain > 0; first = open.shift()) {
    const again = alone(first.own)
    looks--
    // with few evaluations left they stay in the current order
    if (again.gain >= (open[0]?.gain ?? 0) || looks <= open.length) take(again)
    else {
      const place = open.findIndex(({ gain }) => gain < again.gain)
      open.splice(place < 0 ? open.length : place, 0, again)
    }
  }
  return { taken, work }
}

interface Candidate extends Choice {
  own: readonly Piece[]
}

/** For each promotion, by its number, the pieces offered to it alone. */
function piecesByPromotion(pieces: readonly Piece[]): Piece[][] {
  const byPromotion = new Map<number, Piece[]>()
  for (const { stack, count, offers } of pieces) {
    for (const offer of offers) {
      const { Promocion } = stack.promotions[offer]!.promotion
      const own = byPromotion.get(Promocion)
      const piece = { stack, count, offers: [offer] }
      if (own === undefined) byPromotion.set(Promocion, [piece])
      else own.push(piece)
    }
  }
  return [...byPromotion].toSorted(([a], [b]) => a - b).map(([, own]) => own)
}

/** The maximum share of each, so that only those with large needs get less than they need. */
function fairShare(needs: readonly number[], whole: number): number {
  let left = whole
  for (const [index, need] of needs.toSorted((a, b) => a - b).entries()) {
    const share = left / (needs.length - index)
    if (need > share) return share
    left -= need
  }
  return Infinity
}

/** The dearest units, as many as can be decided in `workMax` steps. */
function dearest(
  pieces: readonly Piece[],
  countings: readonly Counting[],
  workMax: number,
): readonly Piece[] {
  if (workMax === Infinity) return pieces
  let room = workMax
  return pieces.flatMap((piece) => {
    const { work } = planChoice([piece], countings)
    const count = work <= room ? piece.count : Math.floor((piece.count * room) / work)
    room -= Math.min(work, room)
    return count > 0 ? [{ ...piece, count }] : []
  })
}

/** Maximum steps of all choices of a basket. A step takes two to four nanoseconds on a server. */
export const WORK_MAX = 1_000_000
/** Maximum steps for the remaining stacks, promotion by promotion. */
export const REST_WORK_MAX = 500_000

/** The promotions' units, whether no other choice gives the customer more, and the steps used. */
interface ChosenPromotions {
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
