import { describe, expect, test } from 'vitest'
import { LIST_LINES_MAX } from '../base/index.ts'
import { testArticle } from '../catalogue/article.fixture.ts'
import { listQuantity } from './shopping-list-quantity.ts'
import { checkList, parseList, parseListLine } from './shopping-list.ts'

const pieces = (count: number, counting = 'either') => ({ kind: 'pieces', pieces: count, counting })
const grams = (count: number) => ({ kind: 'grams', grams: count })
const millilitres = (count: number) => ({ kind: 'millilitres', millilitres: count })

test.each([
  ['1/2 kg de pan', 'pan', grams(500)],
  ['2 leches descremadas', 'leches descremadas', pieces(2)],
  ['yerba x 3', 'yerba', pieces(3)],
  ['yerba x3', 'yerba', pieces(3)],
  ['shampoo max 2', 'shampoo max 2', null],
  ['3 docenas de huevos', 'huevos', pieces(36, 'singles')],
  ['media docena de facturas', 'facturas', pieces(6, 'singles')],
  ['docena y media de empanadas', 'empanadas', pieces(18, 'singles')],
  ['huevos, una docena', 'huevos', pieces(12, 'singles')],
  ['2 maples de huevos', 'huevos', pieces(60, 'singles')],
  ['4 rollos de papel higiénico', 'papel higiénico', pieces(4, 'singles')],
  ['2 rollos de cocina', 'rollos de cocina', pieces(2)],
  ['kilo y medio de asado', 'asado', grams(1500)],
  ['1 1/2 kg de papas', 'papas', grams(1500)],
  ['2,5 kg papas', 'papas', grams(2500)],
  ['¼ de salame', 'salame', grams(250)],
  ['tres cuartos de picada', 'picada', grams(750)],
  ['jamón cocido: 200 gr', 'jamón cocido', grams(200)],
  ['leche 2 litros', 'leche', millilitres(2000)],
  ['2 cocas de 2,25 l', 'cocas de 2,25 l', pieces(2)],
  ['coca 2,25', 'coca 2,25', null],
  ['leche, 2', 'leche', pieces(2)],
  ['leche (2)', 'leche', pieces(2)],
  ['atún 3 latas', 'atún', pieces(3, 'packs')],
  ['lata de arvejas', 'arvejas', pieces(1, 'packs')],
  ['una lata de arvejas', 'arvejas', pieces(1, 'packs')],
  ['papas (las más baratas)', 'papas', null],
  ['- [ ] 2 panes', 'panes', pieces(2)],
  ['7up', '7up', null],
  ['9 de oro', '9 de oro', null],
  ['comprar pan', 'pan', null],
])('%s: %s', (text, words, amount) => {
  expect(parseListLine(text)).toEqual({
    text,
    words,
    amount: amount ?? pieces(1),
    isAmountGiven: amount !== null,
  })
})

test.each(['', '   ', '---', '12', '3.', '☐'])('nothing is asked for in %j', (text) => {
  expect(parseListLine(text)).toBeNull()
})

describe('a list', () => {
  test.each([
    ['pan\n\n2 leches\r\nyerba', ['pan', 'leches', 'yerba']],
    ['pan, 2 leches; queso 1,5 kg', ['pan', 'leches', 'queso']],
    ['1- leche\n2- pan\n3- yerba', ['leche', 'pan', 'yerba']],
    ['2 leches\n3 panes', ['leches', 'panes']],
    ['coca 2,25', ['coca 2,25']],
  ])('%j', (text, words) => {
    expect(parseList(text).map((line) => line.words)).toEqual(words)
  })

  test('has at least one line and not too many', () => {
    expect(checkList(parseList(' \n '))).toEqual({ code: 'lista-vacia' })
    expect(checkList(parseList('pan\n'.repeat(LIST_LINES_MAX)))).toBeNull()
    expect(checkList(parseList('pan\n'.repeat(LIST_LINES_MAX + 1)))).toEqual({ code: 'lista-larga' })
  })

  test('of hostile length is read at once', () => {
    const hostile = ['('.repeat(4000), 'x '.repeat(2000), '1 '.repeat(2000), 'a,'.repeat(2000)]
    for (const text of hostile) expect(Array.isArray(parseList(text))).toBe(true)
  })
})

const WEIGHED = {
  unidad: 100,
  Descripcion: 'Tomate redondo',
  ContenidoNeto: null,
  ContenidoUnidad: null,
} as const
const CARTON = { unidad: 1, ContenidoNeto: 1000, ContenidoUnidad: 'ml' } as const
const DOZEN = { unidad: 1, ContenidoNeto: 12, ContenidoUnidad: 'un' } as const
const ROLLS = {
  Descripcion: 'Papel higiénico 4 rollos x 30 m',
  ContenidoNeto: 120,
  ContenidoUnidad: 'm',
} as const

test.each([
  ['1/2 kg de tomate', WEIGHED, 500],
  ['3 tomates', WEIGHED, 600],
  ['tomates', WEIGHED, 500],
  ['20 g de tomate', WEIGHED, 100],
  ['900 kg de tomate', WEIGHED, 30_000],
  ['2 leches', CARTON, 2],
  ['leche 2,5 litros', CARTON, 3],
  ['leche 1 kg', CARTON, 1],
  ['3 docenas de huevos', DOZEN, 3],
  ['13 unidades de huevos', DOZEN, 2],
  ['2 huevos', DOZEN, 2],
  ['12 huevos', DOZEN, 1],
  ['2 cajas de huevos', DOZEN, 2],
  ['8 rollos de papel higiénico', ROLLS, 2],
  ['99 docenas de leche', CARTON, 98],
])('%s', (text, article, quantity) => {
  expect(listQuantity(parseListLine(text)!, testArticle(article))).toBe(quantity)
})
