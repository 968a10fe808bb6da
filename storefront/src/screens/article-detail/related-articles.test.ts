import { testArticle } from '@gondola/contract/test/article'
import { afterEach, expect, test, vi } from 'vitest'
import { findRelated } from './article-detail.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const named = (Codigo: string, more = {}) => testArticle({ Codigo, Descripcion: `Fideos ${Codigo}`, ...more })

/** A shop whose lists answer by what their address asks for. */
function answerBy(lists: readonly (readonly [asked: string, codes: string[]])[]): void {
  const [, all] = lists.at(-1)!
  vi.stubGlobal('fetch', (address: string | URL) => {
    const [, codes] = lists.find(([asked]) => String(address).includes(asked)) ?? ['', all]
    return Promise.resolve(Response.json(codes.map((code) => named(code))))
  })
}
const related = async (more: object) => {
  const articles = await findRelated(named('1', more), new AbortController().signal)
  return articles.map(({ Codigo }) => Codigo)
}

test('what an article is free of comes first among the related ones, each once', async () => {
  answerBy([
    ['apto=sin-tacc%2Cvegano', ['2']],
    ['apto=sin-tacc', ['2', '3']],
    ['familia', ['4', '3', '5']],
  ])
  expect(await related({ Apto: ['sin-tacc', 'vegano'] })).toEqual(['2', '3', '4', '5'])
  expect(await related({})).toEqual(['4', '3', '5'])
})

test.each(['Galletitas sin sal', 'Leche zero lactosa', 'Café descafeinado'])(
  '%s is followed by what its family has of the kind',
  async (Descripcion) => {
    answerBy([
      ['search', ['2']],
      ['familia', ['4', '2']],
    ])
    expect(await related({ Descripcion })).toEqual(['2', '4'])
  },
)
