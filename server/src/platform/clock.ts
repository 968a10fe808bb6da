/** Where time comes from; tests inject their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** `2026-11-21T21:05:00.000Z`: how instants are stored. Text of one length, so that it compares as time does. */
export function instant(clock: Clock, laterSeconds = 0): string {
  return new Date(clock.now().getTime() + laterSeconds * 1000).toISOString()
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'longOffset',
    })
    formats.set(timeZone, format)
  }
  return format
}

/** An instant in the shop's time zone with its offset, `2026-11-21T18:05:00-03:00` (the wire's Fechahora). */
export function shopDateTime(date: Date, timeZone: string): string {
  const part = new Map(
    formatOf(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  )
  const offset = part.get('timeZoneName')?.replace('GMT', '') || '+00:00'
  return `${part.get('year')}-${part.get('month')}-${part.get('day')}T${part.get('hour')}:${part.get('minute')}:${part.get('second')}${offset}`
}

/** The calendar day of an instant in the shop's time zone, `2026-11-21`. */
export const shopDay = (date: Date, timeZone: string): string => shopDateTime(date, timeZone).slice(0, 10)

/** Today in the shop's time zone: what `HOY` in a path means (contract §2). */
export const today = (clock: Clock, timeZone: string): string => shopDay(clock.now(), timeZone)

/** What days may be on the wire (`IsoDate`): before, zones had offsets with seconds, which no instant is written with. */
const FIRST_DAY = '2000-01-01'
/** What others write for 'without end'. */
const LAST_DAY = '9999-12-31'

/** The day that lies `days` after an ISO day; days are calendar days, free of time zones, and of years of four digits. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  if (date.getTime() > Date.parse(LAST_DAY)) return LAST_DAY
  return date.getTime() < Date.parse(FIRST_DAY) ? FIRST_DAY : date.toISOString().slice(0, 10)
}

/** The instant at which a day of the shop's begins, as instants are stored. */
export function dayStart(day: string, timeZone: string): string {
  const midnightAt = (offset: string) => new Date(`${day}T00:00:00${offset}`)
  const guess = midnightAt(shopDateTime(midnightAt('Z'), timeZone).slice(19))
  // the clocks may have been changed between
  return midnightAt(shopDateTime(guess, timeZone).slice(19)).toISOString()
}
