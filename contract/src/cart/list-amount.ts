import { hundredsInDigits, NUMBER_IN_NAME, numberOf } from '@gondola/lexicon/amounts'
import {
  DOZEN,
  EGGS_OF_A_TRAY,
  GRAMS_OF_A_SLICE,
  MEASURE,
  measured,
  PACK,
  PACK_AT_LAST,
  pattern,
  pieces,
  SINGLE,
  type ListAmount,
} from './list-units.ts'

const OF = String.raw`(?:\s+de(?:\s+los|\s+las|l)?)?`

type Reader = (line: string) => { amount: ListAmount; rest: string } | null

/** `kilo y medio de pan`, `2 kilos y medio`, `kilo y cuarto`. */
const measureAndHalf: Reader = (line) => {
  const match = pattern(
    String.raw`^(?:NUMBER\s*)?MEASURE\s+y\s+(medio|media|cuarto|1\/2|1\/4|½|¼)${OF}\s+(.+)$`,
  ).exec(line)
  if (!match) return null
  const [, whole = '1', unit = '', part = '', rest = ''] = match
  return measured(numberOf(whole) + numberOf(part), unit, rest)
}

/** `1/2 kg de pan`, `250 g jamón`, `medio kilo de asado`, `kilo de papas`. */
const measureFirst: Reader = (line) => {
  const match = pattern(String.raw`^(?:NUMBER\s*)?MEASURE\.?${OF}\s+(.+)$`).exec(line)
  if (!match) return null
  const [, count = '1', unit = '', rest = ''] = match
  return measured(numberOf(count), unit, rest)
}

/** `un cuarto de salame`, `tres cuartos de picada`, `cuarto kilo de queso`, `medio de jamón`: parts of a kilogram. */
const partOfAKilogram: Reader = (line) => {
  const match =
    new RegExp(
      String.raw`^(?:(un|una|tres|1|3)\s+)?(cuartos?|medio)(?:\s+(?:kilos?|kgs?|kg))?\s+(?:de(?:\s+los|\s+las|l)?\s+)(.+)$`,
      'i',
    ).exec(line) ??
    new RegExp(String.raw`^(?:(un|tres|1|3)\s+)?(cuartos?|medio)\s+(?:kilos?|kgs?|kg)\s+(.+)$`, 'i').exec(
      line,
    )
  if (!match) return null
  const [, count = '1', part = '', rest = ''] = match
  return measured(numberOf(count) * (/^medio/i.test(part) ? 0.5 : 0.25), 'kg', rest)
}

/** `1/4 de jamón cocido`, `3/4 queso`: of a kilogram, if no unit is given. */
const fractionFirst: Reader = (line) => {
  const match = new RegExp(String.raw`^(\d\/\d|[½¼¾])${OF}\s+(.+)$`, 'i').exec(line)
  return match && measured(numberOf(match[1] ?? ''), 'kg', match[2] ?? '')
}

/** `uvas 1/2`: of a kilogram. */
const fractionLast: Reader = (line) => {
  const match = /^(\D.*?)\s+(\d\/\d|\d*[½¼¾])$/.exec(line)
  return match && measured(numberOf(match[2] ?? ''), 'kg', match[1] ?? '')
}

/** `3 docenas de huevos`, `media docena de facturas`. */
const dozens: Reader = (line) => {
  const match = pattern(String.raw`^(?:NUMBER\s*)?(?:${DOZEN})(\s+y\s+media)?${OF}\s+(.+)$`).exec(line)
  if (!match) return null
  const [, count = '1', half, rest = ''] = match
  return { amount: pieces((numberOf(count) + (half ? 0.5 : 0)) * 12, 'singles'), rest }
}

/** `2 paquetes de fideos`, `un atado de acelga`, `lata de arvejas`, `bolsa de carbón 4 kg x2`. */
const packsFirst: Reader = (line) => {
  const counted = pattern(String.raw`^(?:${PACK})\s+de\s+(.+?)\s+x\s*(\d{1,2})$`).exec(line)
  if (counted) return { amount: pieces(Number(counted[2])), rest: counted[1] ?? '' }
  const match =
    pattern(String.raw`^NUMBER\s*(?:${PACK})\.?${OF}\s+(.+)$`).exec(line) ??
    pattern(String.raw`^NUMBER?(?:${PACK})\s+de\s+(.+)$`).exec(line)
  return match && { amount: pieces(numberOf(match[1] ?? '1'), 'packs'), rest: match[2] ?? '' }
}

/** `12 unidades de medialunas`, `2 maples de huevos`: single items. */
const singlesFirst: Reader = (line) => {
  const match = pattern(String.raw`^NUMBER\s*(?:(maples?)|${SINGLE})\.?${OF}\s+(.+)$`).exec(line)
  if (!match) return null
  const [, count = '1', tray, rest = ''] = match
  return { amount: pieces(numberOf(count) * (tray ? EGGS_OF_A_TRAY : 1), 'singles'), rest }
}

/** `2 leches descremadas`, `3x coca`, `2 x yerba`, `(2) pan`. A number with decimals is a size, not a count. */
const countFirst: Reader = (line) => {
  if (NUMBER_IN_NAME.test(line)) return null
  const match =
    /^\(?(\d{1,2})\)?(?:\s*[x×:-])?\s+(?!\d)(.+)$/i.exec(line) ?? /^(\d{1,2})x\s*(.+)$/i.exec(line)
  if (match) return { amount: pieces(Number(match[1])), rest: match[2] ?? '' }
  const [, word = '', rest = ''] = /^([a-záéíóú]+)\s+(.+)$/i.exec(line) ?? []
  const count = numberOf(word)
  return word !== '' && count >= 1 ? { amount: pieces(count), rest } : null
}

/** `yerba x 3`, `pan lactal x2`, `leche (2)`, `fideos: 4`, `atún 3 latas`, `huevos 12 unidades`. */
const countLast: Reader = (line) => {
  const plain =
    /^(.+?)\s*(?<!\p{L})[x×*]\s*(\d{1,2})$/iu.exec(line) ??
    /^(.+?)\s*\((?:x\s*)?(\d{1,2})\)$/i.exec(line) ??
    /^(.+?)\s*[:=]\s*(\d{1,2})$/.exec(line) ??
    /^(.+?)(?:(?<!\d),\s*|,\s+|\s+-\s*)(\d{1,2})$/.exec(line)
  if (plain) return { amount: pieces(Number(plain[2])), rest: plain[1] ?? '' }
  const singles = pattern(String.raw`^(.+?),?\s+(?:x\s*)?NUMBER\s*(?:${SINGLE})\.?$`).exec(line)
  if (singles) return { amount: pieces(numberOf(singles[2] ?? ''), 'singles'), rest: singles[1] ?? '' }
  const packs =
    pattern(String.raw`^(.+?),?\s+(?:x\s*)?NUMBER\s*(?:${PACK_AT_LAST})\.?$`).exec(line) ??
    // `atún latitas 3`
    pattern(String.raw`^(.+?),?\s+(?:${PACK})\s+(\d{1,2})$`).exec(line)
  return packs && { amount: pieces(numberOf(packs[2] ?? ''), 'packs'), rest: packs[1] ?? '' }
}

/** `agua 6 botellas de 2 litros`: the size belongs to the name. */
const packsOfSizeLast: Reader = (line) => {
  const match = pattern(
    String.raw`^([^\d\s].*?),?\s+(?:x\s*)?(\d{1,2})\s*(?:${PACK})\.?\s+(?:de\s+)?(\d+(?:[.,]\d+)?\s*(?:${MEASURE})|\d+[.,]\d+)\.?$`,
  ).exec(line)
  return match && { amount: pieces(Number(match[2]), 'packs'), rest: `${match[1]} ${match[3]}` }
}

/** `papel higiénico 2 paquetes de 4`: packs of four. */
const packsOfManyLast: Reader = (line) => {
  const match = pattern(String.raw`^([^\d\s].*?),?\s+(?:x\s*)?NUMBER\s*(?:${PACK})\.?\s+de\s+\d{1,2}$`).exec(
    line,
  )
  return match && { amount: pieces(numberOf(match[2] ?? ''), 'packs'), rest: match[1] ?? '' }
}

/** `yerba 2 x 1 kg`, `coca 2 de 2,25`, `7up 1 de litro y medio`: the size belongs to the name. */
const countOfSizeLast: Reader = (line) => {
  const match = new RegExp(
    String.raw`^([^\d\s].*?|7 ?up),?\s+(\d{1,2})\s*(?:x|\sde)\s*(\d+(?:[.,]\d+)?\s*(?:${MEASURE})|\d+[.,]\d+|litro(?: y (?:medio|cuarto|1\/[24]))?)\.?$`,
    'i',
  ).exec(line)
  return match && { amount: pieces(Number(match[2]), 'packs'), rest: `${match[1]} ${match[3]}` }
}

/** `10 fetas de jamon cocido` */
const slicesFirst: Reader = (line) => {
  const match = pattern(String.raw`^NUMBER\s+(?:fetas?|fetitas?|lonjas?|tajadas?)${OF}\s+(.+)$`).exec(line)
  return match && measured(numberOf(match[1] ?? '') * GRAMS_OF_A_SLICE, 'g', match[2] ?? '')
}

/** `huevos 2 docenas`, `facturas media docena`, `huevos, una docena`. */
const dozensLast: Reader = (line) => {
  const match = pattern(String.raw`^(.+?)[,:]?\s+(?:x\s*)?(?:NUMBER\s*)?(?:${DOZEN})$`).exec(line)
  return match && { amount: pieces(numberOf(match[2] ?? '1') * 12, 'singles'), rest: match[1] ?? '' }
}

/** `asado 2 kg`, `jamón cocido: 200 gr`, `papas x 3 kilos`, `queso cremoso 1/2 kilo`. */
const measureLast: Reader = (line) => {
  const match = pattern(String.raw`^(.+?)\s*[:,x-]?\s+NUMBER\s*MEASURE\.?$`).exec(line)
  if (!match || /\sde$/i.test(match[1] ?? '')) return null
  const [, rest = '', count = '', unit = ''] = match
  return measured(numberOf(count), unit, rest)
}

/** `yerba kilo`, `picada x kilo`; `coca de litro` says the size of the pack. */
const unitLast: Reader = (line) => {
  const match = /^(\D*\p{L})(?<!\s(?:del?|x|el|por|un|y|medio))\s+(?:(?:x|por)\s+)?(kilo|litro)$/iu.exec(line)
  return match && measured(1, match[2] ?? '', match[1] ?? '')
}

/** `dos y medio kilos de asado` */
const halfAndMeasure: Reader = (line) => {
  const match = pattern(String.raw`^NUMBER\s+y\s+(?:media?o?|1\/2|½)\s+MEASURE${OF}\s+(.+)$`).exec(line)
  return match && measured(numberOf(match[1] ?? '') + 0.5, match[2] ?? '', match[3] ?? '')
}

/** `2 kilos 300 de pollo` */
const measureAndGrams: Reader = (line) => {
  const match = pattern(
    String.raw`^NUMBER\s*(?:kilos?|kgs?|k)\s+(\d{3})(?:\s*(?:gramos?|grs?|g))?${OF}\s+(.+)$`,
  ).exec(line)
  return match && measured(numberOf(match[1] ?? '') + Number(match[2]) / 1000, 'kg', match[3] ?? '')
}

/** `tres cuartos picada especial`, `3/4 de picada` */
const threeQuarters: Reader = (line) => {
  const match = new RegExp(String.raw`^(?:tres|3)\s+cuartos?${OF}\s+(.+)$`, 'i').exec(line)
  return match && measured(0.75, 'kg', match[1] ?? '')
}

/** `150 de jamón crudo`: of grams. */
const bareGrams: Reader = (line) => {
  const match = /^([1-9]\d{0,2}[05])\s+de\s+(.+)$/i.exec(line)
  return match && measured(Number(match[1]), 'g', match[2] ?? '')
}

/** `batata kilo y medio`, `asado 2 kilos y medio`, `picada tres cuartos`: spoken kilograms at the end. */
const kilogramsLast: Reader = (line) => {
  const match = pattern(
    String.raw`^(?<words>[^\d\s].*?)[,:]?\s+(?<!\sde\s)(?<amount>(?:NUMBER\s*)?(?:kilos?|kgs?)\s+y\s+(?:medio|cuarto|1\/2|1\/4|½|¼)|(?:NUMBER\s+y\s+(?:media?o?|1\/2|½)|(?:un|una|tres|1|3)\s+cuartos?(?:\s+de)?|cuarto)\s+(?:kilos?|kgs?)|(?:tres|3)\s+cuartos)$`,
  ).exec(line)
  const { words, amount } = match?.groups ?? {}
  if (words === undefined || amount === undefined) return null
  const turned = `${amount.replace(/\s+de(?=\s)/i, '')} de ${words}`
  return [halfAndMeasure, measureAndHalf, partOfAKilogram, threeQuarters].reduce<ReturnType<Reader>>(
    (found, read) => found ?? read(turned),
    null,
  )
}

/** `medio pan`: of a kilogram. */
const halfOf: Reader = (line) => {
  const match = /^medi[oa]\s+(?!docena|kilo|kg|litro|lt|l\b|de\b)(.+)$/i.exec(line)
  return match && measured(0.5, 'kg', match[1] ?? '')
}

/** `un par de cebollas` */
const pair: Reader = (line) => {
  const match = /^(?:un\s+)?par\s+de\s+(.+)$/i.exec(line)
  return match && { amount: pieces(2), rest: match[1] ?? '' }
}

/** `leche x6 descremada`: a count within. */
const countWithin: Reader = (line) => {
  const match = /\sx\s?(\d{1,2})\s/i.exec(line)
  if (!match) return null
  const [before, after] = [line.slice(0, match.index), line.slice(match.index + match[0].length).trim()]
  if (/\d/.test(before) || !/^\p{L}{4}/u.test(after)) return null
  if (new RegExp(String.raw`^(?:${MEASURE}|${PACK}|${SINGLE})\b`, 'i').test(after)) return null
  return { amount: pieces(Number(match[1])), rest: `${before.trim()} ${after}` }
}

/** `atun 4 latas al natural`: packs within. */
const packsWithin: Reader = (line) => {
  const match = pattern(
    String.raw`^(\p{L}[^\d]*?),?\s+(?:x\s*)?NUMBER\s*(?:${PACK}|cabezas?|unidades)\.?\s+(?!de\s+\d)(\p{L}[^\d]*)$`,
  ).exec(line)
  return match && { amount: pieces(numberOf(match[2] ?? ''), 'packs'), rest: `${match[1]} ${match[3]}` }
}

/** `tomate 1 kg para ensalada` */
const weightWithin: Reader = (line) => {
  const match = pattern(
    String.raw`^(\p{L}[^\d]*?),?\s+NUMBER\s*(kilos?|kgs?|gramos?|grs?)\.?\s+(?!y\b)(\p{L}[^\d]*)$`,
  ).exec(line)
  const [, before = '', count = '', unit = '', after = ''] = match ?? []
  return match && measured(numberOf(count), unit, `${before} ${after}`)
}

/** `1 caja de leche x 12`: of twelve. */
const packOfMany: Reader = (line) => {
  const match = pattern(String.raw`^(?:1|un|una)\s+(?:${PACK})${OF}\s+(.+?)\s+x\s*(\d{1,2})$`).exec(line)
  return match && { amount: pieces(Number(match[2])), rest: match[1] ?? '' }
}

/** The most specific first. */
const READERS: readonly Reader[] = [
  packOfMany,
  packsOfSizeLast,
  packsOfManyLast,
  countOfSizeLast,
  slicesFirst,
  kilogramsLast,
  halfAndMeasure,
  measureAndGrams,
  threeQuarters,
  pair,
  bareGrams,
  measureAndHalf,
  partOfAKilogram,
  dozens,
  dozensLast,
  packsFirst,
  singlesFirst,
  measureFirst,
  fractionFirst,
  fractionLast,
  halfOf,
  countFirst,
  countWithin,
  packsWithin,
  weightWithin,
  countLast,
  measureLast,
  unitLast,
]

/** The amount that a line begins or ends with, and the rest of the line; null if it has none. */
export function readAmount(line: string): { amount: ListAmount; rest: string } | null {
  const plain = hundredsInDigits(line)
  for (const read of READERS) {
    const found = read(plain)
    if (found) return found
  }
  return null
}
