import { inDigits, netContentOf } from '@gondola/lexicon/amounts'
import { amountIn, NUMBER_FIRST } from '@gondola/lexicon/amount-in-text'
import { stem } from '@gondola/lexicon/stem'
import { FILLERS, LINKING_WORDS, wordClass } from '@gondola/lexicon/word-classes'
import { folded } from '../../../../platform/text/folded.ts'
import { occasionIn } from './occasions.ts'

/** They say nothing about an article, and are left out if there are other words. */
const EMPTY_WORDS = new Set([...FILLERS, ...wordClass('vague')])

/** Words about packs, sizes and quality: articles that have them come first, and no article needs them. */
const SOFT_STEMS = new Set([...wordClass('soft')].map(stem))

/** How something is sliced that is asked for by weight is a wish. */
const SLICED = wordClass('sliced')

/** Words that ask for a small or a large pack. */
const SIZE_WORDS: ReadonlyMap<string, -1 | 1> = new Map([
  ...[...wordClass('small')].map((word) => [word, -1] as const),
  ...[...wordClass('large')].map((word) => [word, 1] as const),
])

/** A word as it is indexed. */
export interface Word {
  /** Stem of a word, a number, a content (`=2250ml`), or a linked word (`sin sal`). */
  term: string
  /** The word as it was written, case and accents folded. */
  written: string
  /** Adds to an article's score; no article needs it. */
  isOptional: boolean
  /** Of a query: required if an article has it together with the other words, and dropped otherwise. */
  isSoft: boolean
  /** Of a query: says what the article is for (`nalga para milanesas`), and not what it is. */
  isPurpose: boolean
  /** Of a query: asks for a small (-1) or a large pack (1). */
  size: -1 | 0 | 1
}

/** Whether a term is about packs, sizes or quality. */
export const isSoftTerm = (term: string): boolean => SOFT_STEMS.has(term)

export const linkedTerm = (first: string, second: string): string => `${first} ${second}`

/** Words of a request that is spoken rather than typed; they are left out if there are others. */
const REQUEST = wordClass('request')

export const isRequest = (written: string): boolean => REQUEST.has(written)

const withoutRequest = (text: string): string =>
  text
    .split(' ')
    .filter((word) => !isRequest(word.replaceAll(/[^a-z]/g, '')))
    .join(' ')
    .trim() || text

const SOME = /^(?:algo(?: de)?|un poco de) +(?=[a-z0-9])/
/** What is done with it, before what it is: `para rellenar canelones`. */
const DOING =
  /^(?:(?:algo|cosas?|ingredientes?|todo) +)?(?:para|p|pa) +(?:[a-z]{2,}(?:ar|er|ir)(?:me|te|se|l[aeo]s?)? +)?(?:(?:el|la|l[ao]s|una?|mis?) +)?(?=[a-z]{3})/
/** What an article must be free of, whatever it is for: `algo para el desayuno sin gluten`. */
const FREE_OF =
  / *\b(?:(?:de|para) (?:un |una |los |las )?)?(?:sin (?:tacc|gluten|lactosa|azucar|sal)|celiac[ao]s?)\b/g
/** `contra los piojos`, `anti piojos`: for what, as `para` says. */
const AGAINST = new RegExp(
  String.raw`\b(?:contra +(?=[a-z])|anti[ -]+(?=(?:${[...wordClass('deciding')].join('|')})\b))`,
  'g',
)
const SHORT = { p: 'para', c: 'con', s: 'sin' } as const
const SHORT_TACC = /\b(?:sin|s\/) ?t\.?a\.?c\.?[ck]?\.?(?![a-z])/g
/** How many, before what it is (`6 manzanas`, `3 latas de atún`, `pack de 6 aguas`), is nothing to search for. */
function withoutCount(text: string): { text: string; count: number } {
  const { isFirst, amount, rest, packOf } = (NUMBER_FIRST.test(text) && amountIn(text)) || {}
  if (!isFirst || amount?.kind !== 'pieces') return { text, count: 1 }
  if (packOf !== undefined) return { text: `pack ${rest}`, count: packOf }
  if (amount.counting === 'singles') return { text, count: 1 }
  return {
    text: amount.counting === 'either' ? rest! : text.replace(/^(?!packs?\b)\S+\s+/, ''),
    count: amount.pieces,
  }
}

/** A pack of so many comes first: `12 huevos`. */
const IN_PACKS_FROM = 6

const AMOUNT = /(\d+(?:\.\d+)?)\s*(?:de\s+)?([a-z]+\d?)\b/g
const WORD = /\d+\.\d+|[a-z0-9]+/g

/**
 * The words of a name, in order: accents and case folded, plurals reduced to singulars, net contents in one unit
 * (`2,25 l` and `2250 cc` are `=2250ml`).
 */
export const wordsOf = (name: string): Word[] => wordsIn(name, false)

/** The words of a query. `sin sal` is one word, not `sal` and another. */
export const queryWordsOf = (query: string): Word[] => wordsIn(query, true)

function wordsIn(text: string, isQuery: boolean): Word[] {
  const typed = isQuery
    ? folded(text)
        .replace(/(?<=[a-z] )d(?= [a-z])/g, 'de')
        .replace(SHORT_TACC, 'sin tacc')
        .replace(/(?<=^| )([pcs])\//g, (_, short: keyof typeof SHORT) => `${SHORT[short]} `)
        .replace(AGAINST, 'para ')
    : folded(text)
  const asked = isQuery ? withoutRequest(typed) : typed
  const conditions = isQuery ? (asked.match(FREE_OF) ?? []) : []
  const occasion = isQuery
    ? ((conditions.length > 0 ? occasionIn(asked.replace(FREE_OF, '')) : null) ?? occasionIn(asked))
    : null
  if (occasion !== null) {
    const words = [wordOf(occasion, asked, false)]
    for (const condition of conditions) addWords(words, condition, isQuery, { isPurpose: false })
    return words.filter(({ written }) => !EMPTY_WORDS.has(written))
  }
  const { text: counted, count } = isQuery
    ? withoutCount(asked.replace(DOING, '').replace(SOME, ''))
    : { text: asked, count: 1 }
  const plain = inDigits(
    counted
      .replace(/(\d),(\d)/g, '$1.$2')
      .replace(/(?:\b|(?<=\d)(?=x\d\d))x(?=\d)/g, ' x ')
      .replace(/['’´`]/g, ''),
  )
  const words: Word[] = []
  const said = { isPurpose: false }
  const purpose =
    isQuery && plain.includes(' para ') ? occasionIn(plain.slice(plain.indexOf(' para ') + 1)) : null
  let from = 0
  for (const match of plain.matchAll(AMOUNT)) {
    const [whole, amount = '', unit = ''] = match
    const content = contentTerm(Number(amount), unit)
    if (content === null) continue
    addWords(words, plain.slice(from, match.index), isQuery, said)
    words.push(wordOf(content, whole, isQuery))
    from = match.index + whole.length
  }
  addWords(words, plain.slice(from), isQuery, said)
  if (count >= IN_PACKS_FROM)
    words.push({ ...wordOf(contentTerm(count, 'un')!, '', isQuery), isOptional: true })
  // 'té para dormir': of teas, those that are bought to sleep come first
  if (purpose !== null) words.push({ ...wordOf(purpose, '', isQuery), isOptional: true })
  // 'queso en fetas' is a kind of cheese
  const isOfWeight =
    isQuery && !/queso en fetas/.test(plain) && words.some(({ term }) => /^=\d+g$/.test(term))
  const telling = words.filter(
    ({ written }) => !EMPTY_WORDS.has(written) && !(isOfWeight && SLICED.has(written)),
  )
  const used = telling.length > 0 ? telling : words
  const all = used.every(({ isPurpose, isSoft }) => isPurpose || isSoft)
    ? used.map((word) => ({ ...word, isPurpose: false }))
    : used
  // if every word is soft, each is what is searched for
  return all.every(({ isSoft }) => isSoft) ? all.map((word) => ({ ...word, isSoft: false, size: 0 })) : all
}

const wordOf = (term: string, written: string, isQuery: boolean): Word => ({
  term,
  written,
  isOptional: false,
  isSoft:
    isQuery &&
    (term.startsWith('=') || term.includes(' ') || SOFT_STEMS.has(term) || SIZE_WORDS.has(written)),
  isPurpose: false,
  size: isQuery ? (SIZE_WORDS.get(written) ?? 0) : 0,
})

function addWords(words: Word[], text: string, isQuery: boolean, said: { isPurpose: boolean }): void {
  // 'para chicos' asks for no small pack
  const add = (word: Word) =>
    words.push(
      said.isPurpose ? { ...word, isPurpose: true, isSoft: word.isSoft && word.size === 0, size: 0 } : word,
    )
  const wished: Word[] = []
  let linking = ''
  for (const [written] of text.matchAll(WORD)) {
    if (isQuery && written === 'para' && words.length > 0) {
      said.isPurpose = true
      continue
    }
    if (LINKING_WORDS.has(written)) {
      linking = written
      continue
    }
    const term = stem(written)
    const isLinked = linking !== '' && !EMPTY_WORDS.has(written)
    // a query's 'sin sal' does not look for salt
    if (!isQuery || !isLinked || linking !== 'sin') add(wordOf(term, written, isQuery))
    if (!isLinked) continue
    const linked = wordOf(linkedTerm(linking, term), `${linking} ${written}`, isQuery)
    const isOptional = !isQuery || linking !== 'sin'
    // 'churros con dulce de leche': between the words of a phrase it would part them
    if (isQuery && isOptional) wished.push({ ...linked, isOptional })
    else add({ ...linked, isOptional })
    linking = ''
  }
  wished.forEach(add)
  // at the end of a partly typed text, it may be the beginning of a word
  if (linking !== '') add({ ...wordOf(linking, linking, isQuery), isOptional: true })
}

/** `=2250ml`, or null if the word after the number is not a unit. */
export function contentTerm(amount: number, unit: string): string | null {
  const content = netContentOf(amount, unit)
  return content === null ? null : `=${content.ContenidoNeto}${content.ContenidoUnidad}`
}

/** What goods sold by weight have instead of a content. */
export const BY_WEIGHT = '=peso'

/** The bare numbers that a net content is also found by: `2.25` and `2250` for `=2250ml`. */
export function numbersOf(content: string): string[] {
  const [, amount = '', unit] = /^=([\d.]+)(\D+)$/.exec(content) ?? []
  if (unit !== 'g' && unit !== 'ml') return [amount]
  return [amount, String(Number(amount) / 1000)]
}
