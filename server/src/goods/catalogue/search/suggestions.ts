import { SUGGESTIONS_MAX } from '@gondola/contract/base'
import type { Article, Suggestion } from '@gondola/contract/catalogue'
import { findWithClauses } from './find-articles.ts'
import { folded } from '../../../platform/text/folded.ts'
import type { OtherNames, SearchIndex } from './search-index.ts'
import { queryWordsOf } from './language/words.ts'

const FAMILIES_MAX = 2
const BRANDS_MAX = 2
/** Number of best articles in which the most frequent family is looked for. */
const SAMPLE = 40
const FAMILY_SHARE = 0.5

interface Named {
  Codigo: number
  Descripcion: string
}

/** The data that suggestions are drawn from. */
export interface SuggestionSource {
  articles: readonly Article[]
  departments: readonly { ListFamilias: readonly Named[] }[]
  brands: readonly Named[]
  /** Other names that brands are found by, by the brand's code. */
  otherBrandNames?: OtherNames
  search: SearchIndex
  /** A branch's articles: its own prices, its assortment, what it is out of. Without it all are as in `articles`. */
  branch?: {
    articleAt(index: number): Article
    isSold(index: number): boolean
    outLast(list: Uint32Array): Uint32Array
  }
}

/** Up to eight suggestions for a partly typed text: families and brands by name, then articles, best first. */
export function suggestionsFor(source: SuggestionSource, text: string): Suggestion[] {
  const words = folded(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  const { branch } = source
  const asked = findWithClauses(source.search, queryWordsOf(text), 'beginning', branch ?? null)
  // only the search's page tells that no article declares what was asked for
  const found = asked.undeclared.length > 0 ? new Uint32Array() : asked.articles
  const families = source.departments.flatMap(({ ListFamilias }) => ListFamilias)
  const named = matching(families, words).slice(0, FAMILIES_MAX)
  const shownFamilies = named.length > 0 ? named : mainFamily(source.articles, found)
  const shownBrands = matching(source.brands, words, source.otherBrandNames).slice(0, BRANDS_MAX)
  const room = SUGGESTIONS_MAX - shownFamilies.length - shownBrands.length
  return [
    ...shownFamilies.map((family) => suggestion('familia', family)),
    ...shownBrands.map((brand) => suggestion('marca', brand)),
    ...differentNames(source.articles, branch?.outLast(found) ?? found, room).map((index) =>
      articleSuggestion(branch?.articleAt(index) ?? source.articles[index]!),
    ),
  ]
}

const suggestion = (Tipo: 'familia' | 'marca', { Codigo, Descripcion }: Named): Suggestion => ({
  Tipo,
  Codigo: String(Codigo),
  Descripcion,
  Articulo: null,
})

const articleSuggestion = (Articulo: Article): Suggestion => ({
  Tipo: 'articulo',
  Codigo: Articulo.Codigo,
  Descripcion: Articulo.Descripcion,
  Articulo,
})

/**
 * Folded names of brands and families, cached as long as their catalogue: folding thousands at every keystroke is slow.
 */
const spacedNames = new WeakMap<Named, string>()

function spacedName(one: Named, others: OtherNames | undefined): string {
  let name = spacedNames.get(one)
  if (name === undefined)
    spacedNames.set(one, (name = [` ${folded(one.Descripcion)}`, others?.get(one.Codigo) ?? ''].join(' ')))
  return name
}

/** Those whose name has a word starting with each typed word; names that start with the whole text come first. */
function matching(named: readonly Named[], words: readonly string[], others?: OtherNames): Named[] {
  if (words.length === 0) return []
  const asked = words.join(' ')
  return named
    .map((one) => ({ one, name: spacedName(one, others) }))
    .filter(({ name }) => words.every((word) => name.includes(` ${word}`)))
    .toSorted((a, b) => Number(b.name.startsWith(` ${asked}`)) - Number(a.name.startsWith(` ${asked}`)))
    .map(({ one }) => one)
}

/** The family of most of the best articles, if there is one. */
function mainFamily(articles: readonly Article[], found: Uint32Array): Named[] {
  const sample = found.subarray(0, SAMPLE)
  const counts = new Map<Named, number>()
  for (const index of sample) {
    const { Familia } = articles[index]!
    counts.set(Familia, (counts.get(Familia) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count > sample.length * FAMILY_SHARE).map(([family]) => family)
}

function differentNames(articles: readonly Article[], found: Uint32Array, room: number): number[] {
  const names = new Set<string>()
  const different: number[] = []
  for (const index of found) {
    if (different.length === room) break
    const article = articles[index]!
    if (names.has(article.Descripcion)) continue
    names.add(article.Descripcion)
    different.push(index)
  }
  return different
}
