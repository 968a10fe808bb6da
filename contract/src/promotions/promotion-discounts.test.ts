import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type LinePromotion, lineTotal } from '../catalogue/index.ts'
import { sumOfPesos, toCentavos } from '../base/index.ts'
import { stacksOf, type PromotedLine, termsOf } from './basket.ts'
import { chosenPromotions, REST_WORK_MAX, WORK_MAX } from './chosen-promotions.ts'
import {
  MECHANICS,
  promotedLine,
  promotions,
  weighedLine,
  type MechanicName,
} from '../../test/promoted-line.ts'
import { promotionDiscounts } from './promotion-discounts.ts'

const discount = (...lines: PromotedLine[]) => promotionDiscounts(lines).TotalDescuento

describe('one article', () => {
  test.each<[MechanicName, pieces: number, price: number, off: number]>([
    ['3x2', 2, 100, 0],
    ['3x2', 3, 100, 100],
    ['3x2', 5, 100, 100],
    ['3x2', 6, 99.99, 199.98],
    ['2x1', 7, 10, 30],
    ['2x1 up to 4', 7, 10, 20],
    ['4x2 combinable', 4, 10, 20],
    ['70% second', 3, 99.99, 69.99],
    ['20%', 1, 0.03, 0.01],
    ['20%', 3, 0.02, 0],
    ['20% up to 2', 5, 100, 40],
    ['25% from 6 combinable', 5, 100, 0],
    ['25% from 6 combinable', 7, 100, 175],
    ['$ 80 from 3', 2, 100, 0],
    ['$ 80 from 3', 4, 100, 80],
    ['$ 80 from 3', 4, 70, 0],
    ['$ 80 from 3 combinable up to 4', 9, 100, 80],
    ['$ 80 from 2 up to 3', 9, 100, 60],
  ])('%s of %i at $ %f takes off $ %f', (name, pieces, price, off) => {
    expect(discount(promotedLine('1', pieces, price, [name]))).toBe(off)
  })

  test('a weighed one by percentage only, rounded on the line', () => {
    expect(
      discount(weighedLine('1', 333, 1000.5, ['20%', '3x2', '$ 80 from 3', '25% from 6 combinable'])),
    ).toBe(66.63)
    expect(discount(weighedLine('1', 900, 1000, ['3x2']))).toBe(0)
  })

  test('no price, no units, no promotion: no discount', () => {
    expect(discount({ ...promotedLine('1', 3, 100, ['3x2']), Precioindividual: null })).toBe(0)
    expect(discount(promotedLine('1', 0, 100, ['20%']), promotedLine('2', 3, 100, []))).toBe(0)
    expect(discount()).toBe(0)
  })
})

describe('articles together', () => {
  test('combinable: the cheapest of every set is free, dearest sets first', () => {
    const lines = [10, 60, 30, 50, 20, 40].map((price, index) =>
      promotedLine(String(index), 1, price, ['3x2 combinable']),
    )
    expect(discount(...lines)).toBe(40 + 10)
    expect(promotionDiscounts(lines).lines.map((applied) => applied[0]?.Monto)).toEqual([10, 0, 0, 0, 0, 40])
  })

  test('not combinable: each article by itself', () => {
    expect(discount(promotedLine('1', 2, 100, ['3x2']), promotedLine('2', 1, 100, ['3x2']))).toBe(0)
  })

  test('a limit counts the units of the whole order and takes the best', () => {
    const lines = [promotedLine('1', 2, 100, ['2x1 up to 4']), promotedLine('2', 4, 300, ['2x1 up to 4'])]
    expect(discount(...lines)).toBe(600)
  })

  test('of two promotions of an article the better, unit by unit', () => {
    expect(discount(promotedLine('1', 5, 100, ['3x2', '2x1']))).toBe(200)
    expect(discount(promotedLine('1', 4, 100, ['3x2', '20%']))).toBe(120)
    expect(promotionDiscounts([promotedLine('1', 4, 100, ['3x2', '20%'])]).lines[0]).toMatchObject([
      { promotion: { Mecanica: { Tipo: 'nxm' } }, Cantidad: 3, Monto: 100 },
      { promotion: { Mecanica: { Tipo: 'porcentaje' } }, Cantidad: 1, Monto: 20 },
    ])
  })
})

describe('offers are not cumulative', () => {
  test.each<[pieces: number, offer: number, off: number]>([
    // three at 80 are 240, as 3x2 at 100 they are 200
    [3, 80, 40],
    // the fourth stays on offer
    [4, 80, 40],
    [3, 60, 0],
  ])('%i at $ %i instead of $ 100, in a 3x2: $ %i less', (pieces, offer, off) => {
    expect(discount(promotedLine('1', pieces, offer, ['3x2'], 100))).toBe(off)
  })

  test('what an article on offer loses is covered by what the others gain', () => {
    const lines = [
      promotedLine('1', 2, 90, ['3x2 combinable'], 100),
      promotedLine('2', 1, 100, ['3x2 combinable']),
    ]
    const { TotalDescuento, lines: applied } = promotionDiscounts(lines)
    expect(TotalDescuento).toBe(80)
    expect(applied.flat().every(({ Monto }) => Monto >= 0)).toBe(true)
  })
})

// Properties, on baskets of a few articles at few prices, so that ties and whole sets are frequent.

const names = Object.keys(MECHANICS) as MechanicName[]
const price = fc.constantFrom(0.01, 33.33, 50, 79.99, 100, 100.1, 250)

const lineOf = (pieces: fc.Arbitrary<number>, together: readonly MechanicName[]) =>
  fc.record({
    pieces,
    price,
    off: fc.constantFrom(0, 0, 0, 10, 50),
    promoted: fc.subarray([...together], { maxLength: Math.min(3, together.length) }),
  })

const basketOf = (lines: number, pieces: fc.Arbitrary<number>, together: readonly MechanicName[] = names) =>
  fc.array(lineOf(pieces, together), { minLength: 1, maxLength: lines }).map((all) =>
    all.map(({ price: list, off, promoted, pieces: count }, index) => {
      const offer = toCentavos(list) > 1 ? Math.floor(list * (100 - off)) / 100 : list
      return promotedLine(String(index), count, offer, promoted, off > 0 ? list : undefined)
    }),
  )

const wholeBasket = fc
  .tuple(
    basketOf(12, fc.integer({ min: 0, max: 12 })),
    fc.array(fc.integer({ min: 1, max: 4000 }), { maxLength: 2 }),
  )
  .map(([pieces, grams]) => [
    ...pieces,
    ...grams.map((each, index) => weighedLine(`w${index}`, each, 1234.56, ['20%', '3x2', '20% up to 2'])),
  ])

test('is never negative, on no line more than the line, and the sum of its lines in whole centavos', () => {
  fc.assert(
    fc.property(wholeBasket, (lines) => {
      const { lines: applied, TotalDescuento } = promotionDiscounts(lines)
      expect(sumOfPesos(applied.flat().map(({ Monto }) => Monto))).toBe(TotalDescuento)
      for (const [index, { Precioindividual, Cantidad, Unidad }] of lines.entries()) {
        const off = sumOfPesos(applied[index]!.map(({ Monto }) => Monto))
        expect(applied[index]!.every(({ Monto }) => Monto >= 0 && Number.isInteger(toCentavos(Monto)))).toBe(
          true,
        )
        expect(off).toBeLessThanOrEqual(lineTotal(Precioindividual!, Cantidad, Unidad))
        const units = applied[index]!.reduce((sum, each) => sum + each.Cantidad, 0)
        expect(units).toBeLessThanOrEqual(Cantidad)
      }
    }),
    { numRuns: 300 },
  )
})

test('is the same whatever the order of the lines', () => {
  fc.assert(
    fc.property(
      wholeBasket.chain((lines) =>
        fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length })),
      ),
      ([lines, shuffled]) => {
        const told = (each: PromotedLine[]) => {
          const { lines: applied } = promotionDiscounts(each)
          return new Map(each.map(({ Codart }, index) => [Codart, applied[index]]))
        }
        const other = told(shuffled)
        for (const [Codart, applied] of told(lines)) expect(other.get(Codart)).toEqual(applied)
      },
    ),
    { numRuns: 200 },
  )
})

test('one unit more never takes off less, and the whole basket again never makes a unit dearer', () => {
  const basket = basketOf(4, fc.integer({ min: 1, max: 5 }))
  fc.assert(
    fc.property(basket, fc.nat(), (lines, chosen) => {
      const index = chosen % lines.length
      const more = lines.map((line, other) =>
        other === index ? { ...line, Cantidad: line.Cantidad + 1 } : line,
      )
      expect(discount(...more)).toBeGreaterThanOrEqual(discount(...lines))
      const unlimited = lines.map((line) => ({
        ...line,
        Promociones: line.Promociones!.map(({ Promocion, Mecanica }) => {
          const { Limite: _, ...rest } = { Limite: 0, ...Mecanica }
          return { Promocion, Mecanica: rest }
        }),
      }))
      const twice = unlimited.map((line) => ({ ...line, Cantidad: line.Cantidad * 2 }))
      expect(toCentavos(discount(...twice))).toBeGreaterThanOrEqual(2 * toCentavos(discount(...unlimited)))
    }),
    { numRuns: 200 },
  )
})

test('no choice of promotions that share no unit beats it', () => {
  const few = fc.constantFrom<readonly MechanicName[]>(
    ['3x2 combinable', '2x1', '20%'],
    ['70% second combinable', '3x2 combinable', '$ 80 from 3'],
    ['$ 80 from 3 combinable up to 4', '2x1 up to 4'],
    ['4x2 combinable', '20% up to 2', '$ 80 from 2 up to 3'],
    ['70% second', '3x2', '25% from 6 combinable'],
  )
  const basket = few.chain((together) => basketOf(4, fc.integer({ min: 1, max: 3 }), together))
  fc.assert(
    fc.property(
      basket.filter((lines) => lines.reduce((sum, { Cantidad }) => sum + Cantidad, 0) <= 6),
      (lines) => {
        expect(toCentavos(discount(...lines))).toBe(bestByTrying(lines))
      },
    ),
    { numRuns: 400 },
  )
})

test('beyond its table it is never below the best promotion alone, and never above the exact choice', () => {
  fc.assert(
    fc.property(basketOf(6, fc.integer({ min: 1, max: 6 })), (lines) => {
      const gain = (workMax?: number) =>
        chosenPromotions(stacksOf(lines), workMax, REST_WORK_MAX).taken.reduce(
          (sum, each) => sum + each.gain,
          0,
        )
      const alone = names.map((name) => {
        const [{ Promocion } = { Promocion: 0 }] = promotions(name)
        const only = lines.map((line) => ({
          ...line,
          Promociones: line.Promociones!.filter((each) => each.Promocion === Promocion),
        }))
        return toCentavos(discount(...only))
      })
      expect(gain(0)).toBeLessThanOrEqual(gain())
      expect(gain(0)).toBeGreaterThanOrEqual(Math.max(...alone))
    }),
    { numRuns: 100 },
  )
})

test('of a large stack no way of giving its units to its promotions beats it', () => {
  const mechanics = fc.subarray([...names], { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(
      mechanics,
      fc.integer({ min: 1, max: 60 }),
      price,
      fc.constantFrom(0, 10, 50),
      (together, pieces, list, off) => {
        const offer = toCentavos(list) > 1 ? Math.floor(list * (100 - off)) / 100 : list
        const line = promotedLine('1', pieces, offer, together, list)
        const lost = toCentavos(list) - toCentavos(offer)
        const gainOf = together.map((name) => {
          const terms = termsOf(MECHANICS[name])!
          return (units: number): number => {
            const isSet =
              terms.shape === 'sets' ? units % terms.size === 0 : units === 0 || units >= terms.size
            if (!isSet || units > terms.limit) return -Infinity
            const cheaper = terms.shape === 'sets' ? (units / terms.size) * (terms.size - terms.paid) : units
            return cheaper * terms.benefit(toCentavos(list)) - units * lost
          }
        })
        const bestOf = (left: number, index: number): number => {
          const gain = gainOf[index]
          if (gain === undefined) return 0
          const ways = Array.from(
            { length: left + 1 },
            (_, units) => gain(units) + bestOf(left - units, index + 1),
          )
          return Math.max(...ways)
        }
        expect(toCentavos(discount(line))).toBe(bestOf(pieces, 0))
      },
    ),
    { numRuns: 300 },
  )
})

test('large stacks that count together give what their units give one by one', () => {
  const few = fc.constantFrom<readonly MechanicName[]>(
    ['3x2 combinable', '20%', '70% second combinable'],
    ['4x2 combinable', '$ 80 from 3 combinable up to 4', '20%'],
    ['25% from 6 combinable', '3x2 combinable', '20% up to 2'],
  )
  const basket = few.chain((together) => basketOf(4, fc.integer({ min: 1, max: 40 }), together))
  fc.assert(
    fc.property(basket, (lines) => {
      const units = lines.flatMap((line) =>
        Array.from({ length: line.Cantidad }, (_, unit) => ({
          ...line,
          Codart: `${line.Codart}-${unit}`,
          Cantidad: 1,
        })),
      )
      expect(promotionDiscounts(lines)).toMatchObject({
        TotalDescuento: discount(...units),
        isBest: true,
      })
    }),
    { numRuns: 150 },
  )
})

test('what is too much to compare is reported, and takes a bounded number of steps', () => {
  const limited = (Promocion: number): LinePromotion => ({
    Promocion,
    Mecanica: { Tipo: 'nxm', Lleva: 3, Paga: 2, Combinable: true, Limite: 24 + (Promocion % 5) },
  })
  const lines = (count: number, pieces: number, promoted: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...promotedLine(String(index), pieces, 100 + index, []),
      Promociones: Array.from({ length: promoted }, (__, number) => limited(number + 1)),
    }))
  expect(promotionDiscounts(lines(30, 5, 2))).toMatchObject({ isBest: true })
  for (const [count, pieces, promoted] of [
    [500, 4, 3],
    [500, 98, 6],
    [20, 98, 40],
  ] as const) {
    const { isBest, work, TotalDescuento } = promotionDiscounts(lines(count, pieces, promoted))
    expect(isBest).toBe(false)
    expect(work).toBeLessThanOrEqual(WORK_MAX + REST_WORK_MAX)
    expect(TotalDescuento).toBeGreaterThan(0)
  }
})

test('a hundred lines with competing promotions are decided at once', () => {
  const lines = Array.from({ length: 100 }, (_, index) =>
    promotedLine(
      String(index),
      1 + (index % 9),
      100 + index,
      ['3x2 combinable', '70% second combinable', '20%'],
      150 + index,
    ),
  )
  const { TotalDescuento, isBest, work } = promotionDiscounts(lines)
  expect(TotalDescuento).toBeGreaterThan(0)
  expect(isBest).toBe(true)
  expect(work).toBeLessThan(WORK_MAX / 5)
})

/** The greatest discount in centavos over all assignments of each unit to one of its promotions or to none. */
function bestByTrying(lines: readonly PromotedLine[]): number {
  const units = lines.flatMap((line) =>
    Array.from({ length: line.Cantidad }, () => ({
      article: line.Codart,
      base: toCentavos(line.Precioindividual!),
      list: toCentavos(line.Preciolista ?? line.Precioindividual!),
      promoted: line.Promociones!,
    })),
  )
  type Unit = (typeof units)[number]
  const given = new Map<number, Unit[]>()
  const mechanics = new Map(
    units.flatMap(({ promoted }) => promoted.map((each) => [each.Promocion, each.Mecanica])),
  )
  let best = 0
  const valueOfAll = () => {
    let sum = 0
    for (const [promotion, taken] of given) {
      const value = valueOf(termsOf(mechanics.get(promotion)!)!, taken)
      if (value === null) return null
      sum += value
    }
    return sum
  }
  const give = (index: number) => {
    const unit = units[index]
    if (unit === undefined) {
      best = Math.max(best, valueOfAll() ?? 0)
      return
    }
    give(index + 1)
    for (const { Promocion } of unit.promoted) {
      const taken = given.get(Promocion) ?? []
      given.set(Promocion, [...taken, unit])
      give(index + 1)
      given.set(Promocion, taken)
    }
  }
  give(0)
  return best
}

interface GivenUnit {
  article: string
  base: number
  list: number
}

/** The gain of a promotion with exactly these units; null if they do not form whole sets, or are too many. */
function valueOf(terms: NonNullable<ReturnType<typeof termsOf>>, units: readonly GivenUnit[]): number | null {
  if (units.length > terms.limit) return null
  const groups = terms.isCombinable ? [units] : [...Map.groupBy(units, ({ article }) => article).values()]
  let sum = 0
  for (const group of groups) {
    if (group.length === 0) continue
    const benefit = terms.shape === 'sets' ? bestSets(terms, group) : thresholdBenefit(terms, group)
    if (benefit === null) return null
    sum += benefit - group.reduce((lost, { list, base }) => lost + list - base, 0)
  }
  return sum
}

function thresholdBenefit(terms: NonNullable<ReturnType<typeof termsOf>>, group: readonly GivenUnit[]) {
  if (group.length < terms.size) return null
  return group.reduce((sum, { list }) => sum + terms.benefit(list), 0)
}

/** All ways of grouping these units into sets; in each the cheapest get the benefit. */
function bestSets(
  terms: NonNullable<ReturnType<typeof termsOf>>,
  group: readonly GivenUnit[],
): number | null {
  if (group.length % terms.size !== 0) return null
  const [first, ...others] = group
  if (first === undefined) return 0
  let best = 0
  for (const mates of subsets(others, terms.size - 1)) {
    const set = [first, ...mates].toSorted((a, b) => b.list - a.list)
    const benefit = set.slice(terms.paid).reduce((sum, { list }) => sum + terms.benefit(list), 0)
    const rest = others.filter((unit) => !mates.includes(unit))
    best = Math.max(best, benefit + (bestSets(terms, rest) ?? 0))
  }
  return best
}

function subsets<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return all.flatMap((each, index) => subsets(all.slice(index + 1), size - 1).map((rest) => [each, ...rest]))
}
