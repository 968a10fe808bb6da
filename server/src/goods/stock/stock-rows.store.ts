import { sql, type Compilable, type RawBuilder } from 'kysely'
import { isSqlite } from '../../platform/db/in-transaction.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { preparedQuery } from '../../platform/db/prepared-statements/prepared-statements.ts'
import { fewLeft, stockStateOf, type StockLevel } from './stock-level.ts'
import type { Row } from '../../platform/db/tables/database.ts'

/** Branches by their Id, and by their own code as text; null is the default branch. */
export async function listBranchKeys(db: Db): Promise<Map<number | string | null, number>> {
  const rows = await db.selectFrom('branches').select(['Id', 'Codigo', 'is_default']).orderBy('Id').execute()
  const branches = new Map<number | string | null, number>()
  for (const { Id, Codigo, is_default } of rows) {
    branches.set(Id, Id)
    if (Codigo !== '' && !branches.has(Codigo)) branches.set(Codigo, Id)
    if (is_default) branches.set(null, Id)
  }
  return branches
}

export async function hasBranch(db: Db, Id: number): Promise<boolean> {
  return (await db.selectFrom('branches').select('Id').where('Id', '=', Id).executeTakeFirst()) !== undefined
}

export type StockKey = Pick<Row<'stock'>, 'branch_id' | 'article_code'>

const keys = (db: Db, size: number) =>
  db
    .selectFrom('stock')
    .select(['branch_id', 'article_code'])
    .orderBy('branch_id')
    .orderBy('article_code')
    .limit(size)

/** Up to `size` rows on which staff said something before an instant. */
export const listOldTaps = (db: Db, before: string, size: number): Promise<StockKey[]> =>
  keys(db, size).where('tapped', 'is not', null).where('tapped_at', '<', before).execute()

/** Up to `size` rows of a family's articles, in the order of their key, after a row. */
export async function listFamilyRows(
  db: Db,
  family: number,
  size: number,
  last: StockKey | undefined,
): Promise<StockKey[]> {
  let query = keys(db, size).where(
    'article_code',
    'in',
    db.selectFrom('articles').select('Codigo').where('family_code', '=', family),
  )
  if (last !== undefined)
    query = query.where(sql<boolean>`(branch_id, article_code) > (${last.branch_id}, ${last.article_code})`)
  return query.execute()
}

/**
 * The rows of some articles at a branch, locked in the order of their codes until the transaction ends; articles without
 * a row are absent.
 */
export async function lockLevels(trx: Db, branchId: number, codes: readonly string[]): Promise<StockLevel[]> {
  if (codes.length === 0) return []
  return (await levelsOf(trx, JSON.stringify(codes), branchId)).rows
}

// one parameter for all codes: one statement for orders and batches of every length
const levelsOf = preparedQuery((trx: Db, codes: string, branchId: number) => {
  const { asked, join } = askedCodes(trx, codes)
  return rawQuery(
    trx,
    sql<StockLevel>`select s.article_code, s.quantity, s.reported_at, s.held, s.tapped, s.tapped_at, s.tapped_by, s.state,
        a.unidad, f."MargenExistencia" as margin
      from ${asked}
      ${join} stock s on s.branch_id = ${branchId} and s.article_code = asked.value
      ${join} articles a on a."Codigo" = s.article_code
      ${join} families f on f."Codigo" = a.family_code
      ${isSqlite(trx) ? sql`` : sql`order by s.article_code for update of s`}`,
  )
})

/**
 * A JSON list of codes as a table, and the join that looks each of them up: SQLite would read all rows of a branch first,
 * and the list again for each.
 */
export const askedCodes = (db: Db, codes: string) =>
  isSqlite(db)
    ? { asked: sql`json_each(${codes}) as asked`, join: sql`cross join` }
    : { asked: sql`json_array_elements_text(${codes}::json) as asked(value)`, join: sql`join` }

/** A statement of its own words, for `preparedQuery`. */
const rawQuery = <R>(db: Db, text: RawBuilder<R>): Compilable<R> => ({ compile: () => text.compile(db) })

/** Inserts empty rows for articles that have none, in the order of their codes. */
export async function ensureRows(
  trx: Db,
  branchId: number,
  codes: readonly string[],
  at: string,
): Promise<void> {
  if (codes.length === 0) return
  const rows = codes
    .toSorted()
    .map((article_code) => ({ branch_id: branchId, article_code, quantity: null, changed_at: at }))
  await trx
    .insertInto('stock')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['branch_id', 'article_code']).doNothing())
    .execute()
}

/** The present moment, and when the shop's day began. */
export interface StockMoment {
  at: string
  dayBegan: string
}

/** Writes rows that the transaction has locked, each with what customers are told of it. */
export async function writeLevels(
  trx: Db,
  branchId: number,
  levels: readonly StockLevel[],
  { at, dayBegan }: StockMoment,
): Promise<void> {
  if (levels.length === 0) return
  const rows = levels.map((level) => ({
    ...level,
    state: stockStateOf(level, dayBegan),
    few: fewLeft(level, dayBegan),
  }))
  await updateRows(trx, JSON.stringify(rows), branchId, at)
}

// one parameter for all rows; an upsert whose rows are all there, because SQLite would run an update by the branch
const updateRows = preparedQuery((trx: Db, rows: string, branchId: number, at: string) => {
  const columns = sql`article_code, quantity, reported_at, held, tapped, tapped_at, tapped_by, state, few`
  const given = isSqlite(trx)
    ? sql`select value ->> 'article_code', value ->> 'quantity', value ->> 'reported_at', value ->> 'held',
        value ->> 'tapped', value ->> 'tapped_at', value ->> 'tapped_by', value ->> 'state', value ->> 'few',
        ${branchId}, ${at}
        from json_each(${rows}) where true`
    : sql`select ${columns}, cast(${branchId} as integer), cast(${at} as text)
        from json_to_recordset(${rows}::json) as given(article_code text, quantity integer, reported_at text,
        held integer, tapped text, tapped_at text, tapped_by text, state text, few integer)`
  return rawQuery(
    trx,
    sql`insert into stock (${columns}, branch_id, changed_at) ${given}
      on conflict (branch_id, article_code) do update set
        quantity = excluded.quantity, reported_at = excluded.reported_at, held = excluded.held,
        tapped = excluded.tapped, tapped_at = excluded.tapped_at, tapped_by = excluded.tapped_by,
        state = excluded.state, few = excluded.few,
        changed_at = case when stock.state = excluded.state and stock.few is not distinct from excluded.few then stock.changed_at else excluded.changed_at end`,
  )
})

/** The numbers that some articles have at a branch, by code; articles without one are absent. */
export const readQuantities = async (
  db: Db,
  branchId: number,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (await quantitiesOf(db, JSON.stringify(codes), branchId)).rows.map((row) => [row.code, row.quantity]),
  )

const quantitiesOf = preparedQuery((db: Db, codes: string, branchId: number) => {
  const { asked, join } = askedCodes(db, codes)
  return rawQuery(
    db,
    sql<{ code: string; quantity: number }>`select s.article_code as code, s.quantity from ${asked}
      ${join} stock s on s.branch_id = ${branchId} and s.article_code = asked.value where s.quantity is not null`,
  )
})

/** What a text names: the code of one article, or several articles. */
type NamedArticle = { code: string } | 'several'

/**
 * The articles that other systems name by code, else by EAN, else by their code of origin. Texts that name none are
 * absent.
 */
export async function findNamedArticles(
  db: Db,
  texts: readonly string[],
): Promise<Map<string, NamedArticle>> {
  const named = new Map<string, NamedArticle>()
  for (const column of ['Codigo', 'Ean', 'codigo_origen'] as const) {
    const unknown = texts.filter((text) => !named.has(text))
    if (unknown.length === 0) break
    for (const { text, code } of await articlesBy(db, column, unknown))
      named.set(text, named.has(text) ? 'several' : { code })
  }
  return named
}

async function articlesBy(db: Db, column: 'Codigo' | 'Ean' | 'codigo_origen', texts: readonly string[]) {
  const { asked, join } = askedCodes(db, JSON.stringify([...new Set(texts)]))
  const query = sql<{ text: string; code: string }>`select asked.value as text, articles."Codigo" as code
    from ${asked} ${join} articles on articles.${sql.ref(column)} = asked.value`
  return (await query.execute(db)).rows
}
