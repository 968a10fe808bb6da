import { testArticle } from '@gondola/contract/test/article'
import { toCartLine } from '@gondola/contract/cart'
import {
  type Article,
  type ComparedCart,
  type ComparedLine,
  lineArticleOf,
  type LineChange,
} from '@gondola/contract/catalogue'
import { expect, test } from 'vitest'
import { branchReport } from './branch-report.ts'

const article = (Codigo: string, Precioventa: number, more: Partial<Article> = {}) =>
  testArticle({ Codigo, Descripcion: Codigo, Precioventa, ...more })
const lines = [
  toCartLine(article('pan', 100), 2, 1),
  toCartLine(article('leche', 200), 1, 2),
  { ...toCartLine(article('queso', 3000, { unidad: 100 }), 500, 3), Reemplazo: 'nada' as const },
  toCartLine(article('yerba', 400), 3, 4),
  toCartLine(article('cacao', 50), 1, 5),
]
const compared = (Codart: string, Cambio: LineChange, more: Partial<ComparedLine> = {}): ComparedLine => ({
  Codart,
  Antes: null,
  Ahora: null,
  Cambio,
  Articulo: null,
  Sustitutos: [],
  ...more,
})
const otherCheese = article('otro queso', 2800, { unidad: 100 })
const otherYerba = article('otra yerba', 420, { LimitePorPedido: 2 })
const cart = (Lineas: ComparedLine[], ...Sustitutos: Article[]): ComparedCart => ({
  Lineas,
  Sustitutos: Sustitutos.map(lineArticleOf),
})
const changes = [
  compared('pan', 'sube', { Articulo: article('pan', 110) }),
  compared('leche', 'igual', { Articulo: article('leche', 200) }),
  compared('queso', 'no-se-vende', { Sustitutos: ['otro queso'] }),
  compared('yerba', 'no-hay', { Articulo: article('yerba', 400), Sustitutos: ['otra yerba'] }),
  compared('cacao', 'baja', { Articulo: article('cacao', 45) }),
]
const comparison = cart(changes, otherCheese, otherYerba)
const inShort = (report: ReturnType<typeof branchReport>) =>
  report.lines.map(({ Items, Codart, Cantidad, Precioventa }) => [Items, Codart, Cantidad, Precioventa])

test('what is lost comes first; without substitutes it leaves the cart', () => {
  const report = branchReport(lines, comparison, new Map())
  expect(report.changed.map(({ line, change }) => [line.Codart, change])).toEqual([
    ['queso', 'no-se-vende'],
    ['yerba', 'no-hay'],
    ['pan', 'sube'],
    ['cacao', 'baja'],
  ])
  expect(report).toMatchObject({ same: 1, before: 3150, now: 465 })
  expect(inShort(report)).toEqual([
    [1, 'pan', 2, 220],
    [2, 'leche', 1, 200],
    [3, 'cacao', 1, 45],
  ])
})

test('a chosen substitute takes the place, the wish and the amount, up to its limit', () => {
  const chosen = new Map([
    ['queso', otherCheese],
    ['yerba', otherYerba],
  ])
  const report = branchReport(lines, comparison, chosen)
  expect(inShort(report).slice(2, 4)).toEqual([
    [3, 'otro queso', 500, 1400],
    [4, 'otra yerba', 2, 840],
  ])
  expect(report.lines[2]).toMatchObject({ Reemplazo: 'nada' as const })
  expect(report.now).toBe(2705)
})

test('a substitute that is in the cart already is added to its line', () => {
  const bread = article('pan', 110)
  const report = branchReport(
    lines.slice(0, 2),
    cart([changes[0]!, compared('leche', 'no-hay', { Sustitutos: ['pan'] })], bread),
    new Map([['leche', bread]]),
  )
  expect(inShort(report)).toEqual([[1, 'pan', 3, 330]])
})

test('hidden prices make no totals; what was not compared stays', () => {
  const hidden = toCartLine(article('pan', 100, { Precioventa: null }), 1)
  expect(branchReport([hidden], cart([]), new Map())).toMatchObject({
    before: null,
    now: null,
    lines: [hidden],
  })
})

test('what an order there may have less of is named, and taken down to it', () => {
  const report = branchReport(
    lines,
    cart([
      compared('yerba', 'igual', { Articulo: article('yerba', 400, { LimitePorPedido: 2 }) }),
      compared('pan', 'sube', { Articulo: article('pan', 110, { LimitePorPedido: 2 }) }),
      compared('queso', 'baja', { Articulo: article('queso', 2000, { unidad: 100, LimitePorPedido: 300 }) }),
    ]),
    new Map(),
  )
  expect(report.changed.map(({ line, change, most }) => [line.Codart, change, most])).toEqual([
    ['yerba', 'igual', 2],
    ['pan', 'sube', null],
    ['queso', 'baja', 300],
  ])
  expect(report.same).toBe(2)
  expect(inShort(report).map(([, code, quantity]) => [code, quantity])).toEqual([
    ['pan', 2],
    ['leche', 1],
    ['queso', 300],
    ['yerba', 2],
    ['cacao', 1],
  ])
})
