import { rm } from 'node:fs/promises'
import { shopDay } from '../../platform/clock.ts'
import type { BackupKeep } from '../../platform/config.ts'
import { listBackups, type KeptBackup } from './manifest.ts'

/**
 * The nightly backups to remove: all but the newest of each of the last days, weeks (from Monday) and months with
 * backups. Manual backups are never removed.
 */
export function listSuperfluous(
  backups: readonly KeptBackup[],
  { days, weeks, months }: BackupKeep,
  timeZone: string,
): KeptBackup[] {
  const newestFirst = backups
    .filter(({ reason }) => reason === 'noche')
    .toSorted((a, b) => (a.madeAt > b.madeAt ? -1 : 1))
  const dayOf = ({ madeAt }: KeptBackup) => shopDay(new Date(madeAt), timeZone)
  const kept = new Set([
    ...newestOfEach(newestFirst, days, dayOf),
    ...newestOfEach(newestFirst, weeks, (backup) => mondayOf(dayOf(backup))),
    ...newestOfEach(newestFirst, months, (backup) => dayOf(backup).slice(0, 7)),
  ])
  // the newest is never removed, whatever the settings say
  return newestFirst.slice(1).filter((backup) => !kept.has(backup))
}

function newestOfEach(
  newestFirst: readonly KeptBackup[],
  most: number,
  periodOf: (backup: KeptBackup) => string,
): KeptBackup[] {
  const found = new Map<string, KeptBackup>()
  for (const backup of newestFirst) {
    const period = periodOf(backup)
    if (!found.has(period) && found.size < most) found.set(period, backup)
  }
  return [...found.values()]
}

const DAY_MS = 86_400_000

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10)
}

/** Removes superfluous backups; returns how many. */
export async function thinOut(root: string, keep: BackupKeep, timeZone: string): Promise<number> {
  const superfluous = listSuperfluous(await listBackups(root), keep, timeZone)
  for (const { folder } of superfluous) await rm(folder, { recursive: true, force: true })
  return superfluous.length
}
