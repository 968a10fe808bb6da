import { expect, test } from 'vitest'
import { AGAIN_AFTER_MS, SeenCodes } from './read-barcodes.ts'

test('a code that stays before the camera counts once, another one at once, the same one after a pause', () => {
  const seen = new SeenCodes()
  const at = (ms: number, ...codes: string[]) => seen.next(codes, ms)
  expect(at(0, 'A')).toBe('A')
  expect(at(200, 'A')).toBeNull()
  expect(at(200 + AGAIN_AFTER_MS - 1, 'A')).toBeNull()
  expect(at(3000)).toBeNull()
  expect(at(3100, 'B')).toBe('B')
  expect(at(3200, 'A')).toBe('A')
  expect(at(3200 + AGAIN_AFTER_MS, 'A')).toBe('A')
})
