import { LIST_ALTERNATIVES_MAX, LIST_DOUBT_BELOW } from '@gondola/contract/base'
import {
  askedContent,
  GRAMS_MAX,
  gramsAsked,
  isOfPacks,
  sizeSaid,
  type ListLine,
} from '@gondola/contract/cart'
import type { Article, ListMatch } from '@gondola/contract/catalogue'
import {
  hasPlainMeaning,
  isBrandWord,
  isOfSeveral,
  otherProductIn,
  queryWordsOf,
  type SearchIndex,
} from '../search/search.ts'
import { HEAD_IN_BRAND, isCalledSo, type ArticleWords, type Candidate } from './name-fit.ts'
import { isInexact, isTooDear, MANY_PACKS, offBy } from './pack-fit.ts'

/** A proposal is doubtful if an article of another family scores this close to it. */
const RIVAL_SCORE = 12
const RIVAL_DOUBT = 0.75
/** The same for one that is as good: 'paleta' is beef or ham. */
const EQUAL_SCORE = 3
const EQUAL_DOUBT = 0.55
/** So many packs are doubtful: `té x 50` are 50 bags, `orégano 25` is 25 grams. */
const MANY = 20
/** The most that is believed of a line that is not wholly understood. */
export const UNCLEAR_MAX = 0.5
/** The same of an article that the line's first word does not name. */
const NOT_NAMED_MAX = 0.58

/**
 * Confidence in the best candidate: from its words, what it is, its unit, and whether an article of another family
 * scores as well.
 */
export function confidence(line: ListLine, best: Candidate, candidates: readonly Candidate[]): number {
  const { coverage, head } = best.fit
  const doubt = Math.min(...candidates.map((other) => rivalDoubt(line, best, other)))
  const sure = coverage ** 1.5 * (0.6 + 0.4 * head) * (0.7 + 0.3 * best.unit) * doubt
  const most = isUnclear(line, best, candidates) ? UNCLEAR_MAX : head < HEAD_IN_BRAND ? NOT_NAMED_MAX : 1
  return Math.round(Math.min(most, sure) * 100) / 100
}

function isUnclear(line: ListLine, best: Candidate, candidates: readonly Candidate[]): boolean {
  const { amount } = line
  return (
    line.isUnclear === true ||
    isTooDear(line, best.article) ||
    isSomePacks(line, best.article) ||
    isMany(amount, best.article) ||
    isOff(line, best.article) ||
    best.isElsewhere ||
    isOfSomeFit(line, best) ||
    best.fit.unmet.length > 0 ||
    isForSomethingElse(line, best) ||
    isWishElsewhere(best, candidates) ||
    isWordElsewhere(line, best, candidates) ||
    isWordAlone(line, best, candidates)
  )
}

/** `media horma`, `medio paquete`, `un cajón` of what is weighed: no shelf has it. */
const isSomePacks = ({ amount, words }: ListLine, { unidad }: Article): boolean =>
  isOfPacks(amount) && (isPart(amount) || (unidad === 100 && sizeSaid(words) === null))

/** `pañales`: a size to wear is on the article, and the line says none. */
const isOfSomeFit = ({ text }: ListLine, { article }: Candidate): boolean =>
  / talle /i.test(article.Descripcion) && !/(?<!\p{L})(?:talle|rn|x*g|[pm])(?!\p{L})/iu.test(text)

const isPart = (amount: ListLine['amount']) => amount.kind === 'pieces' && amount.pieces % 1 !== 0

/** `aceite para el auto`: what it is for is said, and the article does not say so. */
function isForSomethingElse({ words }: ListLine, { fit, words: called }: Candidate): boolean {
  const [, ...purpose] = words.split(/\spara\s/i)
  if (fit.unmetWishes.length === 0 || isCalledSo(called, `para ${purpose.join(' ')}`)) return false
  return queryWordsOf(purpose.join(' ')).some(({ term }) => fit.unmetWishes.includes(term))
}

/** `pollo (pata y muslo)`: another article of the family is what the line wishes. */
const isWishElsewhere = ({ fit, article }: Candidate, candidates: readonly Candidate[]): boolean =>
  fit.unmetWishes.length > 0 &&
  candidates.some(
    (other) =>
      other.article.Familia.Codigo === article.Familia.Codigo &&
      fit.unmetWishes.every((term) => other.words.name.includes(term)),
  )

/** `prestobarba 3`: another article of the family has the word, and this one only what it may mean. */
const isWordElsewhere = (line: ListLine, best: Candidate, candidates: readonly Candidate[]): boolean =>
  queryWordsOf(line.words).some(
    ({ term, isSoft }) =>
      !isSoft &&
      !best.words.all.has(term) &&
      candidates.some(
        ({ article, words }) =>
          words.name.includes(term) && article.Familia.Codigo === best.article.Familia.Codigo,
      ),
  )

/** One pack may hold less than this share more or less than a weight or volume. */
const OFF_MAX = 0.1

/**
 * Whether what is proposed is not the amount that a line says: two litres of a bottle of three, three batteries of packs
 * of two; or may not be: `rollo de cocina x 3` are three packs, or one of three.
 */
function isOff(line: ListLine, article: Article): boolean {
  const { amount } = line
  if (article.unidad === 100) {
    const grams = gramsAsked(line, article)
    // half a cheese of four kilograms
    return grams > GRAMS_MAX || (sizeSaid(line.words) ?? 0) > grams
  }
  const off = offBy(amount, article)
  if (amount.kind !== 'pieces') return isInexact(amount, article) || off >= OFF_MAX
  const asked = askedContent(amount, article)?.asked
  return amount.counting === 'either' && asked !== undefined && (off > 0 || asked === THREE)
}

/** So few are as often packs as what is in one. */
const THREE = 3

/** `té x 50`, two boxes of 25: that is told, though it is not in doubt. */
function isManyInPacks({ amount }: ListLine, article: Article): boolean {
  const { asked, content } = askedContent(amount, article) ?? { asked: 0, content: 1 }
  return amount.kind === 'pieces' && asked >= MANY && asked > content && article.unidad !== 100
}

function isMany(amount: ListLine['amount'], article: Article): boolean {
  const { unidad, ContenidoUnidad, ContenidoNeto } = article
  if (amount.kind !== 'pieces' || amount.pieces < MANY || unidad === 100) return false
  if (ContenidoUnidad === 'un' && ContenidoNeto === 1) return false
  // two dozen eggs are two packs of a dozen; 'pañales x 60' are one pack of 60, or two of 30
  const comparison = askedContent(amount, article)
  const packs = comparison === null ? Infinity : comparison.asked / comparison.content
  return packs > (amount.counting === 'singles' ? MANY_PACKS : packs === 2 ? 2 : 1)
}

/**
 * Whether a single word says less than the article: only its family, whose articles are mostly called otherwise
 * (`carne`), or another product (`verdura` is no `verduras para sopa`).
 */
function isWordAlone(line: ListLine, best: Candidate, candidates: readonly Candidate[]): boolean {
  const asked = queryWordsOf(line.words)
  const head = best.words.name[0]
  if (asked.length > 1 || head === undefined || asked[0]?.term !== head) return false
  if (best.words.isOther && otherProductIn(asked) === null) return true
  // 'Papa, cebolla y hortalizas' is no kind of potato
  if (head !== best.words.family[0] || isOfSeveral(best.article.Familia.Descripcion)) return false
  if (hasPlainMeaning(head)) return false
  const ofFamily = candidates.filter(({ article }) => article.Familia.Codigo === best.article.Familia.Codigo)
  return ofFamily.filter(({ words }) => words.name[0] === head).length * 2 < ofFamily.length
}

/** Why a proposal in doubt is, if one thing says so: what it lacks first. */
export function doubtOf(
  search: SearchIndex,
  line: ListLine,
  best: Candidate,
  sure: number,
): Pick<ListMatch, 'Duda' | 'Falta'> {
  if (sure >= LIST_DOUBT_BELOW && !isManyInPacks(line, best.article)) return {}
  if (isTooDear(line, best.article)) return { Duda: 'precio' }
  if (isPart(line.amount)) return { Duda: 'parte' }
  const lacking = queryWordsOf(line.words).filter(({ term }) => best.fit.unmet.includes(term))
  if (lacking.some((word) => isBrandWord(search, word))) return { Duda: 'marca' }
  const { amount, words } = line
  const isWeighed = best.article.unidad === 100
  const { asked, content } = (!isWeighed && askedContent(amount, best.article)) || { asked: 1, content: 1 }
  const isAnother = isOff(line, best.article) || asked !== content
  const isInPacks = asked > content && (asked % content === 0 || isInexact(amount, best.article))
  if (!isWeighed && isAnother && (isInPacks || amount.kind === 'pieces')) return { Duda: 'packs' }
  const isSized = amount.kind !== 'pieces' || sizeSaid(words) !== null
  if (isSized && (isAnother || best.fit.unmet.some(isNumberOf(best.article)))) return { Duda: 'tamano' }
  if (isAnother || isSomePacks(line, best.article) || UNCLEAR_AMOUNT.test(line.text))
    return { Duda: 'cantidad' }
  const said = lacking.map(({ written }) => written).join(' ')
  return said === '' ? {} : { Duda: 'palabra', Falta: said.replace(/^.*?(?=\bpara )/, '') }
}

/** `velitas número 7`, `prestobarba 3`: a number is a size of what is measured. */
const isNumberOf =
  ({ ContenidoUnidad }: Article) =>
  (term: string) =>
    term.startsWith('=') || (/^\d/.test(term) && ContenidoUnidad !== 'un')

/** `2 o 3`, `$ 500 de`, `y pico`, `0`: no one amount. */
const UNCLEAR_AMOUNT = /[$]|\bpesos\b|\sy pico\b|\d\s*[oóa-]\s*\d|^0+\s|\sx\s*0+$|^\d{4,}\s/i

/** How much less a proposal is believed because of another candidate. */
function rivalDoubt(line: ListLine, best: Candidate, { article, words, score, unit }: Candidate): number {
  if (article.Familia.Codigo === best.article.Familia.Codigo) return 1
  // `lentejas 400 g` is the pack of that size, `vino malbec` is one in any family
  if (line.isAmountGiven && unit < best.unit && best.unit === 1) return 1
  const asked = queryWordsOf(line.words)
  const areNamed = ({ name }: ArticleWords) => asked.every(({ term }) => name.includes(term))
  const isAlike = article.unidad === best.article.unidad && areNamed(best.words) && areNamed(words)
  if (asked.length > 1 && isAlike) return 1
  if (score > best.score - EQUAL_SCORE && !words.isOther) return EQUAL_DOUBT
  return score > best.score - RIVAL_SCORE ? RIVAL_DOUBT : 1
}

/** What else a line may mean, each name once; `algo dulce` may be any kind of thing, so each kind first. */
export function alternativesOf(text: string, candidates: readonly Candidate[]): Article[] {
  const isAnyKind = /^\s*(?:algo|cosas?)\s/i.test(text)
  const [best] = candidates
  const head = queryWordsOf(text)[0]?.term
  // what else is a tea comes before what else is of lemon
  const named =
    isAnyKind || best?.words.name[0] !== head ? [] : candidates.filter(({ words }) => words.name[0] === head)
  const articles = [...new Set([...named, ...candidates])].map(({ article }) => article)
  const names = firstOfEach(articles, ({ Descripcion }) => Descripcion)
  const kinds = isAnyKind ? firstOfEach(names, ({ Familia }) => Familia.Codigo) : []
  return [...new Set([...kinds, ...names])].slice(1, LIST_ALTERNATIVES_MAX + 1)
}

function firstOfEach(articles: readonly Article[], of: (article: Article) => unknown): Article[] {
  const seen = new Set<unknown>()
  return articles.filter((article) => seen.size < seen.add(of(article)).size)
}
