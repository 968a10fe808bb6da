import type { Article } from '@gondola/contract/catalogue'
import { TimeSlicer } from '../../../platform/runtime/time-slicing.ts'
import { KnownNames, weightsOf } from './article-terms.ts'
import { isSpecialSort, otherProductIn, PLAIN_SORTS } from './language/product-names.ts'
import { heardForms, looksForeign, soundOf } from './language/sound.ts'
import { sortedTerms, type SortedTerms } from './language/sorted-terms.ts'
import { WEIGHTS } from './weights.ts'
import { wordsOf, type Word } from './language/words.ts'

const WEIGHT_MAX = 255

/** A term is a brand's if this share of its articles are of a brand with it. */
const BRAND_SHARE = 0.6
/** Other names that a brand is searched by, separated by spaces, by the brand's code. */
export type OtherNames = ReadonlyMap<number, string>

/** The inverted index: the words of all articles, sorted, each with its articles. Typed arrays, a few bytes per word. */
export interface SearchIndex extends SortedTerms {
  /**
   * The articles of term `t` are `articles[from[t]]` up to, not including, `articles[from[t + 1]]`; their weights have
   * the same places.
   */
  from: Uint32Array
  articles: Uint32Array
  weights: Uint8Array
  bySound: ReadonlyMap<string, readonly number[]>
  /** Foreign words and brands by how they may be heard, and these sounds sorted. */
  byHeard: ReadonlyMap<string, readonly number[]>
  heard: SortedTerms
  /** The best weight of each term: how much it says what an article is. */
  best: Uint8Array
  /** Terms that are words of brands. */
  ofBrands: ReadonlySet<number>
  /** An article's bonus over others that match equally. */
  ahead: Float32Array
  /** An article's share of the popularity bonus: 0 to 1. */
  popularity: Float32Array
  /** Family codes by article. */
  families: Uint32Array
  /** An article's content over that of its family's middle one, as a power of two; 0 if unknown. */
  relativeSize: Float32Array
}

/** Collects postings by term, then lays them out in order. */
class Gathering {
  readonly #numbers = new Map<string, number>()
  readonly #articles: number[][] = []
  readonly #weights: number[][] = []

  add(article: number, weightByTerm: ReadonlyMap<string, number>): void {
    for (const [term, weight] of weightByTerm) {
      let number = this.#numbers.get(term)
      if (number === undefined) {
        number = this.#articles.length
        this.#numbers.set(term, number)
        this.#articles.push([])
        this.#weights.push([])
      }
      this.#articles[number]!.push(article)
      this.#weights[number]!.push(Math.min(WEIGHT_MAX, weight))
    }
  }

  async laidOut(facts: ArticleFacts, spoken: SpokenWords, slicer: TimeSlicer): Promise<SearchIndex> {
    const terms = [...this.#numbers.keys()].toSorted()
    const total = this.#articles.reduce((sum, list) => sum + list.length, 0)
    const bySound = new Map<string, number[]>()
    const byHeard = new Map<string, number[]>()
    const ofBrands = new Set<number>()
    const laid = {
      ...sortedTerms(terms),
      from: new Uint32Array(terms.length + 1),
      articles: new Uint32Array(total),
      weights: new Uint8Array(total),
      best: new Uint8Array(terms.length),
    }
    let used = 0
    for (const [i, term] of terms.entries()) {
      const number = this.#numbers.get(term)!
      const inBrands = spoken.brands.get(term) ?? 0
      const weights = this.#weights[number]!
      if (inBrands > 0 && inBrands >= weights.length * BRAND_SHARE) ofBrands.add(i)
      laid.articles.set(this.#articles[number]!, used)
      laid.weights.set(weights, used)
      used += weights.length
      laid.from[i + 1] = used
      laid.best[i] = weights.reduce((best, weight) => Math.max(best, weight), 0)
      addTo(bySound, soundOf(term), i)
      const written = spoken.written.get(term)
      if (written !== undefined) for (const heard of heardForms(written)) addTo(byHeard, heard, i)
      if (i % 500 === 0) await slicer.pause()
    }
    return {
      ...facts,
      ...laid,
      bySound,
      byHeard,
      ofBrands,
      heard: sortedTerms([...byHeard.keys()].toSorted()),
    }
  }
}

/** Collects what is needed to find words by ear. */
class SpokenWords {
  /** Brands and foreign words as they are written, by term. */
  readonly written = new Map<string, string>()
  /** In how many articles a term is a word of the brand. */
  readonly brands = new Map<string, number>()

  add(name: readonly Word[], brand: readonly Word[]): void {
    for (const { term, written } of brand) {
      if (/^[a-z]{3,}$/.test(written)) this.written.set(term, written)
      this.brands.set(term, (this.brands.get(term) ?? 0) + 1)
    }
    for (const { term, written } of name)
      if (!this.written.has(term) && /^[a-z]{3,}$/.test(written) && looksForeign(written))
        this.written.set(term, written)
  }
}

function addTo(terms: Map<string, number[]>, key: string, term: number): void {
  const known = terms.get(key)
  if (known === undefined) terms.set(key, [term])
  else known.push(term)
}

type ArticleFacts = Pick<SearchIndex, 'ahead' | 'popularity' | 'families' | 'relativeSize'>

/** Builds the index, yielding to the event loop in between; `departmentNames` by family code, `popularity` by article. */
export async function buildSearchIndex(
  articles: readonly Article[],
  departmentNames: ReadonlyMap<number, string>,
  popularity: Float64Array,
  otherBrandNames: OtherNames = new Map(),
): Promise<SearchIndex> {
  const slicer = new TimeSlicer()
  const names = new KnownNames()
  const gathering = new Gathering()
  const facts: ArticleFacts = {
    ahead: new Float32Array(articles.length),
    popularity: new Float32Array(articles.length),
    families: Uint32Array.from(articles, ({ Familia }) => Familia.Codigo),
    relativeSize: new Float32Array(articles.length),
  }
  const spoken = new SpokenWords()
  const products: string[] = []
  const mostPopular = Math.log1p(popularity.reduce((most, count) => Math.max(most, count), 0)) || 1
  for (const [index, article] of articles.entries()) {
    const words = wordsOf(article.Descripcion)
    const brand = names.wordsOf(article.Marca.Descripcion)
    spoken.add(words, brand)
    products.push(otherProductIn(words) ?? words[0]?.term ?? '')
    const around = {
      department: departmentNames.get(article.Familia.Codigo) ?? '',
      otherBrand: otherBrandNames.get(article.Marca.Codigo) ?? '',
    }
    gathering.add(index, weightsOf(article, words, around, names))
    facts.popularity[index] = Math.log1p(Math.max(0, popularity[index]!)) / mostPopular
    facts.ahead[index] =
      WEIGHTS.sales * facts.popularity[index] +
      plainness(words, brand) +
      (article.unidad === 100 ? WEIGHTS.pack.loose : 0)
    if (index % 100 === 0) await slicer.pause()
  }
  facts.relativeSize.set(relativeSizes(articles, products))
  return gathering.laidOut(facts, spoken, slicer)
}

/** How near an article is to the plain variety of its product, by the words of its name; at most 0. */
function plainness(words: readonly Word[], brand: readonly Word[]): number {
  const { word, specialSort } = WEIGHTS.plainness
  const telling = words.filter(
    ({ term }) =>
      !/^=?\d/.test(term) && !PLAIN_SORTS.has(term) && !brand.some((ofBrand) => ofBrand.term === term),
  )
  return telling.length * word + (telling.some(({ term }) => isSpecialSort(term)) ? specialSort : 0)
}

/** Contents of a product's articles of a family and unit are compared with the middle one of them. */
function relativeSizes(articles: readonly Article[], products: readonly string[]): Float32Array {
  const contents = new Map<string, number[]>()
  const kindOf = ({ Familia, ContenidoUnidad }: Article, place: number) =>
    `${Familia.Codigo} ${ContenidoUnidad} ${products[place]}`
  for (const [place, article] of articles.entries()) {
    const size = sizeOf(article)
    if (!size) continue
    const kind = kindOf(article, place)
    const known = contents.get(kind)
    if (known === undefined) contents.set(kind, [size])
    else known.push(size)
  }
  const middles = new Map(
    [...contents].map(([kind, list]) => [kind, list.toSorted((a, b) => a - b)[list.length >> 1]!]),
  )
  return Float32Array.from(articles, (article, place) => {
    const size = sizeOf(article)
    return size ? Math.log2(size / middles.get(kindOf(article, place))!) : 0
  })
}

/** A bag's size is that of the bag, and not how many there are: `45 x 60 cm`. */
function sizeOf({ Descripcion, ContenidoNeto }: Article): number | null {
  const [, width, length] = /\b(\d{1,3}) ?x ?(\d{1,3}) ?cm\b/i.exec(Descripcion) ?? []
  return width === undefined ? ContenidoNeto : Number(width) * Number(length)
}
