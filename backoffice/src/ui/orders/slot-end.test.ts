import { expect, test } from 'vitest'
import { slotEndText } from '../../texts/queue-screens.ts'
import { minutesToSlotEnd, type SlottedOrder } from './slot-end.ts'

const ORDER: SlottedOrder = {
  Estado: 'P',
  FormaEntrega: 'ED',
  Dia: 20_261_123,
  HorarioEntrega: '09:00 a 12:00',
  Fechahora: '2026-11-22T18:00:00-03:00',
}
const at = (time: string) => Date.parse(`${time}-03:00`)

test.each<[what: string, order: Partial<SlottedOrder>, now: string, minutes: number | null]>([
  ['more than an hour before', {}, '2026-11-23T10:59', null],
  ['an hour before', {}, '2026-11-23T11:00:30', 59],
  ['at the last minute', {}, '2026-11-23T11:59:30', 0],
  ['just over', {}, '2026-11-23T12:00:30', -1],
  ['the next day', {}, '2026-11-24T12:00', -1440],
  ['ready, but not gone', { Preparacion: 'listo' }, '2026-11-23T12:30', -30],
  ['ready to be picked up', { Preparacion: 'listo', FormaEntrega: 'RS' }, '2026-11-23T12:30', null],
  ['on its way', { Estado: 'D', Preparacion: 'listo' }, '2026-11-23T12:30', -30],
  ['delivered', { Estado: 'D', Entregado: '2026-11-23T11:30:00-03:00' }, '2026-11-23T12:30', null],
  ['cancelled', { Estado: 'C' }, '2026-11-23T12:30', null],
  ['without a slot', { Dia: null, HorarioEntrega: null }, '2026-11-23T12:30', null],
  ['until midnight', { HorarioEntrega: '20:00 a 24:00' }, '2026-11-23T23:50', 10],
])('%s: %j at %s', (_what, order, now, minutes) => {
  expect(minutesToSlotEnd({ ...ORDER, ...order }, at(now))).toBe(minutes)
})

test.each([
  [59, 'Quedan 59 min'],
  [0, 'Quedan 0 min'],
  [-1, 'Atrasado 1 min'],
  [-60, 'Atrasado 1 h'],
  [-80, 'Atrasado 1 h 20 min'],
  [-1500, 'Atrasado 25 h'],
  [-3000, 'Atrasado 2 días'],
])('%d minutes: %s', (minutes, text) => {
  expect(slotEndText(minutes)).toBe(text)
})
