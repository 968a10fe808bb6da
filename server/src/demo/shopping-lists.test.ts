import { beforeAll, describe, expect, it } from 'vitest'
import { LIST_ALTERNATIVES_MAX } from '@gondola/contract/base'
import type { ListMatch } from '@gondola/contract/catalogue'
import { testArticle } from '@gondola/contract/catalogue/article.fixture'
import { parseList } from '@gondola/contract/cart'
import { listDemoArticles } from '@gondola/demo/catalogue/list-articles.ts'
import { buildSearchIndex } from '../catalogue/search/search.ts'
import { matchList } from '../catalogue/shopping-list/match-list.ts'
import { LIST_CORPUS } from './shopping-lists.fixture.ts'

/** Share of the corpus's lines whose article and quantity must be right. */
const RIGHT_SHARE = 0.95

/** Words for things that no shop sells, and non-words. */
const NONSENSE = [
  'asdf',
  'asdfghjkl',
  'qwerty',
  '2 kg de asdf',
  'gsdfg 3',
  'xxxx',
  'aaaa',
  'jajaja',
  'ñañaña',
  'blablabla',
  'lorem ipsum dolor',
  'hola',
  'dentista martes',
  'tornillos de bronce',
  'plutonio',
  'destornillador',
]

describe('lines of lists over the demo shop', () => {
  let matches: ListMatch[]
  let nonsense: ListMatch[]
  beforeAll(async () => {
    const articles = listDemoArticles().map((article) =>
      testArticle({ ...article, Marca: { ...article.Marca, Checked: false } }),
    )
    const lines = LIST_CORPUS.flatMap(([line]) => parseList(line))
    const search = await buildSearchIndex(articles, new Map(), new Float64Array(articles.length))
    matches = await matchList({ articles, search }, lines)
    nonsense = await matchList(
      { articles, search },
      NONSENSE.flatMap((line) => parseList(line)),
    )
  })

  it('are at least 150, each understood as one', () => {
    expect(LIST_CORPUS.length).toBeGreaterThanOrEqual(150)
    expect(matches.length).toBe(LIST_CORPUS.length)
  })

  it('are right, nearly all', () => {
    const wrong = LIST_CORPUS.flatMap(([line, wanted, quantity], place) => {
      const { Articulo, Cantidad } = matches[place]!
      const isRight = Articulo !== null && wanted.test(Articulo.Descripcion) && Cantidad === quantity
      return isRight ? [] : [`${line}: ${Cantidad} ${Articulo?.Descripcion}`]
    })
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(LIST_CORPUS.length * (1 - RIGHT_SHARE))
  })

  it('are answered with nothing where they are nonsense', () => {
    expect(nonsense.length).toBe(NONSENSE.length)
    expect(nonsense.filter(({ Articulo }) => Articulo !== null)).toEqual([])
    for (const match of nonsense) expect(match).toMatchObject({ Alternativas: [], Confianza: 0 })
  })

  it('have a confidence and few, different alternatives', () => {
    for (const { Texto, Articulo, Alternativas, Confianza } of matches) {
      const names = [Articulo, ...Alternativas].map((article) => article?.Descripcion)
      expect(new Set(names).size, Texto).toBe(names.length)
      expect(Alternativas.length, Texto).toBeLessThanOrEqual(LIST_ALTERNATIVES_MAX)
      expect(Confianza, Texto).toBeGreaterThan(0)
      expect(Confianza, Texto).toBeLessThanOrEqual(1)
    }
  })
})
