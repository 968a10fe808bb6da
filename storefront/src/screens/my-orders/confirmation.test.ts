import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calendarFile } from './confirmation.tsx'

const ORDER = {
  Id: 12,
  Dia: 20_261_123,
  HorarioEntrega: '12:00 a 15:00',
  Fechahora: '2026-11-21T18:05:00-03:00',
}
const EVENT = { title: 'Llega el pedido de Góndola', place: 'Mitre 100, 2º B; Tandil' }

beforeEach(() => vi.stubGlobal('location', { hostname: 'tienda.example' }))
afterEach(() => vi.unstubAllGlobals())

test('an order in the calendar: its slot in local time, its address escaped, lines ended as the format asks', () => {
  expect(calendarFile(ORDER, EVENT)?.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gondola//Pedidos//ES',
    'BEGIN:VEVENT',
    'UID:pedido-12@tienda.example',
    'DTSTAMP:20261121T210500Z',
    'DTSTART:20261123T120000',
    'DTEND:20261123T150000',
    'SUMMARY:Llega el pedido de Góndola',
    String.raw`LOCATION:Mitre 100\, 2º B\; Tandil`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a slot until midnight ends on its day; an order without a slot has no file', () => {
  expect(calendarFile({ ...ORDER, HorarioEntrega: '21:00 a 24:00' }, EVENT)).toContain(
    'DTEND:20261123T235900',
  )
  expect(calendarFile({ ...ORDER, HorarioEntrega: null }, EVENT)).toBeNull()
})
