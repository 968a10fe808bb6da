import { readLexicon } from '@gondola/lexicon/read-lexicon'
import { isSoftTerm, linkedTerm, queryWordsOf, type Word } from './language/words.ts'
import { otherProductIn } from './language/product-names.ts'
import type { SearchIndex } from './search-index.ts'
import { soundOf } from './language/sound.ts'
import {
  DICTIONARY_WORDS,
  dictionaryWordSounding,
  isInDictionary,
  synonymsAt,
  synonymsOf,
} from './language/synonyms.ts'
import { exactTerm, termsBeginning, termsLike, termsSounding, wordsNear } from './terms.ts'
import { basesOf, compoundOf, isVerb, otherGender } from './language/word-forms.ts'

/** How certain it is that a word was meant: one that sounds the same, or with a letter wrong. */
const OF_SOUND = 0.65
const OF_TYPO = 0.6

/** Letters of a word that may be a mistyped one of the dictionary's. */
const TYPO_LETTERS = 5
const SOUND_LETTERS = 4

/** A query's word as it was probably meant, and how certain that is: 1 as written. */
export interface MeantWord extends Word {
  certainty: number
}

/**
 * A query's words, unknown ones replaced by the one known word that they sound or look like: a word of the index or of
 * the dictionary (`rouqefort`, `risoto`, `sin caroso`), also in a diminutive (`serbesita`).
 */
export function meantWords(index: SearchIndex, words: readonly Word[]): MeantWord[] {
  const meant: MeantWord[] = []
  const asked = withPhrasesTogether(words)
  for (const [place, word] of asked.entries()) {
    const next = asked[place + 1]
    const before = meant.at(-1)
    // 'tomate perita en lata' is no 'pera en lata'
    const isOfBefore = before !== undefined && isPhrase(before, word)
    const base = isOfBefore ? word : withoutDiminutive(index, word, next)
    meant.push(meantWord(index, base, before, next))
  }
  return meant
}

function meantWord(
  index: SearchIndex,
  word: Word,
  before: Word | undefined,
  next: Word | undefined,
): MeantWord {
  const asWritten = { ...word, certainty: 1 }
  const { term, written } = word
  const [first = '', second] = term.split(' ')
  if (first === 'sin' && second !== undefined)
    return { ...asWritten, term: linkedTerm(first, linkedAsMeant(index, term, first, second)) }
  if (term.length < SOUND_LETTERS || /[^a-z]/.test(term) || isKnownWord(index, term)) return asWritten
  if (word.size !== 0 || isVerb(written) || isSoftTerm(term) || isInDictionary(term)) return asWritten
  const isUseful = (other: string) => isKnownWord(index, other) || isOfPhrase(other, before, next)
  if (compoundOf(written) !== null) return asWritten
  const found = wordSounding(index, term, isUseful) ?? baseSounding(index, written, isUseful)
  if (found !== undefined) return replaced(word, found, OF_SOUND)
  const other = otherGender(term)
  if (other !== null && synonymsOf(other) !== null) return { ...asWritten, term: other }
  if (termsBeginning(index, term).length > 0 || termsSounding(index, term).length > 0) return asWritten
  const typo = wordLike(index, word, isUseful)
  return typo === undefined ? asWritten : replaced(word, typo, OF_TYPO)
}

const replaced = (word: Word, term: string, certainty: number): MeantWord => ({
  ...word,
  term,
  written: term,
  isSoft: word.isSoft || isSoftTerm(term),
  certainty,
})

const isKnownWord = (index: SearchIndex, term: string) =>
  exactTerm(index, term) !== -1 || synonymsOf(term) !== null

/** Whether a word is known together with the one before or after it. */
const isOfPhrase = (term: string, before: Word | undefined, next: Word | undefined) =>
  (before !== undefined && synonymsAt([before.term, term], 0)?.length === 2) ||
  (next !== undefined && synonymsAt([term, next.term], 0)?.length === 2)

type IsUseful = (term: string) => boolean

/** The one word of the index, or the dictionary's, that sounds the same. */
function wordSounding(index: SearchIndex, term: string, isUseful: IsUseful): string | undefined {
  const alike = index.bySound.get(soundOf(term))
  if (alike !== undefined) return alike.length === 1 ? index.terms[alike[0]!] : undefined
  const heard = dictionaryWordSounding(term)
  return heard !== undefined && isUseful(heard) ? heard : undefined
}

function baseSounding(index: SearchIndex, written: string, isUseful: IsUseful): string | undefined {
  for (const base of basesOf(written)) {
    if (base.length < SOUND_LETTERS || isKnownWord(index, base)) continue
    const found = wordSounding(index, base, isUseful)
    if (found !== undefined) return found
  }
  return undefined
}

function wordLike(index: SearchIndex, { term, written }: Word, isUseful: IsUseful): string | undefined {
  const near = termsLike(index, term, written, 1)
  if (near.length > 0) return near.length === 1 ? index.terms[near[0]!.term] : undefined
  if (term.length < TYPO_LETTERS) return undefined
  const known = wordsNear(DICTIONARY_WORDS, term).filter(isUseful)
  return known.length === 1 ? known[0] : undefined
}

/** `sin asucar`, `sin azcuar`: the linked word as it is known. */
function linkedAsMeant(index: SearchIndex, term: string, first: string, second: string): string {
  if (isKnownWord(index, term) || second.length < SOUND_LETTERS || /[^a-z]/.test(second)) return second
  const alike = [
    ...(index.bySound.get(soundOf(second)) ?? []).map((place) => index.terms[place]!),
    dictionaryWordSounding(second) ?? second,
    ...termsLike(index, second, second, 1).map((near) => index.terms[near.term]!),
  ]
  return alike.find((other) => isKnownWord(index, linkedTerm(first, other))) ?? second
}

/** `leche entera en caja` as `leche en caja entera`: a word about packs or quality parts no phrase. */
function withPhrasesTogether(words: readonly Word[]): readonly Word[] {
  const at = words.findIndex(
    (word, place) =>
      words[place + 2] !== undefined &&
      words[place + 1]!.isSoft &&
      isPhrase(word, words[place + 2]!) &&
      !isPhrase(word, words[place + 1]!) &&
      !isPhrase(words[place + 1]!, words[place + 2]!),
  )
  return at === -1 ? words : words.with(at + 1, words[at + 2]!).with(at + 2, words[at + 1]!)
}

const isPhrase = (first: Word, second: Word) => synonymsAt([first.term, second.term], 0)?.length === 2

/** `comidita` as `comida`, where the diminutive is no word of the shop's and its base is; `salsita` of soy sauce. */
function withoutDiminutive(index: SearchIndex, word: Word, next: Word | undefined): Word {
  const { term, written } = word
  if (/[^a-z]/.test(written)) return word
  const isOfNext = (base: string) => next !== undefined && synonymsAt([base, next.term], 0)?.length === 2
  const isKnownItself = isKnownWord(index, term)
  if (isOfNext(term) || (isKnownItself && next === undefined)) return word
  // 'milanesitas' are of 'milanesa', and not of 'milan'
  const base = basesOf(written)
    .filter(isKnownItself ? isOfNext : (one) => isKnownWord(index, one) || isOfNext(one))
    .reduce<string | undefined>(
      (best, one) => (best === undefined || one.length > best.length ? one : best),
      undefined,
    )
  if (base === undefined || compoundOf(written) !== null) return word
  if (!isKnownItself && termsBeginning(index, term).length > 0) return word
  return { ...word, term: base, isSoft: word.isSoft || isSoftTerm(base) }
}

/** Articles of the product that the first words name together are preferred: `queso crema` is not `queso doble crema`. */
export function withOtherProduct(words: readonly MeantWord[]): readonly MeantWord[] {
  const product = otherProductIn(words)
  if (product === null) return words
  const said = { term: product, written: '', isOptional: true, isSoft: true, isPurpose: false } as const
  return [...words, { ...said, size: 0, certainty: 1 }]
}

/** Whether a word, as it was meant, is one of a brand's. */
export const isBrandWord = (index: SearchIndex, word: Word): boolean =>
  meantWords(index, [word]).every(({ term }) => index.ofBrands.has(exactTerm(index, term)))

/** What a shop may not sell and is asked for, where no article is called so. */
const otherGoods = new Set(
  readLexicon('other-goods').flatMap(({ others }) => others.flatMap(queryWordsOf).map(({ term }) => term)),
)

/** Whether a word is no mistyped one, but the name of something that is not sold here. */
export const isOtherGood = (index: SearchIndex, { term }: Word): boolean =>
  otherGoods.has(term) && !isKnownWord(index, term) && termsBeginning(index, term).length === 0
