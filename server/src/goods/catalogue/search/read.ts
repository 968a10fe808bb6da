import { readLexicon } from '@gondola/lexicon/read-lexicon'
import { otherProductIn } from './language/product-names.ts'
import { soundOf } from './language/sound.ts'
import {
  DICTIONARY_WORDS,
  dictionaryWordSounding,
  isInDictionary,
  phraseSounding,
  synonymsAt,
  synonymsOf,
} from './language/synonyms.ts'
import { basesOf, compoundOf, isVerb } from './language/word-forms.ts'
import { isRequest, isSoftTerm, queryWordsOf, type Word } from './language/words.ts'
import type { SearchIndex } from './search-index.ts'
import {
  exactTerm,
  isRepair,
  termsBeginning,
  termsHeard,
  termsLike,
  termsSounding,
  wordsNear,
} from './vocabulary.ts'
import { NAMING_WEIGHT, WEIGHTS } from './weights.ts'

// Second stage: what each word of a query means.

/** Letters of a word that may be a mistyped one of the lexicon's, and of one that may sound like it. */
const TYPO_LETTERS = 5
const SOUND_LETTERS = 4

/** A query's word as it was probably meant, and how certain that is: 1 as written. */
export interface KnownWord extends Word {
  certainty: number
  /** Whether it is known neither to the shop nor to the lexicon, and so may be a misspelt word. */
  isRepairable: boolean
}

/** A query's words as they were probably meant. */
export function read(index: SearchIndex, words: readonly Word[]): readonly KnownWord[] {
  const meant: KnownWord[] = []
  for (const [place, word] of words.entries()) {
    const known = knownWords(index, word, meant.at(-1), words[place + 1])
    // 'vick vaporub' is no 'bic'
    const isGuess = word.term.length < TYPO_LETTERS && known[0]?.term[0] !== word.term[0]
    const isStrange = isGuess && words.some((other) => other !== word && isStrangeWord(index, other))
    meant.push(...(isStrange ? [{ ...word, certainty: 1, isRepairable: false }] : known))
  }
  return withProduct(meant)
}

/** Articles of the product that the first words name together are preferred: `queso crema` is not `queso doble crema`. */
function withProduct(words: readonly KnownWord[]): readonly KnownWord[] {
  const product = otherProductIn(words)
  if (product === null) return words
  const said = { term: product, written: '', isOptional: true, isSoft: true, isPurpose: false } as const
  return [...words, { ...said, size: 0, certainty: 1, isRepairable: false }]
}

/** What people ask a supermarket for that it may not sell: found only where an article is called so. */
const otherGoods = new Set(
  readLexicon('other-goods').flatMap(({ others }) => others.flatMap(queryWordsOf).map(({ term }) => term)),
)

export const isKnownWord = (index: SearchIndex, term: string) =>
  exactTerm(index, term) !== -1 || synonymsOf(term) !== null

/** Whether nothing is called by a word, nor by one alike. */
const isStrangeWord = (index: SearchIndex, { term, written }: Word) =>
  /^[a-z]{4,}$/.test(term) && !isKnownWord(index, term) && !isSimilar(index, written)

/** Whether a word is the name of something that is not sold here: articles may mention it (`Chicles globo`). */
export const isOtherGood = (index: SearchIndex, { term }: Word): boolean =>
  otherGoods.has(term) &&
  synonymsOf(term) === null &&
  (index.best[exactTerm(index, term)] ?? 0) < NAMING_WEIGHT

/**
 * A word, or if neither the shop nor the lexicon knows it, the one known word that it is the diminutive of, sounds like
 * or is a typing error of: `serbesita`, `rouqefort`, `sevenap`.
 */
function knownWords(index: SearchIndex, word: Word, before?: Word, next?: Word): KnownWord[] {
  const { term, written } = word
  const isKnown = isKnownWord(index, term)
  const asWritten = {
    ...word,
    certainty: 1,
    isRepairable: !(
      isKnown ||
      isSoftTerm(term) ||
      isInDictionary(term) ||
      isRequest(written) ||
      otherGoods.has(term)
    ),
  }
  if (term.startsWith('sin ') && !isKnown) return [{ ...asWritten, term: linkedAlike(index, term) }]
  if (!/^[a-z]{4,}$/.test(term) || word.size !== 0 || isVerb(written)) return [asWritten]
  const isOfNext = (other: string) => next !== undefined && isPair(other, next.term)
  const isOfPhrase = (other: string) =>
    isOfNext(other) || (before !== undefined && isPair(before.term, other))
  if (isOfPhrase(term)) return [asWritten]
  const isBeginning = !isKnown && termsBeginning(index, term).length > 0
  // 'salsita de soja'; 'milanesitas' are of 'milanesa', and not of 'milan'
  const bases = basesOf(written).filter(
    (base) => isOfNext(base) || (!isKnown && (isOfPhrase(base) || isKnownWord(index, base))),
  )
  if (bases.length > 0 && !isBeginning && !isCompound(index, written)) {
    const base = bases.reduce((best, one) => (one.length > best.length ? one : best))
    return [{ ...asWritten, term: base, isSoft: word.isSoft || isSoftTerm(base) }]
  }
  if (!asWritten.isRepairable || isInDictionary(term) || isCompound(index, written)) return [asWritten]
  const isUseful = (other: string) => isKnownWord(index, other) || isOfPhrase(other)
  const alike =
    [term, ...basesOf(written)]
      .map((one) => wordSounding(index, one, isUseful))
      .find((one) => one !== undefined) ??
    (isBeginning || termsSounding(index, term).length > 0 ? undefined : wordLike(index, word, isUseful))
  if (alike !== undefined) return [repaired(word, alike)]
  const heard = isBeginning ? null : (phraseSounding(term) ?? phraseSounding(written))
  return heard !== null && isRepair(written, heard.join(''))
    ? heard.map((one) => repaired(word, one))
    : [asWritten]
}

const isPair = (first: string, second: string) => synonymsAt([first, second], 0)?.length === 2

/** `sin asucar`, `sin azuar`: the linked words as the shop or the lexicon knows them. */
function linkedAlike(index: SearchIndex, term: string): string {
  const [linking = '', word = ''] = term.split(' ')
  if (word.length < SOUND_LETTERS) return term
  const alike = [
    ...(index.bySound.get(soundOf(word)) ?? []).map((place) => index.terms[place]!),
    dictionaryWordSounding(word),
    ...wordsNear(DICTIONARY_WORDS, word),
  ]
  return alike.map((other) => `${linking} ${other}`).find((other) => isKnownWord(index, other)) ?? term
}

/** `matacucarachas`: what it is for is known. */
const isCompound = (index: SearchIndex, written: string): boolean => {
  const compound = compoundOf(written)
  return compound !== null && isKnownWord(index, compound.tail)
}

const repaired = (word: Word, term: string): KnownWord => ({
  ...word,
  term,
  written: term,
  isSoft: word.isSoft || isSoftTerm(term),
  certainty: WEIGHTS.closeness.sound,
  isRepairable: false,
})

type IsUseful = (term: string) => boolean

/** The one word of the index, or the lexicon's, that sounds the same. */
function wordSounding(index: SearchIndex, term: string, isUseful: IsUseful): string | undefined {
  if (term.length < SOUND_LETTERS) return undefined
  const alike = termsSounding(index, term)
  if (alike.length > 0) return alike.length === 1 ? index.terms[alike[0]!.term] : undefined
  const heard = dictionaryWordSounding(term)
  return heard !== undefined && isUseful(heard) ? heard : undefined
}

function wordLike(index: SearchIndex, { term, written }: Word, isUseful: IsUseful): string | undefined {
  const near = termsLike(index, term, written, 1)
  if (near.length > 0) return near.length === 1 ? index.terms[near[0]!.term] : undefined
  if (term.length < TYPO_LETTERS) return undefined
  const known = wordsNear(DICTIONARY_WORDS, term).filter(isUseful)
  return known.length === 1 ? known[0] : undefined
}

/** Whether some term is alike, so that a word may be a misspelling of it. */
export const isSimilar = (index: SearchIndex, written: string): boolean =>
  termsSounding(index, written).length > 0 ||
  termsHeard(index, written).length > 0 ||
  termsLike(index, written, written, 1).length > 0
