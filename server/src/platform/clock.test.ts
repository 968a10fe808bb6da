import { describe, expect, it } from 'vitest'
import { dayAfter, dayStart, instant, secondsAfter, shopDateTime, shopDay, today } from './clock.ts'

const zone = 'America/Argentina/Buenos_Aires'
const at = (iso: string) => ({ now: () => new Date(iso) })

describe('the shop’s time', () => {
  it.each([
    ['2026-11-21T21:05:00Z', '2026-11-21T18:05:00-03:00'],
    ['2026-11-21T02:59:59Z', '2026-11-20T23:59:59-03:00'],
    ['2026-11-21T03:00:00Z', '2026-11-21T00:00:00-03:00'],
  ])('%s is %s', (utc, local) => {
    expect(shopDateTime(new Date(utc), zone)).toBe(local)
    expect(shopDay(new Date(utc), zone)).toBe(local.slice(0, 10))
    expect(today(at(utc), zone)).toBe(local.slice(0, 10))
  })

  it('writes UTC with its offset', () => {
    expect(shopDateTime(new Date('2026-01-02T03:04:05Z'), 'UTC')).toBe('2026-01-02T03:04:05+00:00')
  })

  it('counts days over months and leap years', () => {
    expect([dayAfter('2026-12-31', 1), dayAfter('2028-02-28', 1), dayAfter('2026-03-01', -1)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2026-02-28',
    ])
  })

  it('stores instants in UTC', () => {
    expect(instant(at('2026-11-21T18:05:00-03:00'), 60)).toBe('2026-11-21T21:06:00.000Z')
    expect(secondsAfter('2026-11-21T18:05:00-03:00', 60)).toBe('2026-11-21T21:06:00.000Z')
    expect(secondsAfter('2026-11-21T21:05:00.000Z', -60)).toBe('2026-11-21T21:04:00.000Z')
  })
})

describe('days at the ends of the calendar', () => {
  it.each([
    ['9999-12-31', 1, '9999-12-31'],
    ['2000-01-01', -30, '2000-01-01'],
    ['2026-12-31', 1, '2027-01-01'],
  ])('%s and %i days: %s, which begins at an instant', (day, days, expected) => {
    expect(dayAfter(day, days)).toBe(expected)
    expect(dayStart(dayAfter(day, days), 'America/Argentina/Buenos_Aires')).toMatch(/T0[23]:00:00.000Z$/)
  })
})
