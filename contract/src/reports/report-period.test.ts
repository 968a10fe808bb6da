import { expect, it } from 'vitest'
import { checkPeriod, daysBetween } from './report-period.ts'

it.each([
  [{}, null],
  [{ Dias: 7 }, null],
  [{ FechaDesde: '2026-11-21', FechaHasta: '2026-11-21' }, null],
  [{ FechaDesde: '2024-01-01', FechaHasta: '2024-12-31' }, null],
  [{ FechaDesde: '2024-01-01', FechaHasta: '2025-01-01' }, 'periodo-muy-largo'],
  [{ FechaDesde: '2026-11-22', FechaHasta: '2026-11-21' }, 'periodo-al-reves'],
  [{ FechaDesde: '2026-11-22' }, 'periodo-sin-hasta'],
  [{ FechaHasta: '2026-11-22' }, 'periodo-sin-desde'],
  [{ FechaDesde: '2026-02-30', FechaHasta: '2026-03-01' }, 'periodo-sin-desde'],
])('%j: %s', (asked, code) => expect(checkPeriod(asked)?.code ?? null).toBe(code))

it.each([
  ['2026-11-21', '2026-11-21', 1],
  ['2026-02-27', '2026-03-01', 3],
  ['2026-11-22', '2026-11-21', 0],
])('from %s to %s are %i days', (from, to, days) => expect(daysBetween(from, to)).toBe(days))
