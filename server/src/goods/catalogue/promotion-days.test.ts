import { expect, test } from 'vitest'
import { runsOn } from './active-offers.ts'

const WEEK = { FechaDesde: '2026-11-16', FechaHasta: '2026-11-22' }

test.each([
  ['2026-11-15', undefined, false],
  ['2026-11-16', undefined, true],
  ['2026-11-22', undefined, true],
  ['2026-11-23', undefined, false],
  ['2026-11-21', null, true],
  ['2026-11-21', [], true],
  // a Saturday
  ['2026-11-21', [6], true],
  ['2026-11-21', [0, 1, 2, 3, 4, 5], false],
  ['2026-11-28', [6], false],
])('on %s with weekdays %j: %s', (day, Dias, runs) => {
  expect(runsOn({ ...WEEK, ...(Dias !== undefined && { Dias }) }, day)).toBe(runs)
})
