import { stem } from '@gondola/lexicon/stem'
import { otherProductIn } from './language/product-names.ts'
import {
  inOneSpelling,
  isDish,
  synonymsAt,
  synonymsOf,
  type Phrase,
  type Synonyms,
} from './language/synonyms.ts'
import { compoundOf, isVerb } from './language/word-forms.ts'
import type { Word } from './language/words.ts'
import { isKnownWord, isSimilar, type KnownWord } from './read.ts'
import type { SearchIndex } from './search-index.ts'
import { exactTerm, hasTerm, spread, termsBeginning, type Candidate } from './vocabulary.ts'
import { NAMING_WEIGHT, WEIGHTS } from './weights.ts'

// Third stage: what the words of a query are called, by the lexicon.

/** One way to match a clause: all of its words. */
export interface Alternative {
  words: readonly (readonly Candidate[])[]
  factor: number
}

/** The words of one clause: one, or several that together have other names or are one word. */
export interface Expansion {
  words: readonly KnownWord[]
  /** What else they are called. */
  names: readonly Alternative[]
  /** Whether the names are of what is bought instead, as nothing is called by the words themselves. */
  isInstead: boolean
}

const { closeness } = WEIGHTS

/** The clauses of a query, each with its other names. */
export function expand(index: SearchIndex, words: readonly KnownWord[]): Expansion[] {
  const terms = words.map(({ term }) => term)
  const clauses: Expansion[] = []
  for (let start = 0; start < words.length;) {
    const known = phraseAt(index, terms, start)
    const length = known?.length ?? lengthOfWord(index, words, start)
    const group = words.slice(start, start + length)
    clauses.push({
      words: group,
      names:
        known === null
          ? respaced(index, group)
          : namesOf(index, group, known.synonyms, isAlone(words, group)),
      isInstead: known !== null && isInstead(index, terms.slice(start, start + length), known.synonyms),
    })
    start += length
  }
  return clauses
}

const isMissing = (index: SearchIndex, phrase: Phrase) => phrase.some((term) => exactTerm(index, term) === -1)

/** Whether nothing is called by a phrase, nor what it means (`para los piojos`, a pediculicide), and so other goods are shown. */
const isInstead = (index: SearchIndex, phrase: Phrase, { kinds, whenMissing }: Synonyms): boolean =>
  whenMissing.length > 0 &&
  isMissing(index, phrase) &&
  !kinds.some((kind) => exactly(index, kind, 1).some((one) => isMet(index, one)))

/** The longest phrase of the lexicon from a word on that articles are called by, or by one of its other names. */
function phraseAt(
  index: SearchIndex,
  terms: readonly string[],
  start: number,
): { length: number; synonyms: Synonyms } | null {
  for (let end = terms.length; end > start;) {
    const known = synonymsAt(terms.slice(0, end), start)
    if (known === null) return null
    const phrase = terms.slice(start, start + known.length)
    if (known.length === 1 && !isMissing(index, phrase)) return known
    const { same, always, kinds, whenMissing } = known.synonyms
    const names = [phrase, inOneSpelling(phrase), ...same, ...always, ...kinds, ...whenMissing]
    if (names.some((name) => exactly(index, name, 1).some((one) => known.length === 1 || isMet(index, one))))
      return known
    end = start + known.length - 1
  }
  return null
}

/** Whether an article has all words of a name. */
function isMet(index: SearchIndex, { words }: Alternative): boolean {
  const terms = words.flatMap((candidates) => candidates.map(({ term }) => term))
  const [rarest, ...others] = terms.toSorted((a, b) => spread(index, a) - spread(index, b))
  const articles = index.articles.subarray(index.from[rarest!], index.from[rarest! + 1])
  return articles.some((article) => others.every((term) => hasTerm(index, term, article)))
}

/** Whether a group's words are all that say what is searched for; a content says more. */
const isAlone = (words: readonly Word[], group: readonly Word[]) =>
  words.every((word) => (word.isSoft && !word.term.startsWith('=')) || word.isPurpose || group.includes(word))

/** What else a group of words is called; each relation of the lexicon has one weight. */
function namesOf(index: SearchIndex, group: readonly Word[], known: Synonyms, alone: boolean): Alternative[] {
  const phrase = group.map(({ term }) => term)
  const missing = isMissing(index, phrase)
  const isOccasion = isDish(phrase) || phrase[0]!.startsWith('para ')
  const isPhrase = phrase.length > 1
  const isMention = !isPhrase && isMentioned(index, phrase[0]!)
  const further = isOccasion ? closeness.furtherNeed : closeness.furtherKind
  const { same, always, kinds, whenMissing, plain } = known
  const kind = isOccasion
    ? closeness.need
    : isPhrase
      ? closeness.kindOfPhrase
      : isMention
        ? closeness.kindOfMention
        : closeness.kind
  const named = (phrases: readonly Phrase[], weight: number, each = 1) =>
    phrases.flatMap((one, place) => exactly(index, one, weight * each ** place))
  return [
    ...(missing && isPhrase ? exactly(index, inOneSpelling(phrase), closeness.written) : []),
    ...named(same, isMention ? closeness.kindOfMention : closeness.same),
    ...named(always, isPhrase ? closeness.otherOfPhrase : closeness.other),
    ...named(kinds, kind, further),
    ...(isInstead(index, phrase, known) ? named(whenMissing, closeness.instead, further) : []),
    ...(alone
      ? [plain, ...same.map(plainOf)].flatMap((one) => named(one, closeness.plain, closeness.furtherKind))
      : []),
    ...(isMention ? mentionedKinds(index, phrase[0]!, known) : []),
  ]
}

/** A `matambrito` is a `matambre`, and means first what that means. */
const plainOf = ([first = '', ...others]: Phrase): readonly Phrase[] =>
  others.length === 0 ? (synonymsOf(first)?.plain ?? []) : []

/** Whether a word is in names, but says of no article what it is. */
function isMentioned(index: SearchIndex, word: string): boolean {
  const term = exactTerm(index, word)
  return /^[a-z]/.test(word) && term !== -1 && index.best[term]! < NAMING_WEIGHT
}

/** A word that names only mention, with the kinds that it means: stevia is a sweetener, and not all sweeteners are. */
const mentionedKinds = (index: SearchIndex, word: string, { kinds }: Synonyms): Alternative[] =>
  kinds
    .filter(([first = '']) => exactTerm(index, first) !== -1 && !isMentioned(index, first))
    .flatMap((kind) => exactly(index, [word, ...kind], closeness.mentionedKind))

/** The phrase as alternatives, if all of its terms are in the index; otherwise its names. */
function exactly(index: SearchIndex, phrase: Phrase, factor: number): Alternative[] {
  const exact = phrase.map((term) => (phrase.length > 1 ? anySpelling(index, term) : exactTerm(index, term)))
  if (!exact.includes(-1)) {
    const itself = { words: exact.map((term) => [{ term, factor: 1 }]), factor }
    const product = phrase.length === 2 ? otherProductIn(phrase.map((term) => ({ term }))) : null
    const named = product === null ? -1 : exactTerm(index, product)
    return named === -1
      ? [itself]
      : [itself, { words: [[{ term: named, factor: 1 }]], factor: Math.min(1, factor + 0.1) }]
  }
  const known = synonymsAt(phrase, 0)
  if (known === null || known.length < phrase.length) return []
  return known.synonyms.same
    .filter((name) => !isMissing(index, name))
    .map((name) => ({ words: name.map((term) => [{ term: exactTerm(index, term), factor: 1 }]), factor }))
}

/** The term, or another spelling of it that the index has (`muzza` for `muzzarella`); -1 if it has none. */
function anySpelling(index: SearchIndex, term: string): number {
  const spellings = [[term], ...(synonymsOf(term)?.same ?? [])].filter(({ length }) => length === 1)
  return spellings.map(([one]) => exactTerm(index, one!)).find((place) => place !== -1) ?? -1
}

/** Two for words that are written as one. */
function lengthOfWord(index: SearchIndex, words: readonly Word[], start: number): number {
  const [first, second] = [words[start]!, words[start + 1]]
  if (second === undefined) return 1
  const isVerbOf = isVerb(first.written)
  return joinedTerm(index, words, start) !== -1 || (isVerbOf && exactTerm(index, first.term) === -1) ? 2 : 1
}

/** `mc cain`, `7 up`: two words, at least one of them unknown, that are one word in the index; -1 if they are not. */
function joinedTerm(index: SearchIndex, words: readonly Word[], start: number): number {
  const [first, second] = [words[start]!, words[start + 1]]
  if (second === undefined || !isMissing(index, [first.term, second.term])) return -1
  return exactTerm(index, stem(first.written + second.written))
}

/** Words that the shop writes together or apart: `mc cain`, `matacucarachas`, `mata moscas`. */
function respaced(index: SearchIndex, group: readonly Word[]): Alternative[] {
  const joined = group.length > 1 ? joinedTerm(index, group, 0) : -1
  if (joined !== -1) return [{ words: [[{ term: joined, factor: 1 }]], factor: 1 }]
  if (
    !isMissing(
      index,
      group.map(({ term }) => term),
    )
  )
    return []
  const written = group.map((word) => word.written).join('')
  const compound = compoundOf(written)
  if (compound === null || termsBeginning(index, stem(written)).length > 0) return []
  const { kinds, tail } = compound
  if (!isKnownWord(index, tail) && isSimilar(index, written)) return []
  const named = kinds
    .flatMap((kind) => exactly(index, kind === '' ? [tail] : [kind, tail], closeness.parts))
    .filter((name) => isMet(index, name))
  return named.length > 0 ? named : kinds.flatMap((kind) => exactly(index, [kind], closeness.parts))
}
