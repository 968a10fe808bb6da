import { expect, test } from 'vitest'
import { movedTo, stretchesOf } from './walk-screen.tsx'

test.each<[what: string, from: number, count: number, to: number, after: string]>([
  ['one up', 2, 1, 1, 'acbdef'],
  ['one down', 1, 1, 2, 'acbdef'],
  ['one to the end', 0, 1, 5, 'bcdefa'],
  ['two up', 2, 2, 1, 'acdbef'],
  ['two down by one', 1, 2, 3, 'adbcef'],
  ['two past the beginning', 1, 2, -1, 'bcadef'],
  ['two past the end', 1, 2, 9, 'adefbc'],
])('%s', (_what, from, count, to, after) => {
  expect(movedTo([...'abcdef'], { from, count }, to).join('')).toBe(after)
})

test('a department that is left and entered again has two stretches', () => {
  const of = (departments: string) => stretchesOf([...departments].map((Departamento) => ({ Departamento })))
  expect(of('aabba')).toEqual([
    { from: 0, count: 2 },
    { from: 2, count: 2 },
    { from: 4, count: 1 },
  ])
  expect(of('')).toEqual([])
})
