import { testArticle } from '@gondola/contract/test/article'
import { expect, test } from 'vitest'
import { relatedTo } from './article-detail.tsx'

const pasta = (Codigo: string, more = {}) => testArticle({ Codigo, Descripcion: `Fideos ${Codigo}`, ...more })

test('what an article is free of comes first among the related ones, each once and without itself', () => {
  const [rice, corn] = [
    pasta('arroz', { Apto: ['sin-tacc', 'vegano'] }),
    pasta('maíz', { Apto: ['sin-tacc'] }),
  ]
  const others = [corn, rice, pasta('trigo'), pasta('verdes', { Apto: ['vegano'] }), corn]
  expect(relatedTo(rice, others).map(({ Codigo }) => Codigo)).toEqual(['maíz', 'verdes', 'trigo'])
})

test.each([
  ['Galletitas Granix sin sal', 'Galletitas Criollitas sin sal'],
  ['Leche zero lactosa', 'Leche Tregar zero lactosa'],
  ['Café descafeinado', 'Cápsulas de café descafeinado'],
])('%s is followed by %s', (Descripcion, other) => {
  const others = [
    testArticle({ Codigo: '1', Descripcion: 'Otra' }),
    testArticle({ Codigo: '2', Descripcion: other }),
  ]
  expect(relatedTo(testArticle({ Codigo: '3', Descripcion }), others)[0]?.Codigo).toBe('2')
})
