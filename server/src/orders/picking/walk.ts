/** The start of a walk: where a picker takes an order. */
export const START = 0

/** From one family's shelf to the next one that a picker scanned at, or from the start, in seconds. */
export interface WalkLeg {
  from: number
  to: number
  seconds: number
}

const DIMENSIONS = 5
/** Legs between different families that are enough to order a branch by. */
const LEGS_LEAST = 60
const ROUNDS = 120
/** Seconds. */
const SPREAD = 30
const PULL_MOST = 12
/** A longer pause was something else. */
const LEG_MOST_SECONDS = 300

/**
 * All families in the order of a walk: those that it does not know follow the one that they follow in the catalogue's
 * order.
 */
export function completeWalk(walk: readonly number[], inCatalogueOrder: readonly number[]): number[] {
  const there = new Set(inCatalogueOrder)
  const whole = [...new Set(walk)].filter((family) => there.has(family))
  const placed = new Set(whole)
  let last = -1
  for (const family of inCatalogueOrder) {
    if (placed.has(family)) last = whole.indexOf(family)
    else whole.splice(++last, 0, family)
  }
  return whole
}

/**
 * The walk past all families that pickers scanned at, by the time between their scans: the shortest way from the start
 * past each. Null: too little is known.
 */
export function learnWalk(legs: readonly WalkLeg[]): number[] | null {
  const known = legs.filter(({ seconds }) => seconds > 0 && seconds <= LEG_MOST_SECONDS)
  if (known.filter(({ from, to }) => from !== to && from !== START).length < LEGS_LEAST) return null
  return new Distances(known).shortWay()
}

/**
 * How far shelves are from one another in seconds, without the time that a scan itself takes. The times of single legs
 * are noise for the most part; so that all of them speak together, every shelf gets a place in a space in which its
 * distances fit them best (stress majorization by single legs, from a spread that is always the same).
 */
class Distances {
  readonly #families: number[]
  readonly #places: Float64Array[]

  constructor(legs: readonly WalkLeg[]) {
    const families = [...new Set(legs.flatMap(({ from, to }) => [from, to]))].filter((each) => each !== START)
    this.#families = [START, ...families.toSorted((a, b) => a - b)]
    const index = new Map(this.#families.map((family, place) => [family, place]))
    const scan = quantile(
      legs.filter(({ from, to }) => from === to),
      0.5,
    )
    this.#places = this.#families.map((_, place) =>
      Float64Array.from(
        { length: DIMENSIONS },
        (__, axis) => SPREAD * Math.sin((place + 1) * (axis + 1) * 1.7),
      ),
    )
    const between = legs.filter(({ from, to }) => from !== to)
    for (let round = 0; round < ROUNDS; round++) {
      const rate = 0.5 * (1 - round / ROUNDS)
      for (const { from, to, seconds } of between)
        this.#fit(index.get(from)!, index.get(to)!, Math.max(1, seconds - scan), rate)
    }
  }

  /** Moves two places towards their distance in seconds; a pause at a shelf pulls no stronger than a long way. */
  #fit(a: number, b: number, seconds: number, rate: number): void {
    const distance = Math.max(this.#of(a, b), 1e-3)
    const off = Math.max(-PULL_MOST, Math.min(PULL_MOST, distance - seconds))
    const [one, other] = [this.#places[a]!, this.#places[b]!]
    for (let axis = 0; axis < DIMENSIONS; axis++) {
      const move = (((other[axis]! - one[axis]!) / distance) * off * rate) / 2
      one[axis]! += move
      other[axis]! -= move
    }
  }

  #of(a: number, b: number): number {
    const [one, other] = [this.#places[a]!, this.#places[b]!]
    let sum = 0
    for (let axis = 0; axis < DIMENSIONS; axis++) sum += (one[axis]! - other[axis]!) ** 2
    return Math.sqrt(sum)
  }

  /** From one place to the next; after the last one nothing is walked. */
  #way(a: number, b: number): number {
    return b === 0 ? 0 : this.#of(a, b)
  }

  /** From the start past all families: each inserted where it adds least, then improved while it gets shorter. */
  shortWay(): number[] {
    let way = [0]
    for (const next of this.#families.keys().drop(1)) way = this.#inserted(way, next)
    for (let isBetter = true; isBetter;) isBetter = this.#reversed(way) || this.#moved(way)
    return way.slice(1).map((place) => this.#families[place]!)
  }

  #inserted(way: readonly number[], next: number): number[] {
    const added = way.map((a, place) => {
      const b = way[(place + 1) % way.length]!
      return this.#way(a, next) + this.#way(next, b) - this.#way(a, b)
    })
    return way.toSpliced(added.indexOf(Math.min(...added)) + 1, 0, next)
  }

  /** 2-opt: reverses a part if that is shorter. */
  #reversed(way: number[]): boolean {
    const size = way.length
    for (let i = 1; i < size - 1; i++)
      for (let j = i + 1; j < size; j++) {
        const [before, first, last] = [way[i - 1]!, way[i]!, way[j]!]
        const after = way[(j + 1) % size]!
        const gain =
          this.#way(before, first) +
          this.#way(last, after) -
          this.#way(before, last) -
          this.#way(first, after)
        if (gain <= LEAST_GAIN) continue
        way.splice(i, j - i + 1, ...way.slice(i, j + 1).toReversed())
        return true
      }
    return false
  }

  /** Or-opt: takes up to three in a row elsewhere if that is shorter. */
  #moved(way: number[]): boolean {
    const size = way.length
    for (let count = 1; count <= 3; count++)
      for (let i = 1; i + count <= size; i++) {
        const part = way.slice(i, i + count)
        const [first, last] = [part[0]!, part.at(-1)!]
        const [before, after] = [way[i - 1]!, way[(i + count) % size]!]
        const saved = this.#way(before, first) + this.#way(last, after) - this.#way(before, after)
        const rest = way.toSpliced(i, count)
        for (const [place, a] of rest.entries()) {
          const b = rest[(place + 1) % rest.length]!
          const added = this.#way(a, first) + this.#way(last, b) - this.#way(a, b)
          if (saved - added <= LEAST_GAIN) continue
          way.splice(0, size, ...rest.toSpliced(place + 1, 0, ...part))
          return true
        }
      }
    return false
  }
}

/** Seconds: less is rounding. */
const LEAST_GAIN = 1e-6

function quantile(legs: readonly WalkLeg[], share: number): number {
  const sorted = legs.map(({ seconds }) => seconds).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? 0
}
