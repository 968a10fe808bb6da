import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartLine, LineWish } from './cart-line.ts'
import { testArticle, TEST_PROMOTION } from '../../test/article.ts'
import {
  cartTotal,
  itemCount,
  mergedCarts,
  repricedLine,
  toCartLine,
  withLineAdded,
  withoutLine,
  withQuantity,
  takesReplacement,
  withWish,
} from './cart.ts'
import { lineTotal } from '../catalogue/index.ts'
import { sumOfPesos, toPesos } from '../base/index.ts'

test('a line carries what the article costs today', () => {
  const article = testArticle({ Promocion: TEST_PROMOTION, unidad: 100, Precioventa: 2000 })
  expect(toCartLine(article, 250)).toEqual({
    Items: 1,
    Cantidad: 250,
    Unidad: 100,
    Precioindividual: 2000,
    Precioventa: 500,
    Codart: '7790000000017',
    Imagen: null,
    Ean: '7790000000017',
    Descrip: 'Pan de molde blanco 500 g',
    Promo: '2x1',
    Alcohol: false,
  })
})

test('a hidden price hides the line’s and the cart’s total [§2.19]', () => {
  const hidden = toCartLine(testArticle({ Precioventa: null }), 2)
  expect(hidden.Precioventa).toBeNull()
  expect(cartTotal([hidden, toCartLine(testArticle(), 1)])).toBeNull()
})

test('adding an article that is there adds the quantities, at the newer price [§4.12]', () => {
  const first = withLineAdded([], toCartLine(testArticle(), 2))
  const second = withLineAdded(first, toCartLine(testArticle({ Precioventa: 110 }), 3))
  expect(second).toMatchObject([{ Items: 1, Cantidad: 5, Precioindividual: 110, Precioventa: 550 }])
})

test('a line repriced keeps its quantity and place', () => {
  const line = { ...toCartLine(testArticle(), 4), Items: 3 }
  expect(repricedLine(line, testArticle({ Precioventa: 50 }))).toMatchObject({
    Items: 3,
    Cantidad: 4,
    Precioventa: 200,
  })
})

test('the note of a line stays: adding more, other prices, another device', () => {
  const noted = withWish([toCartLine(testArticle(), 2)], '7790000000017', { Aclaracion: 'bien maduras' })
  const kept = [
    withLineAdded(noted, toCartLine(testArticle(), 3))[0],
    repricedLine(noted[0]!, testArticle({ Precioventa: 50 })),
    mergedCarts(noted, [toCartLine(testArticle(), 9)])[0],
  ]
  expect(kept.map((line) => line?.Aclaracion)).toEqual(['bien maduras', 'bien maduras', 'bien maduras'])
  expect(withLineAdded([toCartLine(testArticle(), 1)], noted[0]!)[0]?.Aclaracion).toBe('bien maduras')
})

test('the wish for a missing article stays: adding more, other prices, another device', () => {
  const wished = withWish([toCartLine(testArticle(), 2)], '7790000000017', { Reemplazo: 'nada' })
  expect(wished[0]?.Reemplazo).toBe('nada')
  expect(withLineAdded(wished, toCartLine(testArticle(), 3))[0]).toMatchObject({
    Cantidad: 5,
    Reemplazo: 'nada',
  })
  expect(repricedLine(wished[0]!, testArticle({ Precioventa: 50 })).Reemplazo).toBe('nada')
  expect(mergedCarts(wished, [toCartLine(testArticle(), 9)])[0]).toMatchObject({
    Cantidad: 9,
    Reemplazo: 'nada',
  })
  expect('Reemplazo' in withLineAdded([toCartLine(testArticle(), 1)], wished[0]!)[0]!).toBe(false)
})

test.each<{ Reemplazo: LineWish | undefined; B1: boolean; takes: boolean }>([
  { Reemplazo: undefined, B1: true, takes: true },
  { Reemplazo: 'similar', B1: true, takes: true },
  { Reemplazo: 'preguntar', B1: true, takes: true },
  { Reemplazo: 'nada', B1: true, takes: false },
  { Reemplazo: undefined, B1: false, takes: false },
  { Reemplazo: 'similar', B1: false, takes: false },
])('a line that wishes $Reemplazo in an order with B1 $B1: $takes', ({ Reemplazo, B1, takes }) => {
  expect(takesReplacement(Reemplazo === undefined ? {} : { Reemplazo }, B1)).toBe(takes)
})

const line = fc
  .record({
    code: fc.integer({ min: 1, max: 6 }),
    centavos: fc.integer({ min: 0, max: 1e7 }),
    Cantidad: fc.integer({ min: 1, max: 98 }),
  })
  .map(({ code, centavos, Cantidad }) =>
    toCartLine(testArticle({ Codigo: String(code), Precioventa: toPesos(centavos) }), Cantidad),
  )
const cart = fc.array(line, { maxLength: 12 }).map((lines) => lines.reduce<CartLine[]>(withLineAdded, []))

test('a cart has each article once, numbered from 1, and its total is the sum of its lines', () => {
  fc.assert(
    fc.property(cart, (lines) => {
      expect(new Set(lines.map(({ Codart }) => Codart)).size).toBe(itemCount(lines))
      expect(lines.map(({ Items }) => Items)).toEqual(lines.map((_, index) => index + 1))
      const totals = lines.map((each) => lineTotal(each.Precioindividual ?? 0, each.Cantidad, each.Unidad))
      expect(cartTotal(lines)).toBe(sumOfPesos(totals))
    }),
  )
})

test('merging loses no article, and merging again changes nothing', () => {
  fc.assert(
    fc.property(cart, cart, (own, saved) => {
      const merged = mergedCarts(own, saved)
      const codes = new Set([...own, ...saved].map(({ Codart }) => Codart))
      expect(new Set(merged.map(({ Codart }) => Codart))).toEqual(codes)
      expect(mergedCarts(merged, saved)).toEqual(merged)
      for (const each of [...own, ...saved]) {
        const there = merged.find(({ Codart }) => Codart === each.Codart)
        expect(there?.Cantidad).toBeGreaterThanOrEqual(each.Cantidad)
      }
    }),
  )
})

test('setting a quantity and taking a line out leave the others as they were', () => {
  fc.assert(
    fc.property(cart, fc.integer({ min: 1, max: 50 }), (lines, Cantidad) => {
      const [first, ...rest] = lines
      if (!first) return
      expect(withQuantity(lines, first.Codart, Cantidad)[0]).toMatchObject({
        Cantidad,
        Precioventa: lineTotal(first.Precioindividual ?? 0, Cantidad, 1),
      })
      expect(withoutLine(lines, first.Codart).map(({ Codart }) => Codart)).toEqual(
        rest.map(({ Codart }) => Codart),
      )
    }),
  )
})
