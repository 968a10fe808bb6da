import { COUNT_WORDS, inDigits, NUMBER, RANGE } from '@gondola/lexicon/amounts'
import { amountIn, pieces, type Amount } from '@gondola/lexicon/amount-in-text'
import { LIST_LINE_MAX_CHARACTERS, LIST_LINES_MAX, type Violation } from '../base/index.ts'
import {
  ADDRESSED,
  guestsOf,
  spelledOut,
  withAsides,
  withNotes,
  withoutAge,
  withoutNumbering,
} from './list-spelling.ts'

/** One parsed line of a shopping list: the words to search for, and the amount. */
export interface ListLine {
  /** The line as typed. */
  text: string
  /** The words to search for, including sizes that belong to the article's name ('coca 2.25'). */
  words: string
  /** The amount; one piece if the line does not say. */
  amount: Amount
  /** Whether the line had an amount. */
  isAmountGiven: boolean
  /** Single items in the pack that is asked for, or may be. */
  packOf?: number
  /** It follows another on its line, and may only tell about that. */
  isContinued?: true
  /** What stood in brackets: a variety, a brand, or a wish. */
  remark?: string
  /** What the line does not want (`no zero`). */
  unwanted?: string
  /** Of what fits, the cheapest. */
  isCheapest?: true
  /** What the customer always buys: `la de siempre`. */
  isUsual?: true
  /** The most in pesos that what is bought may cost. */
  most?: number
  /** The line says something that no amount and no words express: a sum of money, 'two or three', a negation. */
  isUnclear?: true
}

/** Words in front of an article without meaning for the search: `unas papas`, `algo de pan`, `comprar leche`. */
const FILLER =
  /^(?:unos|unas|algunos|algunas|algo de|un poco de|mas|más|(?:comprar|traer|falta|faltan|no olvidar(?:me|se)?(?: de)?|acord(?:ar|ate|arme|arse) de|tambi[eé]n|y tambi[eé]n|ojo(?!\s+de\s+bife))(?:\s+(?:el|la|los|las)(?=\s))?)\s+/iu

/** What stands in brackets; an amount there is the line's: `arvejas (2 latitas)`. */
export const BRACKETS = /\s*\(([^()]*)\)/gu

/** How a remark begins that says what is not wanted: `no zero`, `que no sea light`, `menos la integral`. */
const UNWANTED =
  /^(?:(?:que\s+)?no|nunca|menos|salvo|excepto)\s+(?:(?:sean?|tengan?|de|con|la|el|las|los)\s+)*/i

/** `la de lavanda no` */
const UNWANTED_LAST =
  /^(?:(?:el|l[ao]s?)\s+)?(?:de\s+)?(?!(?:si|que|por|pero|hoy|todo)\s)(\p{L}{3,})\s+no(?!\p{L})/iu

/** How a line goes on with a wish that any article meets: `si hay`, `o el que haya`, `bien maduras`. */
const EASY_WISH =
  /,?\s+(?:\(?si hay\)?|o (?:similar|parecid[oa]|(?:la|el|l[ao]s|lo) que haya)|cualquiera|(?:la|el) que haya|por las dudas|(?:bien|muy|m[aá]s bien) (?:madur|verde|fresc)[^\s,()]*)\s*$/iu

/** How a line goes on with another: `lo que haya`, `que no esté muy maduro`, `la más barata`. */
const WISH =
  /,?\s+(?:\(?si (?:hay|no|queda|est[aá]|ten[eé]s|tienen|se puede|pod[eé]s|llega)\b|(?:l[oa]s? )?que (?:haya|sea|est[eé]n?|tengan?|no|est[aá]n?|encuentres|quieras)\b|o (?:similar|parecid|lo que|la que|el que|alg[uú]n|otr)|cualquier|por las dudas|urgente|l[aoe]s? m[aá]s (?:chic|grand)|de oferta$|en oferta$|bien (?:fr[ií]|madur|coci))[^()]*$/iu

/** `lo más barato`, `la marca más económica`, `que sea baratito`: says which of what fits, and nothing of the article. */
const CHEAPEST =
  /[\s,(]+(?:(?:de|en|que (?:sea|est[eé])n?)\s+)?(?:(?:el|l[aoe]s?)\s+)?(?:marca\s+)?(?:de menor precio|(?:que (?:sea|est[eé])n?\s+)?(?:(?:m[aá]s|muy|bien)\s+)?(?:barat|econ[oó]mic)(?:[oa]|it[oa])s?)(?!\p{L})(?:\s+que (?:haya|hay|tengas|tengan|encuentres))?\)?/iu

const withoutCheapest = (line: string): string => line.replace(CHEAPEST, ' ').trim()

/** `(hasta 4000)`, `no más de $ 3.500`, `máximo 5 mil`: three digits and more that are no amount. */
const LIMIT =
  /[\s,(]+(?:que no (?:pase|supere)n? (?:de |los )?|(?:de )?(?:hasta|no m[aá]s de|menos de|m[aá]x(?:imo|\.)?|tope)(?: de)?)[\s:$]*(\d{1,3}(?:\.\d{3})+|\d{3,6}|\d{1,3}(?=\s*mil(?!\p{L})))\s*(mil(?!\p{L}))?(?:\s*(?:pesos|[$]))?(?!\s*(?:g|grs?|gramos|ml|cc|k|kg|kilos?|l|lts?|litros?|u|un|unidades)(?!\p{L})|[\d.,]*\d)\s*(?:cada un[oa]|c\/u)?\)?/iu

/** `la de siempre`, `que llevo siempre`, `(el de costumbre)` */
const USUAL =
  /[\s,(]+(?:(?:el|l[ao]s?)\s+)?(?:(?:que\s+)?(?:siempre\s+)?(?:llev|compr|pid|us|tom)[oa](?:mos)?(?:\s+siempre)?|(?:de(?:\s+la)?|como)\s+(?:siempre|costumbre))(?!\p{L})\)?/iu

/** A line without the limit of its price, and the limit. */
function withoutLimit(line: string): { line: string; most: number | null } {
  const [said, pesos = '', thousands] = LIMIT.exec(line) ?? []
  if (said === undefined) return { line, most: null }
  const most = Number(pesos.replaceAll('.', '')) * (thousands ? 1000 : 1)
  return { line: line.replace(said, ' ').replace(/\s+/g, ' ').trim(), most }
}

/** A line without the wish for the cheapest and the most that it may cost. */
export const withoutPrice = (line: string): string => withoutCheapest(withoutLimit(line).line)

/** Words that a line has beside its article. */
const UNCLEAR = new RegExp(
  [
    String.raw`[$]|\bpesos\b|\d+\s*[oóa]\s*\d+|${RANGE}|^\d\s*x\s*\d\b|\sy pico\b|\s\/\s|\bno\b`,
    String.raw`^(?:para|algo|cosas?|regalos?|remedios?|llamar|pagar|buscar|retirar|lo de|turno|lista)\b`,
    // no amount that anybody means
    String.raw`^0+\s|\sx\s*0+$|^(?!18(?:82|88)\b)\d{4,}\s+(?!(?:g|grs?|gramos|ml|cc)\b)\p{L}`,
  ].join('|'),
  'iu',
)
/** Sums of money, `y pico`, and the second of `2 o 3`: left out of the words. */
const BESIDE =
  /[$]\s*[\d.]+|\b[\d.]+\s*pesos\b(?:\s+de)?|\sy pico\b|(?<=\d)\s*[oóa]\s*\d+(?=\s)|\s\/\s.*$|(?<!\bo)\s(?:no|menos|salvo|excepto)\s+\p{L}.*$|(?<=^\d)\s*x\s*\d(?=\s+de\b)/giu

/** Leading '- ', '* ', '• ', '1) ', '[ ] ' of a pasted list. */
const BULLET = /^(?:[-*•·–—+]\s*|\[[ xX]?\]\s*|\d{1,2}[).]\s+)+/

/**
 * Parses one line of a Spanish shopping list; null for a line without words. Amounts by weight or volume are returned
 * as such: the article found determines whether it is weighed or sold in packs (`listQuantity`).
 */
export function parseListLine(text: string): ListLine | null {
  const whole = text.slice(0, LIST_LINE_MAX_CHARACTERS).replace(/\s+/g, ' ').trim()
  const { line: affordable, most } = withoutLimit(whole)
  const cheap = withoutCheapest(affordable)
  const bought = cheap.replace(USUAL, ' ').trim()
  const typed = withoutLabel(bought)
  const { line: spoken, said } = withoutBrackets(withAsides(spelledOut(typed).replace(EASY_WISH, '')))
  const bare = spoken.replace(WISH, '')
  const wished = /\s(?:que (?:sea|tenga)n?|l[aoe]s? m[aá]s|no (?!sea|tenga)\p{L}+)\s+(\p{L}.*)$/iu.exec(
    spoken,
  )?.[1]
  const unwanted =
    /(?<=(?<!\bo)\s)(?:no|menos|salvo|excepto)\s+(?:(?:sea|de|con|la|el|las|los)\s+)*(\p{L}+)/iu.exec(
      bare,
    )?.[1] ?? /\sque no (?:sea|tenga)n?\s+(\p{L}.*)$/iu.exec(spoken)?.[1]
  const line = inDigits(tidy(bare.replace(BESIDE, '')))
  if (!/\p{L}{2}/u.test(line) || ADDRESSED.test(typed)) return null
  const found = amountIn(line)
  return {
    text,
    words: searchable(found?.rest ?? line),
    amount: found?.amount ?? pieces(1),
    isAmountGiven: found !== null,
    ...(found?.packOf === undefined ? {} : { packOf: found.packOf }),
    ...(unwanted === undefined ? {} : { unwanted }),
    ...(wished === undefined ? {} : { remark: wished }),
    ...(cheap === affordable ? {} : { isCheapest: true }),
    ...(bought === cheap ? {} : { isUsual: true }),
    ...(most === null ? {} : { most }),
    ...said,
    ...(bare !== spoken ||
    UNCLEAR.test(tidy(bare)) ||
    (/\d/.test(said.remark ?? '') && !(found && guestsOf(said.remark)))
      ? { isUnclear: true }
      : {}),
  }
}

/** A line without some of its words; what it wants beside its article stays. */
export function readAgain({ unwanted, isCheapest, isUsual, most }: ListLine, text: string): ListLine | null {
  const line = parseListLine(text)
  return (
    line && {
      ...line,
      ...(unwanted && { unwanted }),
      ...(isCheapest && { isCheapest }),
      ...(isUsual && { isUsual }),
      ...(most && { most }),
    }
  )
}

/** `sin alcohol: 2 cervezas`, `verdulería: 1 kg de papas`: what stands before an amount with words is a remark. */
function withoutLabel(typed: string): string {
  const [, label, rest = ''] = /^([^\d:()]{3,40}):\s*(\d.*)$/.exec(typed) ?? []
  if (label === undefined || !/\p{L}{3}/u.test(rest) || amountIn(`x ${rest}`)?.rest === 'x') return typed
  return `${rest} (${label.replace(BULLET, '').trim()})`
}

const tidy = (line: string) =>
  line
    .trim()
    .replace(BULLET, '')
    .replace(FILLER, '')
    .replace(/\s+(?:aprox(?:imadamente)?|m[aá]s o menos|maso)\.?$/i, '')
    .replace(/[.;,:]+$/, '')
    .trim()

function withoutBrackets(typed: string): { line: string; said: Pick<ListLine, 'remark' | 'unwanted'> } {
  const said: Pick<ListLine, 'remark' | 'unwanted'> = {}
  let amount = ''
  const line = typed.replace(BRACKETS, (whole, inside: string) => {
    if (/^\s*(?:x\s*)?\d{1,2}\s*$/.test(inside)) return whole
    const words = inside.trim()
    if (onlyAmount(words)) amount = ` ${words}`
    else if (UNWANTED.test(words)) said.unwanted = words.replace(UNWANTED, '')
    else if (UNWANTED_LAST.test(words)) said.unwanted = UNWANTED_LAST.exec(words)![1]!
    else if (/\p{L}{2}/u.test(words))
      said.remark = [said.remark, withoutAge(words)].filter(Boolean).join(', ')
    return ''
  })
  return { line: /^\s*(?:[-*•[\]\s]*)\d/.test(line) ? line : `${line}${amount}`, said }
}

/** How a part begins that tells about the one before: `sin sal`, `la más barata`, `las de tres paquetes`. */
const ABOUT = String.raw`dec[ií]\p{L}+|ped[ií]\p{L}*|f[ií]jate|mir[aá]|avis[aá]\p{L}*|ojal[aá]|por favor|en lo posible|de ser posible|no|hasta|m[aá]ximo|menos|si|que|o|con|sin|pero|para|bien|muy|marca|tipo|cualquier\p{L}*|mejor|urgente|de (?:marca|oferta|l[ao]s?)|(?:el|l[ao]s?) (?:que|de|m[aá]s|bols\p{L}+|paquet\p{L}+|lat\p{L}+|caj\p{L}+|botell\p{L}+)`
/** A comma between articles: none in brackets, in a number, or before what tells about the article. */
const COMMA =
  String.raw`,(?!\d)(?!\s*(?:${ABOUT})(?!\p{L}))(?!\s*(?:NUMBER)\s+de\s+(?:NUMBER)(?!\p{L}))(?!\s*\d+\D{0,3}$)(?![^()]*\))`.replaceAll(
    'NUMBER',
    NUMBER,
  )
const BETWEEN = new RegExp(`;|${COMMA}`, 'iu')

/** The lines of a pasted list: split at line breaks and semicolons, and at commas if it is one line. */
export function parseList(text: string): ListLine[] {
  const { isOne, parts } = partsOf(text)
  return withAmountsTogether(parts).flatMap((part, place) => {
    const line = parseListLine(part)
    return line === null ? [] : [isOne && place > 0 ? { ...line, isContinued: true as const } : line]
  })
}

/** What a list says of the whole order: `para el repartidor: no anda el timbre`. */
export const notesInList = (text: string): string => partsOf(text).notes.join('. ')

function partsOf(text: string) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const isOne = lines.length === 1
  const parts = isOne ? lines[0]!.split(BETWEEN) : withoutNumbering(lines).flatMap((line) => line.split(';'))
  return { isOne, ...withNotes(parts) }
}

/**
 * `azúcar, 3 kilos, leche`: a part that is only an amount is that of the part before, if it has none; a bare number is a
 * count or a size (`alfajores, 6`, `coca, 2,25`). A count behind a size is that of the packs: `harina 1 kg, 3 paquetes`,
 * `bolsas 45x60, dos`.
 */
function withAmountsTogether(parts: readonly string[]): string[] {
  const together: string[] = []
  for (const part of parts) {
    const before = together.at(-1)
    const isNumber = /^\s*\d+(?:[.,]\d+)?\s*$/.test(part)
    const amount = before === undefined ? null : onlyAmount(isNumber ? `${part.trim()} u` : part)
    const line = before !== undefined && amount !== null ? parseListLine(before) : null
    if (before === undefined || amount === null || line === null) together.push(part)
    else if (isNumber || !line.isAmountGiven)
      together[together.length - 1] =
        `${before.trim()} ${/^\s*\d{1,2}\s*$/.test(part) ? 'x ' : ''}${part.trim()}`
    else if (amount.kind === 'pieces' && (line.amount.kind !== 'pieces' || line.amount.pieces === 1))
      together[together.length - 1] = `${before.trim()} x${amount.pieces}`
    else together.push(part)
  }
  return together
}

/** The amount if a part says nothing else; null otherwise. */
function onlyAmount(part: string): Amount | null {
  const typed = part.trim().replace(WISH, '')
  if (!/\p{L}/u.test(typed)) return null
  const count = COUNT_WORDS[typed.toLowerCase()]
  if (count !== undefined) return pieces(count)
  const found = amountIn(`x ${typed}`)
  return found?.rest === 'x' ? found.amount : null
}

const OR = /\s+[ou]\s+/iu
const JOIN = new RegExp(String.raw`\s+(?:[ye]|\+|&)\s+|${COMMA}\s+`, 'iu')

/** The lines that a line may join: `leche y pan`, `ajo, perejil`. Those of `kilo y medio` are none. */
export function joinedLines({ text, words, isUnclear }: ListLine): ListLine[] {
  if (isUnclear || !JOIN.test(words)) return []
  const parts = text.split(JOIN).map((part) => parseListLine(part))
  return parts.flatMap((part) =>
    part !== null && /\p{L}{3}/u.test(part.words) ? [{ ...part, isContinued: true }] : [],
  )
}

/**
 * The lines of which one is wanted (`pechuga 1 kg o suprema`), each with the amount that one of them has; empty if there
 * is no choice.
 */
export function alternativeLines(line: ListLine): ListLine[] {
  if (!OR.test(line.words)) return []
  const parts = line.text
    .replace(BRACKETS, '')
    .split(OR)
    .flatMap((part) => parseListLine(part) ?? [])
  const given = line.isAmountGiven ? line : parts.find(({ isAmountGiven }) => isAmountGiven)
  return parts.map((part) => ({
    ...part,
    ...(given === undefined || part.isAmountGiven ? {} : { amount: given.amount, isAmountGiven: true }),
    ...(line.remark === undefined ? {} : { remark: line.remark }),
  }))
}

/** A list needs at least one item, and no more than can be looked up at once. */
export function checkList(lines: readonly ListLine[]): Violation | null {
  if (lines.length === 0) return { code: 'lista-vacia' }
  return lines.length > LIST_LINES_MAX ? { code: 'lista-larga' } : null
}

/** The words to search for: without a leading 'de'. */
const searchable = (words: string): string => words.replace(/^(?:de(?:l| los| las)?)\s+/i, '').trim()
