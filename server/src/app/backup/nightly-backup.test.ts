import { describe, expect, it } from 'vitest'
import { lastDue } from './nightly-backup.ts'
import { listSuperfluous, type KeptBackup } from './manifest.ts'

const ZONE = 'America/Argentina/Buenos_Aires'
const KEEP = { days: 7, weeks: 4, months: 12 }
const DAY_MS = 86_400_000

const nightly = (madeAt: string): KeptBackup => ({ folder: madeAt.slice(0, 10), madeAt, reason: 'noche' })

/** Nightly backups at 03:30 in the shop's time zone, up to 21 November 2026. */
const nights = (many: number) =>
  Array.from({ length: many }, (_, ago) =>
    nightly(new Date(Date.parse('2026-11-21T06:30:00.000Z') - ago * DAY_MS).toISOString()),
  )

/** Thinned out every night, as in a shop. */
function keptAfter(many: number, keep = KEEP): string[] {
  let kept: KeptBackup[] = []
  for (const backup of nights(many).toReversed()) {
    kept.push(backup)
    const gone = new Set(listSuperfluous(kept, keep, ZONE))
    kept = kept.filter((one) => !gone.has(one))
  }
  return kept.map(({ folder }) => folder).toReversed()
}

describe('thinning out', () => {
  it('keeps a week of days, a month of weeks, a year of months', () => {
    const days = [
      '2026-11-21',
      '2026-11-20',
      '2026-11-19',
      '2026-11-18',
      '2026-11-17',
      '2026-11-16',
      '2026-11-15',
    ]
    const weeks = ['2026-11-08', '2026-11-01']
    const months2026 = [
      '10-31',
      '09-30',
      '08-31',
      '07-31',
      '06-30',
      '05-31',
      '04-30',
      '03-31',
      '02-28',
      '01-31',
    ]
    const months = [...months2026.map((day) => `2026-${day}`), '2025-12-31']
    expect(keptAfter(800)).toEqual([...days, ...weeks, ...months])
  })

  it('keeps what there is, those made by hand, and always the newest', () => {
    expect(keptAfter(3)).toHaveLength(3)
    const byHand = nights(60).map((backup) => ({ ...backup, reason: 'mano' as const }))
    expect(listSuperfluous(byHand, KEEP, ZONE)).toEqual([])
    expect(keptAfter(60, { days: 0, weeks: 0, months: 0 })).toEqual(['2026-11-21'])
  })

  it('counts days by the shop, not by Greenwich', () => {
    const evening = nightly('2026-11-21T01:00:00.000Z')
    const night = nightly('2026-11-21T06:30:00.000Z')
    expect(listSuperfluous([evening, night], { days: 2, weeks: 0, months: 0 }, ZONE)).toEqual([])
    const noon = nightly('2026-11-21T15:00:00.000Z')
    expect(listSuperfluous([night, noon], { days: 2, weeks: 0, months: 0 }, ZONE)).toEqual([night])
  })
})

describe('the last moment at which a backup was due', () => {
  it.each([
    ['2026-11-21T06:30:00.000Z', '2026-11-21T06:30:00.000Z'],
    ['2026-11-21T06:29:59.999Z', '2026-11-20T06:30:00.000Z'],
    ['2026-11-22T02:59:00.000Z', '2026-11-21T06:30:00.000Z'],
    ['2026-11-22T03:01:00.000Z', '2026-11-21T06:30:00.000Z'],
  ])('at %s is %s', (now, due) => {
    expect(lastDue({ now: () => new Date(now) }, '03:30', ZONE)).toBe(due)
  })
})
