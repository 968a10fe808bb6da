import { expect, test } from 'vitest'
import type { ImportSummary } from './import-job.ts'
import { changesText } from './staff-texts.ts'

const NONE = { nuevas: 0, suben: 0, bajan: 0, cambian: 0 }

test.each<[of: Partial<ImportSummary>, told: string]>([
  [{}, '0 nuevos, 0 suben, 0 bajan'],
  [{ suben: 3 }, '0 nuevos, 3 suben, 0 bajan'],
  [{ existencias: 5, existenciasEn: ['Casa central'] }, '5 existencias en Casa central'],
  [{ existencias: 1, existenciasEn: ['Norte'], costos: 2 }, '1 existencia en Norte y 2 costos'],
  [{ existencias: 9, existenciasEn: ['A', 'B', 'C', 'D'] }, '9 existencias en 4 sucursales'],
  [{ existencias: 9 }, '9 existencias'],
  [
    { nuevas: 1, existencias: 2, existenciasEn: ['A', 'B'] },
    '1 nuevo, 0 suben, 0 bajan, 2 existencias en A, B',
  ],
])('an import of %j is listed as %s', (of, told) => {
  expect(changesText({ ...NONE, ...of } as ImportSummary)).toBe(told)
})
