import { chunksOf } from '../../../platform/db/chunks.ts'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/open-database.ts'
import type { NewRow, Row } from '../../../platform/db/tables/database.ts'
import { deleteMade } from '../branches/branches-made.ts'
import type { Created } from '../apply/import.store.ts'

/**
 * The import that can be undone: the newest in force that changed something, if its undo data is still stored; null if
 * there is none. An import without changes does not block the undoing of an earlier one.
 */
export async function findUndoable(db: Db): Promise<number | null> {
  const [newest] = await listInForce(db, 1)
  return newest === undefined || newest.created === null ? null : newest.id
}

/** The imports in force that changed something, newest first. */
export const listInForce = (db: Db, most: number) =>
  db
    .selectFrom('imports')
    .select(['id', 'state', 'created', 'options'])
    .where('state', 'in', ['aplicada', 'deshaciendo'])
    .where(({ or, not, eb }) => or([eb('created', 'is', null), not(changedNothing)]))
    .orderBy('applied_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()

/** The data of an import that its undoing needs. */
export const readUndoneImport = (db: Db, id: number) =>
  db
    .selectFrom('imports')
    .select(['file_name', 'applied_at', 'created', 'profile', 'undo_stayed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Merged brands, with the brand they became part of. */
export async function readMergedBrands(db: Db): Promise<Map<number, number>> {
  const rows = await db.selectFrom('brand_synonyms').select(['merged_code', 'brand_code']).execute()
  return new Map(rows.map(({ merged_code, brand_code }) => [merged_code, brand_code]))
}

/** SQL condition: an applied import that touched no article. Its undo data would still be stored, but there is none. */
export const changedNothing = sql<boolean>`(imports.state = 'aplicada' and imports.created is not null
  and not exists (select 1 from import_undo where import_undo.import_id = imports.id))`

/** Whether an import is in force and changed nothing. */
export async function isIdle(db: Db, id: number): Promise<boolean> {
  const idle = db.selectFrom('imports').select('id').where('id', '=', id).where(changedNothing)
  return (await idle.executeTakeFirst()) !== undefined
}

/** The later imports that changed nothing, newest first; an undoing since then has named them. */
export async function listIdleAfter(db: Db, id: number): Promise<Pick<Row<'imports'>, 'id' | 'file_name'>[]> {
  return db
    .selectFrom('imports')
    .select(['id', 'file_name'])
    .where('id', '>', id)
    .where(changedNothing)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('imports as other')
            .select('other.id')
            .whereRef('other.undone_at', '>', 'imports.applied_at'),
        ),
      ),
    )
    .orderBy('id', 'desc')
    .execute()
}

/** The undo data of an import's next articles, by code, after a code. */
export const readUndo = (
  db: Db,
  importId: number,
  limit: number,
  after = '',
): Promise<Row<'import_undo'>[]> =>
  db
    .selectFrom('import_undo')
    .selectAll()
    .where('import_id', '=', importId)
    .where('article_code', '>', after)
    .orderBy('article_code')
    .limit(limit)
    .execute()

/** The undo data of these articles, by code. */
export async function readUndoOf(
  db: Db,
  importId: number,
  codes: readonly string[],
): Promise<Map<string, Row<'import_undo'>>> {
  const rows = await db
    .selectFrom('import_undo')
    .selectAll()
    .where('import_id', '=', importId)
    .where('article_code', 'in', codes)
    .execute()
  return new Map(rows.map((row) => [row.article_code, row]))
}

/** Counts articles that an undoing leaves as they are, because they were changed since the import. */
export const addStayed = (db: Db, importId: number, count: number): Promise<unknown> =>
  db
    .updateTable('imports')
    .set({ undo_stayed: sql`coalesce(undo_stayed, 0) + ${count}` })
    .where('id', '=', importId)
    .execute()

export const deleteUndo = (db: Db, importId: number, codes: readonly string[]): Promise<unknown> =>
  db.deleteFrom('import_undo').where('import_id', '=', importId).where('article_code', 'in', codes).execute()

/** Deletes the prices that an import recorded for these articles. */
export const deletePrices = (db: Db, importId: number, codes: readonly string[]): Promise<unknown> =>
  db
    .deleteFrom('price_history')
    .where('article_code', 'in', codes)
    .where('import_id', '=', importId)
    .execute()

export async function countUndo(db: Db, importId: number): Promise<number> {
  const { count } = await db
    .selectFrom('import_undo')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Locks these articles, so that no new row refers to them before the transaction ends. */
export async function lockArticles(trx: Db, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  await trx
    .selectFrom('articles')
    .select('Codigo')
    .where('Codigo', 'in', codes)
    .orderBy('Codigo')
    .forUpdate()
    .execute()
}

/** Those of these articles that something besides imports and prices refers to. */
export async function listHeldArticles(
  db: Db,
  profile: string,
  codes: readonly string[],
): Promise<Set<string>> {
  const holders = [
    db.selectFrom('offers').select('article_code').where('article_code', 'in', codes),
    db.selectFrom('promotion_articles').select('article_code').where('article_code', 'in', codes),
    db.selectFrom('favourites').select('article_code').where('article_code', 'in', codes),
    db
      .selectFrom('import_sources')
      .select('article_code')
      .where('article_code', 'in', codes)
      .where('profile', '<>', profile),
  ]
  const held = new Set<string>()
  for (const holder of holders) for (const { article_code } of await holder.execute()) held.add(article_code)
  return held
}

/** Deletes articles with their prices and sources, without a trace. */
export async function deleteArticles(db: Db, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return
  await db.deleteFrom('price_history').where('article_code', 'in', codes).execute()
  await db.deleteFrom('import_sources').where('article_code', 'in', codes).execute()
  await db.deleteFrom('articles').where('Codigo', 'in', codes).execute()
}

/** Restores the profile's records of these articles; null: there was none. */
export async function restoreSources(
  db: Db,
  profile: string,
  sources: ReadonlyMap<string, NewRow<'import_sources'> | null>,
): Promise<void> {
  const codes = [...sources.keys()]
  if (codes.length === 0) return
  await db
    .deleteFrom('import_sources')
    .where('profile', '=', profile)
    .where('article_code', 'in', codes)
    .execute()
  const rows = [...sources.values()].filter((source) => source !== null)
  if (rows.length > 0) await db.insertInto('import_sources').values(rows).execute()
}

/** What may still use a code that an import created; departments after their families. */
const USED_BY = [
  ['brands', ['articles.brand_code', 'promotion_brands.brand_code']],
  ['families', ['articles.family_code', 'promotion_families.family_code']],
  ['departments', ['families.department_code']],
] as const

/** Deletes brands, families, departments, branches and lists that an import created and nothing uses. */
export async function deleteCreated(db: Db, { branches, ...created }: Created): Promise<void> {
  if (branches !== undefined) await deleteMade(db, branches)
  for (const [table, uses] of USED_BY)
    for (const codes of chunksOf(created[table])) {
      const isUnused = uses.map((use) => {
        const [user = ''] = use.split('.')
        return sql<boolean>`not exists (select 1 from ${sql.table(user)} where ${sql.ref(use)} = ${sql.ref(`${table}.Codigo`)})`
      })
      await db
        .deleteFrom(table)
        .where('Codigo', 'in', codes)
        .where((where) => where.and(isUnused))
        .execute()
    }
}

export async function finishUndo(db: Db, importId: number, by: string, now: string): Promise<void> {
  await db.deleteFrom('import_undo').where('import_id', '=', importId).execute()
  await db
    .updateTable('imports')
    .set({ state: 'deshecha', undone_at: now, undone_by: by, progress: null, lease: null, lease_until: null })
    .where('id', '=', importId)
    .execute()
}

/** What staff's later price changes would bring back is the price before the import, not the import's. */
export async function forgetPricesOfImport(trx: Db, importId: number): Promise<void> {
  await sql`
    update price_change_rows set price_before = cast(u."before" ->> 'Precioventa' as double precision)
    from import_undo u
    where u.import_id = ${importId} and u.article_code = price_change_rows.article_code
      and cast(u."after" ->> 'Precioventa' as double precision) = price_change_rows.price_before
      and change_id in (
        select c.id from price_changes c inner join imports i on i.id = ${importId}
        where c.at >= i.applied_at and c.price_list_id is null and c.undone_at is null)`.execute(trx)
}
