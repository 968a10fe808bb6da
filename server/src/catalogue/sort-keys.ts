import { type Article, articlePrice, type SortCode } from '@gondola/contract/catalogue'
import { toCentavos } from '@gondola/contract/base'
import { TimeSlicer } from '../platform/runtime/time-slicing.ts'
import { fillArray } from './fill-array.ts'
import type { NamePlaces } from './name-order.ts'

/** Lists of indexes into the articles, in display order. */
export type Indexes = Uint32Array

/** Room for two million articles in a key's lower digits, and for prices up to 42 million pesos in the upper ones. */
const ARTICLES_MAX = 2 ** 21
const CENTAVOS_MAX = 2 ** 32 - 2
/** Sorts after all prices. */
const HIDDEN = CENTAVOS_MAX + 1

/** Ranks of all articles by name, computed between requests. */
interface NameRanks {
  /** Equal names share a rank. */
  name: NamePlaces
  /** By name and then the shop's order: unique to each article. */
  nameRank: Uint32Array
  byNameRank: Uint32Array
}

/** Today's prices. If any is too high for a key, prices are replaced by their ranks for sorting. */
interface Prices {
  centavos: Float64Array
  isAnyDearer: boolean
}

/**
 * Sort keys of all articles as integers: sorting a list is sorting an array of numbers. The orders are those of
 * `sorted` in the contract; a test compares the two.
 */
export class SortKeys {
  readonly #ranks: NameRanks
  readonly #prices: Prices
  /** 1 if visitors do not see the price. */
  readonly #isPriceHidden: Uint8Array

  private constructor(ranks: NameRanks, prices: Prices, isPriceHidden: Uint8Array) {
    this.#ranks = ranks
    this.#prices = prices
    this.#isPriceHidden = isPriceHidden
  }

  static async of(
    articles: readonly Article[],
    name: NamePlaces,
    isPriceHidden: Uint8Array,
  ): Promise<SortKeys> {
    const slicer = new TimeSlicer()
    const ranks = { name, ...(await nameRanks(name, slicer)) }
    const centavos = await fillArray(new Float64Array(articles.length), articles, centavosOf)
    return new SortKeys(ranks, pricesOf(centavos), isPriceHidden)
  }

  /** The keys after some articles changed, but neither their names nor who sees their prices. */
  withPrices(articles: readonly Article[], changed: readonly number[]): SortKeys {
    const centavos = this.#prices.centavos.slice()
    for (const index of changed) centavos[index] = centavosOf(articles[index]!)
    return new SortKeys(this.#ranks, pricesOf(centavos), this.#isPriceHidden)
  }

  /** Sorts a list in an order other than its own (`s`). Prices that the visitor may not see come last, by name. */
  sorted(list: Indexes, sort: Exclude<SortCode, 's'>, seesPrices: boolean): Indexes {
    if (sort === 'naz' || sort === 'nza') return this.#byName(list, sort === 'naz')
    const { nameRank, byNameRank } = this.#ranks
    const placeOf = this.#prices.isAnyDearer
      ? this.#pricePlaces()
      : (index: number) => this.#prices.centavos[index]!
    const keys = sortedKeys(list, (index) => {
      const isHidden = !seesPrices && this.#isPriceHidden[index] === 1
      const rising = placeOf(index)
      const place = isHidden ? HIDDEN : sort === 'pb' ? rising : CENTAVOS_MAX - rising
      return place * ARTICLES_MAX + nameRank[index]!
    })
    return mapped(keys, (key) => byNameRank[key % ARTICLES_MAX]!)
  }

  /** Ranks of prices, for when some are too high for a key. */
  #pricePlaces(): (index: number) => number {
    const { centavos } = this.#prices
    const places = new Map([...new Set(centavos.toSorted())].map((price, place) => [price, place]))
    return (index) => places.get(centavos[index]!)!
  }

  /** Equal names keep the order of the list. */
  #byName(list: Indexes, isRising: boolean): Indexes {
    const { name } = this.#ranks
    const keys = sortedKeys(list, (index, position) => {
      const place = name[index]!
      return (isRising ? place : name.length - place) * ARTICLES_MAX + position
    })
    return mapped(keys, (key) => list[key % ARTICLES_MAX]!)
  }
}

const centavosOf = (article: Article) => toCentavos(articlePrice(article) ?? 0)

function pricesOf(centavos: Float64Array): Prices {
  let isAnyDearer = false
  for (let index = 0; index < centavos.length; index++) isAnyDearer ||= centavos[index]! > CENTAVOS_MAX
  return { centavos, isAnyDearer }
}

async function nameRanks(places: NamePlaces, slicer: TimeSlicer): Promise<Omit<NameRanks, 'name'>> {
  const byName = sortedKeys(places, (place, index) => place * ARTICLES_MAX + index)
  await slicer.pause()
  const byNameRank = mapped(byName, (key) => key % ARTICLES_MAX)
  const nameRank = new Uint32Array(places.length)
  for (let rank = 0; rank < byNameRank.length; rank++) nameRank[byNameRank[rank]!] = rank
  await slicer.pause()
  return { nameRank, byNameRank }
}

/** A loop, because `from` with a function takes several times as long. */
function sortedKeys(list: Uint32Array, keyOf: (value: number, position: number) => number): Float64Array {
  const keys = new Float64Array(list.length)
  for (let i = 0; i < list.length; i++) keys[i] = keyOf(list[i]!, i)
  return keys.toSorted()
}

function mapped(keys: Float64Array, valueOf: (key: number) => number): Uint32Array {
  const values = new Uint32Array(keys.length)
  for (let i = 0; i < keys.length; i++) values[i] = valueOf(keys[i]!)
  return values
}
