import { type Article, articlePrice, pricePerUnit, type SortCode } from '@gondola/contract/catalogue'
import { toCentavos, toPesos } from '@gondola/contract/base'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'
import { fillArray, type NamePlaces } from './name-order.ts'

/** Lists of indexes into the articles, in display order. */
export type Indexes = Uint32Array

/** Room for two million articles in a key's lower digits, and for prices up to 42 million pesos in the upper ones. */
const ARTICLES_MAX = 2 ** 21
const CENTAVOS_MAX = 2 ** 32 - 2
/** Unit prices that are not per kilogram or litre begin here. */
const BY_PIECE = 2 ** 50
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

/** Today's price of each article, and whether visitors see it. */
export interface SortPrices {
  centavosAt(index: number): number
  isHiddenAt(index: number): boolean
}

/**
 * Sort keys of all articles as integers: sorting a list is sorting an array of numbers. The orders are those of
 * `sorted` in the contract; a test compares the two.
 */
export class SortKeys {
  readonly #ranks: NameRanks
  readonly #centavos: Float64Array
  /** What a unit price is of: see `contentOf`. */
  readonly #content: Float64Array
  /** 1 if visitors do not see the price. */
  readonly #isPriceHidden: Uint8Array

  private constructor(
    ranks: NameRanks,
    centavos: Float64Array,
    content: Float64Array,
    isPriceHidden: Uint8Array,
  ) {
    this.#ranks = ranks
    this.#centavos = centavos
    this.#content = content
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
    const content = await fillArray(new Float64Array(articles.length), articles, contentOf)
    return new SortKeys(ranks, centavos, content, isPriceHidden)
  }

  /** The keys after some articles changed, but neither their names nor who sees their prices. */
  withPrices(articles: readonly Article[], changed: readonly number[]): SortKeys {
    const centavos = this.#centavos.slice()
    const content = this.#content.slice()
    for (const index of changed) {
      centavos[index] = centavosOf(articles[index]!)
      content[index] = contentOf(articles[index]!)
    }
    return new SortKeys(this.#ranks, centavos, content, this.#isPriceHidden)
  }

  centavosAt(index: number): number {
    return this.#centavos[index]!
  }

  isHiddenAt(index: number): boolean {
    return this.#isPriceHidden[index] === 1
  }

  /**
   * Sorts a list in an order other than its own (`s`), by these prices or a branch's. Prices that the visitor may not
   * see come last, by name.
   */
  sorted(
    list: Indexes,
    sort: Exclude<SortCode, 's'>,
    seesPrices: boolean,
    prices: SortPrices = this,
  ): Indexes {
    if (sort === 'naz' || sort === 'nza') return this.#byName(list, sort === 'naz')
    const { nameRank, byNameRank } = this.#ranks
    const places = pricePlaces(
      Float64Array.from(list, (index) => {
        const centavos = prices.centavosAt(index)
        return sort === 'pu' ? unitPriceOf(centavos, this.#content[index]!) : centavos
      }),
    )
    const keys = sortedKeys(list, (index, position) => {
      const isHidden = !seesPrices && prices.isHiddenAt(index)
      const rising = places[position]!
      const place = isHidden ? HIDDEN : sort === 'pa' ? CENTAVOS_MAX - rising : rising
      return place * ARTICLES_MAX + nameRank[index]!
    })
    return mapped(keys, (key) => byNameRank[key % ARTICLES_MAX]!)
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

/**
 * Thousandths of a kilogram or litre that a price is of; below zero for pieces and metres. The number of
 * `ContenidoNeto` is the denominator of `pricePerUnit`.
 */
function contentOf({ unidad, ContenidoNeto, ContenidoUnidad }: Article): number {
  if (unidad === 100) return 1000
  if (!ContenidoNeto || !ContenidoUnidad) return -1
  return ContenidoUnidad === 'g' || ContenidoUnidad === 'ml' ? ContenidoNeto : -ContenidoNeto
}

function unitPriceOf(centavos: number, content: number): number {
  const unit = content > 0 ? 'g' : 'un'
  const price = toCentavos(pricePerUnit(toPesos(centavos), 1, Math.abs(content), unit).Precio)
  return content > 0 ? price : BY_PIECE + price
}

/** Prices in centavos; their ranks if any is too high for a key. */
function pricePlaces(centavos: Float64Array): Float64Array {
  if (centavos.every((price) => price <= CENTAVOS_MAX)) return centavos
  const ranks = new Map([...new Set(centavos.toSorted())].map((price, rank) => [price, rank]))
  return centavos.map((price) => ranks.get(price)!)
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
