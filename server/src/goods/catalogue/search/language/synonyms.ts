import { readOwnLine, type LexiconLine } from '@gondola/lexicon/notation'
import { readLexicon } from '@gondola/lexicon/read-lexicon'
import { DISHES, PURPOSES } from './occasions.ts'
import { heardAs, heardForms, looksForeign, soundOf } from './sound.ts'
import { sortedTerms } from './sorted-terms.ts'
import { queryWordsOf } from './words.ts'

/** The files of other names; the notation is explained in lexicon/README.md. */
const LINES: readonly LexiconLine[] = [
  ...['conditions', 'same', 'other-names', 'kinds', 'brands', 'plain-meanings'].flatMap(readLexicon),
  ...PURPOSES,
  ...DISHES,
  ...['regional', 'english'].flatMap(readLexicon),
]

/** A phrase as a sequence of terms. */
export type Phrase = readonly string[]

/**
 * The synonyms of a phrase: names of the same thing, other names, the kinds of articles that it means, and those that apply only if no article
 * has one of its words.
 */
export interface Synonyms {
  same: Phrase[]
  always: Phrase[]
  kinds: Phrase[]
  whenMissing: Phrase[]
  /** What it means first if it is all that is searched for. */
  plain: Phrase[]
}

const BLANK = ' '
const synonyms = new Map<string, Synonyms>()
/** Keys of single words, and of phrases written together, by their sound. */
const keysBySound = new Map<string, string>()
let longest = 1

/** Without the occasion that a purpose adds: `alimento para perros`. */
const phraseOf = (text: string): Phrase =>
  queryWordsOf(text).flatMap(({ term, isOptional }) => (isOptional && term.startsWith('para ') ? [] : [term]))

/** One spelling for words that are the same: a phrase with `yogurt` is one with `yogur`. */
const oneSpelling = new Map<string, string>()

export const inOneSpelling = (phrase: Phrase): Phrase => phrase.map((term) => oneSpelling.get(term) ?? term)

const keyOf = (phrase: Phrase): string =>
  phrase.length < 2 ? (phrase[0] ?? '') : inOneSpelling(phrase).join(BLANK)

/** Adds other names of a phrase. */
function add(all: Map<string, Synonyms>, from: Phrase, to: readonly Phrase[], kind: keyof Synonyms): void {
  const key = keyOf(from)
  const written = from.join(BLANK)
  const known = all.get(key) ?? { same: [], always: [], kinds: [], whenMissing: [], plain: [] }
  for (const phrase of to) {
    const isNew =
      phrase.join(BLANK) !== written && !known[kind].some((other) => other.join(BLANK) === phrase.join(BLANK))
    if (isNew) known[kind].push(phrase)
  }
  all.set(key, known)
}

function hear(key: string, phrase: Phrase): void {
  const word = phrase.join('')
  if (word.length < 4 || /[^a-z]/.test(word) || phrase.length > 2) return
  const forms = [soundOf(word), ...(looksForeign(word) ? heardForms(word) : []), ...heardTogether(phrase)]
  for (const form of forms) if (!keysBySound.has(form)) keysBySound.set(form, key)
}

/** `seven up` written as one word, as it is heard. */
function heardTogether(phrase: Phrase): string[] {
  if (phrase.length !== 2) return []
  const [first = '', second = ''] = phrase.map((word) => [...heardForms(word), soundOf(word)])
  return [...first].flatMap((before) => [...second].map((after) => heardAs(before + after)))
}

const KIND_OF_SIGN: Readonly<Record<string, keyof Synonyms>> = {
  '>': 'kinds',
  '?': 'whenMissing',
  '!': 'plain',
  ',': 'always',
  '=': 'same',
}

for (const { names, sign } of LINES) {
  if (sign !== '=') continue
  const [first, ...others] = names.map(phraseOf).filter(({ length }) => length === 1)
  for (const [other] of others) oneSpelling.set(other!, oneSpelling.get(first![0]!) ?? first![0]!)
}

for (const { names, sign, others } of LINES) {
  const phrases = others.map(phraseOf)
  for (const from of names.map(phraseOf)) {
    add(synonyms, from, phrases, KIND_OF_SIGN[sign]!)
    longest = Math.max(longest, from.length)
    hear(from.join(BLANK), from)
  }
}

/** A chain's own words. */
export interface OwnWords {
  synonyms: ReadonlyMap<string, Synonyms>
  longest: number
  /** The families that searches lead to, by the search's terms. */
  families: ReadonlyMap<string, number>
}

/** Reads a chain's own lines; one that is not in the notation says nothing. */
export function ownWordsOf(lines: readonly string[]): OwnWords {
  const own = new Map<string, Synonyms>()
  const families = new Map<string, number>()
  let most = 1
  for (const { names, sign, others, family } of lines.flatMap((line) => readOwnLine(line) ?? [])) {
    const phrases = others.map(phraseOf)
    for (const from of names.map(phraseOf)) {
      if (family !== null) families.set(from.join(BLANK), family)
      else add(own, from, phrases, KIND_OF_SIGN[sign]!)
      most = Math.max(most, from.length)
    }
  }
  return { synonyms: own, longest: most, families }
}

/** The family that a search leads to by a chain's own words; undefined if none is named. */
export const ownFamilyOf = ({ families }: OwnWords, text: string): number | undefined =>
  families.size === 0 ? undefined : families.get(phraseOf(text).join(BLANK))

/** Own words while a search runs that uses them. */
let ownWords: OwnWords | null = null

/** Runs a search with a chain's own words. It is synchronous, so that no other runs meanwhile. */
export function withOwnWords<T>(own: OwnWords, search: () => T): T {
  ownWords = own
  try {
    return search()
  } finally {
    ownWords = null
  }
}

/** The chain's names of a phrase before the shop's. */
function namesFor(key: string): Synonyms | undefined {
  const known = synonyms.get(key)
  const own = ownWords?.synonyms.get(key)
  if (own === undefined || known === undefined) return own ?? known
  return {
    same: [...own.same, ...known.same],
    always: [...own.always, ...known.always],
    kinds: [...own.kinds, ...known.kinds],
    whenMissing: [...own.whenMissing, ...known.whenMissing],
    plain: [...own.plain, ...known.plain],
  }
}

/** The longest phrase with synonyms that starts at a word of a query; null if there is none. */
export function synonymsAt(terms: Phrase, start: number): { length: number; synonyms: Synonyms } | null {
  const most = Math.max(longest, ownWords?.longest ?? 0)
  for (let length = Math.min(most, terms.length - start); length > 0; length--) {
    const found = namesFor(keyOf(terms.slice(start, start + length)))
    if (found !== undefined) return { length, synonyms: found }
  }
  return null
}

/** The phrase of the dictionary that sounds like an unknown word: `sevenap`, `repazador`; null if none does. */
export function phraseSounding(word: string): Phrase | null {
  const key = keysBySound.get(soundOf(word)) ?? keysBySound.get(heardAs(soundOf(word)))
  return key === undefined ? null : key.split(BLANK)
}

/** The dictionary's words: by their sound, and sorted. Those of phrases are known beside the others of the phrase. */
const words = new Set(
  [...synonyms.keys()].flatMap((key) => key.split(BLANK)).filter((word) => /^[a-z]{4,}$/.test(word)),
)
const wordsBySound = new Map<string, string>()
for (const word of [...words].toReversed()) wordsBySound.set(soundOf(word), word)
export const DICTIONARY_WORDS = sortedTerms([...words].toSorted())

/** Whether a word is one of the dictionary's, alone or in a phrase. */
export const isInDictionary = (word: string): boolean => words.has(word)

/** The dictionary's word that sounds like an unknown one: `risoto`, `maternisada`; undefined if none does. */
export const dictionaryWordSounding = (word: string): string | undefined => wordsBySound.get(soundOf(word))

const dishes = new Set(DISHES.flatMap(({ names }) => names).map((name) => phraseOf(name).join(BLANK)))

/** Whether terms are the name of a dish: what is bought for it is of different kinds. */
export const isDish = (terms: Phrase): boolean => dishes.has(terms.join(BLANK))

/** The synonyms of a single term; null if it has none. */
export const synonymsOf = (term: string): Synonyms | null => namesFor(term) ?? null

/** Whether a term alone means one product first. */
export const hasPlainMeaning = (term: string): boolean => (synonyms.get(term)?.plain.length ?? 0) > 0
