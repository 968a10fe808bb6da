import type { ContentUnit } from './amounts.ts'

/**
 * A part of an expression, by its sign in the grammar: `M` a measure, `U` pieces, `C` containers (`6 rollos`), `L` cans
 * and bottles, `N` a bare number, `D` a dose in milligrams, `S` the length of a side, `R` a range; without an amount
 * `X` times, `+` and, `-` to, `O` of, `P` a pack, `E` each, `A` about, `?` what can mean two things.
 */
export interface Part {
  sign: string
  /** In the base unit; NaN for digits that are no number. */
  amount: number
  unit: ContentUnit
  /** The unit in the base unit: 1000 for kg. */
  factor: number
  /** The unit as it is written: `latas`. */
  word?: string
  /** Of a multipack: how many packs, how they are called, and what is in each. */
  packs?: { count: number; word: string; each: Part }
}

const PIECE_MAX_GRAMS = 200

type Rule = readonly [RegExp, (parts: Part[]) => Part[] | null]

const drop = () => []
const isCount = ({ sign }: Part) => 'NUCL'.includes(sign)
const times = (parts: Part[]): Part[] | null => {
  const count = parts.find(isCount)
  const measure = parts.findLast((part) => part !== count && (part.sign === 'M' || isCount(part)))
  if (!count || !measure || !Number.isInteger(count.amount) || count.amount < 1) return null
  const [each, inner] = [measure.packs?.each ?? measure, measure.packs?.count ?? 1]
  const packs = { count: count.amount * inner, word: measure.packs?.word || (count.word ?? ''), each }
  return [
    { ...measure, sign: measure.sign === 'M' ? 'M' : 'U', amount: measure.amount * count.amount, packs },
  ]
}
const unclear = ([first]: Part[]): Part[] => [{ ...first!, sign: '?' }]
const isCanSize = (parts: readonly Part[]) =>
  parts.some(({ sign, unit, amount }) => sign === 'M' && unit === 'ml' && amount <= 1000)
const isLiquid = (parts: readonly Part[]) => parts.some(({ sign, unit }) => sign === 'M' && unit === 'ml')

/** What the signs of an expression become, the first that fits, until none fits: one measure or number of pieces is left. */
export const RULES: readonly Rule[] = [
  [/^X(?=[MUCLDSRP]|N[XO])/, drop],
  [/^[-O]/, drop],
  // what is 45 x 60 cm
  [/(?:[NS]X)*S(?:X[NS])*X?/, drop],
  [/DX?(?=[UCN])|(?<=U)X?D/, drop],
  // `pañal 9 a 12 kg x 36 u`
  [/RX?(?=U)|(?<=U)R/, drop],
  [/(?<=P)[-O]|-(?=[UCLP])/, drop],
  // `x6 354 ml`; X5 is a brand
  [/^XNM/, (parts) => (isLiquid(parts) && parts[1]!.amount !== 5 ? times(parts) : unclear(parts))],
  [/PX?NM/, (parts) => (isCanSize(parts) ? times(parts) : unclear(parts))],
  [/MP[NU](?!X)/, (parts) => (isCanSize(parts) ? times(parts) : null)],
  // `4 u x 400 g` can mean four of 100 g
  [
    /UXM|MXU/,
    (parts) =>
      isLiquid(parts) || parts.find(({ sign }) => sign === 'M')!.amount <= PIECE_MAX_GRAMS
        ? times(parts)
        : unclear(parts),
  ],
  [/P/, drop],
  [/MM|UU/, ([first, second]) => sameOrSum(first!, second!)],
  [/[NUCL][XO]M|M[XO][NUCL]/, times],
  [/(?<!X)[NUCL][XO][UCL]|U[XO]N/, times],
  [/[NUCL]ME|M[UCL]E/, times],
  [/M\+[MN]|N\+M/, ([first, , second]) => sum(first!, second!)],
  [/LM/, (parts) => (isLiquid(parts) ? times(parts) : null)],
  [/[UCL]M|M[UCL]/, (parts) => (parts.find(isCount)!.amount === 1 ? times(parts) : null)],
  [/^(?:NX)+N(?=U)/, drop],
  // of `160 g 200 un` and `3 un 120 paños` the pieces are certain
  [/^[MC](?=U$)|(?<=^U)C/, drop],
]

/** `1 l 1000 cc` is said twice, `1 kg 500 g` is one and a half. */
function sameOrSum(first: Part, second: Part): Part[] | null {
  if (first.unit !== second.unit) return null
  if (Math.abs(first.amount / second.amount - 1) < 0.001) return [first]
  return first.factor === 1000 && second.factor === 1 && second.amount < 1000 ? sum(first, second) : null
}

function sum(first: Part, second: Part): Part[] | null {
  const measure = first.sign === 'M' ? first : second
  const inBase = ({ sign, amount }: Part) => (sign === 'N' ? amount * measure.factor : amount)
  return first.sign === 'M' && second.sign === 'M' && first.unit !== second.unit
    ? null
    : [{ ...measure, amount: inBase(first) + inBase(second) }]
}
