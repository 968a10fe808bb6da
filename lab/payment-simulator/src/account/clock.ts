/** The simulator's clock, which tests set forward: to the eighth day of an authorised payment, say. */
export interface Clock {
  now(): Date
  advance(ms: number): void
  /** Null: the machine's time again. */
  set(moment: Date | null): void
}

export function newClock(): Clock {
  let aheadMs = 0
  const now = () => new Date(Date.now() + aheadMs)
  return {
    now,
    advance: (ms) => {
      aheadMs += ms
    },
    set: (moment) => {
      aheadMs = moment === null ? 0 : moment.getTime() - Date.now()
    },
  }
}

/** Hours from UTC in which the provider writes its dates. */
const OFFSET_HOURS = -4

/** A date as the provider writes it, '2026-11-23T03:04:05.678-04:00'. */
export function providerDate(moment: string | null): string | null {
  if (moment === null) return null
  const local = new Date(new Date(moment).getTime() + OFFSET_HOURS * 3_600_000)
  return local.toISOString().replace('Z', '-04:00')
}
