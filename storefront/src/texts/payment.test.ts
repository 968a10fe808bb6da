import type { PaymentWay } from '@gondola/contract/payments'
import { expect, it } from 'vitest'
import { minutesLater, paidWayText, wayText } from './payment.ts'

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

it.each<[way: PaymentWay, total: number, paid: number, reserved: number, expected: string | null]>([
  ['ahora', 1000, 0, 0, null],
  ['ahora', 1000, 1000, 0, 'Ya pagaste $ 1.000,00. No pagás nada más ahora'],
  ['ahora', 1200, 1000, 0, 'Al guardar pagás sólo la diferencia: $ 200,00.'],
  ['ahora', 900, 1000, 0, 'te devolvemos la diferencia, $ 100,00, por el mismo medio'],
  ['puerta', 1200, 1000, 0, 'La diferencia, $ 200,00, la pagás cuando lo recibís'],
  ['listo', 1200, 1000, 0, 'la pagás cuando esté listo'],
  ['reserva', 1000, 0, 1080, 'Ya reservaste $ 1.080,00 en tu tarjeta: alcanza.'],
  ['reserva', 1200, 0, 1080, 'no alcanza: al guardar te pedimos reservar el total nuevo'],
  ['puerta', 1000, 0, 1080, null],
])(
  'an order by %s of %d with %d paid and %d reserved tells what is left',
  (way, total, paid, reserved, expected) => {
    const text = paidWayText(way, { total, paid, reserved })?.replaceAll('\u00a0', ' ') ?? null
    expect(text).toEqual(expected === null ? null : expect.stringContaining(expected))
  },
)
