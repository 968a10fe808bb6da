/** The source of the current time; tests inject their own. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The current instant as stored, `2026-11-21T21:05:00.000Z`. Fixed length, so text order is time order. */
export function instant(clock: Clock, laterSeconds = 0): string {
  return new Date(clock.now().getTime() + laterSeconds * 1000).toISOString()
}

/** The stored form of the instant some seconds after another one; before it, of negative seconds. */
export const secondsAfter = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + seconds * 1000).toISOString()

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

/** Today in the shop's time zone, the value of `HOY` in a path (contract §2). */
export const today = (clock: Clock, timeZone: string): string => shopDay(clock.now(), timeZone)

/** The first day on the wire (`IsoDate`): long before it, zones had offsets with seconds, which ISO text lacks. */
const FIRST_DAY = '2000-01-01'
/** Other systems' value for 'no end date'. */
const LAST_DAY = '9999-12-31'

/** The calendar day `days` after an ISO day, without time zones; clamped between `FIRST_DAY` and `LAST_DAY`. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  if (date.getTime() > Date.parse(LAST_DAY)) return LAST_DAY
  return date.getTime() < Date.parse(FIRST_DAY) ? FIRST_DAY : date.toISOString().slice(0, 10)
}

/** The stored form of the instant at which a day begins in the shop's time zone. */
export function dayStart(day: string, timeZone: string): string {
  const midnightAt = (offset: string) => new Date(`${day}T00:00:00${offset}`)
  const guess = midnightAt(shopDateTime(midnightAt('Z'), timeZone).slice(19))
  // the offset may differ between the UTC midnight and the guess (daylight saving)
  return midnightAt(shopDateTime(guess, timeZone).slice(19)).toISOString()
}
