import type { Article } from '@gondola/contract/entities/article.ts'
import { articlePrice } from '@gondola/contract/rules/article-price.ts'
import { toCentavos } from '@gondola/contract/rules/money.ts'
import type { SortCode } from '@gondola/contract/rules/sort.ts'
import { Breathing } from './breathing.ts'
import type { NamePlaces } from './name-order.ts'

/** Lists of indexes into the articles, in the order to show. */
export type Indexes = Uint32Array

/** Room for two million articles in a key's lower digits; with as many prices a key is still a whole number. */
const ARTICLES_MAX = 2 ** 21

/** Places of all articles by name and by price, found between requests. */
interface Places {
  /** By name; equal names share theirs. */
  name: NamePlaces
  /** By name and then the shop's order: each article its own. */
  nameRank: Uint32Array
  byNameRank: Uint32Array
  /** By what it costs today; equal prices share theirs. */
  price: Uint32Array
  priceCount: number
}

/**
 * What every list is sorted by, as whole numbers: sorting a list is sorting an array of numbers. The orders are those of
 * `sorted` in the contract; a test compares the two.
 */
export class SortKeys {
  readonly #places: Places
  readonly #isPriceHidden: (index: number) => boolean

  private constructor(places: Places, isPriceHidden: (index: number) => boolean) {
    this.#places = places
    this.#isPriceHidden = isPriceHidden
  }

  static async of(
    articles: readonly Article[],
    name: NamePlaces,
    isPriceHidden: (index: number) => boolean,
  ): Promise<SortKeys> {
    const breathing = new Breathing()
    const ranks = await nameRanks(name, breathing)
    const prices = await pricePlaces(articles, breathing)
    return new SortKeys({ name, ...ranks, ...prices }, isPriceHidden)
  }

  /** A list in an order other than its own (`s`); prices the visitor may not see come last, by name. */
  sorted(list: Indexes, sort: Exclude<SortCode, 's'>, seesPrices: boolean): Indexes {
    if (sort === 'naz' || sort === 'nza') return this.#byName(list, sort === 'naz')
    const { price, priceCount, nameRank, byNameRank } = this.#places
    const keys = sortedKeys(list, (index) => {
      const isHidden = !seesPrices && this.#isPriceHidden(index)
      const rising = price[index]!
      const place = isHidden ? priceCount : sort === 'pb' ? rising : priceCount - 1 - rising
      return place * ARTICLES_MAX + nameRank[index]!
    })
    return mapped(keys, (key) => byNameRank[key % ARTICLES_MAX]!)
  }

  /** Equal names keep the order of the list. */
  #byName(list: Indexes, isRising: boolean): Indexes {
    const { name } = this.#places
    const keys = sortedKeys(list, (index, position) => {
      const place = name[index]!
      return (isRising ? place : name.length - place) * ARTICLES_MAX + position
    })
    return mapped(keys, (key) => list[key % ARTICLES_MAX]!)
  }
}

async function nameRanks(
  places: NamePlaces,
  breathing: Breathing,
): Promise<Pick<Places, 'nameRank' | 'byNameRank'>> {
  const byName = sortedKeys(places, (place, index) => place * ARTICLES_MAX + index)
  await breathing.pause()
  const byNameRank = mapped(byName, (key) => key % ARTICLES_MAX)
  const nameRank = new Uint32Array(places.length)
  for (let rank = 0; rank < byNameRank.length; rank++) nameRank[byNameRank[rank]!] = rank
  await breathing.pause()
  return { nameRank, byNameRank }
}

async function pricePlaces(
  articles: readonly Article[],
  breathing: Breathing,
): Promise<Pick<Places, 'price' | 'priceCount'>> {
  const centavos = new Float64Array(articles.length)
  for (let index = 0; index < articles.length; index++) {
    centavos[index] = toCentavos(articlePrice(articles[index]!) ?? 0)
  }
  await breathing.pause()
  const rising = centavos.toSorted()
  await breathing.pause()
  const placeOf = new Map<number, number>()
  for (let i = 0; i < rising.length; i++) {
    if (i === 0 || rising[i] !== rising[i - 1]) placeOf.set(rising[i]!, placeOf.size)
  }
  await breathing.pause()
  return { price: mapped(centavos, (price) => placeOf.get(price)!), priceCount: placeOf.size }
}

/** Loops: `from` with a function takes several times as long. */
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
