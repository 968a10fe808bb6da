import { expect, it } from 'vitest'
import { minutesLater, wayText } from './payment-way.ts'

it.each([
  ['2026-11-22T18:05:10-03:00', 30, '18:35'],
  ['2026-11-22T23:50:00-03:00', 20, '00:10'],
  ['2026-11-22T10:00:00+05:30', 45, '10:45'],
])('%s and %i minutes: %s', (from, minutes, until) => {
  expect(minutesLater(from, minutes)).toBe(until)
})

it('says the amount that is reserved, and a margin only where something is weighed', () => {
  const terms = { total: 1000, minutes: 30, isTransfer: false }
  const text = (reserved: number) => wayText('reserva', { ...terms, reserved }).replaceAll('\u00a0', ' ')
  expect(text(1080.5)).toContain('reservás $ 1.080,50')
  expect(text(1080.5)).toContain('margen')
  expect(text(1000)).not.toContain('margen')
})
