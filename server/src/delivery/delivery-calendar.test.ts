import fc from 'fast-check'
import { expect, it } from 'vitest'
import { dayAfter } from '../platform/clock.ts'
import {
  closesAt,
  deliveryDay,
  gridDays,
  hasBegun,
  isClosed,
  isDeliveryDay,
  lastDay,
  NO_CUTOFF,
  nextDeliveryDays,
  placeKey,
  weekdayOf,
  type DeliveryCalendar,
} from './delivery-calendar.ts'

const slots = [
  { Id: 1, Desde: '09:00', Hasta: '12:00', capacity: 2 },
  { Id: 2, Desde: '18:00', Hasta: '21:00', capacity: 1 },
]
const calendar: DeliveryCalendar = {
  weekdays: new Set([1, 2, 3, 4, 5, 6]),
  holidays: new Set(['2026-11-23']),
  slots,
  bookings: new Map([
    [placeKey(20_261_124, 1), { taken: 2, capacity: 2 }],
    [placeKey(20_261_124, 2), { taken: 1, capacity: 1 }],
    [placeKey(20_261_125, 1), { taken: 1, capacity: 5 }],
  ]),
  cutoff: NO_CUTOFF,
}
/** Saturday. */
const at = (time: string) => ({ day: '2026-11-21', time, Fechahora: `2026-11-21T${time}:00-03:00` })

it('passes over Sunday, the holiday and the full day', () => {
  const days = nextDeliveryDays(calendar, '2026-11-21', 3, at('08:00'))
  expect(days.map(({ Fecha, Descrip }) => [Fecha, Descrip])).toEqual([
    ['2026-11-21', 'Sábado 21 de noviembre'],
    ['2026-11-25', 'Miércoles 25 de noviembre'],
    ['2026-11-26', 'Jueves 26 de noviembre'],
  ])
  expect(days[1]).toEqual({
    Id: 20_261_125,
    Fecha: '2026-11-25',
    Descrip: 'Miércoles 25 de noviembre',
    ListHorariosDisponibles: [
      { Id: 1, Desde: '09:00', Hasta: '12:00', Checked: false, Cupo: 4 },
      { Id: 2, Desde: '18:00', Hasta: '21:00', Checked: false, Cupo: 1 },
    ],
  })
})

it.each([
  ['08:59', ['09:00', '18:00']],
  ['09:00', ['18:00']],
  ['17:59', ['18:00']],
])('at %s today offers %j', (time, offered) => {
  const [first] = nextDeliveryDays(calendar, '2026-11-21', 1, at(time))
  expect(first?.Fecha).toBe('2026-11-21')
  expect(first?.ListHorariosDisponibles.map(({ Desde }) => Desde)).toEqual(offered)
})

it('at 18:00 today is over', () => {
  expect(nextDeliveryDays(calendar, '2026-11-21', 1, at('18:00'))[0]?.Fecha).toBe('2026-11-25')
})

it('a full slot of a day is shown with no place left', () => {
  expect(
    deliveryDay(calendar, '2026-11-24', at('08:00')).ListHorariosDisponibles.map(({ Cupo }) => Cupo),
  ).toEqual([0, 0])
})

it.each([
  ['a day that is past begins today', '2026-11-01', '2026-11-21'],
  ['a later day begins there', '2026-12-01', '2026-12-01'],
  ['a day after the last one has none', '2027-06-01', undefined],
])('asked from %s', (_what, from, first) => {
  expect(nextDeliveryDays(calendar, from, 3, at('08:00'))[0]?.Fecha).toBe(first)
})

it('a shop that delivers never has no days', () => {
  expect(nextDeliveryDays({ ...calendar, weekdays: new Set() }, '2026-11-21', 3, at('08:00'))).toEqual([])
  expect(nextDeliveryDays({ ...calendar, slots: [] }, '2026-11-21', 3, at('08:00'))).toEqual([])
})

it('whatever is asked for, only days that can be ordered come, upwards, each with a place', () => {
  const isoDate = fc.integer({ min: -100, max: 400 }).map((days) => dayAfter('2026-11-21', days))
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
  fc.assert(
    fc.property(isoDate, fc.integer({ min: 1, max: 30 }), time, (from, count, now) => {
      const days = nextDeliveryDays(calendar, from, count, at(now))
      expect(days.length).toBeLessThanOrEqual(count)
      expect(days.map(({ Id }) => Id)).toEqual(days.map(({ Id }) => Id).toSorted((a, b) => a - b))
      for (const { Fecha, ListHorariosDisponibles } of days) {
        expect(isDeliveryDay(calendar, Fecha, at(now))).toBe(true)
        expect(weekdayOf(Fecha)).not.toBe(0)
        expect(Fecha >= from && Fecha <= lastDay(at(now))).toBe(true)
        expect(ListHorariosDisponibles.length).toBeGreaterThan(0)
        for (const { Desde, Cupo } of ListHorariosDisponibles) {
          expect(Cupo).toBeGreaterThan(0)
          expect(hasBegun(Fecha, Desde, at(now), calendar.cutoff)).toBe(false)
        }
      }
    }),
  )
})

it.each([
  [0, '2026-11-21', '09:00', '08:59', false],
  [0, '2026-11-21', '09:00', '09:00', true],
  [3, '2026-11-21', '12:00', '08:59', false],
  [3, '2026-11-21', '12:00', '09:00', true],
  [3, '2026-11-22', '00:00', '20:59', false],
  [3, '2026-11-22', '00:00', '21:00', true],
  [48, '2026-11-23', '09:00', '08:59', false],
  [48, '2026-11-23', '09:00', '09:00', true],
])(
  'with %d hours to prepare, the slot of %s at %s takes orders at %s: not %s',
  (leadHours, day, from, hour, over) => {
    const lead = { ...calendar.cutoff, leadHours }
    expect(hasBegun(day, from, at(hour), lead)).toBe(over)
  },
)

it('days and slots leave the time to prepare', () => {
  const slow = { ...calendar, cutoff: { ...calendar.cutoff, leadHours: 3 } }
  const open = (now: string) => deliveryDay(slow, '2026-11-21', at(now)).ListHorariosDisponibles.length
  const all = calendar.slots.length
  const [first] = calendar.slots.map(({ Desde }) => Desde).toSorted()
  expect(open(`${String(Number(first!.slice(0, 2)) - 4).padStart(2, '0')}:00`)).toBe(all)
  expect(open(`${String(Number(first!.slice(0, 2)) - 3).padStart(2, '0')}:00`)).toBe(all - 1)
  const states = gridDays(slow, at('08:00'))[0]?.Horarios.map(({ Estado }) => Estado)
  expect(states?.[0]).toBe('cerrado')
})

it.each([
  // orders for Tuesday close on Monday at 20:00
  [1, '20:00', '2026-11-23', '19:59', false],
  [1, '20:00', '2026-11-23', '20:00', true],
  [1, '20:00', '2026-11-24', '00:00', true],
  [0, '10:00', '2026-11-24', '09:59', false],
  [0, '10:00', '2026-11-24', '10:00', true],
  [2, '24:00', '2026-11-22', '23:59', false],
  [2, '24:00', '2026-11-23', '00:00', true],
  [3, null, '2026-11-24', '23:59', false],
])('closed %d days before at %s: on %s at %s, %s', (days, time, day, hour, closed) => {
  const now = { day, time: hour, Fechahora: `${day}T${hour}:00-03:00` }
  if (time !== null) expect(closesAt('2026-11-24', '23:00', { days, time }) <= `${day}T${hour}`).toBe(closed)
  expect(isClosed('2026-11-24', { days, time }, now)).toBe(closed)
  expect(isDeliveryDay({ ...calendar, cutoff: { days, time } }, '2026-11-24', now)).toBe(!closed)
})
