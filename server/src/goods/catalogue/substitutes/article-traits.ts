import type { ContentUnit } from '@gondola/lexicon/amounts'
import { netContentIn, withoutSizes } from '@gondola/lexicon/sizes'
import { readLexicon, readLists } from '@gondola/lexicon/read-lexicon'
import { genderlessStem } from '@gondola/lexicon/stem'
import { FILLERS, LINKING_WORDS, wordClass } from '@gondola/lexicon/word-classes'
import { folded } from '../../../platform/text/folded.ts'

type Phrases = readonly string[]

/**
 * A property with its values. `within`: its words count only in a description that has one of these. `isMinor`: another
 * value hardly matters.
 */
interface Property {
  within?: Phrases
  isMinor: boolean
  values: Record<string, Phrases>
}

/**
 * What people ask for because of health, law or conviction: a substitute has all of these that the missing article has.
 */
const DIETS: Record<string, Phrases> = {}

/**
 * A substitute has the same value of each, or none if the missing article has none: nappies of another size, food for
 * another animal and formula of another stage are of no use.
 */
const FITS: Record<string, Property> = {}

/** Of each of these a substitute should have the same values; others come later. */
export const KINDS: Record<string, Property> = {}

for (const { names } of readLexicon('conditions')) DIETS[names[0]!] = names

for (const [key, said] of readLists('traits')) {
  const [group = '', name = '', value = ''] = key.split(' / ')
  if (group === 'diet') DIETS[name] = said
  else {
    const table = group === 'fit' ? FITS : KINDS
    const property = (table[name] ??= { isMinor: group === 'minor', values: {} })
    if (value === 'within') property.within = said
    else property.values[value] = said
  }
}

/** In a family of alcoholic drinks these say that there is no alcohol: 'Cerveza Cero'. */
const ALCOHOL_FREE_WORDS: ReadonlySet<string> = new Set(['zero', 'cero', 'free'])

/** The bits of some diets, by name: `sin tacc`. */
export const dietBits = (...names: readonly string[]): number =>
  names.reduce((bits, name) => bits | (1 << Object.keys(DIETS).indexOf(name)), 0)

/** What a description and its fields say of an article, by which substitutes are compared. */
export interface ArticleTraits {
  /** Bits of the diets that it suits. */
  diets: number
  /** For each of `FITS` the number of its value, 0 for none. */
  fits: readonly number[]
  /** For each of `KINDS` the bits of its values. */
  kinds: readonly number[]
  /** The other words of the name, without brand, size and small words; the first is what it is. */
  words: readonly string[]
  /** Net content in `unit`, 0 if unknown. */
  size: number
  unit: ContentUnit | null
}

/** The fields that traits are read from. */
export interface DescribedArticle {
  Descripcion: string
  Alcohol: boolean
  Marca?: { Descripcion: string }
  ContenidoNeto?: number | null
  ContenidoUnidad?: ContentUnit | null
}

interface Meaning {
  of: 'diets' | 'fits' | 'kinds'
  /** The place of the property in its table, and of the value in the property. */
  property: number
  value: number
  within: readonly string[] | undefined
}

const WORDS = /[a-z0-9]+/g

const PHRASES = phrases()
const LONGEST_PHRASE = Math.max(...Array.from(PHRASES.keys(), (phrase) => phrase.split(' ').length))
const ALCOHOL_FREE = PHRASES.get('sin alcohol')![0]!

const known = new WeakMap<DescribedArticle, ArticleTraits>()

/** The traits of an article, read once as long as it is the same object. */
export function traitsOf(article: DescribedArticle): ArticleTraits {
  let traits = known.get(article)
  if (traits === undefined) known.set(article, (traits = readTraits(article)))
  return traits
}

function readTraits(article: DescribedArticle): ArticleTraits {
  // a size is compared by its fields, not by its words
  const tokens = tokensOf(folded(withoutSizes(article.Descripcion)))
  const brand = new Set(tokensOf(folded(article.Marca?.Descripcion ?? '')))
  const kinds = Object.keys(KINDS).map(() => 0)
  const fits = Object.keys(FITS).map(() => 0)
  const words: string[] = []
  let diets = 0
  for (let place = 0; place < tokens.length;) {
    const { phrase, length } = phraseAt(tokens, place)
    const meanings = article.Alcohol && ALCOHOL_FREE_WORDS.has(phrase) ? [ALCOHOL_FREE] : PHRASES.get(phrase)
    for (const { of, property, value, within } of meanings ?? []) {
      if (within && !within.some((word) => tokens.includes(word))) continue
      if (of === 'diets') diets |= 1 << value
      else if (of === 'fits') fits[property] ||= value + 1
      else kinds[property]! |= 1 << value
    }
    if (length === 1 && !brand.has(phrase) && !SMALL_WORDS.has(phrase)) words.push(genderlessStem(phrase))
    place += length
  }
  return { diets, fits, kinds, words, ...sizeOf(article) }
}

function sizeOf({ ContenidoNeto, ContenidoUnidad, Descripcion }: DescribedArticle) {
  if (ContenidoNeto && ContenidoUnidad) return { size: ContenidoNeto, unit: ContenidoUnidad }
  const found = netContentIn(Descripcion)
  return { size: found?.ContenidoNeto ?? 0, unit: found?.ContenidoUnidad ?? null }
}

export const SMALL_WORDS: ReadonlySet<string> = new Set([
  ...FILLERS,
  ...LINKING_WORDS,
  ...wordClass('name filler'),
])

const tokensOf = (text: string): string[] => text.match(WORDS) ?? []

/** The longest known phrase at a place, otherwise its word. */
function phraseAt(tokens: readonly string[], place: number): { phrase: string; length: number } {
  for (let length = Math.min(LONGEST_PHRASE, tokens.length - place); length > 1; length--) {
    const phrase = tokens.slice(place, place + length).join(' ')
    if (PHRASES.has(phrase)) return { phrase, length }
  }
  return { phrase: tokens[place]!, length: 1 }
}

function phrases(): Map<string, Meaning[]> {
  const found = new Map<string, Meaning[]>()
  const add = (words: readonly string[], meaning: Meaning) => {
    for (const phrase of words) found.set(phrase, [...(found.get(phrase) ?? []), meaning])
  }
  Object.values(DIETS).forEach((words, value) =>
    add(words, { of: 'diets', property: 0, value, within: undefined }),
  )
  const addAll = (of: 'fits' | 'kinds', table: Readonly<Record<string, Property>>) =>
    Object.values(table).forEach(({ within, values }, property) =>
      Object.values(values).forEach((words, value) => add(words, { of, property, value, within })),
    )
  addAll('fits', FITS)
  addAll('kinds', KINDS)
  return found
}
