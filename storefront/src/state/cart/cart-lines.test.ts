import { describe, expect, it } from 'vitest'
import { areCartLines, soundCartLines } from './cart-lines.ts'

const line = {
  Items: 1,
  Cantidad: 250,
  Unidad: 100,
  Precioindividual: null,
  Precioventa: null,
  Codart: '00012',
  Imagen: null,
  Ean: null,
  Descrip: 'Pan francés',
  Promo: null,
}

describe('areCartLines', () => {
  it.each([
    ['an empty cart', []],
    ['a line with hidden prices', [line]],
    ['a line with a wish', [{ ...line, Alcohol: true, Reemplazo: 'nada' }]],
    ['a line with an emptied quantity', [{ ...line, Cantidad: 0 }]],
  ])('takes %s', (_, parsed) => expect(areCartLines(parsed)).toBe(true))

  it.each([
    ['nothing', null],
    ['an object', {}],
    ['a line of null', [null]],
    ['a quantity in words', [{ ...line, Cantidad: '250' }]],
    ['half a gram', [{ ...line, Cantidad: 0.5 }]],
    ['a negative price', [{ ...line, Precioventa: -1 }]],
    ['a wish in words', [{ ...line, Reemplazo: 'no' }]],
    ['another unit', [{ ...line, Unidad: 50 }]],
    ['a code that no article has', [{ ...line, Codart: '../x' }]],
    ['a missing field', [{ Codart: '1' }]],
    ['one article twice', [line, { ...line, Items: 2 }]],
  ])('refuses %s', (_, parsed) => expect(areCartLines(parsed)).toBe(false))
})

it('keeps a line whose wish was yes or no, with that wish', () => {
  const stored = [true, false].map((Reemplazo, index) => ({ ...line, Codart: String(index), Reemplazo }))
  expect(soundCartLines(stored)?.map(({ Reemplazo }) => Reemplazo)).toEqual(['similar', 'nada'])
})
