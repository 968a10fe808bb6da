import { independentGroups, type Running, type Stack } from './basket.ts'
import { bestChoice, CELLS_MAX, jointStates, type Choice, type Taken } from './best-choice.ts'

/**
 * Who takes part in what: exactly the best for the customer for every group of articles whose promotions compete, as long
 * as the group's table stays within `cellsMax`; beyond that promotion by promotion, the one that gives most first, each
 * on as many of the dearest units as its table holds.
 */
export function chosenPromotions(stacks: readonly Stack[], cellsMax = CELLS_MAX): Taken[] {
  return independentGroups(stacks).flatMap((group) => {
    const all = [...new Set(group.flatMap(({ promotions }) => promotions))]
    const isExact = unitsOf(group) * jointStates(all) <= cellsMax
    return (isExact ? bestChoice(group, all) : greedyChoice(group, all, cellsMax)).taken
  })
}

const unitsOf = (stacks: readonly Stack[]) => stacks.reduce((sum, { count }) => sum + count, 0)

function greedyChoice(stacks: readonly Stack[], all: readonly Running[], cellsMax: number): Choice {
  const choice: Choice = { taken: [], gain: 0 }
  let left = [...stacks]
  const open = new Set(all)
  while (open.size > 0) {
    let best: { running: Running; choice: Choice } | null = null
    for (const running of open) {
      const found = bestChoice(dearest(left, cellsMax / running.counting.states), [running])
      if (found.gain > (best?.choice.gain ?? 0)) best = { running, choice: found }
    }
    if (best === null) break
    const { taken, gain } = best.choice
    choice.taken.push(...taken)
    choice.gain += gain
    left = withoutTaken(left, taken)
    open.delete(best.running)
  }
  return choice
}

/** As many of the units as may be looked at, the dearest. */
function dearest(stacks: readonly Stack[], unitsMax: number): Stack[] {
  let room = Math.floor(unitsMax)
  return stacks.flatMap((stack) => {
    const count = Math.min(stack.count, room)
    room -= count
    return count > 0 ? [{ ...stack, count }] : []
  })
}

/** What is left of the stacks. A unit keeps its line, so that what is taken of it later is told of the same line. */
function withoutTaken(stacks: readonly Stack[], taken: readonly Taken[]): Stack[] {
  return stacks.flatMap((stack) => {
    const units = taken.find((each) => each.stack.line === stack.line)?.units ?? 0
    return stack.count > units ? [{ ...stack, count: stack.count - units }] : []
  })
}
