import { expect, test } from 'vitest'
import { typedGrams } from './parse-grams.ts'

test.each([
  ['520', 520],
  ['520 g', 520],
  ['1,52', 1520],
  ['1.52', 1520],
  ['1,5 kg', 1500],
  ['2kg', 2000],
  [',750', 750],
  ['0,520', 520],
  // whether read as thousands or as kilograms, the weight is the same
  ['1.250', 1250],
  ['0', null],
  ['0,0', null],
  ['1,2,3', null],
  ['1,2345', null],
  ['medio kilo', null],
  ['2005090012504', null],
  ['', null],
])('%j is %j grams', (typed, grams) => {
  expect(typedGrams(typed)).toBe(grams)
})
