import { expect, test } from 'vitest'
import { isUsable } from './panel-store.ts'

const LIST = 'articulos.listParams'

test.each([
  [LIST, { sort: 'Codigo', order: 'ASC', page: 2, perPage: 25, filter: { q: 'pan' } }, {}],
  [LIST, { sort: 'Codigo', page: '2', filter: {}, displayedFilters: {} }, {}],
  [LIST, undefined, {}],
  ['sidebar.open', false, true],
  ['articulos.selectedIds', [1], []],
  ['theme', 'light', undefined],
])('%s: %j is taken', (key, kept, fallback) => expect(isUsable(key, kept, fallback)).toBe(true))

test.each([
  [LIST, '{', {}],
  [LIST, 7, {}],
  [LIST, null, {}],
  [LIST, { page: 'dos' }, {}],
  [LIST, { sort: { field: 'Codigo' } }, {}],
  [LIST, { filter: 'pan' }, {}],
  [LIST, { filter: [], page: 1 }, {}],
  ['sidebar.open', 'sí', true],
  ['articulos.selectedIds', { 0: 1 }, []],
  ['articulos.selectedIds', null, []],
])('%s: %j is not', (key, kept, fallback) => expect(isUsable(key, kept, fallback)).toBe(false))
