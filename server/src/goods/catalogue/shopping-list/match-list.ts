import { LIST_DOUBT_BELOW } from '@gondola/contract/base'
import type { Article, ListMatch } from '@gondola/contract/catalogue'
import { readAgain, takesNotes, type ListLine } from '@gondola/contract/cart'
import { TimeSlicer } from '../../../platform/runtime/time-slicing.ts'
import {
  findWithClauses,
  ownWordsOf,
  type OwnWords,
  type SearchIndex,
  withOwnWords,
  exactTerm,
  hasTerm,
  otherProductIn,
  queryWordsOf,
} from '../search/search.ts'
import { isCut, isForHealth, withoutAsides, withoutManner, withoutNotes } from '../line-notes.ts'
import { alternativesOf, confidence, doubtOf, UNCLEAR_MAX } from './confidence.ts'
import {
  inDoubt,
  matchesOfLine,
  needIn,
  readWithWishes,
  wholeLines,
  wordsAsked,
  type Reading,
} from './joined-parts.ts'
import {
  articleWords,
  isCalledSo,
  BOTTLES,
  containerTerm,
  NO_BOTTLE,
  type Candidate,
  HEAD_IN_BRAND,
  isInName,
  nameFit,
  type ArticleWords,
  usual,
} from './name-fit.ts'
import {
  byLimit,
  byMultipack,
  byPack,
  byPrice,
  byWeight,
  isSizeOpen,
  isWeightForPack,
  quantityOf,
  sizeGain,
  type Scored,
  unitFit,
} from './pack-fit.ts'

/** Limits on the cost of a line: articles compared, and words searched for. */
const COMPARED_MAX = 200
const WORDS_MAX = 8
const COVERAGE_WEIGHT = 100
const HEAD_WEIGHT = 40
const UNIT_WEIGHT = 25
const FAMILY_WEIGHT = 6
const POPULARITY_WEIGHT = 8
/** A line without a pack means loose goods: tomatoes, not tins of them. */
const LOOSE_WEIGHT = 3
const EXTRA_COST = 1.5
/** An article with a lower share of a line's words is not a candidate. */
const COVERAGE_MIN = 0.3
/** What an article gains that the customer has bought. */
const BOUGHT_WEIGHT = 14
/** A powder or a tin is not meant by the word for the fresh thing alone, nor `queso doble crema` by `queso crema`. */
const OTHER_PRODUCT_COST = 9
const CONTAINER_WEIGHT = 30
/** What of the line's other words an article must have more, if it is of another brand than the one that is named. */
const OTHER_BRAND_COST = 12
/**
 * Below this confidence a match by similar letters is a coincidence ('hola' is not cola): nothing is proposed. What a
 * word is known to mean ('churrascos') is proposed in doubt.
 */
const PROPOSAL_MIN = 0.21
/** 'xxxx', 'jajaja': a key that was held down, and what is no word. */
const REPEATED = /^(.{1,2})\1{2,}$/

/** An article that the branch is out of today is proposed only if nothing nearly as good is there. */
const OUT_COST = 20
const NO_OWN_WORDS = ownWordsOf([])

/** The data that lists are matched against. */
export interface ListSource {
  articles: readonly Article[]
  search: SearchIndex
  ownWords?: OwnWords
  bought?: ReadonlySet<string>
  /** A branch's articles: its own prices, its assortment, what it is out of. Without it all are as in `articles`. */
  branch?: {
    articleAt(index: number): Article
    isSold(index: number): boolean
    isOut(index: number): boolean
  }
}

/**
 * Proposes an article and a quantity for every line of a shopping list, with alternatives and a confidence. Yields to
 * the event loop in between.
 */
export async function matchList(
  source: ListSource,
  lines: readonly ListLine[],
  slicer = new TimeSlicer(),
): Promise<ListMatch[]> {
  const known = new Map<number, ArticleWords>()
  const matches: ListMatch[] = []
  const readings = new Map<ListLine, Reading>()
  const read = (line: ListLine) => {
    const reading = readings.get(line) ?? readAnew(line)
    readings.set(line, reading)
    return reading
  }
  const readAnew = (line: ListLine): Reading => {
    if (needIn(line.words) !== null) return bestReading(source, line, known)
    const { rest, asides } = withoutAsides(line.text)
    const plain = asides.length > 0 ? readAgain(line, rest) : null
    if (plain === null) return readPlain(line)
    return isForHealth(asides)
      ? bestReading(source, line, known)
      : readWithWishes(line, plain, asides, bestReading(source, line, known), readPlain(plain))
  }
  const readPlain = (line: ListLine): Reading => {
    const said = readWithout(line, bestReading(source, line, known), withoutNotes(line.text))
    const { rest, manner } = withoutManner(line.text)
    const plain = readWithout(line, said, rest)
    // of a pack, what it does not say may be why it is not meant
    const [best] = plain.candidates
    if (plain === said || !best || takesNotes(best.article) || isCalledSo(best.words, manner)) return plain
    const fit = said.candidates[0]?.fit
    // 'crema para la cara' is the name of something
    if (fit?.unmet.length === 0 && fit.unmetWishes.length === 0) return said
    return { ...plain, match: inDoubt(plain.match, manner) }
  }
  const readWithout = (line: ListLine, said: Reading, text: string): Reading => {
    const plain = text === line.text ? null : readAgain(line, text)
    // an amount before the note is at the end without it: 'jamón 200 g en fetas'
    const isAmountFound = plain !== null && plain.isAmountGiven && !line.isAmountGiven
    const { Articulo, Confianza } = said.match
    const isPackOfCut = isCut(line.text) && Articulo !== null && isWeightForPack(line, Articulo)
    if (plain === null || (Confianza >= LIST_DOUBT_BELOW && !isAmountFound && !isPackOfCut)) return said
    const reading = bestReading(source, plain, known)
    const isByWeight =
      isPackOfCut &&
      reading.match.Articulo?.unidad === 100 &&
      reading.candidates[0]?.words.name[0] === said.candidates[0]?.words.name[0]
    const isBetter = isAmountFound || isByWeight || reading.match.Confianza > Confianza
    return isBetter ? { ...reading, match: { ...reading.match, Texto: said.match.Texto } } : said
  }
  for (const line of wholeLines(lines, read)) {
    matches.push(...matchesOfLine(source.search, line, read))
    await slicer.pause()
  }
  return matches
}

type KnownWords = Map<number, ArticleWords>

/**
 * A number at the end is part of the name if an article has it (`nutrilon 1`), and otherwise a count, or grams of what
 * is weighed (`muzzarella 500`).
 */
function bestReading(source: ListSource, line: ListLine, known: KnownWords): Reading {
  const [, words = '', count = ''] = (!line.isAmountGiven && /^(.*\p{L}) (\d{1,3})$/u.exec(line.words)) || []
  const asName = readingOfDecimals(source, line, known) ?? readingOf(source, line, known)
  if (words === '' || OF_A_NUMBER.test(words)) return asName
  if (count.length === 3) {
    if (Number(count) % GRAMS_STEP !== 0) return asName
    const amount = { kind: 'grams', grams: Number(count) } as const
    const asGrams = readingOf(source, { ...line, words, amount, isAmountGiven: true }, known)
    if (asGrams.candidates[0]?.article.unidad !== 100 || asGrams.match.Confianza < asName.match.Confianza)
      return asName
    // 'salame 100' is 100 g of salame, or a pack of 100 g
    const isEqual = asGrams.match.Confianza === asName.match.Confianza
    return isEqual ? { ...asName, match: inDoubt(asName.match) } : asGrams
  }
  if (isInName(count, words, asName.candidates)) return asName
  const packOf = Number(count)
  const amount = { kind: 'pieces', pieces: packOf, counting: 'either' } as const
  return readingOf(source, { ...line, words, amount, isAmountGiven: true, packOf }, known)
}

/** `papas 1,5`: of kilograms, where no article has the number in its name. */
const WITH_DECIMALS = /^(.*\p{L}) (\d[.,]\d{1,2})$/u

function readingOfDecimals(source: ListSource, line: ListLine, known: KnownWords): Reading | null {
  const [, words = '', count = ''] = (!line.isAmountGiven && WITH_DECIMALS.exec(line.words)) || []
  if (words === '') return null
  const amount = { kind: 'grams', grams: Number(count.replace(',', '.')) * 1000 } as const
  const asWeight = readingOf(source, { ...line, words, amount, isAmountGiven: true }, known)
  return asWeight.candidates[0]?.article.unidad === 100 ? asWeight : null
}

/** `talle 4`, `etapa 2`: no count. */
const OF_A_NUMBER = /(?:^|\s)(?:talle|etapa|n[uú]mero|nro|tama[nñ]o|grano)$/i
/** Weights that are said without a unit are multiples of this many grams. */
const GRAMS_STEP = 50

function readingOf(source: ListSource, line: ListLine, known: KnownWords): Reading {
  const candidates = candidatesOf(source, line, known)
  const isBought = ({ article }: Candidate) => source.bought?.has(article.Codigo) ?? false
  return { match: matchOf(source.search, line, candidates, isBought), candidates }
}

function matchOf(
  search: SearchIndex,
  line: ListLine,
  found: readonly Candidate[],
  isBought: (candidate: Candidate) => boolean,
): ListMatch {
  const isOpen = found[0] !== undefined && !isBought(found[0]) && isSizeOpen(line, found[0], found)
  const sure = found[0] ? Math.min(confidence(line, found[0], found), isOpen ? UNCLEAR_MAX : 1) : 0
  const candidates = sure < PROPOSAL_MIN && !found[0]?.fit.isUnderstood ? [] : found
  const [best] = candidates
  return {
    Texto: line.text,
    Palabras: line.words,
    Cantidad: quantityOf(line, best),
    Articulo: best?.article ?? null,
    Alternativas: alternativesOf(line.text, candidates),
    Confianza: best ? sure : 0,
    ...(best && isOpen && { Duda: 'tamanos' as const }),
    ...(best && doubtOf(search, line, best, sure)),
    ...(best &&
      line.isUsual &&
      !isBought(best) && { Duda: 'siempre', Confianza: Math.min(sure, UNCLEAR_MAX) }),
    EsAproximado: best?.article.unidad === 100,
  }
}

/** Articles that a line may mean, best first. */
function candidatesOf(
  { articles, search, ownWords = NO_OWN_WORDS, branch, bought }: ListSource,
  line: ListLine,
  known: KnownWords,
): readonly Candidate[] {
  const { asked, size } = wordsAsked(search, line)
  const isOtherAsked = otherProductIn(asked.filter(({ isSoft }) => !isSoft)) !== null
  const container = containerTerm(search, line.text)
  const unwanted = new Set(queryWordsOf(line.unwanted ?? '').map(({ term }) => term))
  if (BOTTLES.test(line.text)) unwanted.add(NO_BOTTLE)
  const telling = asked
    .filter(({ term }) => !REPEATED.test(term) || exactTerm(search, term) >= 0)
    .slice(0, WORDS_MAX)
  const {
    articles: found,
    clauses,
    undeclared,
  } = withOwnWords(ownWords, () => findWithClauses(search, telling, 'written', branch ?? null))
  // who may not eat gluten is proposed nothing that does not say to be free of it
  if (undeclared.length > 0) return []
  const candidates: Scored[] = []
  for (const index of found.subarray(0, COMPARED_MAX)) {
    const article = branch?.articleAt(index) ?? articles[index]!
    let words = known.get(index)
    if (words === undefined) known.set(index, (words = articleWords(article)))
    if (words.name.some((term) => unwanted.has(term))) continue
    const fit = nameFit(search, clauses, words)
    const unit = unitFit(line, article)
    const isOfFamily = fit.head >= HEAD_IN_BRAND && words.name[0] === words.family[0]
    const isLoose =
      article.unidad === 100 || (article.ContenidoNeto === 1 && article.ContenidoUnidad === 'un')
    const isContained = container !== -1 && hasTerm(search, container, index)
    const familiarity =
      search.popularity[index]! * POPULARITY_WEIGHT + (bought?.has(article.Codigo) ? BOUGHT_WEIGHT : 0)
    const score =
      fit.coverage * COVERAGE_WEIGHT +
      fit.head * HEAD_WEIGHT +
      unit * UNIT_WEIGHT +
      (isOfFamily ? FAMILY_WEIGHT : 0) +
      (isLoose ? LOOSE_WEIGHT : 0) +
      (isContained ? CONTAINER_WEIGHT : 0) +
      sizeGain(line, { article, words }, size, search.relativeSize[index]!) +
      familiarity -
      (fit.isOtherBrand ? OTHER_BRAND_COST : 0) -
      (words.isOther === isOtherAsked ? 0 : OTHER_PRODUCT_COST) -
      fit.extras * EXTRA_COST -
      (branch?.isOut(index) ? OUT_COST : 0)
    if (fit.coverage >= COVERAGE_MIN)
      candidates.push({
        article,
        words,
        fit,
        unit,
        score,
        familiarity,
        index,
        isElsewhere: container !== -1 && !isContained,
      })
  }
  const best = byWeight(line, byPack(line, candidates)).toSorted(
    (a, b) => b.score - a.score || a.index - b.index,
  )
  const allowed = byLimit(line, byMultipack(line, line.isUsual ? usual(best, bought) : best))
  return byPrice(line, allowed, (index) => branch?.isOut(index) ?? false, bought)
}
