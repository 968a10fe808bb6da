import { expect, test } from 'vitest'
import { choiceCount, NO_FILTER, narrowingOf, readFilter, withCode, writeFilter } from './list-filter.ts'

test.each([
  ['', '', 0],
  ['marcas=3,1&oferta=1', 'marcas=3%2C1&oferta=1', 3],
  ['marcas=0,-1,x,2,2,1e3&familias=,&promocion=si', 'marcas=2', 1],
  ['familias=999999999999&promocion=1', 'promocion=1', 1],
  ['apto=vegano,rico,sin-tacc', 'apto=sin-tacc%2Cvegano', 2],
])('%j is read as %j', (query, narrowing, count) => {
  const filter = readFilter(new URLSearchParams(query))
  expect(narrowingOf(filter)).toBe(narrowing)
  expect(choiceCount(filter)).toBe(count)
})

test('a filter is written beside the rest of the address, and taken out again', () => {
  const params = new URLSearchParams('texto=leche&marcas=9')
  const filter = withCode(withCode(NO_FILTER, 'marcas', 7, true), 'marcas', 2, true)
  expect(writeFilter(params, filter).toString()).toBe('texto=leche&marcas=2%2C7')
  expect(writeFilter(params, withCode(filter, 'marcas', 7, false)).toString()).toBe('texto=leche&marcas=2')
  expect(writeFilter(params, NO_FILTER).toString()).toBe('texto=leche')
})
