import { expect, test } from 'vitest'
import { listTexts } from './lists.ts'

test.each([
  ['1 l larga vida', '1\u00a0l larga vida'],
  ['Pack de 12 unidades', 'Pack de 12\u00a0unidades'],
  ['Por kg', 'Por kg'],
])('the unit %j keeps its number and measure together', (unidaddescrip, expected) => {
  expect(listTexts.unit(unidaddescrip)).toBe(expected)
})
