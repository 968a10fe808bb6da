import { expect, it } from 'vitest'
import type { RowReading } from '../reading/import-row.ts'
import { readBatch } from '../feed/read-batch.ts'
import { NOTES_MAX } from './plan-views.ts'
import { ImportPlanner } from './plan-import.ts'
import { hashOf } from './staging.ts'

it('refuses a file of which no row fits, and counts more rejected rows than it lists', () => {
  const planner = new ImportPlanner()
  const [refused, fits] = readBatch('articulos', [
    { Codigo: 'A1', Descripcion: 'Fideos', Precio: 'nada' },
    { Codigo: 'A2', Descripcion: 'Arroz', Precio: 900 },
  ])
  for (let row = 0; row <= NOTES_MAX; row++) planner.add(refused!)
  expect(() => planner.refuseIfNoneFits()).toThrow('nada')
  planner.add(fits!)
  planner.refuseIfNoneFits()
  expect([planner.rowsRejected, planner.rowsRead]).toEqual([NOTES_MAX + 1, NOTES_MAX + 2])
  planner.close()
})

it('takes a row with other stock for the same data, however the number is written', () => {
  const [{ row }] = readBatch('articulos', [{ Codigo: 'A2', Descripcion: 'Arroz', Precio: 900 }]) as [
    RowReading,
  ]
  expect(hashOf({ ...row!, stock: 1500, stockAs: { text: '1.500', isWeight: false } })).toBe(hashOf(row!))
  expect(hashOf({ ...row!, Precioventa: 950 })).not.toBe(hashOf(row!))
})
