import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatGrams } from '../base/index.ts'
import { knownGramsOfPiece } from './piece-weights.ts'
import { lineQuantityText, meantWeights, typedWeight, usualWeights, weightInPieces } from './weights.ts'

const APPLE_GRAMS = 200

test.each([
  ['1,5 kg', 1500],
  ['1.5', 1500],
  ['1.500', 1500],
  [',25', 250],
  ['2,0', 2000],
  ['2', 2],
  ['99', 99],
  ['100', 100],
  ['350 g', 350],
  ['350gr.', 350],
  ['3 KG', 3000],
  ['2k', 2000],
  ['50 g', 50],
  ['1/2', 500],
  ['½ kg', 500],
  ['1½ kg', 1500],
  ['1 1/2 kg', 1500],
  ['medio kilo', 500],
  ['un kilo', 1000],
  ['300 gramos', 300],
  ['6 u', 1200],
  ['6 unidades', 1200],
  ['media', 500],
  ['0', 0],
  ['', null],
  ['kg', null],
  ['-3', null],
  ['1,5,2', null],
  ['6 manzanas', null],
])('%j in the field of a weight is %j grams', (text, grams) => {
  expect(typedWeight(text, APPLE_GRAMS)).toBe(grams)
})

test('pieces of what nobody counts are no weight', () => {
  expect(typedWeight('6 u', null)).toBeNull()
})

test('a weight is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_000 }), (grams) => {
      expect(typedWeight(formatGrams(grams), null)).toBe(grams)
    }),
  )
})

test.each([
  ['2', null, ['2 kg']],
  ['2', APPLE_GRAMS, ['2 kg', '2 un ≈ 400 g']],
  [' 6 ', APPLE_GRAMS, ['6 kg', '6 un ≈ 1,2 kg']],
  ['30', null, ['30 kg']],
  ['1,5', APPLE_GRAMS, ['1,5 kg']],
  ['50', null, []],
  ['50', APPLE_GRAMS, []],
  ['10', 5000, ['10 kg']],
  ['100', APPLE_GRAMS, []],
  ['500', APPLE_GRAMS, []],
  ['2 kg', APPLE_GRAMS, []],
  ['0', APPLE_GRAMS, []],
  ['', APPLE_GRAMS, []],
])('%j may mean, where a piece has %j g, %j', (text, grams, meant) => {
  expect(meantWeights(text, grams).map((each) => each.text)).toEqual(meant)
})

test.each([
  [1200, APPLE_GRAMS, '1,2 kg ≈ 6 un'],
  [1500, 2000, '1,5 kg ≈ 1 un'],
  [100, APPLE_GRAMS, '100 g'],
  [1500, null, '1,5 kg'],
])('%j g of pieces of %j g are %j', (grams, piece, text) => {
  expect(weightInPieces(grams, piece)).toBe(text)
})

test.each([
  ['Manzana roja', 100, 1200, '1,2 kg ≈ 6 un'],
  ['Carne picada común', 100, 1200, '1,2 kg'],
  ['Manzana roja x 6', 1, 2, '2 un'],
] as const)('a line of %s by %i: %i is %s', (Descrip, Unidad, Cantidad, text) => {
  expect(lineQuantityText({ Descrip, Unidad }, Cantidad)).toBe(text)
})

test.each([
  ['Manzana roja', 200],
  ['Tomate perita', 120],
  ['Melon amarillo', 1500],
  ['Ciruelas rojas elegidas', 80],
  ['Pollo entero', 2000],
  ['Carne picada común', null],
  ['Pan rallado de la casa', null],
  ['Zapallo plomo en trozo', null],
  ['Queso cremoso', null],
  ['Asado de tira', null],
  ['Uva blanca', null],
])('a piece of %s has %j g', (name, grams) => {
  expect(knownGramsOfPiece(name)).toBe(grams)
})

const inFamily = (Descripcion: string, family: string) => ({
  Descripcion,
  Familia: { Codigo: 1, Descripcion: family },
})

test.each([
  ['Asado', 'Carne vacuna', [250, 500, 1000, 1500], []],
  ['Queso tybo', 'Quesos', [100, 200, 300], []],
  ['Jamón cocido', 'Fiambres', [100, 200, 300], []],
  ['Papa negra', 'Verduras', [500, 1000], ['3 un ≈ 600 g', '6 un ≈ 1,2 kg']],
  ['Sandía', 'Frutas', [500, 1000], ['1 un ≈ 5 kg', '2 un ≈ 10 kg']],
  ['Frutilla', 'Frutas', [250, 500, 1000, 1500], []],
])('%s (%s) is bought by %j g or %j', (name, family, grams, pieces) => {
  const usual = usualWeights(inFamily(name, family))
  expect(usual.grams).toEqual(grams)
  expect(usual.pieces.map(({ text }) => text)).toEqual(pieces)
})

test.each([
  [1500, [250, 500, 1000, 1500]],
  [800, [250, 500, 800, 1500]],
  [3000, [250, 500, 1000, 3000]],
])('who usually buys %j g of meat is offered it', (own, weights) => {
  expect(usualWeights(inFamily('Asado', 'Carne vacuna'), own).grams).toEqual(weights)
})
