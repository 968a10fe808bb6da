import { stem } from '@gondola/lexicon/stem'
import { wordClass } from '@gondola/lexicon/word-classes'
import { synonymsAt, type Phrase } from './language/synonyms.ts'
import type { Alternative, Expansion } from './expand.ts'
import { addClause, scratch } from './scores.ts'
import type { SearchIndex } from './search-index.ts'
import { candidatesOf, exactTerm, forgetNearTerms, hasTerm, weightIn, type Reach } from './vocabulary.ts'
import { NAMING_WEIGHT, WEIGHTS } from './weights.ts'

// Fourth stage: the articles that have the words, as freely as needed.

/** A condition on articles that any of its alternatives meets. */
export interface Clause {
  alternatives: readonly Alternative[]
  isOptional: boolean
  /** Dropped if no article meets it together with the others. */
  isSoft: boolean
  /** Its words say what the article is for: preferred where articles of what it is have them. */
  isPurpose: boolean
  /** The words of the query, as they were written. */
  written: string
  /** The same as they are indexed. */
  terms: readonly string[]
  /** What it says that the article must be free of, as it is shown; null if it is nothing. */
  condition: string | null
  /** Whether its words were found by similar ones, not as written, cut off, or by another name. */
  isMended: boolean
  /** Whether its words are not sold, and its alternatives are what is bought instead. */
  isInstead: boolean
  /** How certain it is that its words were meant: 1 as written, less for repaired ones. */
  certainty: number
}

/** The articles that may be found; null: all. */
export interface Findable {
  isSold(article: number): boolean
}

export interface Matches {
  clauses: readonly Clause[]
  articles: readonly number[]
  /** How well each has them: the sum of place × closeness × role. */
  words: readonly number[]
}

/**
 * Which clauses an article must meet: all, these without the purpose but with what is bought for it, what it must be free of and is, those that are neither soft nor a purpose, most of these, or
 * the head.
 */
type Level = 'all' | 'occasion' | 'condition' | 'hard' | 'most' | 'head'

/** The articles that match a query: those with all of its words, or failing that with ever fewer, ever more freely. */
export function match(
  index: SearchIndex,
  query: readonly Expansion[],
  reach: Exclude<Reach, 'like'>,
  findable: Findable | null,
): Matches {
  forgetNearTerms(index)
  let clauses: readonly Clause[] = []
  for (const freely of [reach, 'like'] as const) {
    clauses = clausesOf(index, query, freely)
    let first: Matching | null = null
    for (const level of levelsOf(clauses)) {
      const found = matching(index, clauses, level, findable)
      if (found.articles.length === 0) continue
      // pumpkin for soup is no soup, but tuna for a cat is no tuna
      if (
        found.isNamed ||
        (level === 'all' && clauses.some(isDeciding)) ||
        level === 'condition' ||
        !mayBeNamed(index, clauses)
      )
        return { ...found, clauses }
      first ??= found
    }
    if (first === null) continue
    // black grapes that are not there are grapes before they are raisins
    if (clauses.some(({ condition }) => condition !== null)) return { ...first, clauses }
    return { ...matching(index, clauses, 'head', findable), clauses }
  }
  // at least the salt, if no salt is low in sodium
  const most = matching(index, clauses, 'most', findable)
  const isBeside = !most.isNamed && isFirstKnown(index, firstOf(clauses))
  return { ...(isBeside ? matching(index, clauses, 'head', findable) : most), clauses }
}

function levelsOf(clauses: readonly Clause[]): readonly Level[] {
  if (clauses.some(isOfOccasion)) return ['all', 'occasion', 'hard']
  // 'leche descremada deslactosada': who cannot have lactose gives up the rest first
  if (clauses.some(({ condition }) => condition !== null)) return ['all', 'condition', 'hard']
  return clauses.some(({ isSoft, isPurpose }) => isSoft || isPurpose) ? ['all', 'hard'] : ['all']
}

/** What a purpose names that decides what is bought, as a pest does. */
const DECIDING = new Set([...wordClass('deciding')].map(stem))

export const isDeciding = ({ isPurpose, terms }: Clause): boolean =>
  terms.some((term) =>
    isPurpose ? DECIDING.has(term) : term.startsWith('para ') && DECIDING.has(term.slice(5)),
  )

/** Whether an article must meet a clause. */
export const isRequired = ({ isOptional, isSoft, isPurpose }: Clause, level: Level): boolean =>
  !isOptional && (level === 'all' || (!isSoft && !isPurpose))

/** The first clause that an article must meet: it usually says what is searched for. */
export const firstOf = (clauses: readonly Clause[]): Clause | undefined =>
  clauses.find((clause) => isRequired(clause, 'hard'))

/** Whether the query's first word, as it is written, says what some article is. */
export function isFirstKnown(index: SearchIndex, first: Clause | undefined): boolean {
  const [best] = first?.alternatives[0]?.words[0] ?? []
  return best !== undefined && best.factor === 1 && index.best[best.term]! >= NAMING_WEIGHT
}

/** Whether an article may be named by a query's first word. */
function mayBeNamed(index: SearchIndex, clauses: readonly Clause[]): boolean {
  const first = firstOf(clauses)
  if (first === undefined || clauses.length === 1) return false
  return first.alternatives.some(({ words }) =>
    words.some((candidates) =>
      candidates.some(({ term }) => index.best[term]! >= NAMING_WEIGHT && !index.ofBrands.has(term)),
    ),
  )
}

/** The first clause that names a product if the query begins with a brand (`havanna alfajores`), otherwise the first. */
function headOf(index: SearchIndex, clauses: readonly Clause[]): Clause | undefined {
  const hard = clauses.filter((clause) => isRequired(clause, 'hard'))
  const [first] = hard
  if (first === undefined || !isOfBrand(index, first)) return first
  const product = hard.find((clause) => {
    const term = clause.alternatives[0]?.words[0]?.[0]?.term
    return term !== undefined && index.best[term]! >= NAMING_WEIGHT && !isOfBrand(index, clause)
  })
  return product ?? first
}

export const isOfBrand = (index: SearchIndex, { alternatives }: Clause) =>
  alternatives[0]?.words.every((candidates) => index.ofBrands.has(candidates[0]?.term ?? -1)) ?? false

/** Whether an article has all words of one of a clause's alternatives. */
export const meets = (index: SearchIndex, { alternatives }: Clause, article: number): boolean =>
  alternatives.some(({ words }) =>
    words.every((candidates) => candidates.some(({ term }) => hasTerm(index, term, article))),
  )

/** Whether a clause is what is bought for the occasion that a purpose names: `té para dormir`. */
export const isOfOccasion = ({ isOptional, terms }: Clause): boolean =>
  isOptional && terms[0]!.startsWith('para ')

type Matching = Omit<Matches, 'clauses'> & { isNamed: boolean }

function matching(
  index: SearchIndex,
  clauses: readonly Clause[],
  level: Level,
  findable: Findable | null,
): Matching {
  const first = firstOf(clauses)
  const head = headOf(index, clauses)
  const isKnown = level === 'condition' && isFirstKnown(index, first)
  const what = isKnown ? exactTerm(index, first!.terms[0]!) : -1
  const isOccasion = isKnown && what === -1
  const isCounted = (clause: Clause) => {
    if (level === 'head') return clause === first
    if (level === 'condition') return clause.condition !== null || (clause === first && isOccasion)
    return isRequired(clause, level) || (level === 'occasion' && isOfOccasion(clause))
  }
  const required = clauses.filter(isCounted)
  if (level !== 'most' && required.some(isHopeless)) return { articles: [], words: [], isNamed: false }
  const scores = scratch(index)
  for (const clause of clauses)
    addClause(index, scores, clause.alternatives, {
      counts: required.length === 0 || isCounted(clause),
      names: clause === first,
      role: roleOf(clause, clause === (level === 'most' || level === 'head' ? first : head)),
    })
  const isFindable = (article: number) =>
    (findable === null || findable.isSold(article)) &&
    (what === -1 || weightIn(index, what, article) >= NAMING_WEIGHT)
  let least = Math.max(1, required.length)
  if (level === 'most') {
    least = 0
    for (const article of scores.touched)
      if (isFindable(article)) least = Math.max(least, scores.matched[article]!)
    if (least * 2 < required.length) least = Infinity
  }
  let best = 0
  const found = { articles: [] as number[], words: [] as number[], isNamed: false }
  for (const article of scores.touched) {
    if (scores.matched[article]! < least || least === 0 || !isFindable(article)) continue
    found.articles.push(article)
    found.words.push(scores.total[article]!)
    if (scores.total[article]! > best) {
      best = scores.total[article]!
      found.isNamed = scores.isNamed[article] === 1
    }
  }
  scores.clear()
  return found
}

function roleOf(clause: Clause, isHead: boolean): number {
  const { role } = WEIGHTS
  if (isHead) return role.head
  if (isOfOccasion(clause)) return role.occasion
  return clause.isPurpose ? role.purpose : role.other
}

/** Whether no article has the words. */
const isHopeless = ({ alternatives }: Clause) =>
  alternatives.every(({ words }) => words.some((candidates) => candidates.length === 0))

/** A query's clauses with the terms that their words may mean. */
function clausesOf(index: SearchIndex, query: readonly Expansion[], reach: Reach): readonly Clause[] {
  const all = query.flatMap(({ words }) => words)
  const clauses = query.map(({ words, names, isInstead }) => {
    const terms = words.map(({ term }) => term)
    const written = words.map((word) => word.written).join(' ')
    // a word with other names is not taken for a mistyped one
    const isAsWritten = names.length === 0 || terms.every((term) => exactTerm(index, term) !== -1)
    const found = isAsWritten
      ? words.map((word) =>
          candidatesOf(index, word, reach, { isFirst: word === all[0], isLast: word === all.at(-1) }),
        )
      : []
    const itself = { words: found.flatMap(({ candidates }) => candidates), factor: WEIGHTS.closeness.written }
    return {
      alternatives: isAsWritten ? [itself, ...names] : names,
      isOptional: words.every(({ isOptional }) => isOptional),
      isSoft: words.every(({ isSoft }) => isSoft),
      isPurpose: words.every(({ isPurpose }) => isPurpose),
      written,
      terms,
      condition: conditionOf(terms, written),
      isInstead,
      isMended: found.some(({ isMended }) => isMended) || words.some(({ certainty }) => certainty < 1),
      certainty: words.reduce((least, { certainty }) => Math.min(least, certainty), 1),
    }
  })
  // where no snack suits coeliacs, snacks are found, and it is said
  return clauses.length === 1
    ? clauses
    : clauses.map((clause) => (clause.condition === null ? clause : { ...clause, isSoft: true }))
}

/** Other names that mean one of these are conditions as well: `celiaco`, `deslactosada`; as they are shown. */
const CONDITIONS: ReadonlyMap<string, string | null> = new Map([
  ['sin tacc', 'sin TACC'],
  ['sin gluten', 'sin TACC'],
  ['sin lactosa', null],
])

/**
 * What a query's terms say that an article must be free of, as it is shown; null if it is nothing. Who asks for it can
 * use nothing else. Of several words, `sin gas` is a kind of water.
 */
function conditionOf(terms: Phrase, written: string): string | null {
  const known = synonymsAt(terms, 0)
  const names = known?.length === terms.length ? [...known.synonyms.same, ...known.synonyms.always] : []
  const named = names.map((name) => name.at(-1)!).find((name) => CONDITIONS.has(name))
  const said = terms.find((term, place) => term.startsWith('sin ') && (place === 0 || term !== 'sin gas'))
  const condition = named ?? said
  if (condition === undefined) return null
  if (condition === 'sin azucar') return 'sin azúcar'
  return CONDITIONS.get(condition) ?? (terms.length > 1 ? said : undefined) ?? written
}
