import type { BasketPromotion, Stack } from './basket.ts'
import type { Counting } from './counting.ts'

/** Units of a stack to be assigned, and the promotions that may take them, as indices into the stack's list. */
export interface Piece {
  stack: Stack
  count: number
  offers: readonly number[]
}

/** A promotion in a choice's table: its counting, and its stride, the number of states of the promotions before it. */
export interface Dimension {
  running: BasketPromotion
  counting: Counting
  stride: number
}

/** A piece prepared for the table of a choice. */
export interface PlannedPiece {
  stack: Stack
  offers: readonly number[]
  /** Indexed by offer. */
  dimensions: readonly Dimension[]
  /** States of its table: the carried ones times those of promotions that count only within the stack. */
  width: number
  /** The units decided by the table. */
  count: number
  /** The other units go to `offer` in whole sets; null: to no promotion. */
  bulk: Bulk
}

interface Bulk {
  offer: number | null
  /** Units of a set, and its gain in centavos. */
  size: number
  gain: number
  sets: number
}

/** A choice to be solved: its pieces, dearest first, and the counts carried from one to the next. */
export interface ChoicePlan {
  pieces: readonly PlannedPiece[]
  carried: readonly Dimension[]
  states: number
  /** Steps of the table: the cost of the choice. */
  work: number
}

/** All units of a stack, offered to all of its promotions. */
export const wholeStack = (stack: Stack): Piece => ({
  stack,
  count: stack.count,
  offers: stack.promotions.map((_, offer) => offer),
})

/** Plans the choice among the promotions that some pieces are offered to. */
export function planChoice(pieces: readonly Piece[], countings: readonly Counting[]): ChoicePlan {
  const carried: Dimension[] = []
  const known: Dimension[] = []
  let states = 1
  for (const { stack, offers } of pieces) {
    for (const offer of offers) {
      const running = stack.promotions[offer]!
      const counting = countings[running.index]!
      if (!counting.isCarried || known[running.index] !== undefined) continue
      const dimension = { running, counting, stride: states }
      known[running.index] = dimension
      carried.push(dimension)
      states *= counting.states
    }
  }
  let work = 0
  const planned = pieces.map((piece) => {
    const { stack, offers } = piece
    let width = states
    const dimensions = offers.map((offer) => {
      const running = stack.promotions[offer]!
      const counting = countings[running.index]!
      if (counting.isCarried) return known[running.index]!
      const dimension = { running, counting, stride: width }
      width *= counting.states
      return dimension
    })
    const bulk = bulkOf(piece)
    const count = piece.count - bulk.sets * bulk.size
    work += workOf(dimensions, width, count)
    return { stack, offers, dimensions, width, count, bulk }
  })
  return { pieces: planned, carried, states, work }
}

/** The fixed cost of a piece and of an offer, in steps, added to those of the table. */
const PIECE_WORK = 100
const OFFER_WORK = 30

function workOf(dimensions: readonly Dimension[], width: number, count: number): number {
  let moves = 1
  let ends = 1
  for (const { counting } of dimensions) {
    moves += counting.moves.length
    if (counting.atStackEnd !== null) ends++
  }
  return width * (count * moves + ends) + PIECE_WORK + OFFER_WORK * dimensions.length
}

/**
 * Units of a large stack that can be assigned without the table. Among the promotions that may take any number of whole
 * sets (no promotion counts as a set of one without gain), let B be the one with the best gain per unit, with sets of b
 * units. If another one takes so many units that b of its own sets could become sets of B, that change does not reduce
 * the gain and does not change any count. So the others take few units, and all units beyond those are whole sets of B.
 */
function bulkOf({ stack: { promotions, gains, without }, offers, count }: Piece): Bulk {
  const bulk: Bulk = { offer: null, size: 1, gain: 0, sets: 0 }
  let dearestThreshold = 0
  for (const offer of offers) {
    const { shape, size, paid, limit } = promotions[offer]!.terms
    if (limit !== Infinity) continue
    if (shape === 'threshold') {
      dearestThreshold = Math.max(dearestThreshold, gains[offer]!)
      continue
    }
    const gain = (size - paid) * gains[offer]! + paid * without
    if (gain * bulk.size <= bulk.gain * size) continue
    bulk.offer = offer
    bulk.size = size
    bulk.gain = gain
  }
  // a threshold with a better gain per unit may want every unit once it is reached
  if (dearestThreshold * bulk.size > bulk.gain) return bulk
  let others = bulk.size - 1
  for (const offer of offers) {
    if (offer === bulk.offer) continue
    const { shape, size, limit } = promotions[offer]!.terms
    if (limit !== Infinity) others += limit
    else others += shape === 'sets' ? size * bulk.size - 1 : size + bulk.size - 1
  }
  bulk.sets = Math.max(0, Math.floor((count - others) / bulk.size))
  return bulk
}
