import { expect, test } from 'vitest'
import type { Article, ListMatch } from '@gondola/contract/catalogue'
import { draftOf, isCode, typedQuantity, withArticle, withMatches, type EditedLine } from './draft-lines.ts'

const article = (Codigo: string, unidad: 1 | 100 = 1) => ({ Codigo, Descripcion: Codigo, unidad }) as Article
const match = (Codigo: string | null, Cantidad: number, changes: Partial<ListMatch> = {}): ListMatch => ({
  Texto: `${Cantidad} ${Codigo}`,
  Palabras: '',
  Cantidad,
  Articulo: Codigo === null ? null : article(Codigo),
  Alternativas: [],
  Confianza: 1,
  ...changes,
})
const bread: EditedLine = { Codart: 'pan', Descrip: 'pan', Unidad: 1, Cantidad: 2 }
const shown = (lines: readonly EditedLine[]) => lines.map(({ Codart, Cantidad }) => `${Codart} ${Cantidad}`)

test('a list comes before the lines in its order, adds to what is there, and leaves out what nobody sells', () => {
  const lines = withMatches([bread], [match('leche', 2), match(null, 1), match('pan', 3), match('leche', 1)])
  expect(shown(lines)).toEqual(['leche 3', 'pan 5'])
})

test('a doubtful line is another article in the quantity that was asked for', () => {
  const vague = match('tomate', 1, {
    Texto: 'medio kilo de tomate',
    Alternativas: [article('perita', 100)],
    Confianza: 0.3,
  })
  const [line] = withMatches([], [vague])
  expect(line?.asked?.isDoubtful).toBe(true)
  const other = withArticle(line!, article('perita', 100))
  expect([other.Codart, other.Cantidad, other.asked?.isDoubtful]).toEqual(['perita', 500, false])
})

test.each([
  ['3', 1, 3],
  ['0', 1, null],
  ['', 1, null],
  ['uno', 1, null],
  ['1,5', 100, 1500],
  ['750 g', 100, 750],
  ['medio kilo', 100, 500],
] as const)('typed %j of unit %d is %j', (text, unit, quantity) => {
  expect(typedQuantity(text, unit)).toBe(quantity)
})

test('what has no quantity is not sent', () => {
  expect(draftOf([bread, { ...bread, Codart: 'sal', Cantidad: null }])).toEqual([
    { Codart: 'pan', Cantidad: 2 },
  ])
})

test('digits alone are a code, not a counted article', () => {
  expect(['7799584329180', ' 128 ', '2 leches', '12'].map(isCode)).toEqual([true, true, false, false])
})
