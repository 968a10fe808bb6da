import { expect, test } from 'vitest'
import { hasStayed, undoneColumns } from './undone-columns.ts'

const undone = (current: object, before: object, after: object) =>
  Object.fromEntries(undoneColumns({ ...current }, { ...before }, { ...after }))

test('a column has its value from before unless somebody changed it since', () => {
  expect(
    undone({ Precioventa: 2, Iva: 10.5 }, { Precioventa: 1, Iva: 21 }, { Precioventa: 2, Iva: 0 }),
  ).toEqual({
    Precioventa: 1,
  })
})

test('prices by list and assortment are undone entry by entry', () => {
  const before = { list_prices: { 1: 10, 2: 20 }, not_sold_at: [7] }
  const after = { list_prices: { 1: 11, 3: 30 }, not_sold_at: [8] }
  expect(undone(after, before, after)).toEqual(before)
  // staff have set the price of list 1 and sell it at 8 again
  const current = { list_prices: { 1: 15, 3: 30 }, not_sold_at: null }
  expect(undone(current, before, after)).toEqual({ list_prices: { 1: 15, 2: 20 }, not_sold_at: [7] })
  expect(undone({ list_prices: null }, { list_prices: null }, { list_prices: { 1: 5 } })).toEqual({})
  expect(undone({ list_prices: { 1: 5 } }, { list_prices: null }, { list_prices: { 1: 5 } })).toEqual({
    list_prices: null,
  })
})

test.each([
  ['the price from before', { Precioventa: 1 }, false],
  ['another price', { Precioventa: 3 }, true],
  ['another list of prices', { Precioventa: 1, list_prices: { 1: 10, 9: 5 } }, false],
  ['another price in its list', { Precioventa: 1, list_prices: { 1: 15 } }, true],
  ['its price in the list removed', { Precioventa: 1, list_prices: null }, true],
  ['another branch without it', { Precioventa: 1, not_sold_at: [7, 9] }, false],
  ['its branch with it', { Precioventa: 1, not_sold_at: [9] }, true],
])('an article with %s after an undoing has something of later changes: %s', (_what, back, isSo) => {
  const before = { Precioventa: 1, list_prices: { 1: 10 }, not_sold_at: [7], price_let_go: true }
  const after = { Precioventa: 2, list_prices: { 1: 11 }, not_sold_at: [8] }
  expect(hasStayed({ list_prices: { 1: 10 }, not_sold_at: [7], ...back }, before, after)).toBe(isSo)
})
