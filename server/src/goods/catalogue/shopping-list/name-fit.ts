import type { Article } from '@gondola/contract/catalogue'
import { isCondition } from '../line-notes.ts'
import {
  exactTerm,
  impliedTerms,
  isSpecialSort,
  otherProductIn,
  PLAIN_SORTS,
  type Alternative,
  type Clause,
  type SearchIndex,
  numbersOf,
  queryWordsOf,
  synonymsOf,
  wordsOf,
} from '../search/search.ts'

/**
 * Scores by where a line's word occurs in an article: the first word says what it is ('leche' is not 'dulce de leche').
 */
const HEAD_OF_NAME = 1
export const HEAD_IN_BRAND = 0.95
const HEAD_IN_FAMILY = 0.75
/** A family's later words name its other products ('Bolsas, films y descartables'). */
const LATER_IN_FAMILY = 0.4
const HEAD_SECOND = 0.6
const HEAD_LATER = 0.4
/** 'sin' and 'con' count, but less than the words they precede. */
const OPTIONAL_SHARE = 0.3

/** A variety that the line does not ask for counts as so many words. */
const SPECIAL_SORT_EXTRAS = 4

const termsOf = (text: string): string[] => wordsOf(text).map(({ term }) => term)

export interface ArticleWords {
  name: readonly string[]
  brand: ReadonlySet<string>
  family: readonly string[]
  /** Name and brand, contents also as bare numbers. */
  all: ReadonlySet<string>
  /** Its name begins with the word of another product: `Ajo en polvo`. */
  isOther: boolean
}

export function articleWords(article: Article): ArticleWords {
  const { Descripcion, Marca, Familia, ContenidoNeto, ContenidoUnidad } = article
  const name = termsOf(Descripcion)
  const brand = new Set(termsOf(Marca.Descripcion))
  const content =
    ContenidoNeto === null || ContenidoUnidad === null ? [] : [`=${ContenidoNeto}${ContenidoUnidad}`]
  const contents = [...name, ...content].filter((term) => term.startsWith('='))
  return {
    name,
    brand,
    family: termsOf(Familia.Descripcion),
    isOther: otherProductIn(name.map((term) => ({ term }))) !== null,
    all: new Set([
      ...name,
      ...brand,
      ...impliedTerms(article),
      ...contents.flatMap((term) => [term, ...numbersOf(term)]),
    ]),
  }
}

/** Whether an article's name or family has all words of a text, or it is what a purpose needs: `para el pelo`. */
export const isCalledSo = ({ all, family }: ArticleWords, text: string): boolean =>
  termsOf(text).every((term) => all.has(term) || family.includes(term)) ||
  queryWordsOf(text).some(
    ({ term }) =>
      term.startsWith('para ') && synonymsOf(term)?.kinds.some((kind) => kind.every((word) => all.has(word))),
  )

export interface NameFit {
  /** Share of the line's words that the article has, less for inexact matches: 0 to 1. */
  coverage: number
  /** How well the line's first word says what the article is: 0 to 1. */
  head: number
  /** Number of words in the name that the line does not have, without brand and contents: how special its variety is. */
  extras: number
  /** Whether every word that the article needs is met as written or by another name, and none by similar letters. */
  isUnderstood: boolean
  /** Terms of the line that the article does not have: required ones, and contents that differ. */
  unmet: readonly string[]
  /** Those that the line only prefers: of a purpose or a remark. */
  unmetWishes: readonly string[]
  /** Whether the line names a brand, perhaps misspelt, that is not the article's. */
  isOtherBrand: boolean
}

/** A content that is further off than a tenth is another one. */
const SAME_CONTENT_FACTOR = 0.54
const isSize = (term: string) => /^=?\d/.test(term)

/** Compares a line's clauses with an article's words. */
export function nameFit(index: SearchIndex, clauses: readonly Clause[], words: ArticleWords): NameFit {
  const matched = new Set<string>()
  let wanted = 0
  let found = 0
  let head: number | null = null
  let isUnderstood = true
  const unmet: string[] = []
  const unmetWishes: string[] = []
  let isOtherBrand = false
  for (const clause of clauses) {
    const isFree = clause.condition !== null && isCondition(clause.condition)
    const share = clause.isOptional || (clause.isSoft && !isFree) ? OPTIONAL_SHARE : 1
    const matches = matchesOf(index, clause, words)
    const [best = null] = matches
    if (
      !clause.isOptional &&
      (clause.terms.every(isSize)
        ? (best?.factor ?? 0) < SAME_CONTENT_FACTOR
        : best === null || clause.isInstead)
    )
      (clause.isSoft && !clause.terms.every(isSize) ? unmetWishes : unmet).push(...lackingOf(clause, words))
    isOtherBrand ||= best === null && share === 1 && isOfBrand(index, clause)
    wanted += share
    // 'zero lactosa' is all that 'sin lactosa' asks for
    const factor = best !== null && isFree ? 1 : (best?.factor ?? 0)
    found += share * Math.min(factor, clause.certainty < 1 ? clause.certainty : Infinity)
    best?.terms.forEach((term) => matched.add(term))
    if (share === 1 && (best?.isExact !== true || clause.certainty < 1)) isUnderstood = false
    const isContent = best?.terms.every((term) => /^=?\d/.test(term)) ?? false
    const isSaid = !clause.isOptional && (!clause.isSoft || clause.terms.length > 1)
    if (isSaid && !isContent)
      // 'galletitas de arroz' are called 'galletas de arroz', too
      head ??= Math.max(
        best === null && words.name[0] === clause.terms[0] ? HEAD_OF_NAME : 0,
        ...(clause.terms.length > 1 ? matches : matches.slice(0, 1)).map((one) =>
          headOf(index, one.terms, words),
        ),
      )
  }
  return {
    coverage: wanted === 0 ? 0 : found / wanted,
    head: head ?? 0,
    isUnderstood,
    unmet,
    unmetWishes,
    isOtherBrand,
    extras: words.name
      .filter((term) => isTelling(term, words) && !matched.has(term))
      .reduce((extras, term) => extras + (isSpecialSort(term) ? SPECIAL_SORT_EXTRAS : 1), 0),
  }
}

/** What an article lacks of a clause; of `leche descremada`, a milk lacks the second word. */
const lackingOf = ({ terms }: Clause, { name }: ArticleWords) =>
  terms.length > 1 && name[0] === terms[0] ? terms.filter((term) => !name.includes(term)) : terms

const isOfBrand = ({ ofBrands }: SearchIndex, { alternatives }: Clause): boolean =>
  alternatives.some(
    ({ words }) =>
      words.length > 0 && words.every((candidates) => candidates.some(({ term }) => ofBrands.has(term))),
  )

const isTelling = (term: string, { brand, family }: ArticleWords) =>
  !/^=?\d/.test(term) && !brand.has(term) && term !== family[0] && !PLAIN_SORTS.has(term)

interface Match {
  terms: readonly string[]
  factor: number
  isExact: boolean
}

/** How an article has a clause, best first. */
const matchesOf = (index: SearchIndex, { alternatives }: Clause, words: ArticleWords): Match[] =>
  alternatives
    .flatMap((alternative) => matchOf(index, alternative, words) ?? [])
    .toSorted((a, b) => b.factor - a.factor)

/** Matches all of an alternative's words, each with its best candidate; null if a word does not match. */
function matchOf(index: SearchIndex, alternative: Alternative, words: ArticleWords): Match | null {
  const terms: string[] = []
  let sum = 0
  let isExact = true
  for (const candidates of alternative.words) {
    let best: { term: string; factor: number; isExact: boolean } | null = null
    for (const candidate of candidates) {
      const term = index.terms[candidate.term]!
      const factor = candidate.factor * shareOf(term, words)
      if (factor > (best?.factor ?? 0)) best = { term, factor, isExact: candidate.factor === 1 }
    }
    if (best === null) return null
    terms.push(best.term)
    sum += best.factor
    if (!best.isExact) isExact = false
  }
  return terms.length === 0 ? null : { terms, factor: (sum / terms.length) * alternative.factor, isExact }
}

function shareOf(term: string, { all, family }: ArticleWords): number {
  if (all.has(term)) return 1
  const place = family.indexOf(term)
  return place === -1 ? 0 : place === 0 ? HEAD_IN_FAMILY : LATER_IN_FAMILY
}

function headOf(
  index: SearchIndex,
  [first = '']: readonly string[],
  { name, brand, family }: ArticleWords,
): number {
  const place = name.indexOf(first)
  if (place === 0) return HEAD_OF_NAME
  if (brand.has(first) && index.ofBrands.has(exactTerm(index, first))) return HEAD_IN_BRAND
  if (place === -1) return family.includes(first) ? HEAD_IN_FAMILY : HEAD_LATER
  return place === 1 ? HEAD_SECOND : HEAD_LATER
}

/** An article that a line may mean. */
export interface Candidate {
  words: ArticleWords
  article: Article
  /** It is not in the container that the line names, and others are. */
  isElsewhere: boolean
  /** One of it is all that the line counts. */
  isAllOfIt?: boolean
  fit: NameFit
  unit: number
  score: number
}

/** Smaller numbers at the end are counts. */
const GRAMS_FROM = 20

/**
 * A percentage, as of fat in milk, is no number of the name; of contents, only larger ones are: `orégano 25`. A small
 * number is one if the line names the brand, or if such articles are numbered: `fórmula infantil 2`, not `vino 2`.
 */
export function isInName(count: string, words: string, candidates: readonly Candidate[]): boolean {
  const [best] = candidates
  if (best === undefined) return false
  const { name, brand, all } = best.words
  if (Number(count) >= GRAMS_FROM && all.has(count)) return true
  if (!name.includes(count) || best.article.Descripcion.includes(`${count}%`)) return false
  if (queryWordsOf(words).some(({ term }) => brand.has(term))) return true
  const ofFamily = candidates.filter(({ article }) => article.Familia.Codigo === best.article.Familia.Codigo)
  const numbered = ofFamily.filter((other) => other.words.name.some((term) => /^\d{1,2}$/.test(term)))
  return numbered.length * 2 > ofFamily.length
}

/** `2 latas de arvejas` are no fresh peas, `un pack de cerveza` no bottle. */
const CONTAINERS: readonly (readonly [said: RegExp, term: string])[] = [
  // 'un pack en lata' is of tins
  [/\b(?:six ?|tri ?)?packs?\b/i, 'pack'],
  [/\blat(?:it)?as?\b/i, 'lata'],
  // juice, soup and dessert; what is always in an envelope has no other
  [/\bsobre(?:cito)?s?\b/i, 'polvo'],
  [/\bbid[oó]n(?:es|cito)?\b/i, 'bidon'],
]
/** Who says `botellas` wants no bidón. */
export const BOTTLES = /\bbotell(?:a|ita)s?\b/i
export const NO_BOTTLE = 'bidon'

/** The term of the container that a line names; -1 if it names none that articles are in. */
export function containerTerm(search: SearchIndex, text: string): number {
  const named = CONTAINERS.find(([said]) => said.test(text))
  return named === undefined ? -1 : exactTerm(search, named[1])
}

/** Of what fits, what the customer has bought; all if nothing. */
export function usual<C extends Candidate>(
  fitting: readonly C[],
  bought?: ReadonlySet<string>,
): readonly C[] {
  const own = fitting.filter(({ article, fit }) => bought?.has(article.Codigo) && fit.head >= HEAD_IN_BRAND)
  return own.length > 0 ? own : fitting
}
