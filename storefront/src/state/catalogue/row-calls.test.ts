import { expect, test } from 'vitest'
import { callsForRows, ROWS_PER_CALL } from './article-source.ts'

test.each([
  [0, 0, [0]],
  [0, ROWS_PER_CALL - 1, [0]],
  [ROWS_PER_CALL - 1, ROWS_PER_CALL, [0, 1]],
  [ROWS_PER_CALL * 3, ROWS_PER_CALL * 5, [3, 4, 5]],
  [ROWS_PER_CALL * 2, 0, [2]],
])('rows %d to %d come with the calls %j [§2.37, §2.39]', (first, last, calls) => {
  expect(callsForRows(first, last)).toEqual(calls)
})
