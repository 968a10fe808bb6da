import { expect, test } from 'vitest'
import { undoneColumns } from './undone-columns.ts'

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
