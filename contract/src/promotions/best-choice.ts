import type { BasketPromotion, Stack } from './basket.ts'
import type { ChoicePlan, PlannedPiece } from './choice-plan.ts'
import type { Move } from './counting.ts'

/** Units of a stack that a promotion takes, and the centavos by which they get cheaper (without benefit, dearer). */
export interface Taken {
  stack: Stack
  running: BasketPromotion
  units: number
  gain: number
}

/** The units taken and the total gain in centavos, never negative. */
export interface Choice {
  taken: Taken[]
  gain: number
}

/**
 * The exact optimum for the customer: every unit goes to one of its promotions or to none. Units are sorted dearest
 * first, so that each promotion's sets are consecutive among the units it takes, which is the best grouping for 'the
 * cheapest is free'. Dynamic programming: a table holds the best gain for every combination of the promotions' counts.
 * The number of steps is the plan's `work`.
 */
export function bestChoice({ pieces, carried, states }: ChoicePlan): Choice {
  const table = tableOf(pieces)
  const values = new Float64Array(states).fill(NOWHERE)
  values[0] = 0
  const passed = pieces.map((piece) => passPiece(values, piece, table))
  const isComplete = new Uint8Array(states).fill(1)
  for (const { counting, stride } of carried) {
    if (counting.isComplete === null) continue
    for (let state = 0; state < states; state++) {
      if (counting.isComplete[Math.floor(state / stride) % counting.states] === 0) isComplete[state] = 0
    }
  }
  let last = 0
  for (let state = 1; state < states; state++) {
    if (isComplete[state] === 1 && values[state]! > values[last]!) last = state
  }
  let gain = values[last]!
  const taken: Taken[] = []
  for (let index = passed.length - 1; index >= 0; index--) {
    const passage = passed[index]!
    last = traceBack(passage, last, taken)
    gain += passage.piece.bulk.sets * passage.piece.bulk.gain
  }
  return { taken, gain }
}

const NOWHERE = -Infinity

interface BoundMove {
  /** The offer's index in the piece. */
  offer: number
  move: Move
  states: number
  stride: number
  /** Centavos that a unit gains with the benefit, and without. */
  gain: number
  without: number
}

const gainOf = ({ move: { units, benefits }, gain, without }: BoundMove, own: number) =>
  benefits[own]! * gain + (units - benefits[own]!) * without

/**
 * A piece's part of the table, from `start` on. For each number of units decided and each state, the predecessor on the
 * best path: 0 is the same state without a move, else state × moves + move + 1. `ends` holds the same for each
 * promotion whose count changes at the stack's end.
 */
interface Passage {
  piece: PlannedPiece
  moves: readonly BoundMove[]
  from: Int32Array
  start: number
  ends: readonly Int32Array[]
}

/** The table of a choice: the values of the current piece, the predecessors of all pieces. */
interface Table {
  level: Float64Array
  from: Int32Array
  used: number
}

function tableOf(pieces: readonly PlannedPiece[]): Table {
  let largest = 0
  let all = 0
  for (const { width, count } of pieces) {
    const size = width * (count + 1)
    largest = Math.max(largest, size)
    all += size
  }
  return { level: new Float64Array(largest), from: new Int32Array(all), used: 0 }
}

/** Processes a piece's units and updates the best values by carried state. */
function passPiece(values: Float64Array, piece: PlannedPiece, table: Table): Passage {
  const { width, count } = piece
  const { level, used: start } = table
  const from = table.from
  const moves = boundMoves(piece)
  table.used += width * (count + 1)
  level.set(values)
  level.fill(NOWHERE, values.length, width)
  for (let unit = 1; unit <= count; unit++) {
    const here = unit * width
    level.copyWithin(here, here - width, here)
    for (let number = 0; number < moves.length; number++) {
      const bound = moves[number]!
      if (bound.move.units <= unit) makeMove(level, from, bound, number + 1, moves.length, width, here, start)
    }
  }
  const ends = endStack(level, width * count, piece)
  for (let state = 0; state < values.length; state++) values[state] = level[width * count + state]!
  return { piece, moves, from, start, ends }
}

function boundMoves({ stack, offers, dimensions, count }: PlannedPiece): BoundMove[] {
  const bound: BoundMove[] = []
  if (count === 0) return bound
  for (let offer = 0; offer < offers.length; offer++) {
    const { counting, stride } = dimensions[offer]!
    const gain = stack.gains[offers[offer]!]!
    for (const move of counting.moves) {
      bound.push({ offer, move, states: counting.states, stride, gain, without: stack.without })
    }
  }
  return bound
}

// plain parameters for speed: this is the hot loop
function makeMove(
  level: Float64Array,
  from: Int32Array,
  bound: BoundMove,
  code: number,
  codes: number,
  width: number,
  here: number,
  start: number,
): void {
  const { states, stride } = bound
  const { units, to } = bound.move
  const source = here - units * width
  const span = stride * states
  for (let own = 0; own < states; own++) {
    const next = to[own]!
    if (next < 0) continue
    const gain = gainOf(bound, own)
    const distance = here + (next - own) * stride
    for (let block = own * stride; block < width; block += span) {
      for (let state = block; state < block + stride; state++) {
        const value = level[source + state]! + gain
        const target = distance + state
        if (value > level[target]!) {
          level[target] = value
          from[start + target] = state * codes + code
        }
      }
    }
  }
}

/** Applies the end of a stack to the promotions whose count it changes, in the last `width` values of the table. */
function endStack(level: Float64Array, last: number, { dimensions, width }: PlannedPiece): Int32Array[] {
  const ends: Int32Array[] = []
  for (const { counting, stride } of dimensions) {
    const { states, isCarried } = counting
    // a count within the stack is discarded at its end
    const atEnd = isCarried || states === 1 ? counting.atStackEnd : new Int16Array(states)
    if (atEnd === null) continue
    const before = level.slice(last, last + width)
    const from = new Int32Array(width)
    level.fill(NOWHERE, last, last + width)
    for (let state = 0; state < width; state++) {
      const own = Math.floor(state / stride) % states
      const target = state + (atEnd[own]! - own) * stride
      if (before[state]! > level[last + target]!) {
        level[last + target] = before[state]!
        from[target] = state
      }
    }
    ends.push(from)
  }
  return ends
}

/** Traces the best path to a state back through a piece; adds the units taken, returns the state before the piece. */
function traceBack({ piece, moves, from, start, ends }: Passage, last: number, taken: Taken[]): number {
  const { stack, offers, width, count, bulk } = piece
  const found: Taken[] = []
  const add = (offer: number, units: number, gain: number) => {
    const there = (found[offer] ??= { stack, running: stack.promotions[offer]!, units: 0, gain: 0 })
    there.units += units
    there.gain += gain
  }
  if (bulk.offer !== null && bulk.sets > 0) add(bulk.offer, bulk.sets * bulk.size, bulk.sets * bulk.gain)
  let state = last
  for (let end = ends.length - 1; end >= 0; end--) state = ends[end]![state]!
  for (let unit = count; unit > 0;) {
    const code = from[start + unit * width + state]!
    if (code === 0) {
      unit--
      continue
    }
    state = Math.floor((code - 1) / moves.length)
    const bound = moves[(code - 1) % moves.length]!
    const own = Math.floor(state / bound.stride) % bound.states
    add(offers[bound.offer]!, bound.move.units, gainOf(bound, own))
    unit -= bound.move.units
  }
  found.forEach((each) => taken.push(each))
  return state
}
