import { type ContentUnit, type NetContent, netContentOf, UNIT_SPELLINGS } from './amounts.ts'
import { RULES, type Part } from './size-rules.ts'

/** An expression of size in a text: `6 x 354 ml`, `1 1/2 kg`, `500 g (2 x 250 g)`. */
export interface SizeExpression {
  from: number
  to: number
  /** Null if a part of it was not understood, or if it can mean two things: `6 un 473 ml`. */
  content: NetContent | null
  /** What its parts mean each by itself: a column that says one of them does not contradict the name. */
  parts: readonly NetContent[]
  /** A plus sign and another product follow: `Shampoo 400 ml + acondicionador 200 ml`. */
  isOneOfSeveral: boolean
  /** Of a multipack: how many packs, how they are called ('' if it does not say), and what is in each. */
  packs?: { count: number; word: string; each: NetContent; eachWord: string }
  /** A number of packs that stands alone: `6 pack`. */
  isOfPacks?: boolean
}

const SIGNS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅛': 0.125 }
const IN_WORDS: Record<string, number> = { medio: 0.5, media: 0.5, cuarto: 0.25, un: 1, dos: 2, '': 1 }
const DIGITS = String.raw`(?:\d+|(?=[.,]\d))(?:[.,]\d+)*`
const RANGE = String.raw`(?:\s*[-–]\s*|\s+[ao]\s+)`
const FRACTION = String.raw`\d+\s+\d[/⁄]\d+|\d*\s?[½¼¾⅓⅛]|\d+\s?[/⁄]\s?\d+`
const CANS = String.raw`lat(?:it)?as?|botell(?:it)?as?|bot|porr[oó]n(?:es)?|bric?ks?|tetras?|bid[oó]n(?:es)?|sachets?`
const PACKS = String.raw`packs?|multipack|pck|six|potes?|frascos?|caj(?:it)?as?|bols(?:it)?as?|sobres?|sobrecitos?|saquitos?|rollos?|paños?|paq(?:uetes?)?|barras?|tabletas?|tubos?|c[aá]psulas?|tiras?|porciones|piezas?|pza`
const UNITS = String.raw`c\.\s?c|[cmd]?m[23²³]|mg|mm|${UNIT_SPELLINGS.join('|')}|pack|(?:${CANS}|${PACKS})(?<=s)`
/** Not in a word (`vo5`, `h2oh`, `n°9`), no share, no inches; a unit goes on in no word (`1 l/v`). */
const AMOUNT = String.raw`(?<![\d°º#'"$&]|\d[/.,]|\bp\/|\p{L}(?=[.,]))(?<number>${FRACTION}|${DIGITS}(?:${RANGE}${DIGITS})?|(?<!\p{L})(?:medi[oa]|cuarto|un|dos)(?=\s+(?:kilo|kg|litro|lt|l)s?\b)|(?<!\p{L})(?=(?:kilo|litro)\s+y\s))(?![.,/]?\d|\s*[%°º"”])(?:(?:(?<dash1>-)|\s*)(?<unit>${UNITS})(?![\p{L}\d]|['’]|\/\p{L})\.?(?<half>\s+y\s+(?:medi[oa]|cuarto|1\/[24]|[½¼])(?!\p{L}))?)?`
const TOKENS = new RegExp(
  [
    AMOUNT,
    String.raw`(?<E>\bc\/u\b|\bcada un[oa]\b)`,
    String.raw`(?<A>[~±≈]|\baprox(?:imad[oa]s?|imadamente)?\b)`,
    String.raw`(?<X>[×*](?=\s*[.,]?[\d½¼])|\bpor(?=\s+\d))`,
    String.raw`(?<plus>(?<=\s)\+(?=\s)|(?<=[^\s+])\+(?=[^\s+])|\bm[aá]s(?=\s+\d))`,
    String.raw`(?<O>\bde(?=\s+[\d½¼]))`,
    String.raw`(?<P>(?<!\p{L})(?:${CANS}|${PACKS})(?!\p{L}))`,
    String.raw`(?<dash>[-–](?=\s*[\d½¼]))`,
    String.raw`(?<blank>(?:[\s()[\]:;]|[.,](?!\d)|gratis\b)+)`,
    // before a size that is not the pack's: `rinde 5 l`, `pañal +9 kg`
    String.raw`(?<another>\b(?:rinden?|hasta|para|capacidad|desde)\b|(?<![\p{L}\d])\+(?=\d))`,
    String.raw`\p{L}+|\S`,
  ].join('|'),
  'giu',
)
/** What holds something that has a size of its own; `3 paños`, `28 tabletas` are pieces. */
const PACK = new RegExp(
  String.raw`^(?:${CANS}|packs?|multipack|pck|six|potes?|frascos?|caj.*|bols.*|sobres?|paq.*)$`,
  'iu',
)
const CAN = new RegExp(`^(?:${CANS})$`, 'iu')
/** Beyond these, numbers are no content: `50x70 x 10 un`. */
const MAXIMUM: Readonly<Record<ContentUnit, number>> = { g: 100_000, ml: 100_000, m: 5000, un: 2000 }

/** Their kilograms are a baby's. */
export const NAPPY = /pa[nñ]al|bombachita|calz[oó]n/i

/** A drink's number of cans or bottles and their size, without the unit: `6 x 354`. */
const BARE_CANS =
  /^(?=(?:gaseosas?|cervezas?|aguas?|sodas?|jugos?|vinos?|sidras?|energizantes?|isot[oó]nicas?|bebidas?|aperitivos?|tónicas?|coca|pepsi)\b)(.*(?<![\d.,])\d{1,2}\s*x\s*(?:2[0-9]\d|3[0-9]\d|473|500|600|710|750|1000|1500|2000|2250))(?![\d.,/%°]|\s*\p{L})/iu

/** The net content that a name tells; null if it tells none, or if its expression was not understood as a whole. */
export function netContentIn(name: string): NetContent | null {
  const all = sizesIn(name.replace(BARE_CANS, '$1 ml'))
  const isOfBaby = ({ content, parts }: SizeExpression) =>
    [content, ...parts].some((part) => part?.ContenidoUnidad === 'g') && content?.ContenidoUnidad !== 'un'
  const isNappy = NAPPY.test(name)
  const sizes = all.filter((size) => size.parts.length > 0 && !(isNappy && isOfBaby(size)))
  // `6 pack Quilmes 354 ml`: of one of them, or of all
  if (all.some(({ isOfPacks }) => isOfPacks)) return null
  const content = sizes.at(-1)?.content ?? null
  if (content === null || content.ContenidoUnidad === 'un') return content
  if (sizes.some(({ isOneOfSeveral }) => isOneOfSeveral)) return null
  // two sizes that contradict each other: `750 ml y 500 ml`; `275 g BSA-0.27-kg` is rounded
  const first =
    sizes.find((size) => size.content?.ContenidoUnidad === content.ContenidoUnidad)?.content ?? content
  return Math.abs(first.ContenidoNeto / content.ContenidoNeto - 1) < 0.07 ? first : null
}

export const withoutSizes = (text: string): string =>
  sizesIn(text).reduceRight((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, text)

export function sizesIn(text: string): SizeExpression[] {
  const found: SizeExpression[] = []
  let run: (Part & { from: number; to: number; isPack: boolean })[] = []
  let isAnother = false
  const end = (isByWord: boolean) => {
    let isOneOfSeveral = false
    const isOfPacks =
      !/[MUDSR]/.test(signsOf(run)) &&
      run.some(({ isPack, amount }) => isPack && (amount > 1 || /PX?N$/.test(signsOf(run))))
    // a number before another word belongs to that word
    while (isByWord && /^[-NOPX+]$/.test(run.at(-1)?.sign ?? ''))
      isOneOfSeveral = run.pop()!.sign === '+' || isOneOfSeveral
    // and one before a size to the name: `Fernet 1882 450 cc`
    while (/^N+[MUDSRP]/.test(signsOf(run))) run.shift()
    const [from, to] = [run.find(isAmount)?.from ?? 0, run.findLast(isAmount)?.to ?? 0]
    if (/[MUDSR]|[CL]X|X[CL]/.test(signsOf(run))) found.push({ from, to, ...readingOf(run), isOneOfSeveral })
    else if (isOfPacks) found.push({ from, to, content: null, parts: [], isOneOfSeveral, isOfPacks })
    run = []
  }
  // a cross that no word has: `6x354`, `x500g`, `354mlx6`
  const crossed = text.replace(
    /(?<!\p{L})x(?=\s*[.,]?[\d½¼])|(?<=\d\s?(?:ml|cc|grs?|g|kg|lts?|l|un?))x(?=\s?\d)/giu,
    '×',
  )
  for (const { 0: token, index, groups = {} } of crossed.matchAll(TOKENS)) {
    if (groups.blank !== undefined) continue
    const isWord = groups.number === undefined || isOfWord(groups, crossed[index - 1])
    const part = isWord ? wordPart(groups) : amountPart(groups.number!, groups.unit, groups.half)
    const isFirstPlus = part?.sign === '+' && (run.at(-1)?.amount ?? 0) === 0
    if (part === null || isFirstPlus || (isAnother && part.amount !== 0)) {
      end(true)
      isAnother = groups.another !== undefined
      continue
    }
    // feeds fill a name up with its size: `detergente 500ml BOT-0.5-lt.`
    if (part.sign === '-' && run.at(-1)?.sign === 'P') end(false)
    const isPack = PACK.test(groups.P ?? groups.unit ?? '')
    run.push({ ...part, from: index, to: index + token.length, isPack })
  }
  end(false)
  return found
}

const isAmount = ({ amount }: Part) => amount !== 0

const signsOf = (parts: readonly Part[]) => parts.map(({ sign }) => sign).join('')

/** `vo5`, `000`, a year; `POT-1-un.`, with which feeds fill a name up. */
function isOfWord({ number = '', unit, dash1: dash }: Partial<Record<string, string>>, before = ''): boolean {
  if (/^0+$/.test(number)) return true
  if (unit !== undefined) return dash !== undefined && number === '1' && /^u/i.test(unit)
  return /\p{L}/u.test(before) || /^(?:0\d|\d{4})/.test(number)
}

function wordPart(groups: Partial<Record<string, string>>): Part | null {
  const sign =
    groups.plus !== undefined
      ? '+'
      : groups.dash !== undefined
        ? '-'
        : ['E', 'A', 'X', 'O', 'P'].find((name) => groups[name] !== undefined)
  return sign === undefined ? null : { sign, amount: 0, unit: 'un', factor: 1 }
}

function amountPart(number: string, unit = '', half = ''): Part {
  const plain = unit.toLowerCase().replace('³', '3')
  const one = netContentOf(1, plain)
  const of = { unit: one?.ContenidoUnidad ?? 'un', factor: one?.ContenidoNeto ?? 1 }
  const value = valueOf(number, of) + (half === '' ? 0 : /cuarto|4|¼/.test(half) ? 0.25 : 0.5)
  if (plain === '') return { sign: 'N', amount: value, ...of }
  if (plain === 'mg') return { sign: 'D', amount: value / 1000, unit: 'g', factor: 0.001 }
  if (one === null)
    return {
      sign: /^m[m23²]$/.test(plain) || /^[cd]m[2²]$/.test(plain) ? 'S' : CAN.test(plain) ? 'L' : 'C',
      amount: value,
      ...of,
      word: plain,
    }
  if (/^cmt?$/.test(plain)) return { sign: 'S', amount: value, ...of }
  const sign = Number.isNaN(value) ? 'R' : of.unit === 'un' ? 'U' : 'M'
  return { sign, amount: value * of.factor, ...of, word: plain }
}

/** `1.500 g` is one and a half thousand, `1.500 kg` one and a half; NaN for a range and what is no number. */
function valueOf(number: string, { unit, factor }: Pick<Part, 'unit' | 'factor'>): number {
  const word = IN_WORDS[number.toLowerCase()]
  if (word !== undefined) return word
  const sign = SIGNS[number.at(-1)!]
  if (sign !== undefined) return Number(number.slice(0, -1)) + sign
  const [, whole = '0', over, under] = /^(?:(\d+)\s+)?(\d+)\s?[/⁄]\s?(\d+)$/.exec(number) ?? []
  if (over !== undefined)
    return /^(?:1\/[2348]|3\/[48])$/.test(`${over}/${under}`)
      ? Number(whole) + Number(over) / Number(under)
      : NaN
  const groups = number.split(/[.,]/)
  const marks = number.match(/[.,]/g) ?? []
  const last = groups.at(-1)!
  const isGrouped = (from: readonly string[]) =>
    /^[1-9]\d{0,2}$/.test(from[0]!) && from.slice(1).every((group) => group.length === 3)
  if (marks.length === 0) return Number(number)
  if (marks.length === 1) {
    if (factor > 1 || last.length !== 3 || !isGrouped(groups)) return Number(`${groups[0]}.${last}`)
    return unit === 'm' ? NaN : Number(groups.join(''))
  }
  const isSame = marks.every((mark) => mark === marks[0])
  if (isSame) return isGrouped(groups) ? Number(groups.join('')) : NaN
  const whole2 = groups.slice(0, -1)
  return marks.slice(0, -1).every((mark) => mark === marks[0]) &&
    marks.at(-1) !== marks[0] &&
    isGrouped(whole2)
    ? Number(`${whole2.join('')}.${last}`)
    : NaN
}

function readingOf(run: readonly Part[]): Pick<SizeExpression, 'content' | 'parts' | 'packs'> {
  const said: Part[] = run.filter(({ sign }) => 'MUD'.includes(sign))
  let left = [...run]
  for (let isReduced = true; isReduced;) {
    isReduced = false
    for (const [pattern, reduce] of RULES) {
      const match = pattern.exec(signsOf(left))
      const made = match && reduce(left.slice(match.index, match.index + match[0].length))
      if (!match || !made) continue
      left = [...left.slice(0, match.index), ...made, ...left.slice(match.index + match[0].length)]
      said.push(...made)
      isReduced = true
      break
    }
  }
  const [only] = left
  const isWhole = left.length === 1 && 'MUD'.includes(only!.sign)
  const ranges = run.filter(({ sign }) => sign === 'R')
  const each = isWhole && only!.packs && partContent(only!.packs.each)
  return {
    content: isWhole ? partContent(only!) : null,
    ...(each && { packs: { ...only!.packs!, each, eachWord: only!.packs!.each.word ?? '' } }),
    parts: [
      ...said.filter(({ sign }) => 'MUD'.includes(sign)).map(partContent),
      ...ranges.map(() => null),
    ].filter((part) => part !== null),
  }
}

function partContent({ amount, unit }: Part): NetContent | null {
  if (!(amount > 0) || amount > MAXIMUM[unit]) return null
  return { ContenidoNeto: Math.round(amount * 1000) / 1000, ContenidoUnidad: unit }
}
