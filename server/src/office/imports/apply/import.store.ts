import { sql } from 'kysely'
import { chunksOf, insertOf, insertRow, upsertRows } from '../../../platform/db/chunks.ts'
import type { ImportReport } from '@gondola/contract/imports'
import { instant, type Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/open-database.ts'
import type { NewRow, Row, RowChange } from '../../../platform/db/tables/database.ts'
import type { BranchesMade } from '../branches/import-branches.store.ts'
import { changedColumns, JSON_COLUMNS } from '../plan/stored-article.ts'
import type { NumberChange, PlannedArticle } from '../plan/planned-article.ts'
import { LEASE_SECONDS } from '../import-jobs.store.ts'
import type { RecordedPrice } from './recorded-prices.ts'

/** Records an import by the command, which has no job. The process holds its lease while it writes. */
export function createImport(
  db: Db,
  clock: Clock,
  origin: { fileName: string; profile: string; author: string },
  lease: string,
): Promise<number> {
  const { fileName: file_name, profile, author } = origin
  return insertRow(db, 'imports', {
    file_name,
    profile,
    author,
    started_at: instant(clock),
    finished_at: null,
    report: null,
    state: 'aplicando',
    lease,
    lease_until: instant(clock, LEASE_SECONDS),
  })
}

/**
 * Checks that this process still holds the job, and locks the row to the end of the transaction.
 * @throws if another process has taken it over
 */
export async function assertLease(db: Db, id: number, lease: string | null): Promise<void> {
  const held = await db
    .selectFrom('imports')
    .select('id')
    .where('id', '=', id)
    .where('state', '=', 'aplicando')
    .where('lease', '=', lease)
    .forUpdate()
    .executeTakeFirst()
  if (held === undefined) throw new Error(`another process has taken import ${id} over`)
}

/** Writes what articles of the shop cost, where that is new. */
export async function writeCosts(db: Db, costs: readonly NumberChange[], updated_at: string): Promise<void> {
  for (const some of chunksOf(costs)) {
    const cost = new Map(some.map(({ Codigo, number }) => [Codigo, number]))
    const codes = [...cost.keys()]
    const there = await db.selectFrom('articles').select('Codigo').where('Codigo', 'in', codes).execute()
    if (there.length === 0) continue
    await db
      .insertInto('article_costs')
      .values(there.map(({ Codigo }) => ({ article_code: Codigo, cost: cost.get(Codigo)!, updated_at })))
      .onConflict((conflict) =>
        conflict
          .column('article_code')
          .doUpdateSet((row) => ({ cost: row.ref('excluded.cost'), updated_at }))
          .whereRef('article_costs.cost', '<>', 'excluded.cost'),
      )
      .execute()
  }
}

export interface Finished {
  report: ImportReport
  profile: string
  created: Created
}

/** Codes of what an import created. */
export interface Created {
  brands: readonly number[]
  families: readonly number[]
  departments: readonly number[]
  /** Branches and price lists; absent if its prices are not by branch. */
  branches?: BranchesMade
}

export async function finishImport(
  db: Db,
  id: number,
  now: string,
  { report, profile, created }: Finished,
): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      finished_at: now,
      applied_at: now,
      state: 'aplicada',
      profile,
      report: JSON.stringify(report),
      created: JSON.stringify(created),
      progress: null,
      lease: null,
      lease_until: null,
    })
    .where('id', '=', id)
    .execute()
}

/** The last import in force: of a profile, of a file by its hash, or of all. */
export const findLastApplied = (db: Db, { profile, hash }: { profile?: string; hash?: string }) =>
  db
    .selectFrom('imports')
    .select(['id', 'file_name', 'applied_at'])
    .$if(profile !== undefined, (query) => query.where('profile', '=', profile!))
    .$if(hash !== undefined, (query) => query.where(sql`outcome ->> 'hash'`, '=', hash!))
    .where('state', '=', 'aplicada')
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** How many lists were applied or undone, or are about to be; those of other systems come all the time. */
export async function countSteps(db: Db): Promise<number> {
  const { steps } = await db
    .selectFrom('imports')
    .select(
      sql`count(applied_at) + count(undone_at) + count(case when state in ('aplicando', 'deshaciendo') then 1 end)`.as(
        'steps',
      ),
    )
    .where('profile', '<>', 'api')
    .executeTakeFirstOrThrow()
  return Number(steps)
}

export async function readArticles(db: Db, codes: readonly string[]): Promise<Map<string, Row<'articles'>>> {
  const rows = await db.selectFrom('articles').selectAll().where('Codigo', 'in', codes).execute()
  return new Map(rows.map((row) => [row.Codigo, row]))
}

export async function readSources(
  db: Db,
  profile: string,
  codes: readonly string[],
): Promise<Map<string, Row<'import_sources'>>> {
  const rows = await db
    .selectFrom('import_sources')
    .selectAll()
    .where('profile', '=', profile)
    .where('article_code', 'in', codes)
    .execute()
  return new Map(rows.map((row) => [row.article_code, row]))
}

/** The families that staff ever chose for these articles. */
export async function readFamilyChoices(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('family_choices')
    .select(['article_code', 'family_code'])
    .where('article_code', 'in', codes)
    .execute()
  return new Map(rows.map(({ article_code, family_code }) => [article_code, family_code]))
}

/** Inserts articles, overwriting what differs in those `before`: SQLite writes every index of a column that is set. */
export async function writeArticles(
  db: Db,
  rows: readonly NewRow<'articles'>[],
  before: ReadonlyMap<string, Row<'articles'>>,
): Promise<void> {
  const changed = rows.flatMap((row) => {
    const article = before.get(row.Codigo)
    return article === undefined ? [] : Object.keys(changedColumns(article, row).after)
  })
  await upsertRows(db, 'articles', rows, {
    key: ['Codigo'],
    set: [...new Set([...changed, 'manual_fields'])],
    json: ['manual_fields', ...JSON_COLUMNS],
  })
}

/** Adds prices to the price history, from now on, with their import. */
export async function writePrices(
  db: Db,
  prices: readonly RecordedPrice[],
  { importId, now, source = 'import' }: { importId: number; now: string; source?: 'import' | 'undo' },
): Promise<void> {
  const rows = prices.map((price) => ({ ...price, at: now, source, import_id: importId }))
  if (rows.length > 0) await insertOf(db, 'price_history', rows).execute()
}

/** Stores which articles the profile's file had, with their row hashes. */
export async function writeSources(
  db: Db,
  planned: readonly PlannedArticle[],
  { importId, profile }: { importId: number; profile: string },
): Promise<void> {
  const rows = planned.map(({ row, rowHash }) => ({
    profile,
    article_code: row.Codigo,
    row_hash: rowHash,
    is_present: true,
    import_id: importId,
    is_retired: false,
  }))
  await upsertRows(db, 'import_sources', rows, {
    key: ['profile', 'article_code'],
    set: ['row_hash', 'is_present', 'import_id', 'is_retired'],
  })
}

/** Records whether the profile's last file had these articles. */
export async function markPresence(
  db: Db,
  profile: string,
  codes: readonly string[],
  isPresent: boolean,
): Promise<void> {
  await db
    .updateTable('import_sources')
    .set({ is_present: isPresent })
    .where('profile', '=', profile)
    .where('article_code', 'in', codes)
    .execute()
}

/**
 * Those of these articles that are on sale, whose sale staff have not set by hand, and that no other profile's file
 * has.
 */
export async function listRetirable(db: Db, profile: string, codes: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('articles')
    .select(['Codigo', 'manual_fields'])
    .where('Codigo', 'in', codes)
    .where('is_on_sale', '=', true)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('import_sources')
            .select('import_sources.article_code')
            .whereRef('import_sources.article_code', '=', 'articles.Codigo')
            .where('import_sources.profile', '<>', profile)
            .where('import_sources.is_present', '=', true),
        ),
      ),
    )
    .execute()
  return rows.flatMap(({ Codigo, manual_fields }) => (manual_fields?.includes('is_on_sale') ? [] : [Codigo]))
}

/** Takes articles off sale because of a profile's file, or puts them back. */
export async function setOnSale(
  db: Db,
  profile: string,
  codes: readonly string[],
  isOnSale: boolean,
  others: RowChange<'import_sources'> = {},
): Promise<void> {
  if (codes.length === 0) return
  await db.updateTable('articles').set({ is_on_sale: isOnSale }).where('Codigo', 'in', codes).execute()
  await db
    .updateTable('import_sources')
    .set({ ...others, is_retired: !isOnSale })
    .where('profile', '=', profile)
    .where('article_code', 'in', codes)
    .execute()
}

/** Writes undo data, in place of an earlier part's of the same article. */
export const writeUndo = (db: Db, rows: readonly NewRow<'import_undo'>[]): Promise<void> =>
  upsertRows(db, 'import_undo', rows, {
    key: ['import_id', 'article_code'],
    set: ['before', 'after'],
    json: ['before', 'after', 'source'],
  })

export async function updateImport(db: Db, id: number, change: RowChange<'imports'>): Promise<void> {
  await db.updateTable('imports').set(change).where('id', '=', id).execute()
}
