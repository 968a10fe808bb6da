import { expect, it } from 'vitest'
import { LIST_DOUBT_BELOW } from '@gondola/contract/base'
import { parseList } from '@gondola/contract/cart'
import type { Article } from '@gondola/contract/catalogue'
import { listDemoArticles } from '@gondola/demo/catalogue/list-articles.ts'
import { listDemoDepartments } from '@gondola/demo/catalogue/list-departments.ts'
import { folded } from '../../platform/text/folded.ts'
import { buildSearchIndex } from '../search/search.ts'
import { matchList } from './match-list.ts'
import { SEALED_LINES } from './sealed-lines.fixture.ts'

it('reads the lines of lists, and believes none that it reads wrongly', async () => {
  const articles = listDemoArticles() as unknown as readonly Article[]
  const departments = new Map(
    listDemoDepartments().flatMap(({ Descripcion, ListFamilias }) =>
      ListFamilias.map(({ Codigo }) => [Codigo, Descripcion] as const),
    ),
  )
  const search = await buildSearchIndex(articles, departments, new Float64Array(articles.length))
  const missed: string[] = []
  const believedWrongly: string[] = []
  for (const [line, expected, quantity] of SEALED_LINES) {
    const [match] = await matchList({ articles, search }, parseList(line))
    const { Articulo = null, Cantidad, Confianza = 0 } = match ?? {}
    const name = Articulo === null ? '' : folded(`${Articulo.Descripcion} |${Articulo.Familia.Descripcion}`)
    const isBelieved = Articulo !== null && Confianza >= LIST_DOUBT_BELOW
    const isRight =
      expected === null ? !isBelieved : expected.test(name) && (quantity === null || Cantidad === quantity)
    if (isRight) continue
    missed.push(`${line}: ${name} × ${Cantidad}`)
    if (isBelieved) believedWrongly.push(`${line}: ${name} × ${Cantidad}`)
  }
  expect(believedWrongly).toEqual([])
  expect(1 - missed.length / SEALED_LINES.length, missed.join('\n')).toBeGreaterThanOrEqual(0.98)
})
