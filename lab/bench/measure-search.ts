import type { Article } from '@gondola/contract/catalogue'
import {
  buildSearchIndex,
  findArticles,
  suggestionsFor,
} from '@gondola/server/goods/catalogue/search/search.ts'
import { presented } from '@gondola/server/goods/catalogue/to-article.ts'
import { folded } from '@gondola/server/platform/text/folded.ts'
import type { Db } from '@gondola/server/platform/db/open-database.ts'
import { percentile } from './median.ts'

const QUERIES = 4000
const FIRST = 20

interface Named {
  name: string
  brand: string
  family: string
}

interface Times {
  p50: number
  p99: number
  most: number
}

export interface SearchFigures {
  queries: number
  searchMs: Times
  suggestionMs: Times
  /** Percentage of searches that show the article they were made of. Words shared by many articles cannot. */
  foundPercent: number
}

/** Makes searches of the articles' own words, half of them cut or mistyped, and measures their processor time. */
export async function measureSearch(named: readonly Named[]): Promise<SearchFigures> {
  const families = new Map(
    [...new Set(named.map(({ family }) => family))].map((name, index) => [name, index + 1]),
  )
  const articles = named.map(({ name, brand, family }, index) =>
    articleOf(name, brand, family, families.get(family)!, index),
  )
  const departments = new Map([...families.values()].map((code) => [code, '']))
  const search = await buildSearchIndex(articles, departments, new Float64Array(articles.length))
  const brands = [...new Set(named.map(({ brand }) => brand))].map((Descripcion, index) => ({
    Codigo: index + 1,
    Descripcion,
  }))
  const random = randomFrom(7)
  const made = Array.from({ length: QUERIES }, (_, number) => {
    const index = Math.floor(random() * articles.length)
    return { index, text: queryOf(named[index]!.name, number, random) }
  })
  for (const { text } of made.slice(0, 500)) findArticles(search, text)
  const searchMs = made.map(({ text }) => shortestMs(() => findArticles(search, text)))
  const snapshot = { articles, departments: [], brands, search }
  for (const { text } of made.slice(0, 500)) suggestionsFor(snapshot, text)
  const suggestionMs = made.map(({ text }) => shortestMs(() => suggestionsFor(snapshot, text)))
  const isFound = made.filter(({ index, text }) =>
    findArticles(search, text).subarray(0, FIRST).includes(index),
  ).length
  return {
    queries: QUERIES,
    searchMs: timesOf(searchMs),
    suggestionMs: timesOf(suggestionMs),
    foundPercent: (isFound * 100) / QUERIES,
  }
}

export async function namesOfShop(db: Db): Promise<Named[]> {
  return db
    .selectFrom('articles')
    .innerJoin('brands', 'brands.Codigo', 'articles.brand_code')
    .innerJoin('families', 'families.Codigo', 'articles.family_code')
    .select(['articles.Descripcion as name', 'brands.Descripcion as brand', 'families.Descripcion as family'])
    .where('is_on_sale', '=', true)
    .execute()
}

function articleOf(Descripcion: string, brand: string, family: string, familyCode: number, index: number) {
  const Familia = { Codigo: familyCode, Descripcion: family }
  return {
    Codigo: String(index),
    Ean: null,
    Descripcion,
    Marca: { Codigo: index, Descripcion: brand, Checked: false },
    Familia,
    ...presented({ Descripcion, Familia }),
  } as unknown as Article
}

const timesOf = (figures: readonly number[]): Times => ({
  p50: percentile(figures, 50),
  p99: percentile(figures, 99),
  most: Math.max(...figures),
})

/**
 * The shortest of three runs, which is the processor time without interruptions by other programs. The system's own
 * count of a thread's time is too coarse here.
 */
function shortestMs(work: () => unknown): number {
  let shortest = Number.POSITIVE_INFINITY
  for (let run = 0; run < 3; run++) {
    const began = performance.now()
    work()
    shortest = Math.min(shortest, performance.now() - began)
  }
  return shortest
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * One to three words of a name; every second time the last word is cut, or one has a wrong, missing or swapped letter.
 */
function queryOf(name: string, number: number, random: () => number): string {
  const words = folded(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2)
  const from = Math.floor(random() * Math.max(1, words.length - 2))
  const chosen = words.slice(from, from + 1 + (number % 3))
  if (number % 2 === 0 || chosen.length === 0) return chosen.join(' ') || name
  const at = Math.floor(random() * chosen.length)
  const word = chosen[at]!
  const place = 1 + Math.floor(random() * (word.length - 1))
  const letter = LETTERS[Math.floor(random() * LETTERS.length)]!
  const harmed = [
    word.slice(0, Math.max(3, Math.ceil(word.length * 0.6))),
    word.slice(0, place) + letter + word.slice(place + 1),
    word.slice(0, place) + word.slice(place + 1),
    word.slice(0, place - 1) +
      word.slice(place, place + 1) +
      word.slice(place - 1, place) +
      word.slice(place + 1),
  ][number % 4]!
  chosen[at] = harmed
  return chosen.join(' ')
}

/** The same numbers in every run. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
