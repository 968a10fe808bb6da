import { describe, expect, test } from 'vitest'
import { testArticle, TEST_PROMOTION } from '../../test/article.ts'
import { isPriceVisible, checkSearch, searchableWords } from '../catalogue/index.ts'
import { dayIdOf, isoDateOf, slotText } from '../delivery/index.ts'
import { formatCuit, invoiceText } from './index.ts'
import { isEmail, normalisedEmail, pageCount, pageWindow } from '../base/index.ts'

const Promocion = TEST_PROMOTION
const Oferta = { Preciooferta: 1 }

test.each([
  { article: testArticle(), visitor: false },
  { article: testArticle({ Promocion }), visitor: true },
  { article: testArticle({ Oferta }), visitor: true },
  { article: testArticle({ Promocion, Oferta }), visitor: true },
])('a visitor sees the price: $visitor [§5.4]', ({ article, visitor }) => {
  expect(isPriceVisible(article, false)).toBe(visitor)
  expect(isPriceVisible(article, true)).toBe(true)
  expect(isPriceVisible(article, false, true)).toBe(true)
})

test.each([
  ['30712345671', '30-71234567-1'],
  ['CUIT 30712345671', 'CUIT 30-71234567-1'],
  ['30-71234567-1', '30-71234567-1'],
  ['DNI 30712345', 'DNI 30712345'],
  ['', ''],
])('a CUIT of %s is shown as %s', (text, shown) => {
  expect(formatCuit(text)).toBe(shown)
})

test('whom a Factura A is made out to is shown in one line', () => {
  const data = { Cuit: '30712345671', RazonSocial: 'Sol', CondicionIva: 'monotributo' } as const
  expect(invoiceText(data)).toBe('Sol · CUIT 30-71234567-1 · Monotributo')
})

test.each([
  ['pan', null],
  [' pa ', 'busqueda-corta'],
  ['', 'busqueda-corta'],
  ['t e', 'busqueda-corta'],
  [' t  e ', 'busqueda-corta'],
  ['t e a', null],
  ['m&m', null],
  ['ñoq', null],
])('searching %s: %s [§5.1, §9.2]', (text, code) => {
  expect(checkSearch(text)?.code ?? null).toBe(code)
})

test.each([
  ['  leche ', 'leche'],
  ['a'.repeat(3000), 'a'.repeat(200)],
  [`${'a'.repeat(199)}🍕🍕`, `${'a'.repeat(199)}🍕`],
  [`${'a'.repeat(199)} leche`, 'a'.repeat(199)],
])('of an address, what a search may be as long as: %s', (text, words) => {
  expect(searchableWords(text)).toBe(words)
})

test.each([
  ['demo@gondola.example', true],
  ['a@b.co', true],
  ['demo', false],
  ['demo@gondola', false],
  ['de mo@gondola.example', false],
  [`${'a'.repeat(100_000)}@`, false],
])('an email: %s [§5.2]', (text, is) => {
  expect(isEmail(text)).toBe(is)
})

test('an email is compared without case, blanks and other forms of its letters', () => {
  expect(normalisedEmail(' Ｄemo@Gondola.Example ')).toBe('demo@gondola.example')
})

describe('paging', () => {
  test.each([
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, 3, 4, 5, 6, 7]],
    [10, 20, [7, 8, 9, 10, 11, 12, 13]],
    [20, 20, [14, 15, 16, 17, 18, 19, 20]],
  ])('page %d of %d links %j [§9.16]', (current, pages, window) => {
    expect(pageWindow(current, pages)).toEqual(window)
  })

  test('an empty list has one page; the second page starts after the first', () => {
    expect(pageCount(0, 9)).toBe(1)
    expect(pageCount(19, 9)).toBe(3)
  })
})

test('a delivery day is its date', () => {
  expect(dayIdOf('2026-11-23')).toBe(20_261_123)
  expect(isoDateOf(20_261_123)).toBe('2026-11-23')
  expect(isoDateOf(20_260_230)).toBeNull()
  expect(isoDateOf(7)).toBeNull()
  expect(slotText({ Desde: '09:00', Hasta: '12:00' })).toBe('09:00 a 12:00')
})
