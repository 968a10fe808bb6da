import type { Article } from '@gondola/contract/catalogue'
import { TimeSlicer } from '../../platform/runtime/time-slicing.ts'
import { soundOf } from './sound.ts'
import { numbersOf, wordsOf, type Word } from './words.ts'

/** Weights by where a word occurs; an article's weights for the same word add up. */
const FIRST_WORD_WEIGHT = 100
const LATER_WORD_LOSS = 8
const LEAST_NAME_WEIGHT = 44
const BRAND_WEIGHT = 45
const FAMILY_FIRST_WEIGHT = 50
const FAMILY_WEIGHT = 25
const DEPARTMENT_WEIGHT = 8
const WEIGHT_MAX = 255

/** Maximum bonus for popularity and a short name: less than a word gains by a better place. */
const POPULARITY_BONUS = 12
const WORD_COST = 1.5

/** Other names that a brand is searched by, separated by spaces, by the brand's code. */
export type OtherNames = ReadonlyMap<number, string>

/**
 * The inverted index: the words of all articles, sorted, each with its articles. Typed arrays, a few bytes per word.
 */
export interface SearchIndex {
  /** Sorted by code unit. */
  terms: readonly string[]
  /** Number of leading letters that a term shares with the previous one. */
  shared: Uint8Array
  /**
   * The articles of term `t` are `articles[from[t]]` up to, not including, `articles[from[t + 1]]`; their weights have
   * the same places.
   */
  from: Uint32Array
  articles: Uint32Array
  weights: Uint8Array
  /** Terms by their sound. */
  bySound: ReadonlyMap<string, readonly number[]>
  /** An article's bonus over others that match equally. */
  ahead: Float32Array
}

/** An article's share of the popularity bonus (0 to 1); `words` is the number of words in its name. */
export const popularityShare = ({ ahead }: SearchIndex, article: number, words: number): number =>
  (ahead[article]! + WORD_COST * words) / POPULARITY_BONUS

/** Caches the words of brands, families and departments. */
class KnownNames {
  readonly #words = new Map<string, readonly Word[]>()

  wordsOf(name: string): readonly Word[] {
    let words = this.#words.get(name)
    if (words === undefined) this.#words.set(name, (words = wordsOf(name)))
    return words
  }
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

  async laidOut(ahead: Float32Array, slicer: TimeSlicer): Promise<SearchIndex> {
    const terms = [...this.#numbers.keys()].toSorted()
    const total = this.#articles.reduce((sum, list) => sum + list.length, 0)
    const bySound = new Map<string, number[]>()
    const index: SearchIndex = {
      terms,
      bySound,
      shared: Uint8Array.from(terms, (term, i) => sharedLetters(terms[i - 1] ?? '', term)),
      from: new Uint32Array(terms.length + 1),
      articles: new Uint32Array(total),
      weights: new Uint8Array(total),
      ahead,
    }
    let used = 0
    for (const [i, term] of terms.entries()) {
      const number = this.#numbers.get(term)!
      index.articles.set(this.#articles[number]!, used)
      index.weights.set(this.#weights[number]!, used)
      used += this.#articles[number]!.length
      index.from[i + 1] = used
      const sound = soundOf(term)
      bySound.set(sound, [...(bySound.get(sound) ?? []), i])
      if (i % 500 === 0) await slicer.pause()
    }
    return index
  }
}

/**
 * Builds the index, yielding to the event loop in between; `departmentNames` by family code, `popularity` by article.
 */
export async function buildSearchIndex(
  articles: readonly Article[],
  departmentNames: ReadonlyMap<number, string>,
  popularity: Float64Array,
  otherBrandNames: OtherNames = new Map(),
): Promise<SearchIndex> {
  const slicer = new TimeSlicer()
  const names = new KnownNames()
  const gathering = new Gathering()
  const ahead = new Float32Array(articles.length)
  const mostPopular = Math.log1p(popularity.reduce((most, count) => Math.max(most, count), 0)) || 1
  for (const [index, article] of articles.entries()) {
    const words = wordsOf(article.Descripcion)
    const around = {
      department: departmentNames.get(article.Familia.Codigo) ?? '',
      otherBrand: otherBrandNames.get(article.Marca.Codigo) ?? '',
    }
    gathering.add(index, weightsOf(article, words, around, names))
    ahead[index] =
      (POPULARITY_BONUS * Math.log1p(Math.max(0, popularity[index]!))) / mostPopular -
      WORD_COST * words.length
    if (index % 100 === 0) await slicer.pause()
  }
  return gathering.laidOut(ahead, slicer)
}

function weightsOf(
  article: Article,
  words: readonly Word[],
  { department, otherBrand }: { department: string; otherBrand: string },
  names: KnownNames,
): Map<string, number> {
  const weights = new Map<string, number>()
  for (const [position, { term }] of words.entries()) {
    const weight = Math.max(LEAST_NAME_WEIGHT, FIRST_WORD_WEIGHT - position * LATER_WORD_LOSS)
    for (const spelling of spellings(term)) if (!weights.has(spelling)) weights.set(spelling, weight)
  }
  if (article.ContenidoNeto !== null && article.ContenidoUnidad !== null) {
    const content = `=${article.ContenidoNeto}${article.ContenidoUnidad}`
    for (const spelling of spellings(content))
      if (!weights.has(spelling)) weights.set(spelling, LEAST_NAME_WEIGHT)
  }
  const add = (name: string, first: number, later: number) => {
    for (const [position, { term }] of names.wordsOf(name).entries()) {
      weights.set(term, (weights.get(term) ?? 0) + (position === 0 ? first : later))
    }
  }
  add(article.Marca.Descripcion, BRAND_WEIGHT, BRAND_WEIGHT)
  for (const { term } of names.wordsOf(otherBrand)) if (!weights.has(term)) weights.set(term, BRAND_WEIGHT)
  add(article.Familia.Descripcion, FAMILY_FIRST_WEIGHT, FAMILY_WEIGHT)
  add(department, DEPARTMENT_WEIGHT, DEPARTMENT_WEIGHT)
  return weights
}

const spellings = (term: string) => (term.startsWith('=') ? [term, ...numbersOf(term)] : [term])

function sharedLetters(a: string, b: string): number {
  const most = Math.min(a.length, b.length, 255)
  let shared = 0
  while (shared < most && a.charCodeAt(shared) === b.charCodeAt(shared)) shared++
  return shared
}
