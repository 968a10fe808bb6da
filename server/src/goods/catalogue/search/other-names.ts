import { otherProductIn } from './language/product-names.ts'
import { NAMING_WEIGHT } from './article-weights.ts'
import type { SearchIndex } from './search-index.ts'
import {
  inOneSpelling,
  isDish,
  phraseSounding,
  synonymsAt,
  synonymsOf,
  type Phrase,
  type Synonyms,
} from './language/synonyms.ts'
import { exactTerm, termsBeginning, termsLike, termsSounding, type Candidate } from './terms.ts'
import { basesOf, compoundOf } from './language/word-forms.ts'
import type { Word } from './language/words.ts'

/** One way to match a clause: all of its words. */
export interface Alternative {
  words: readonly (readonly Candidate[])[]
  factor: number
}

interface SynonymFactors {
  same: number
  always: number
  kinds: number
}

/** Matches of the words themselves rank above matches of their synonyms. */
const OF_A_WORD: SynonymFactors = { same: 0.8, always: 0.5, kinds: 0.5 }

const OF_A_PHRASE: SynonymFactors = { same: 0.8, always: 0.7, kinds: 0.8 }

/** A word that is only mentioned in names, as fish is in cat food, means its kinds more than those mentions. */
const OF_A_MENTION: SynonymFactors = { same: 0.9, always: 0.6, kinds: 0.9 }

/** Synonyms of what an unknown word stands for. */
const OF_A_FORM: SynonymFactors = { same: 0.6, always: 0.4, kinds: 0.5 }

/** Synonyms of what a mistyped word was taken for: behind the word itself, wherever a name has it. */
const OF_MENDED: SynonymFactors = { same: 0.55, always: 0.3, kinds: 0.35 }

const MENTIONED_KIND_FACTOR = 1.3

/** What a word means first comes before what is only called so. */
const PLAIN_MEANING_FACTOR = 1.4

/** Of kinds, the first that are named come first; of what an occasion needs, by more than names differ. */
const [KINDS_DESCEND, OCCASIONS_DESCEND] = [0.99, 0.75]

const FORM_FACTOR = 0.7
/** `papitas` are crisps, and potatoes where the query says more: `papitas noisette`. */
const BASE_FACTOR = 0.4
const MENDED_FACTOR = 0.9
/** What a mistyped word means first is no more certain than the word. */
const MENDED_PLAIN_SHARE = 0.8

/** The longest phrase from a word on whose words or synonyms are in the index; null if there is none. */
export function knownAt(
  index: SearchIndex,
  terms: readonly string[],
  start: number,
): { length: number; synonyms: Synonyms } | null {
  for (let end = terms.length; end > start;) {
    const known = synonymsAt(terms.slice(0, end), start)
    if (known === null) return null
    const phrase = terms.slice(start, start + known.length)
    const isMissing = phrase.some((term) => exactTerm(index, term) === -1)
    if (!isMissing || otherNames(index, known.synonyms, true).length > 0) return known
    if (phrase.length > 1 && exactly(index, inOneSpelling(phrase), 1).length > 0) return known
    end = start + known.length - 1
  }
  return null
}

/** The words' terms, unknown words replaced by those that they were probably meant to be; null if all are known. */
export function mendedTerms(index: SearchIndex, words: readonly Word[]): readonly string[] | null {
  if (words.length < 2) return null
  const terms = words.map((word) => mendedTerm(index, word))
  return terms.some((term, place) => term !== words[place]!.term) ? terms : null
}

function mendedTerm(index: SearchIndex, word: Word): string {
  const { term, written } = word
  if (/[^a-z]/.test(term) || exactTerm(index, term) !== -1 || synonymsOf(term) !== null) return term
  if (termsBeginning(index, term).length > 0) return term
  const [alike] = [...soundingLike(index, word), ...termsLike(index, term, written, 1)]
  if (alike !== undefined) return index.terms[alike.term]!
  const heard = phraseSounding(term)
  return heard?.length === 1 ? heard[0]! : term
}

/** The phrase itself and what else it is called. */
export function namesOfPhrase(
  index: SearchIndex,
  phrase: Phrase,
  { same, always, kinds }: Synonyms,
): Alternative[] {
  return [
    ...exactly(index, phrase, MENDED_FACTOR),
    ...otherNames(index, { same, always, kinds, whenMissing: [], plain: [] }, true, OF_A_PHRASE),
  ]
}

/** What else a group of words is called. */
export function namesOf(
  index: SearchIndex,
  group: readonly Word[],
  known: Synonyms,
  isAlone: boolean,
): Alternative[] {
  const isMissing = group.some(({ term }) => exactTerm(index, term) === -1)
  const isNeeds = isDish(group.map(({ term }) => term)) || group[0]!.term.startsWith('para ')
  return [
    ...(isMissing && group.length > 1 ? exactly(index, inOneSpelling(group.map(({ term }) => term)), 1) : []),
    ...(isNeeds
      ? otherNames(index, known, isMissing, isMissing ? OF_A_WORD : OF_MENDED, OCCASIONS_DESCEND)
      : otherNames(index, withoutNarrower(known, group), isMissing, factorsOf(index, group))),
    ...mentionedKinds(index, group, known),
    ...(isAlone ? [known, ...sameWords(known)].flatMap((one) => plainMeaning(index, one)) : []),
  ]
}

/** Of the words that are the same as a word: a `matambrito` is a `matambre`. */
const sameWords = ({ same }: Synonyms): Synonyms[] =>
  same.flatMap((phrase) => (phrase.length === 1 ? (synonymsOf(phrase[0]!) ?? []) : []))

const plainMeaning = (index: SearchIndex, { plain }: Synonyms, factor = 1): Alternative[] =>
  plain.flatMap((phrase, place) =>
    exactly(index, phrase, PLAIN_MEANING_FACTOR * factor * KINDS_DESCEND ** place, true),
  )

function otherNames(
  index: SearchIndex,
  { same, always, kinds, whenMissing }: Synonyms,
  isMissing: boolean,
  factors: SynonymFactors = OF_A_WORD,
  descend = KINDS_DESCEND,
): Alternative[] {
  // the name of another variety is not as near as that of a product
  const of = (phrase: Phrase) =>
    factors !== OF_A_MENTION || saysWhatItIs(index, phrase) ? factors : OF_A_WORD
  return [
    ...same.flatMap((phrase) => exactly(index, phrase, factors.same)),
    ...[...always, ...(isMissing ? whenMissing : [])].flatMap((phrase) =>
      exactly(index, phrase, of(phrase).always),
    ),
    ...kinds.flatMap((phrase, place) => exactly(index, phrase, of(phrase).kinds * descend ** place)),
  ]
}

/** What has a word's synonym `vino tinto` has `tinto` too. */
function withoutNarrower(synonyms: Synonyms, group: readonly Word[]): Synonyms {
  const isWider = (phrase: Phrase) => !group.every(({ term }) => phrase.includes(term))
  const { same, always } = synonyms
  return { ...synonyms, same: same.filter(isWider), always: always.filter(isWider) }
}

/** How near synonyms are to the phrase that was written. */
function factorsOf(index: SearchIndex, group: readonly Word[]): SynonymFactors {
  if (group.length > 1) return OF_A_PHRASE
  const term = exactTerm(index, group[0]!.term)
  const isName = /^[a-z]/.test(group[0]!.term)
  return isName && term !== -1 && index.best[term]! < NAMING_WEIGHT ? OF_A_MENTION : OF_A_WORD
}

/** A word that names only mention, with the kinds that it means: stevia is a sweetener, and not all sweeteners are. */
function mentionedKinds(index: SearchIndex, group: readonly Word[], known: Synonyms): Alternative[] {
  if (factorsOf(index, group) !== OF_A_MENTION) return []
  return known.kinds
    .filter((kind) => saysWhatItIs(index, kind))
    .flatMap((kind) => exactly(index, [group[0]!.term, ...kind], MENTIONED_KIND_FACTOR))
}

/** Whether a phrase's first word is what some article is, and not a variety, as `multicereal` is. */
function saysWhatItIs(index: SearchIndex, [first = '']: Phrase): boolean {
  const term = exactTerm(index, first)
  return term !== -1 && index.best[term]! >= NAMING_WEIGHT
}

/**
 * The phrase as alternatives, if all of its terms are in the index; otherwise its names. Where it is another product's
 * name (`pan de molde`), articles with that name come before others of its family.
 */
function exactly(index: SearchIndex, phrase: Phrase, factor: number, isName = false): Alternative[] {
  const exact = phrase.map((term) => (phrase.length > 1 ? anySpelling(index, term) : exactTerm(index, term)))
  if (exact.includes(-1)) {
    if (isName) return []
    const known = synonymsAt(phrase, 0)
    if (known === null || known.length < phrase.length) return []
    return known.synonyms.same.flatMap((name) => exactly(index, name, factor, true))
  }
  const alternatives = [{ words: exact.map((term) => [{ term, factor: 1 }]), factor }]
  const product = phrase.length === 2 ? otherProductIn(phrase.map((term) => ({ term }))) : null
  const named = product === null ? -1 : exactTerm(index, product)
  if (named !== -1)
    alternatives.push({ words: [[{ term: named, factor: 1 }]], factor: Math.min(1, factor + 0.1) })
  return alternatives
}

/** The term, or another spelling of it that the index has (`muzza` for `muzzarella`); -1 if it has none. */
function anySpelling(index: SearchIndex, term: string): number {
  const exact = exactTerm(index, term)
  if (exact !== -1) return exact
  const other = synonymsOf(term)?.same.find(
    (phrase) => phrase.length === 1 && exactTerm(index, phrase[0]!) !== -1,
  )
  return other === undefined ? -1 : exactTerm(index, other[0]!)
}

/** What an unknown word stands for as a compound, a diminutive, or by its sound. */
export function otherForms(index: SearchIndex, word: Word, isAlone: boolean): Alternative[] {
  const { written, term } = word
  if (/[^a-z]/.test(written) || termsBeginning(index, term).length > 0) return []
  const compound = compoundOf(written)
  if (compound !== null && isKnown(index, compound.tail)) {
    const { kinds, tail } = compound
    const found = kinds.flatMap((kind) => phraseWith(index, kind === '' ? [tail] : [kind, tail], FORM_FACTOR))
    if (found.length > 0) return found
  }
  for (const base of basesOf(written)) {
    const found = phraseWith(index, [base], FORM_FACTOR, isAlone)
    if (found.length > 0) return found
  }
  if (soundingLike(index, word).length > 0) return []
  const heard = phraseSounding(term) ?? phraseSounding(written)
  if (heard !== null) return phraseWith(index, heard, FORM_FACTOR, isAlone)
  if (compound === null || termsLike(index, term, written, 1).length > 0) return []
  return compound.kinds.flatMap((kind) => phraseWith(index, [kind], FORM_FACTOR))
}

/** What else a word is called that was written as two: `anti pulgas`. */
export const namesOfJoined = (index: SearchIndex, term: number): Alternative[] => {
  const known = synonymsOf(index.terms[term]!)
  return known === null ? [] : otherNames(index, known, false)
}

/** The words that a diminutive with a meaning of its own comes from. */
export const namesOfBases = (index: SearchIndex, { written }: Word): Alternative[] =>
  basesOf(written).flatMap((base) => exactly(index, [base], BASE_FACTOR))

const isKnown = (index: SearchIndex, term: string) =>
  exactTerm(index, term) !== -1 || synonymsOf(term) !== null

export function soundingLike(index: SearchIndex, { term, written }: Word): Candidate[] {
  const found = termsSounding(index, term)
  return found.length > 0 || written === term ? found : termsSounding(index, written)
}

/** A phrase and its synonyms. */
function phraseWith(index: SearchIndex, phrase: Phrase, factor: number, isAlone = false): Alternative[] {
  const known = phrase.length === 1 ? synonymsOf(phrase[0]!) : (synonymsAt(phrase, 0)?.synonyms ?? null)
  const itself = exactly(index, phrase, factor)
  if (known === null) return itself
  return [
    ...itself,
    ...otherNames(index, known, itself.length === 0, OF_A_FORM),
    ...(isAlone ? plainMeaning(index, known, factor) : []),
  ]
}

/** Synonyms of the term that a mistyped word was taken for. */
export function namesOfMended(
  index: SearchIndex,
  taken: Candidate | undefined,
  isAlone: boolean,
): Alternative[] {
  const term = taken === undefined ? undefined : index.terms[taken.term]
  const known = term === undefined ? null : synonymsOf(term)
  if (known === null) return []
  return [
    ...otherNames(index, known, false, OF_MENDED),
    ...(isAlone ? plainMeaning(index, known, taken!.factor * MENDED_PLAIN_SHARE) : []),
  ]
}

/** Without those that others say as well: several names of a product lead to the same words. */
export function withoutRepeated(alternatives: readonly Alternative[]): readonly Alternative[] {
  if (alternatives.length < 2) return alternatives
  const best = new Map<string, number>()
  const keyed = alternatives.map((alternative) => {
    const key = alternative.words
      .map((candidates) =>
        candidates.length === 1 ? candidates[0]!.term : candidates.map(({ term }) => term).join('/'),
      )
      .join(' ')
    best.set(key, Math.max(best.get(key) ?? 0, alternative.factor))
    return { key, alternative }
  })
  return keyed.flatMap(({ key, alternative }) => {
    const factor = best.get(key)
    if (factor === undefined || !best.delete(key)) return []
    return factor === alternative.factor ? [alternative] : [{ ...alternative, factor }]
  })
}
