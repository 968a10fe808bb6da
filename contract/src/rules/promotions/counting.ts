import type { Terms } from './terms.ts'

/**
 * How a promotion counts the units it is given, dearest first, as numbered states: what taking one more leads to (−1: it
 * takes no more), whether that unit gets the benefit, what is left of the count where an article ends (−1: it may not
 * end so), and whether the whole may end there. State 0 is nothing taken.
 */
export interface Counting {
  states: number
  next: Int16Array
  benefits: Uint8Array
  /** Null where articles are counted together. */
  atArticleEnd: Int16Array | null
  isComplete: Uint8Array
}

/** The counting of a promotion's terms. */
export function countingOf(terms: Terms): Counting {
  return terms.shape === 'sets' ? countingOfSets(terms) : countingOfThreshold(terms)
}

/** Without a limit the place in the set is all there is to know; with one, the units taken. */
function countingOfSets({ size, paid, limit, isCombinable }: Terms): Counting {
  const isLimited = limit !== Infinity
  const states = isLimited ? limit + 1 : size
  const counting = emptyCounting(states)
  const atArticleEnd = new Int16Array(states)
  for (let state = 0; state < states; state++) {
    const place = state % size
    counting.next[state] = isLimited ? (state < limit ? state + 1 : -1) : (state + 1) % size
    counting.benefits[state] = place >= paid ? 1 : 0
    counting.isComplete[state] = place === 0 ? 1 : 0
    atArticleEnd[state] = place === 0 ? state : -1
  }
  return { ...counting, atArticleEnd: isCombinable || size === 1 ? null : atArticleEnd }
}

/** The units of the article at hand up to the threshold and, with a limit, those of the whole order beside it. */
function countingOfThreshold({ size, limit, isCombinable }: Terms): Counting {
  const isLimited = limit !== Infinity
  const totals = isLimited ? limit + 1 : 1
  const width = size + 1
  const states = totals * width
  const counting = emptyCounting(states)
  const atArticleEnd = new Int16Array(states)
  for (let state = 0; state < states; state++) {
    const total = Math.floor(state / width)
    const counted = state % width
    const isFull = isLimited && total === limit
    const nextTotal = isLimited ? total + 1 : 0
    counting.next[state] = isFull ? -1 : nextTotal * width + Math.min(counted + 1, size)
    counting.benefits[state] = 1
    const isReached = counted === 0 || counted === size
    counting.isComplete[state] = isReached ? 1 : 0
    atArticleEnd[state] = isReached ? total * width : -1
  }
  return { ...counting, atArticleEnd: isCombinable ? null : atArticleEnd }
}

const emptyCounting = (states: number) => ({
  states,
  next: new Int16Array(states),
  benefits: new Uint8Array(states),
  isComplete: new Uint8Array(states),
})
