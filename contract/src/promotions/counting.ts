import type { BasketPromotion, Stack, Terms } from './basket.ts'

/** A promotion taking `units` of a stack at once, from each state of its counting. */
export interface Move {
  units: number
  /** The next state; −1: it cannot take more. */
  to: Int16Array
  /** How many of the units get the benefit. */
  benefits: Int16Array
}

/** How a promotion counts the units assigned to it, dearest first, as numbered states. State 0: no units. */
export interface Counting {
  states: number
  moves: readonly Move[]
  /** The state after the end of a stack, by state; null: unchanged. */
  atStackEnd: Int16Array | null
  /** Whether each state is a valid final state; null: all are. */
  isComplete: Uint8Array | null
  /** Whether the count continues in the next stack. */
  isCarried: boolean
}

/**
 * The countings of a basket's promotions, by index. Limits and sets across stacks that the basket is too small for are
 * ignored.
 */
export function countingsOf(stacks: readonly Stack[]): Counting[] {
  const taken: { running: BasketPromotion; stacks: number; units: number }[] = []
  for (const { promotions, count } of stacks) {
    for (const running of promotions) {
      const there = (taken[running.index] ??= { running, stacks: 0, units: 0 })
      there.stacks++
      there.units += count
    }
  }
  const countings: Counting[] = []
  taken.forEach(({ running: { index, terms }, stacks: several, units }) => {
    const isCombinable = terms.isCombinable && terms.size > 1 && several > 1
    const limit = terms.limit < units ? terms.limit : Infinity
    const counting = countingOf({ ...terms, isCombinable, limit })
    countings[index] = several > 1 ? counting : { ...counting, isCarried: false }
  })
  return countings
}

function countingOf(terms: Terms): Counting {
  const { shape, size, isCombinable } = terms
  if (isCombinable) return shape === 'sets' ? countingOfSets(terms) : countingOfThreshold(terms)
  return shape === 'sets' || size === 1 ? countingOfOwnSets(terms) : countingOfOwnThreshold(terms)
}

const isLimited = ({ limit }: Terms) => limit !== Infinity

/** Sets within a stack are taken whole; with a limit, the state is their number. */
function countingOfOwnSets(terms: Terms): Counting {
  const { size, paid, limit } = terms
  const states = isLimited(terms) ? Math.floor(limit / size) + 1 : 1
  const to = Int16Array.from({ length: states }, (_, state) => (isLimited(terms) ? state + 1 : 0))
  if (isLimited(terms)) to[states - 1] = -1
  return {
    states,
    moves: [{ units: size, to, benefits: new Int16Array(states).fill(size - paid) }],
    atStackEnd: null,
    isComplete: null,
    isCarried: isLimited(terms),
  }
}

/**
 * In a stack the threshold is taken at once, then single units. In odd states the threshold is reached; half the state
 * is the count.
 */
function countingOfOwnThreshold(terms: Terms): Counting {
  const { size, limit } = terms
  const totals = isLimited(terms) ? limit + 1 : 1
  const first = { units: size, to: new Int16Array(totals * 2).fill(-1), benefits: new Int16Array(totals * 2) }
  const further = { units: 1, to: new Int16Array(totals * 2).fill(-1), benefits: new Int16Array(totals * 2) }
  const atStackEnd = new Int16Array(totals * 2)
  for (let total = 0; total < totals; total++) {
    const after = (units: number) => (isLimited(terms) ? total + units : total)
    if (after(size) < totals) first.to[total * 2] = after(size) * 2 + 1
    if (after(1) < totals) further.to[total * 2 + 1] = after(1) * 2 + 1
    atStackEnd[total * 2] = total * 2
    atStackEnd[total * 2 + 1] = total * 2
  }
  first.benefits.fill(size)
  further.benefits.fill(1)
  const isCarried = isLimited(terms)
  return { states: totals * 2, moves: [first, further], atStackEnd, isComplete: null, isCarried }
}

/** Sets across stacks: without a limit the state is the position in the set, with one the units taken. */
function countingOfSets(terms: Terms): Counting {
  const { size, paid, limit } = terms
  const states = isLimited(terms) ? limit + 1 : size
  const to = Int16Array.from({ length: states }, (_, state) =>
    isLimited(terms) ? (state < limit ? state + 1 : -1) : (state + 1) % size,
  )
  const benefits = Int16Array.from({ length: states }, (_, state) => (state % size >= paid ? 1 : 0))
  const isComplete = Uint8Array.from({ length: states }, (_, state) => (state % size === 0 ? 1 : 0))
  return { states, moves: [{ units: 1, to, benefits }], atStackEnd: null, isComplete, isCarried: true }
}

/** Units of several stacks, counted up to the threshold or, with a limit, up to the limit. */
function countingOfThreshold(terms: Terms): Counting {
  const { size, limit } = terms
  const last = isLimited(terms) ? limit : size
  const to = Int16Array.from({ length: last + 1 }, (_, state) => Math.min(state + 1, last))
  if (isLimited(terms)) to[last] = -1
  const benefits = new Int16Array(last + 1).fill(1)
  const isComplete = Uint8Array.from({ length: last + 1 }, (_, state) =>
    state === 0 || state >= size ? 1 : 0,
  )
  return {
    states: last + 1,
    moves: [{ units: 1, to, benefits }],
    atStackEnd: null,
    isComplete,
    isCarried: true,
  }
}
