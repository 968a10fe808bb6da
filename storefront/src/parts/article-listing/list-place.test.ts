import { expect, test } from 'vitest'
import { readPlace, writePlace } from './list-place.ts'

test.each([
  ['', { page: 1, sort: 's' }],
  ['pagina=3&orden=pa', { page: 3, sort: 'pa' }],
  ['pagina=0', { page: 1, sort: 's' }],
  ['pagina=-2&orden=zz', { page: 1, sort: 's' }],
  ['pagina=1.5', { page: 1, sort: 's' }],
  ['pagina=1e99', { page: 1, sort: 's' }],
  ['pagina=dos&orden=nza', { page: 1, sort: 'nza' }],
])('%j is read as %j [§4.25]', (query, place) => {
  expect(readPlace(new URLSearchParams(query))).toEqual(place)
})

test.each([
  ['texto=leche', { page: 2, sort: 'pb' }, 'texto=leche&pagina=2&orden=pb'],
  ['texto=leche&pagina=4&orden=pb', { page: 1, sort: 's' }, 'texto=leche'],
  ['pagina=2', { page: 3, sort: 's' }, 'pagina=3'],
] as const)('%j at %j is written %j', (query, place, written) => {
  expect(writePlace(new URLSearchParams(query), place).toString()).toBe(written)
})
