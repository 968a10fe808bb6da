import { expect, it } from 'vitest'
import { withStage } from './formula-stages.ts'

it.each([
  ['leche para bebe de 6 meses', 'leche para bebe 2'],
  ['leche bebe 3 meses', 'leche bebe 1'],
  ['formula de un ano', 'formula 3'],
  ['queso de 6 meses', 'queso de 6 meses'],
  ['leche 2', 'leche 2'],
])('%j asks for %j', (text, asked) => {
  expect(withStage(text)).toBe(asked)
})
