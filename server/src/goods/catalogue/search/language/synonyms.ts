import type { LexiconLine } from '@gondola/lexicon/notation'
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

function add(text: string, to: readonly Phrase[], kind: keyof Synonyms): void {
  const from = phraseOf(text)
  const key = keyOf(from)
  const written = from.join(BLANK)
  const known = synonyms.get(key) ?? { same: [], always: [], kinds: [], whenMissing: [], plain: [] }
  for (const phrase of to) {
    const isNew =
      phrase.join(BLANK) !== written && !known[kind].some((other) => other.join(BLANK) === phrase.join(BLANK))
    if (isNew) known[kind].push(phrase)
  }
  synonyms.set(key, known)
  longest = Math.max(longest, from.length)
  hear(written, from)
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
  for (const name of names) add(name, phrases, KIND_OF_SIGN[sign]!)
}

/** The longest phrase with synonyms that starts at a word of a query; null if there is none. */
export function synonymsAt(terms: Phrase, start: number): { length: number; synonyms: Synonyms } | null {
  for (let length = Math.min(longest, terms.length - start); length > 0; length--) {
    const found = synonyms.get(keyOf(terms.slice(start, start + length)))
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
export const synonymsOf = (term: string): Synonyms | null => synonyms.get(term) ?? null

/** Whether a term alone means one product first. */
export const hasPlainMeaning = (term: string): boolean => (synonyms.get(term)?.plain.length ?? 0) > 0
