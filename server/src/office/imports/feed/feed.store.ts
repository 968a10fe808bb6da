import { deflateSync, inflateSync } from 'node:zlib'
import { sql } from 'kysely'
import type { FeedReceipt, ImportReport, ImportSummary } from '@gondola/contract/imports'
import { instant, type Clock } from '../../../platform/clock.ts'
import { deleteInSlices } from '../../../platform/db/delete-in-slices.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { Row } from '../../../platform/db/tables/database.ts'
import { finishImport, updateImport, type Created } from '../apply/import.store.ts'
import type { BranchesMade } from '../branches/import-branches.store.ts'
import { createJob, EMPTY_REPORT, NO_OPTIONS, NOTHING_FOUND, type JobOutcome } from '../import-jobs.store.ts'
import { findUndoable } from '../undo/undo.store.ts'
import { FEED_PROFILE } from './read-batch.ts'

/** A request with an `Idempotency-Key`. */
export interface KeyedBatch {
  keyId: number
  key: string
  /** Hash of the call and its whole body. */
  requestHash: string
}

// a row's answer repeats that of the others: a thousand are a few kilobytes
const packed = (receipt: FeedReceipt): string => deflateSync(JSON.stringify(receipt)).toString('base64')
const unpacked = (text: string) =>
  JSON.parse(inflateSync(Buffer.from(text, 'base64')).toString()) as FeedReceipt

/** The hash and answer of an earlier request with the key; null if there is none. */
export async function findEarlierBatch(
  db: Db,
  { keyId, key }: KeyedBatch,
): Promise<{ requestHash: string; receipt: FeedReceipt } | null> {
  const row = await db
    .selectFrom('feed_batches')
    .select(['request_hash', 'answer'])
    .where('key_id', '=', keyId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row === undefined ? null : { requestHash: row.request_hash, receipt: unpacked(row.answer) }
}

/** Stores the answer, in the transaction of its rows. */
export async function storeReceipt(
  trx: Db,
  clock: Clock,
  { keyId, key, requestHash }: KeyedBatch,
  receipt: FeedReceipt,
): Promise<void> {
  const answer = packed(receipt)
  await trx
    .insertInto('feed_batches')
    .values({ key_id: keyId, key, request_hash: requestHash, answer, at: instant(clock) })
    .execute()
}

/** Deletes the answers to requests before an instant. */
export const deleteOldBatches = (db: Db, before: string): Promise<unknown> =>
  deleteInSlices(db, 'feed_batches', sql`at < ${before}`)

/**
 * The import to which a batch belongs: the one of its name, as long as it is the newest in force, so that imports are
 * undone in the order in which they were made; otherwise a new one.
 */
export async function feedImport(trx: Db, clock: Clock, fileName: string, userName: string): Promise<number> {
  const newest = await findUndoable(trx)
  const open = await trx
    .selectFrom('imports')
    .select('id')
    .where('id', '=', newest ?? 0)
    .where('file_name', '=', fileName)
    .where('author', '=', userName)
    .where('profile', '=', FEED_PROFILE.name)
    .where('state', '=', 'aplicada')
    .executeTakeFirst()
  if (open !== undefined) return open.id
  const options = { ...NO_OPTIONS, Perfil: FEED_PROFILE.name, Parcial: true, userName }
  return createJob(trx, clock, { fileName, storedFile: null, options, state: 'aplicando' })
}

/** Rows of a feed's day that are listed with their reasons. */
const NOTES_KEPT = 200

/** Adds a part's counts, notes and what it created to those of its import, which is in force with it. */
export async function finishPart(
  trx: Db,
  clock: Clock,
  id: number,
  part: { report: ImportReport; summary: ImportSummary; created: Created },
): Promise<void> {
  const columns = ['report', 'outcome', 'created'] as const
  const before: Pick<Row<'imports'>, (typeof columns)[number]> = await trx
    .selectFrom('imports')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const report = (before.report as ImportReport | null) ?? EMPTY_REPORT
  const summary = (before.outcome as JobOutcome | null)?.summary
  const created = (before.created ?? {}) as Partial<Created>
  const notes = (kind: 'rechazadas' | 'avisos') => [...report[kind], ...part.report[kind]].slice(-NOTES_KEPT)
  const union = (kind: 'brands' | 'families' | 'departments') => [
    ...new Set([...(created[kind] ?? []), ...part.created[kind]]),
  ]
  const branches = mergedBranches(created.branches, part.created.branches)
  await finishImport(trx, id, instant(clock), {
    profile: FEED_PROFILE.name,
    report: {
      ...added(report, part.report),
      rechazadas: notes('rechazadas'),
      avisos: notes('avisos'),
    },
    created: {
      brands: union('brands'),
      families: union('families'),
      departments: union('departments'),
      ...(branches && { branches }),
    },
  })
  const outcome = { ...NOTHING_FOUND, summary: summary ? added(summary, part.summary) : part.summary }
  await updateImport(trx, id, { outcome: JSON.stringify(outcome) })
}

/** The newest first, as they are withdrawn. */
function mergedBranches(first?: BranchesMade, then?: BranchesMade): BranchesMade | undefined {
  if (first === undefined || then === undefined) return then ?? first
  const union = (kind: 'added' | 'lists' | 'taken') => [...new Set([...first[kind], ...then[kind]])]
  return {
    added: union('added'),
    lists: union('lists'),
    taken: union('taken'),
    changed: [...then.changed, ...first.changed],
  }
}

/** The sums of two records' numbers; the rest is the second's. */
const added = <T extends object>(one: T, other: T): T => {
  const sums = Object.entries(one).map(([name, value]) => {
    const more: unknown = (other as Record<string, unknown>)[name]
    return [name, typeof value === 'number' && typeof more === 'number' ? value + more : (more ?? value)]
  })
  return { ...other, ...(Object.fromEntries(sums) as T) }
}

/** The imports in which prices of these articles already wait for staff, by `code price`. */
export async function listWaitingPrices(
  db: Db,
  author: string,
  codes: readonly string[],
): Promise<Map<string, number>> {
  if (codes.length === 0) return new Map()
  const rows = await db
    .selectFrom('import_differences')
    .innerJoin('imports', 'imports.id', 'import_differences.import_id')
    .select(['article_code', 'price_after', 'import_id'])
    .where('imports.state', '=', 'retenida')
    .where('imports.author', '=', author)
    .where('kind', '<>', 'costo')
    .where('article_code', 'in', codes)
    .execute()
  return new Map(
    rows.map(({ article_code, price_after, import_id }) => [`${article_code} ${price_after}`, import_id]),
  )
}
