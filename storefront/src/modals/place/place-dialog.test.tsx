import { expect, test } from 'vitest'
import { nearestFirst } from './place-dialog.tsx'

test.each([
  [undefined, [1, 2, 3]],
  [[], [1, 2, 3]],
  [
    [3, 1, 2],
    [3, 1, 2],
  ],
  // a branch that has opened since the look-up, and one that has closed
  [
    [3, 9, 1],
    [3, 1, 2],
  ],
])('branches by a look-up of %j', (nearest, expected) => {
  const branches = [1, 2, 3].map((Id) => ({ Id }))
  expect(nearestFirst(branches, nearest).map(({ Id }) => Id)).toEqual(expected)
})
