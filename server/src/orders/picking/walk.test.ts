import fc from 'fast-check'
import { expect, test } from 'vitest'
import { completeWalk, learnWalk, type WalkLeg } from './walk.ts'

test.each<[what: string, walk: number[], catalogue: number[], whole: number[]]>([
  ['nothing said', [], [1, 2, 3], [1, 2, 3]],
  ['everything said', [3, 1, 2], [1, 2, 3], [3, 1, 2]],
  ['a new family follows the one before it', [3, 1], [1, 2, 3], [3, 1, 2]],
  ['two new ones keep their order', [4, 1], [1, 2, 3, 4], [4, 1, 2, 3]],
  ['a new first one begins', [2, 3], [1, 2, 3], [1, 2, 3]],
  ['a family that is gone is left out, one said twice is once', [9, 2, 2, 1], [1, 2], [2, 1]],
])('%s', (_what, walk, catalogue, whole) => {
  expect(completeWalk(walk, catalogue)).toEqual(whole)
})

test('a complete walk has every family of the catalogue once', () => {
  const codes = fc.uniqueArray(fc.integer({ min: 1, max: 40 }))
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 })), codes, (walk, catalogue) => {
      const whole = completeWalk(walk, catalogue)
      expect(whole.toSorted((a, b) => a - b)).toEqual(catalogue.toSorted((a, b) => a - b))
    }),
  )
})

/** All ways along one aisle of shelves 1 to 12 and from the start before it, each scan taking five seconds. */
const along: WalkLeg[] = Array.from({ length: 12 * 13 }, (_, index) => {
  const [from, to] = [index % 13, 1 + Math.floor(index / 13)]
  return { from, to, seconds: 5 + 3 * Math.abs(from - to) }
})

test('shelves along one aisle are learned in their order', () => {
  expect(learnWalk(along)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
})

test('long pauses and what arrived in one moment teach nothing', () => {
  expect(learnWalk(along.map((leg) => ({ ...leg, seconds: 0 })))).toBeNull()
  expect(learnWalk(along.map((leg) => ({ ...leg, seconds: 301 })))).toBeNull()
  expect(learnWalk(along.slice(0, 30))).toBeNull()
})
