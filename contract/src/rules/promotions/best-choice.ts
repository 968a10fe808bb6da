import type { Running, Stack } from './basket.ts'

/** Units of a stack that a promotion takes, and the centavos they are cheaper (or, without benefit, dearer) for it. */
export interface Taken {
  stack: Stack
  running: Running
  units: number
  gain: number
}

/** What is taken and what it gains in all, in centavos; never less than nothing. */
export interface Choice {
  taken: Taken[]
  gain: number
}

/** The joint states of some promotions: what taking a unit by each of them leads to, from each state. */
interface JointCounting {
  states: number
  next: Int32Array[]
  benefits: Uint8Array[]
  /** By promotion: what each state becomes where an article ends, −1 none; null: nothing changes. */
  atArticleEnd: (Int32Array | null)[]
  isComplete: Uint8Array
}

/** How many cells of the table a choice may fill. */
export const CELLS_MAX = 1_000_000

/** How many joint states some promotions have. */
export const jointStates = (all: readonly Running[]): number =>
  all.reduce((product, { counting }) => product * counting.states, 1)

/**
 * The choice that is best for the customer, exactly: every unit goes to one of its promotions or to none. Units come
 * dearest first, so that each promotion's sets are of consecutive units among those it takes, which is the grouping
 * that makes the most of 'the cheapest is free'; the table keeps for every combination of counts the best way there.
 * The work is units × joint states × promotions of a unit.
 */
export function bestChoice(stacks: readonly Stack[], all: readonly Running[]): Choice {
  const joint = jointCounting(all)
  const table = new Table(joint.states)
  for (const stack of stacks) {
    const options = stack.promotions.flatMap((running) => {
      const promotion = all.indexOf(running)
      if (promotion < 0) return []
      const without = stack.base - stack.list
      return [{ promotion, without, with: without + running.terms.benefit(stack.list) }]
    })
    if (options.length === 0) continue
    for (let unit = 0; unit < stack.count; unit++) table.offerUnit(stack, options, joint)
    for (const { promotion } of options) {
      const ends = joint.atArticleEnd[promotion]
      if (ends) table.endArticle(ends)
    }
  }
  return table.best(joint, all)
}

/** What a unit gains by a promotion, with its benefit and without. */
interface Option {
  promotion: number
  with: number
  without: number
}

const NOWHERE = -Infinity

/** A step of the table: who was offered, and for each state where its best way comes from and what was taken. */
interface Step {
  stack: Stack | null
  options: readonly Option[]
  from: Int32Array
  /** 0 none, else the option's number plus 1. */
  choice: Uint8Array
}

class Table {
  #value: Float64Array
  #spare: Float64Array
  readonly #steps: Step[] = []

  constructor(states: number) {
    this.#value = new Float64Array(states).fill(NOWHERE)
    this.#value[0] = 0
    this.#spare = new Float64Array(states)
  }

  offerUnit(stack: Stack, options: readonly Option[], { next, benefits }: JointCounting): void {
    const value = this.#value
    const { reached, from, choice } = this.#newStep(stack, options)
    for (let state = 0; state < value.length; state++) {
      const here = value[state]!
      if (here === NOWHERE) continue
      if (here > reached[state]!) enter(reached, from, choice, state, here, state, 0)
      for (let number = 0; number < options.length; number++) {
        const option = options[number]!
        const to = next[option.promotion]![state]!
        if (to < 0) continue
        const gained = here + (benefits[option.promotion]![state] === 1 ? option.with : option.without)
        if (gained > reached[to]!) enter(reached, from, choice, to, gained, state, number + 1)
      }
    }
  }

  endArticle(ends: Int32Array): void {
    const value = this.#value
    const { reached, from, choice } = this.#newStep(null, [])
    for (let state = 0; state < value.length; state++) {
      const to = ends[state]!
      const here = value[state]!
      if (to >= 0 && here > reached[to]!) enter(reached, from, choice, to, here, state, 0)
    }
  }

  #newStep(stack: Stack | null, options: readonly Option[]) {
    const reached = this.#spare.fill(NOWHERE)
    const from = new Int32Array(reached.length)
    const choice = new Uint8Array(reached.length)
    this.#steps.push({ stack, options, from, choice })
    this.#spare = this.#value
    this.#value = reached
    return { reached, from, choice }
  }

  best({ isComplete, benefits }: JointCounting, all: readonly Running[]): Choice {
    let state = 0
    for (let other = 1; other < this.#value.length; other++) {
      if (isComplete[other] === 1 && this.#value[other]! > this.#value[state]!) state = other
    }
    const gain = this.#value[state]!
    const taken = new Map<string, Taken>()
    for (let index = this.#steps.length - 1; index >= 0; index--) {
      const { stack, options, from, choice } = this.#steps[index]!
      const number = choice[state]!
      const before = from[state]!
      const option = options[number - 1]
      if (stack !== null && option !== undefined) {
        const unitGain = benefits[option.promotion]![before] === 1 ? option.with : option.without
        addUnit(taken, stack, all[option.promotion]!, unitGain)
      }
      state = before
    }
    return { taken: [...taken.values()], gain }
  }
}

function enter(
  reached: Float64Array,
  from: Int32Array,
  choice: Uint8Array,
  to: number,
  value: number,
  state: number,
  option: number,
): void {
  reached[to] = value
  from[to] = state
  choice[to] = option
}

function addUnit(taken: Map<string, Taken>, stack: Stack, running: Running, gain: number): void {
  const key = `${stack.line}/${running.promotion.Promocion}`
  const there = taken.get(key)
  if (there === undefined) taken.set(key, { stack, running, units: 1, gain })
  else {
    there.units++
    there.gain += gain
  }
}

function jointCounting(all: readonly Running[]): JointCounting {
  const states = jointStates(all)
  const isComplete = new Uint8Array(states).fill(1)
  const joint: JointCounting = { states, next: [], benefits: [], atArticleEnd: [], isComplete }
  let stride = 1
  for (const { counting } of all) {
    const next = new Int32Array(states)
    const benefits = new Uint8Array(states)
    const ends = counting.atArticleEnd === null ? null : new Int32Array(states)
    for (let state = 0; state < states; state++) {
      const own = Math.floor(state / stride) % counting.states
      const moved = (to: number) => (to < 0 ? -1 : state + (to - own) * stride)
      next[state] = moved(counting.next[own]!)
      benefits[state] = counting.benefits[own]!
      if (ends) ends[state] = moved(counting.atArticleEnd![own]!)
      if (counting.isComplete[own] === 0) isComplete[state] = 0
    }
    joint.next.push(next)
    joint.benefits.push(benefits)
    joint.atArticleEnd.push(ends)
    stride *= counting.states
  }
  return joint
}
