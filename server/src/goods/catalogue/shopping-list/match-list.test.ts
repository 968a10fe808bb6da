import { describe, expect, it } from 'vitest'
import { LIST_DOUBT_BELOW } from '@gondola/contract/base'
import type { Article } from '@gondola/contract/catalogue'
import { testArticle } from '@gondola/contract/catalogue/article.fixture'
import { parseList } from '@gondola/contract/cart'
import { buildSearchIndex } from '../search/search.ts'
import { matchList, type ListSource } from './match-list.ts'

async function sourceOf(articles: readonly Article[]): Promise<ListSource> {
  return { articles, search: await buildSearchIndex(articles, new Map(), new Float64Array(articles.length)) }
}

describe('a small shop', () => {
  const article = (Codigo: string, Descripcion: string, changes: Partial<Article> = {}) =>
    testArticle({ Codigo, Descripcion, ContenidoNeto: null, ContenidoUnidad: null, ...changes })
  const dairy = { Familia: { Codigo: 1, Descripcion: 'Leches' } }
  const articles = [
    article('1', 'Dulce de leche 400 g', { Familia: { Codigo: 2, Descripcion: 'Dulce de leche' } }),
    article('2', 'Leche entera 1 l', { ...dairy, ContenidoNeto: 1000, ContenidoUnidad: 'ml' }),
    article('3', 'Pan francés', { unidad: 100, Familia: { Codigo: 3, Descripcion: 'Pan fresco' } }),
    article('4', 'Pan de molde 500 g', { ContenidoNeto: 500, ContenidoUnidad: 'g' }),
  ]

  it.each([
    ['2 leches', '2', 2],
    ['leche 3 litros', '2', 3],
    ['1/2 kg de pan', '3', 500],
    ['dulce de leche', '1', 1],
    ['pan de molde 1 kg', '4', 2],
  ])('%s: article %s, %d', async (line, code, quantity) => {
    const [match] = await matchList(await sourceOf(articles), parseList(line))
    expect([match?.Articulo?.Codigo, match?.Cantidad]).toEqual([code, quantity])
  })

  it('has nothing like some lines, and is not sure of others', async () => {
    const lines = parseList('tornillos de bronce\nlehce\npan francés')
    const [nothing, mistyped, exact] = await matchList(await sourceOf(articles), lines)
    expect(nothing).toMatchObject({ Articulo: null, Alternativas: [], Confianza: 0, Cantidad: 1 })
    expect(mistyped?.Confianza).toBeLessThan(LIST_DOUBT_BELOW)
    expect(exact?.Confianza).toBeGreaterThan(LIST_DOUBT_BELOW)
  })
})
