/** Pseudo-random numbers that repeat for the same seed, so that a failure can be reproduced. */
export class SeededRandom {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** An integer, both bounds included. */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  /** True with the probability `share`. */
  isLuck(share: number): boolean {
    return this.next() < share
  }

  pick<T>(choices: readonly T[]): T {
    const found = choices[this.whole(0, choices.length - 1)]
    if (found === undefined) throw new Error('nothing to pick from')
    return found
  }
}
