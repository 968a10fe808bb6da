import { expect, test } from 'vitest'
import type { CartLine, PreparedLine } from '../cart/index.ts'
import {
  askedByCustomer,
  lineDifference,
  preparationDifferences,
  reasonToCustomer,
  TO_STAFF,
} from './texts.ts'

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

const line = (changes: Partial<CartLine>): CartLine => ({
  Items: 1,
  Cantidad: 500,
  Unidad: 100,
  Precioindividual: 8000,
  Precioventa: 4000,
  Codart: 'QUESO',
  Imagen: null,
  Ean: null,
  Descrip: 'Queso cremoso',
  Promo: null,
  ...changes,
})
const as = (Cantidad: number, Precioventa: number, Sustituto: PreparedLine['Sustituto'] = null) => ({
  Preparado: { Cantidad, Precioventa, Sustituto, Nota: null },
})
const other = (Cantidad: number, Precioventa: number, Unidad: 1 | 100 = 100) => ({
  Codart: 'OTRO',
  Descrip: 'Port salut',
  Cantidad,
  Unidad,
  Precioindividual: 7000,
  Precioventa,
  Imagen: null,
  Ean: null,
})

test.each([
  [line({}), null],
  [line(as(500, 4000)), null],
  [line(as(520, 4160)), 'Pediste 500 g, preparamos 520 g: $ 4.160,00'],
  [
    line({ Preparado: { ...as(900, 7200).Preparado, Nota: 'Lo aceptó por teléfono' } }),
    'Pediste 500 g, preparamos 900 g: $ 7.200,00. Anotamos: «Lo aceptó por teléfono»',
  ],
  [line({ ...as(2, 20), Cantidad: 3, Unidad: 1 }), 'Pediste 3 un, preparamos 2 un: $ 20,00'],
  [line(as(0, 0)), 'No había Queso cremoso: no te lo cobramos.'],
  [line(as(0, 3500, other(500, 3500))), 'Reemplazamos Queso cremoso por Port salut (500 g): $ 3.500,00'],
  [
    line({ ...as(1, 24, other(2, 14, 1)), Cantidad: 3, Unidad: 1, Precioindividual: 10 }),
    'Pediste 3 un, preparamos 1 un: $ 10,00. Reemplazamos el resto por Port salut (2 un): $ 14,00',
  ],
])('%#: %s', (each, text) => expect(plain(lineDifference(each))).toBe(text))

test('only lines that differ are listed', () => {
  const Lineas = [line(as(500, 4000)), line({ ...as(0, 0), Items: 2 })]
  expect(preparationDifferences({ Lineas }).map(({ Items }) => Items)).toEqual([2])
})

test.each([
  [line({ ...as(1, 10), Cantidad: 3, Unidad: 1 }), 'Queso cremoso. Se pidió 3 un, va 1 un: $ 10,00'],
  [line(as(0, 0)), 'No había Queso cremoso: no se cobra.'],
  [line(as(0, 3500, other(500, 3500))), 'En lugar de Queso cremoso va Port salut (500 g): $ 3.500,00'],
])('whoever prepares is not addressed as the customer: %#', (each, text) => {
  const [told] = preparationDifferences({ Lineas: [each] }, TO_STAFF)
  expect(plain(told!.text)).toBe(text)
})

test('a reason to staff that the customer asked is said to the customer', () => {
  expect([askedByCustomer, 'No tenemos los productos.'].map(reasonToCustomer)).toEqual([
    'Nos lo pediste',
    'No tenemos los productos.',
  ])
})
