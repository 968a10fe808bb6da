import { COUNT_WORDS, hundredsInDigits } from './amounts.ts'

const TENS: Readonly<Record<string, number>> = { veinticinco: 25, cincuenta: 50, setenta: 70 }

const PARTS: Readonly<Record<string, number>> = { medio: 0.5, media: 0.5, cuarto: 0.25, cuartos: 0.25 }

const NUMBER = String.raw`\d+(?:\.\d+)?|${Object.keys(COUNT_WORDS).join('|')}`
const UNIT = 'kilos?|kgs?|litros?|lts?|l'

const AND_A_PART = new RegExp(
  String.raw`\b(?:(${NUMBER}) )?(${UNIT}) y (?:1\/2|(medio|cuarto))(?![a-z])`,
  'g',
)
const NUMBER_AND_HALF = new RegExp(String.raw`\b(${NUMBER}) y (?:1\/2|medio) (${UNIT})\b`, 'g')
const PART_OF = new RegExp(
  String.raw`\b(?:(?:un|(tres)) )?(medio|cuartos?)(?: de)? (kilo|kg|litro|lt|l)\b`,
  'g',
)
const FRACTION = /(?:(\d+) )?\b(\d)\/(\d)\b/g
const IN_WORDS = new RegExp(
  String.raw`\b(${Object.keys(COUNT_WORDS).join('|')}) (${UNIT}|rollos|latas|latitas|sobres|saquitos|capsulas|unidades)\b`,
  'g',
)
/** `coca de dos veinticinco` */
const AND_TENS = new RegExp(
  String.raw`\b(uno|una|dos|tres) (${Object.keys(TENS).join('|')})\b(?! (?:${UNIT}|gramos|grs?))`,
  'g',
)
/** `coca de dos y cuarto`, `agua de uno y medio`: of a litre. */
const LITRES_AND_PART = /(?<=[a-z] )(un|uno|dos|tres|\d) y (medio|cuarto)$/
/** `cuarto de jamon`, `tres cuartos de asado`, `medio de queso`: of a kilogram. */
const PART_AT_FIRST =
  /^(?:(?:un|una|(tres)) )?(cuartos?|cuartito|medio) (?:de )(?!kilo|kg|litro|lt|l\b|leche\b)(?=[a-z])/
/** `coca de medio`: of a litre. */
const HALF_AT_LAST = /(?<=[a-z] )de medio$/
/** `arroz parboil kilo` */
const UNIT_AT_LAST = /(?<=[a-z] )(kilo|litro)$/
/** `queso 1/2`, `coca 1/2` */
const FRACTION_AT_LAST = /(?<=[a-z] )(?:1\/2|(1|3)\/4)$/
const EXTRA_LARGE = /\bequis (?:ge|g)\b/g
/** Kinds of flour and rice. */
const ZEROS = /\b(?:(3|tres)|(4|cuatro)|5|cinco) ceros\b/g
const ONE = /\b(de|del|el|x) (litro|kilo)\b/g
const DOZENS = new RegExp(String.raw`\b(?:(${NUMBER}|media) )?docenas?( y media)?\b`, 'g')
const TRAY = /\bmaples?\b/g

/** Words of amounts as they are often written by ear. */
const BY_EAR: readonly (readonly [RegExp, string])[] = [
  [/\b(media )?(?:dos[ei]na|docenita)(?=s?\b)/g, '$1docena'],
  [/\bseros\b/g, 'ceros'],
  [/\bsinco\b/g, 'cinco'],
  [/\bdose\b/g, 'doce'],
  [/\b(?:quilo|kilito)(?=s?\b)/g, 'kilo'],
  [/\b(?:beinti|veinti|beinte|veinte ?y ?)[sc]inco\b/g, 'veinticinco'],
  [/\b[sc]in[cq]uenta\b/g, 'cincuenta'],
  [/\bcuartito(?=s?\b)/g, 'cuarto'],
]

const numberOf = (text: string | undefined) => (text === undefined ? 1 : (COUNT_WORDS[text] ?? Number(text)))

/** Amounts as they are said, in digits: `litro y medio` is `1.5 litro`, `media docena` is `6 un`. Of folded text. */
export function withSizesInDigits(text: string): string {
  return hundredsInDigits(BY_EAR.reduce((said, [heard, word]) => said.replace(heard, word), text))
    .replace(AND_TENS, (_, units: string, tens: string) => `${numberOf(units) + (TENS[tens] ?? 0) / 100}`)
    .replace(
      LITRES_AND_PART,
      (_, units: string, part: string) => `${numberOf(units) + (PARTS[part] ?? 0)} litro`,
    )
    .replace(
      PART_AT_FIRST,
      (_, three: string | undefined, part: string) =>
        `${(three === undefined ? 1 : 3) * (PARTS[part] ?? 0.25)} kilo de `,
    )
    .replace(HALF_AT_LAST, '0.5 litro')
    .replace(EXTRA_LARGE, 'xg')
    .replace(ZEROS, (_, three?: string, four?: string) => (three ? '000' : four ? '0000' : '00000'))
    .replace(
      AND_A_PART,
      (_, count: string | undefined, unit: string, part = 'medio') =>
        `${numberOf(count) + (PARTS[part] ?? 0)} ${unit}`,
    )
    .replace(NUMBER_AND_HALF, (_, count: string, unit: string) => `${numberOf(count) + 0.5} ${unit}`)
    .replace(
      PART_OF,
      (_, three: string | undefined, part: string, unit: string) =>
        `${(three === undefined ? 1 : 3) * (PARTS[part] ?? 0)} ${unit}`,
    )
    .replace(FRACTION_AT_LAST, (_, quarters?: string) => `${quarters ? Number(quarters) / 4 : 0.5} kilo`)
    .replace(FRACTION, (whole, units: string | undefined, over: string, under: string) =>
      under === '0' ? whole : String(Number(units ?? 0) + Number(over) / Number(under)),
    )
    .replace(IN_WORDS, (_, count: string, unit: string) => `${numberOf(count)} ${unit}`)
    .replace(ONE, '$1 1 $2')
    .replace(UNIT_AT_LAST, '1 $1')
    .replace(DOZENS, (_, count: string | undefined, half: string | undefined) => {
      const dozens = count === 'media' ? 0.5 : numberOf(count)
      return `${(dozens + (half === undefined ? 0 : 0.5)) * 12} un`
    })
    .replace(TRAY, '30 un')
}
