import { basename } from 'node:path'
import type { ImportReport } from '@gondola/contract/entities/import-report.ts'
import type { Deps } from '../deps.ts'
import { applyImport } from './apply-import.ts'
import { holdsOf } from './brake.ts'
import { readKnownArticles } from './known-articles.store.ts'
import { openFile } from './open-file.ts'
import { ImportPlanner, type ImportPlan } from './plan-import.ts'
import { PROFILES } from './profiles/all.ts'
import type { Profile } from './profiles/profile.ts'
import { readLines } from './read-lines.ts'
import { readTable } from './read-table.ts'
import { refuseFile } from './unusable-file.ts'

export interface ImportOptions {
  path: string
  /** Name of the profile; by the header where none is given. */
  profile?: string | undefined
  /** Tells what would change and changes nothing. */
  isDryRun: boolean
  /** Applies what the brake would hold. */
  isConfirmed: boolean
  author: string
  onReading?(rows: number, share: number | null): void
  onWriting?(done: number, all: number): void
}

export interface ImportOutcome {
  state: 'applied' | 'simulated' | 'held'
  profile: string
  report: ImportReport
  /** Why the brake holds it, or would. */
  holds: string[]
}

/**
 * Imports a table of articles (contract §7): reads and compares it beside the running shop, then writes all of it in one
 * transaction, or nothing. Read again where somebody changed the catalogue meanwhile.
 * @throws {UnusableFile}
 */
export async function importFile(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  options: ImportOptions,
): Promise<ImportOutcome> {
  for (;;) {
    const { plan, profile, version } = await planFile(db, options)
    const holds = holdsOf(plan)
    const outcome = { profile, report: plan.report, holds }
    if (options.isDryRun) return { state: 'simulated', ...outcome }
    if (holds.length > 0 && !options.isConfirmed) return { state: 'held', ...outcome }
    const origin = { fileName: basename(options.path), profile, author: options.author }
    const onProgress = (done: number) => options.onWriting?.(done, plan.articles.length)
    const isApplied = await applyImport(db, clock, plan, version, origin, onProgress)
    if (isApplied) return { state: 'applied', ...outcome }
  }
}

async function planFile(
  db: Deps['db'],
  { path, profile: name, onReading }: ImportOptions,
): Promise<{ plan: ImportPlan; profile: string; version: number }> {
  const file = await openFile(path)
  const { layout, rows } = await readTable(readLines(file.bytes), namedProfile(name))
  const { version, known } = await readKnownArticles(db, layout.profile.name)
  const planner = new ImportPlanner(known)
  for await (const batch of rows) {
    for (const reading of batch) planner.add(reading)
    onReading?.(planner.rowsRead, file.share())
  }
  if (planner.rowsRead === 0) refuseFile('archivo_sin_filas')
  return { plan: planner.plan(), profile: layout.profile.name, version }
}

function namedProfile(name: string | undefined): Profile | undefined {
  if (name === undefined) return undefined
  const known = PROFILES.find((profile) => profile.name === name)
  return known ?? refuseFile('perfil_desconocido', PROFILES.map((profile) => profile.name).join(', '))
}
