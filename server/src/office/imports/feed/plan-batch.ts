import type { FeedKind, FeedRow } from '@gondola/contract/imports'
import { today } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import { TimeSlicer } from '../../../platform/runtime/time-slicing.ts'
import { sameArticles } from '../apply/write-differences.ts'
import { findNamed, TableBook } from '../branches/branch-book.ts'
import { readImportedBranches, readPriceLists, readShopBranches } from '../branches/import-branches.store.ts'
import { NO_DECISIONS } from '../plan/brake.ts'
import type { ImportPlan } from '../plan/import-plan.ts'
import {
  listNamedCodes,
  compareCosts,
  readBrandCodes,
  readCatalogueVersion,
  readKnownArticles,
} from '../plan/known-articles.store.ts'
import { ImportPlanner } from '../plan/plan-import.ts'
import type { NumberChange } from '../plan/planned-article.ts'
import { rejection, type RowReading } from '../reading/import-row.ts'
import type { JobDeps } from '../run-import-job.ts'
import type { KeyedBatch } from './feed.store.ts'
import { codesNamed, FEED_PROFILE } from './read-batch.ts'

/** Rows that another system sends at once. */
export interface SentBatch {
  kind: FeedKind
  rows: readonly FeedRow[]
  /** The name of the import that they belong to; undefined: the day's. */
  lote: string | undefined
  /** Who sends them, and the branches that it may write; null: all. */
  userName: string
  branches: readonly number[] | null
  /** Null: sent without a key. */
  keyed: KeyedBatch | null
}

/** A row that is not compared. */
export const SKIPPED: RowReading = { row: null, rejected: null, warnings: [] }

/** Refuses the rows of branches that the key may not write, and those for all of them. */
export async function ownRows(
  db: Db,
  { branches, kind, rows }: SentBatch,
  readings: readonly RowReading[],
): Promise<readonly RowReading[]> {
  if (branches === null || kind !== 'precios') return readings
  const own = (await readShopBranches(db)).filter(({ Id }) => branches.includes(Id))
  const names = own.map(({ Nombre }) => Nombre).join(', ')
  return readings.map((reading, index) => {
    const { Sucursal = '', Lista } = rows[index]!
    const isOwn = Lista === undefined && findNamed(own, String(Sucursal).trim()) !== null
    if (isOwn || reading.row === null) return reading
    return { ...SKIPPED, rejected: rejection(index + 1, 'sucursal_ajena', String(Lista ?? Sucursal), names) }
  })
}

/** A batch as compared with the shop; the caller closes the plan. */
export interface PlannedRows {
  plan: ImportPlan
  version: number
  costs: readonly NumberChange[]
  /** The articles of the rows that count, by index. */
  codes: ReadonlyMap<number, string>
}

/** Compares rows with the articles that they name; only articles may be new, so that all names are compared then. */
export async function planRows(
  { db, clock, config }: JobDeps,
  { kind, rows }: SentBatch,
  readings: readonly RowReading[],
): Promise<PlannedRows> {
  const version = await readCatalogueVersion(db)
  const hasPlaces = readings.some(({ row }) => row?.place)
  const book = hasPlaces
    ? new TableBook(await readShopBranches(db), await readPriceLists(db), { isComplete: false })
    : null
  const isByBranch = book !== null && !book.isOne
  const named = kind === 'precios' ? await listNamedCodes(db, codesNamed(rows)) : undefined
  const planner = new ImportPlanner([], book, kind === 'precios' ? new Map() : await readBrandCodes(db))
  try {
    const day = today(clock, config.timeZone)
    for await (const known of readKnownArticles(db, FEED_PROFILE.name, day, named)) planner.know(known)
    const codes = new Map<number, string>()
    const slicer = new TimeSlicer()
    for (const [index, reading] of readings.entries()) {
      const code = planner.add(reading)
      if (code !== undefined) codes.set(index, code)
      await slicer.pause()
    }
    const plan = await planner.plan({
      decisions: NO_DECISIONS,
      isPartial: true,
      imported: isByBranch ? await readImportedBranches(db, FEED_PROFILE.name) : new Set(),
      findSame: sameArticles(db, FEED_PROFILE.name),
    })
    return { plan, version, codes, costs: (await compareCosts(db, planner.costs)).others }
  } catch (error) {
    planner.close()
    throw error
  }
}
