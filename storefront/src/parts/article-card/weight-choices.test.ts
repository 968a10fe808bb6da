import { expect, test } from 'vitest'
import { listTexts } from '../../texts/lists.ts'
import { usualWeights } from './weight-choices.tsx'

const weightsOf = (Descripcion: string, family: string) =>
  usualWeights({ Descripcion, Familia: { Codigo: 1, Descripcion: family } }).map(listTexts.weight)

test.each([
  ['Papa negra', 'Verduras', ['¼ kg', '½ kg', '1 kg', '1½ kg']],
  ['Asado', 'Carne vacuna', ['¼ kg', '½ kg', '1 kg', '1½ kg']],
  ['Queso tybo', 'Quesos', ['100 g', '200 g', '300 g']],
  ['Jamón cocido', 'Fiambres', ['100 g', '200 g', '300 g']],
])('%s (%s) is bought by %j', (name, family, weights) => {
  expect(weightsOf(name, family)).toEqual(weights)
})

test.each([
  [null, [250, 500, 1000, 1500]],
  [1500, [250, 500, 1000, 1500]],
  [800, [250, 500, 800, 1500]],
  [3000, [250, 500, 1000, 3000]],
])('who usually buys %j g of potatoes is offered it', (own, weights) => {
  const potato = { Descripcion: 'Papa', Familia: { Codigo: 1, Descripcion: 'Verduras' } }
  expect(usualWeights(potato, own)).toEqual(weights)
})
