import { expect, it } from 'vitest'
import { recordedPrices } from './recorded-prices.ts'

const BEFORE = { Precioventa: 1990, list_prices: { 1: 2500 } }
const BASE = { article_code: 'A', Precioventa: 2100, price_list_id: null, price_before: null }

it.each([
  ['leaves the lists as they are', {}, [BASE]],
  [
    'takes a price out of a list',
    { list_prices: null },
    [BASE, { ...BASE, price_list_id: 1, price_before: 2500 }],
  ],
  ['keeps a list’s price', { list_prices: '{"1":2500}' }, [BASE]],
])('of a write that %s, what changes is recorded', (_what, lists, recorded) => {
  expect(recordedPrices(BEFORE, { Codigo: 'A', Precioventa: 2100, ...lists }, new Set())).toEqual(recorded)
})
