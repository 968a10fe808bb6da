import type { Article } from '@gondola/contract/entities/article.ts'
import { articlePrice } from '@gondola/contract/rules/article-price.ts'
import { toCentavos } from '@gondola/contract/rules/money.ts'
import type { SortCode } from '@gondola/contract/rules/sort.ts'
import type { NamePlaces } from './name-order.ts'

/** Lists of indexes into the articles, in the order to show. */
export type Indexes = Uint32Array

/** Room for two million articles in a key's lower digits; with as many prices a key is still a whole number. */
const ARTICLES_MAX = 2 ** 21

/**
 * What every list is sorted by, as whole numbers: sorting a list is sorting an array of numbers. The orders are those of
 * `sorted` in the contract; a test compares the two.
 */
export class SortKeys {
  /** Place by name, then by the shop's order: each article its own. */
  readonly #nameRank: Uint32Array
  readonly #byNameRank: Uint32Array
  readonly #namePlace: NamePlaces
  readonly #pricePlace: Uint32Array
  readonly #isPriceHidden: (index: number) => boolean
  readonly #hiddenPlace: number

  constructor(articles: readonly Article[], places: NamePlaces, isPriceHidden: (index: number) => boolean) {
    this.#namePlace = places
    const byName = Float64Array.from(places, (place, index) => place * ARTICLES_MAX + index).toSorted()
    this.#byNameRank = Uint32Array.from(byName, (key) => key % ARTICLES_MAX)
    this.#nameRank = new Uint32Array(articles.length)
    for (const [rank, index] of this.#byNameRank.entries()) this.#nameRank[index] = rank
    const prices = Float64Array.from(articles, (article) => toCentavos(articlePrice(article) ?? 0))
    const distinct = Float64Array.from(new Set(prices)).toSorted()
    const placeOf = new Map(Array.from(distinct, (price, place) => [price, place]))
    this.#pricePlace = Uint32Array.from(prices, (price) => placeOf.get(price)!)
    this.#hiddenPlace = distinct.length
    this.#isPriceHidden = isPriceHidden
  }

  /** A list in an order other than its own (`s`); prices the visitor may not see come last, by name. */
  sorted(list: Indexes, sort: Exclude<SortCode, 's'>, seesPrices: boolean): Indexes {
    if (sort === 'naz' || sort === 'nza') return this.#byName(list, sort === 'naz')
    const dearest = this.#hiddenPlace - 1
    const keys = Float64Array.from(list, (index) => {
      const isHidden = !seesPrices && this.#isPriceHidden(index)
      const price = this.#pricePlace[index]!
      const place = isHidden ? this.#hiddenPlace : sort === 'pb' ? price : dearest - price
      return place * ARTICLES_MAX + this.#nameRank[index]!
    }).toSorted()
    return Uint32Array.from(keys, (key) => this.#byNameRank[key % ARTICLES_MAX]!)
  }

  /** Equal names keep the order of the list. */
  #byName(list: Indexes, isRising: boolean): Indexes {
    const last = this.#namePlace.length
    const keys = Float64Array.from(list, (index, position) => {
      const place = this.#namePlace[index]!
      return (isRising ? place : last - place) * ARTICLES_MAX + position
    }).toSorted()
    return Uint32Array.from(keys, (key) => list[key % ARTICLES_MAX]!)
  }
}
