import { toCentavos } from '@gondola/contract/base'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'
import type { ArticleRow } from './catalogue.store.ts'

/** Centavos of a price list by article; 0 where the base price holds. Wider if a price exceeds 32 bits. */
export type ListPrices = Uint32Array | Float64Array

/** Prices by list and assortment by branch, in the order of a snapshot's articles (decision 0020). */
export interface BranchColumns {
  /** By list id; absent if the list has no price of its own. */
  prices: ReadonlyMap<number, ListPrices>
  /** By branch id: a bit for each article, set if the branch does not sell it; absent if it sells all. */
  notSold: ReadonlyMap<number, Uint8Array>
}

type BranchFields = Pick<ArticleRow, 'list_prices' | 'not_sold_at'>

const NO_COLUMNS: BranchColumns = { prices: new Map(), notSold: new Map() }

const PRICE_32_BITS_MAX = 2 ** 32 - 1

export const hasBit = (bits: Uint8Array, index: number): boolean =>
  (bits[index >> 3]! & (1 << (index & 7))) !== 0

/** Columns being filled or changed; those of `before` are copied when they are first written. */
export class ColumnsInTheMaking {
  readonly #prices: Map<number, ListPrices>
  readonly #notSold: Map<number, Uint8Array>
  readonly #ownPrices = new Set<number>()
  readonly #ownNotSold = new Set<number>()
  /** Articles that the columns have room for. */
  #room: number

  constructor(before: BranchColumns = NO_COLUMNS, room = 0) {
    this.#prices = new Map(before.prices)
    this.#notSold = new Map(before.notSold)
    this.#room = room
  }

  /** Sets what an article's row says; `index` may lie beyond the room so far. */
  write(index: number, { list_prices, not_sold_at }: BranchFields): void {
    const isEmpty = this.#prices.size === 0 && this.#notSold.size === 0
    if (isEmpty && list_prices === null && not_sold_at === null) return
    for (const list of this.#prices.keys()) this.#setPrice(list, index, centavosOf(list_prices?.[list]))
    for (const list in list_prices)
      if (!this.#prices.has(Number(list))) this.#setPrice(Number(list), index, centavosOf(list_prices[list]))
    for (const branch of this.#notSold.keys())
      this.#setSold(branch, index, not_sold_at?.includes(branch) !== true)
    for (const branch of not_sold_at ?? [])
      if (!this.#notSold.has(branch)) this.#setSold(branch, index, false)
  }

  get columns(): BranchColumns {
    return { prices: this.#prices, notSold: this.#notSold }
  }

  /** The columns with the article of `slots[index]` at each index. */
  async arranged(slots: Uint32Array): Promise<BranchColumns> {
    if (this.#ownPrices.size === 0 && this.#ownNotSold.size === 0 && isInOrder(slots, this.#room))
      return this.columns
    const slicer = new TimeSlicer()
    for (const [list, before] of this.#prices) {
      const Column = before.constructor as Uint32ArrayConstructor
      const prices = new Column(slots.length)
      for (let index = 0; index < slots.length; index++) prices[index] = before[slots[index]!] ?? 0
      // the column before is let go, so that never more than one is held twice
      this.#prices.set(list, prices)
      await slicer.pause()
    }
    for (const [branch, before] of this.#notSold) {
      const bits = new Uint8Array(bytesFor(slots.length))
      for (let index = 0; index < slots.length; index++)
        if (slots[index]! >> 3 < before.length && hasBit(before, slots[index]!))
          bits[index >> 3]! |= 1 << (index & 7)
      this.#notSold.set(branch, bits)
      await slicer.pause()
    }
    return this.columns
  }

  #setPrice(list: number, index: number, centavos: number): void {
    let prices = this.#prices.get(list)
    if ((prices?.[index] ?? 0) === centavos) return
    if (prices === undefined || !this.#ownPrices.has(list) || index >= prices.length) {
      prices = enlarged(prices, this.#roomFor(index))
      this.#prices.set(list, prices)
      this.#ownPrices.add(list)
    }
    if (centavos > PRICE_32_BITS_MAX && prices instanceof Uint32Array)
      this.#prices.set(list, (prices = Float64Array.from(prices)))
    prices[index] = centavos
  }

  #setSold(branch: number, index: number, isSold: boolean): void {
    let bits = this.#notSold.get(branch)
    const isOutside = bits === undefined || index >> 3 >= bits.length
    if (isSold ? isOutside || !hasBit(bits!, index) : !isOutside && hasBit(bits!, index)) return
    if (bits === undefined || !this.#ownNotSold.has(branch) || isOutside) {
      const larger = new Uint8Array(bytesFor(this.#roomFor(index)))
      if (bits !== undefined) larger.set(bits)
      this.#notSold.set(branch, (bits = larger))
      this.#ownNotSold.add(branch)
    }
    if (isSold) bits[index >> 3]! &= ~(1 << (index & 7))
    else bits[index >> 3]! |= 1 << (index & 7)
  }

  /** Doubles the room as often as needed. */
  #roomFor(index: number): number {
    while (this.#room <= index) this.#room = Math.max(1024, this.#room * 2)
    return this.#room
  }
}

const centavosOf = (pesos: number | undefined) => (pesos === undefined ? 0 : toCentavos(pesos))

const bytesFor = (articles: number) => (articles + 7) >> 3

function enlarged(prices: ListPrices | undefined, room: number): ListPrices {
  const larger = prices instanceof Float64Array ? new Float64Array(room) : new Uint32Array(room)
  if (prices !== undefined) larger.set(prices)
  return larger
}

function isInOrder(slots: Uint32Array, room: number): boolean {
  if (slots.length !== room) return false
  for (let index = 0; index < slots.length; index++) if (slots[index] !== index) return false
  return true
}
