import { expect, test } from 'vitest'
import { isShortNameOf, shortName } from './format.ts'

const LONG = 'a'.repeat(40) + ' ' + 'b'.repeat(40)

test.each([
  ["Shampoo Johnson's 1,5 l, x6", "Shampoo Johnson's 1,5 l, x6"],
  ['Jabón c/aloe 100% 90 g', 'Jabón c aloe 100 90 g'],
  ['¿Qué/es? #esto', '¿Qué es esto'],
  [LONG, 'a'.repeat(40)],
  ['a'.repeat(80), 'a'.repeat(60)],
])('%s is in short %s', (name, short) => {
  expect(shortName(name)).toBe(short)
  expect(isShortNameOf(short, name)).toBe(true)
})

test.each([
  ['Shampoo Johnson s 1.5 l x6', "Shampoo Johnson's 1,5 l, x6", true],
  ['Shampoo de bebé', "Shampoo Johnson's 1,5 l, x6", false],
  ['Shampoo', "Shampoo Johnson's 1,5 l, x6", false],
])('%s was made of %s: %s', (short, name, isMade) => {
  expect(isShortNameOf(short, name)).toBe(isMade)
})
