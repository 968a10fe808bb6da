import { insertRows, insertRow } from '../../platform/db/chunks.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type {
  ImportBranch,
  ImportBranchSummary,
  ImportOptions,
  ImportProgress,
  ImportQuestion,
  ImportState,
  ImportSummary,
  ImportReport,
} from '@gondola/contract/imports'
import { instant, type Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow, Row } from '../../platform/db/tables/database.ts'
import { type BrakeCounts, NO_DECISIONS, type PriceDecisions } from './plan/brake.ts'

/** How long a lease lasts after the last progress report, before another process may take the import over. */
export const LEASE_SECONDS = 60

/** A job's stored options. */
export interface JobOptions extends ImportOptions {
  /** Staff have seen what the brake holds, and confirmed it. */
  isConfirmed: boolean
  /** The account that confirmed; null is the command. */
  staffId: number | null
  userName: string
  /** Runs during which the process died. */
  attempts: number
  decisions: PriceDecisions
  /** It undoes one branch's prices of another import. */
  undoes?: { importId: number; branchId: number; name: string }
  /** The file's name among those taken from the watched folder. */
  claimed?: string
}

/** The result of comparing the file with the shop. */
export interface JobOutcome {
  summary: ImportSummary | null
  holds: readonly string[]
  /** The brake's counts before any decision; absent in outcomes of earlier versions. */
  brake?: BrakeCounts
  branches: readonly ImportBranch[]
  /** What changes at each branch; absent: one price for each article. */
  effects?: readonly ImportBranchSummary[]
  fault: string | null
  /** Lists applied or undone before it was compared. */
  steps?: number
  /** The file's. */
  hash?: string
  /** What must be answered before the file can be used. */
  question?: ImportQuestion
}

/** For an import that reads no file, or cannot. */
export const EMPTY_REPORT: ImportReport = {
  leidas: 0,
  nuevas: 0,
  cambiadas: 0,
  iguales: 0,
  desaparecidas: 0,
  rechazadas: [],
  avisos: [],
}

/** For a job whose run was interrupted, or ended otherwise than requested. */
export const NOTHING_FOUND: JobOutcome = { summary: null, holds: [], branches: [], fault: null }

export interface Job {
  id: number
  fileName: string
  storedFile: string | null
  author: string
  state: ImportState
  options: JobOptions
}

/** For a job without any decisions. */
export const NO_OPTIONS: JobOptions = {
  Perfil: null,
  Sucursal: null,
  Retirar: false,
  isConfirmed: false,
  staffId: null,
  userName: '',
  attempts: 0,
  decisions: NO_DECISIONS,
}

export const optionsOf = ({ options }: Pick<Row<'imports'>, 'options'>): JobOptions => ({
  ...NO_OPTIONS,
  ...(options as Partial<JobOptions> | null),
})

export function createJob(
  db: Db,
  clock: Clock,
  job: {
    fileName: string
    storedFile: string | null
    options: JobOptions
    state?: ImportState
    applyAt?: string | null
  },
): Promise<number> {
  return insertRow(db, 'imports', {
    file_name: job.fileName,
    profile: job.options.Perfil ?? '',
    author: job.options.userName,
    started_at: instant(clock),
    finished_at: null,
    report: null,
    state: job.state ?? 'subida',
    stored_file: job.storedFile,
    options: JSON.stringify(job.options),
    apply_at: job.applyAt ?? null,
  })
}

/** The import of a file of the watched folder. */
export const findFolderJob = (db: Db, author: string, claimed: string): Promise<Row<'imports'> | undefined> =>
  db
    .selectFrom('imports')
    .selectAll()
    .where('author', '=', author)
    .where(sql`options ->> 'claimed'`, '=', claimed)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** A job's row, locked until the end of the transaction. */
export async function lockJob(trx: Db, id: number): Promise<Row<'imports'> | null> {
  const job = trx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate()
  return (await job.executeTakeFirst()) ?? null
}

/** Sets a job's state if it is in one of the given states; false if it is not. */
export async function moveJob(
  db: Db,
  id: number,
  from: readonly ImportState[],
  change: Partial<NewRow<'imports'>> & { state: ImportState },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ ...change, lease: null, lease_until: null })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const waitingJobs = (db: Db, now: string) =>
  db
    .selectFrom('imports')
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('state', 'in', ['simulando', 'aplicando', 'deshaciendo']),
          or([eb('lease_until', 'is', null), eb('lease_until', '<', now)]),
        ]),
        and([eb('state', '=', 'programada'), eb('apply_at', '<=', now)]),
      ]),
    )

/** Claims the oldest job that waits or whose process died; null if there is none. */
export async function claimJob(db: Db, clock: Clock): Promise<{ job: Job; lease: string } | null> {
  const now = instant(clock)
  const waiting = await waitingJobs(db, now).selectAll().orderBy('id').limit(1).executeTakeFirst()
  if (waiting === undefined) return null
  const lease = randomUUID()
  const state = waiting.state === 'programada' ? 'aplicando' : waiting.state
  const known = optionsOf(waiting)
  const options = { ...known, attempts: waiting.lease === null ? 0 : known.attempts + 1 }
  const claimed = await db
    .updateTable('imports')
    .set({ state, lease, lease_until: instant(clock, LEASE_SECONDS), options: JSON.stringify(options) })
    .where('id', '=', waiting.id)
    .where('state', '=', waiting.state)
    .where(({ or, eb }) => or([eb('lease_until', 'is', null), eb('lease_until', '<', now)]))
    .executeTakeFirst()
  if (claimed.numUpdatedRows === 0n) return null
  const { id, file_name, stored_file, author } = waiting
  const job = { id, fileName: file_name, storedFile: stored_file, author, state, options }
  return { job, lease }
}

/** Whether a job waits to be claimed. */
export async function isJobWaiting(db: Db, clock: Clock): Promise<boolean> {
  return (await waitingJobs(db, instant(clock)).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Records a job's progress and renews its lease; false if another process has taken it over. */
export async function reportProgress(
  db: Db,
  clock: Clock,
  { id, lease }: { id: number; lease: string },
  progress: ImportProgress,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set({ progress: JSON.stringify(progress), lease_until: instant(clock, LEASE_SECONDS) })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Pause after which a job whose file could not be had is claimed again. */
const POSTPONED_SECONDS = 30

/** Leaves a job for later, whoever claims it then; the run does not count as an attempt. */
export async function postponeJob(
  db: Db,
  clock: Clock,
  { id, lease }: { id: number; lease: string },
): Promise<void> {
  await db
    .updateTable('imports')
    .set({ lease: null, lease_until: instant(clock, POSTPONED_SECONDS), progress: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
}

/** Ends a job's run with its outcome. */
export async function settleJob(
  db: Db,
  { id, lease }: { id: number; lease: string },
  state: ImportState,
  outcome: JobOutcome,
  found: { profile?: string; report?: ImportReport; options?: JobOptions } = {},
): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      state,
      outcome: JSON.stringify(outcome),
      progress: null,
      lease: null,
      lease_until: null,
      ...(found.profile !== undefined && { profile: found.profile }),
      ...(found.report !== undefined && { report: JSON.stringify(found.report) }),
      ...(found.options !== undefined && { options: JSON.stringify(found.options) }),
    })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
}

export const writeDifferences = (db: Db, rows: readonly NewRow<'import_differences'>[]): Promise<void> =>
  insertRows(db, 'import_differences', rows)

/** The differences of an import that need a decision each, of these articles or of all: jumps, or prices held by hand. */
export async function listDecidable(
  db: Db,
  importId: number,
  what: 'saltos' | 'fijados',
  codes?: readonly string[],
): Promise<Pick<Row<'import_differences'>, 'article_code' | 'is_jump'>[]> {
  return db
    .selectFrom('import_differences')
    .select(['article_code', 'is_jump'])
    .where('import_id', '=', importId)
    .where('kind', what === 'fijados' ? '=' : '<>', 'fijada')
    .$if(what === 'saltos', (narrowed) => narrowed.where('is_jump', '=', true))
    .$if(codes !== undefined, (narrowed) => narrowed.where('article_code', 'in', codes!))
    .orderBy('position')
    .execute()
}

export async function readNamesAndPrices(
  db: Db,
  codes: readonly string[],
): Promise<Pick<Row<'articles'>, 'Codigo' | 'Descripcion' | 'Precioventa'>[]> {
  return db
    .selectFrom('articles')
    .select(['Codigo', 'Descripcion', 'Precioventa'])
    .where('Codigo', 'in', codes)
    .execute()
}

/** The name of a job's file in the data folder; null if it is no longer stored. */
export async function findStoredFile(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('imports').select('stored_file').where('id', '=', id).executeTakeFirst()
  return row?.stored_file ?? null
}
