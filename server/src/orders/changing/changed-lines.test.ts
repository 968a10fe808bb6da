import { expect, test } from 'vitest'
import type { LineArticle } from '@gondola/contract/catalogue'
import { changedLines, findUnsold } from './changed-lines.ts'
import type { PricedLine } from '../order-lines.ts'

const article = (Codigo: string, Precioventa: number, unidad: 1 | 100 = 1): LineArticle => ({
  Codigo,
  Descripcion: Codigo,
  Precioventa,
  Preciooferta: null,
  Oferta: null,
  unidad,
  Imagen: null,
  Ean: null,
  Alcohol: false,
  Promociones: [],
  Promocion: null,
})

const line = (Codart: string, Cantidad: number, price: number, Unidad: 1 | 100 = 1): PricedLine => ({
  Items: 1,
  Codart,
  Descrip: Codart,
  Cantidad,
  Unidad,
  Precioindividual: price,
  Precioventa: Unidad === 100 ? (price * Cantidad) / 1000 : price * Cantidad,
  Imagen: null,
  Ean: null,
  Promo: null,
  Alcohol: false,
  Reemplazo: 'similar',
  Aclaracion: '',
})

const shop = (...articles: LineArticle[]) => new Map(articles.map((each) => [each.Codigo, each]))
const shown = (lines: readonly PricedLine[]) =>
  lines.map(({ Codart, Cantidad, Precioindividual }) => `${Codart} ${Cantidad} × ${Precioindividual}`)

test.each([
  { wanted: 2, today: 10, is: ['A 2 × 10'] },
  { wanted: 5, today: 10, is: ['A 5 × 10'] },
  { wanted: 5, today: 12, is: ['A 3 × 10', 'A 2 × 12'] },
  { wanted: 5, today: 8, is: ['A 3 × 10', 'A 2 × 8'] },
  { wanted: 0, today: 10, is: ['A 0 × 10'] },
])('three pieces at 10 become $wanted at $today', ({ wanted, today, is }) => {
  const lines = changedLines(
    [line('A', 3, 10)],
    [{ Codart: 'A', Cantidad: wanted }],
    shop(article('A', today)),
  )
  expect(shown(lines)).toEqual(is)
})

test('of two prices the later goes first, and more of it joins its line', () => {
  const ordered = [line('A', 3, 10), line('A', 2, 12)]
  const become = (Cantidad: number, today: number) =>
    shown(changedLines(ordered, [{ Codart: 'A', Cantidad }], shop(article('A', today))))
  expect(become(4, 12)).toEqual(['A 3 × 10', 'A 1 × 12'])
  expect(become(3, 12)).toEqual(['A 3 × 10'])
  expect(become(7, 12)).toEqual(['A 3 × 10', 'A 4 × 12'])
  expect(become(6, 15)).toEqual(['A 3 × 10', 'A 2 × 12', 'A 1 × 15'])
})

test('grams beyond those ordered have today’s price; a wish holds for all lines of the article', () => {
  const lines = changedLines(
    [line('A', 500, 1000, 100)],
    [{ Codart: 'A', Cantidad: 750, Reemplazo: 'nada' }],
    shop(article('A', 1200, 100)),
  )
  expect(lines.map(({ Cantidad, Precioventa, Reemplazo }) => [Cantidad, Precioventa, Reemplazo])).toEqual([
    [500, 500, 'nada'],
    [250, 300, 'nada'],
  ])
})

test('a note stays unless another is sent; an empty one removes it', () => {
  const ordered = [{ ...line('A', 500, 1000, 100), Aclaracion: 'en fetas' }]
  const notes = (wanted: object) =>
    changedLines(ordered, [{ Codart: 'A', Cantidad: 750, ...wanted }], shop(article('A', 1200, 100))).map(
      ({ Aclaracion }) => Aclaracion,
    )
  expect(notes({})).toEqual(['en fetas', 'en fetas'])
  expect(notes({ Aclaracion: 'en un trozo' })).toEqual(['en un trozo', 'en un trozo'])
  expect(notes({ Aclaracion: '' })).toEqual(['', ''])
})

test('what the order has may stay though it is not sold any more, and only more of it is missing', () => {
  const ordered = [line('A', 3, 10)]
  const missing = (Cantidad: number) => findUnsold(ordered, [{ Codart: 'A', Cantidad }], shop())
  expect([missing(3), missing(4)]).toEqual([null, 'A'])
  // sold by weight since
  expect(findUnsold(ordered, [{ Codart: 'A', Cantidad: 4 }], shop(article('A', 10, 100)))).toBe('A')
  expect(findUnsold(ordered, [{ Codart: 'B', Cantidad: 1 }], shop())).toBe('B')
})
