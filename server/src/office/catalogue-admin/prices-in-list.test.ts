import { describe, expect, test } from 'vitest'
import { pricesInList, type RecordedPrice } from './review-offers.ts'

const base = (at: string, Precioventa: number): RecordedPrice => ({
  at,
  Precioventa,
  price_list_id: null,
  price_before: null,
})
const own = (
  at: string,
  price_before: number | null,
  Precioventa: number,
  price_list_id = 7,
): RecordedPrice => ({
  at,
  Precioventa,
  price_list_id,
  price_before,
})
const LIST = { Id: 7, created_at: '2026-03' }

describe('an article’s prices in a list', () => {
  test.each<[string, readonly RecordedPrice[], number | undefined, string]>([
    [
      'are the base prices where it follows them',
      [base('2026-01', 10), base('2026-05', 12)],
      undefined,
      '01:10 05:12',
    ],
    [
      'are its first price since the list exists, which is not recorded',
      [base('2026-01', 10), base('2026-05', 12)],
      15,
      '01:10 03:15',
    ],
    [
      'are its own from each change on, and the price before the first one',
      [base('2026-01', 10), base('2026-05', 12), own('2026-06', 15, 16), own('2026-07', 16, 17)],
      17,
      '01:10 03:15 06:16 07:17',
    ],
    [
      'are the base prices until it has its own, and when it follows them again',
      [
        base('2026-01', 10),
        base('2026-05', 12),
        own('2026-06', 12, 16),
        base('2026-07', 13),
        own('2026-08', 16, 13),
        base('2026-09', 14),
      ],
      undefined,
      '01:10 05:12 06:16 08:13 09:14',
    ],
    [
      'are those of a change of both at once',
      [base('2026-01', 10), base('2026-05', 12), own('2026-05', 10, 12), base('2026-06', 13)],
      undefined,
      '01:10 05:12 06:13',
    ],
    ['leave other lists’ out', [base('2026-01', 10), own('2026-06', 12, 16, 8)], undefined, '01:10'],
    ['begin with the article', [base('2026-06', 10), own('2026-06', null, 12)], 12, '06:12'],
  ])('%s', (_, recorded, price, expected) => {
    const found = pricesInList(recorded, LIST, price === undefined ? null : { 7: price })
    expect(found.map(({ at, Precioventa }) => `${at.slice(5)}:${Precioventa}`).join(' ')).toBe(expected)
  })
})
