import { expect, it } from 'vitest'
import { differenceRows } from './difference-rows.ts'

it.each([
  [null, null, []],
  [null, { A: 'x' }, [['A', null, 'x']]],
  [
    { A: 'x', B: true },
    null,
    [
      ['A', 'x', null],
      ['B', 'Sí', null],
    ],
  ],
  [{ A: 1234.5 }, { A: 10 }, [['A', '1.234,5', '10']]],
  [{ A: '' }, { A: null }, []],
  [{ A: ['a', 'b'] }, { A: ['a', { C: false }] }, [['A', 'a, b', 'a, C: No']]],
  [
    null,
    { A: { q: 'ana', FechaDesde: '2026-11-21' } },
    [['A', null, 'Búsqueda: ana; Fecha desde: 2026-11-21']],
  ],
  [{ A: 1, B: 2 }, { A: 1, B: 3 }, [['B', '2', '3']]],
] as const)('%j and %j differ in %j', (before, after, expected) => {
  const rows = differenceRows(before, after)
  expect(rows.map((row) => [row.field, row.before, row.after])).toEqual(expected)
})
