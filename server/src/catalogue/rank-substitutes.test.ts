import { expect, test } from 'vitest'
import type { Article } from '@gondola/contract/catalogue'
import { testArticle } from '@gondola/contract/catalogue/article.fixture'
import { nearestSubstitutes } from './rank-substitutes.ts'

const bread = (Codigo: string, perKilogram: number, changes: Partial<Article> = {}) =>
  testArticle({
    Codigo,
    Precioventa: perKilogram / 2,
    PrecioPorUnidad: { Precio: perKilogram, Unidad: 'kg' },
    ...changes,
  })
const MISSING = bread('PAN', 200)
const codes = (articles: Article[], count = 10) =>
  nearestSubstitutes(MISSING, articles, count).map(({ Codigo }) => Codigo)

test('of the family, the nearest unit price first; of two as near the cheaper', () => {
  const shelf = [bread('LEJOS', 400), bread('CARO', 220), bread('BARATO', 180), bread('IGUAL', 200), MISSING]
  expect(codes(shelf)).toEqual(['IGUAL', 'BARATO', 'CARO', 'LEJOS'])
  expect(codes(shelf, 2)).toEqual(['IGUAL', 'BARATO'])
})

test.each([
  ['of another family', { Familia: { Codigo: 902, Descripcion: 'Otra' } }],
  ['sold by weight', { unidad: 100 as const }],
  ['with alcohol', { Alcohol: true }],
  ['without a price', { Precioventa: null }],
])('none %s', (_name, changes) => expect(codes([bread('NO', 200, changes)])).toEqual([]))

test('what is measured otherwise comes last', () => {
  const each = bread('POR-PIEZA', 200, { PrecioPorUnidad: { Precio: 200, Unidad: 'un' } })
  expect(codes([each, bread('LEJOS', 900)])).toEqual(['LEJOS', 'POR-PIEZA'])
})

test('alcohol may stand in for alcohol', () => {
  const wine = bread('VINO', 200, { Alcohol: true })
  const found = nearestSubstitutes({ ...MISSING, Alcohol: true }, [wine], 5)
  expect(found).toEqual([wine])
})
