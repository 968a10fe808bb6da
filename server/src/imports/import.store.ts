import type { ImportReport } from '@gondola/contract/entities/import-report.ts'
import type { Db } from '../db/open-database.ts'
import type { NewRow, Row } from '../db/tables.ts'
import type { PlannedArticle } from './plan-import.ts'

const CODES_AT_ONCE = 1000

export async function createImport(
  db: Db,
  origin: { fileName: string; profile: string; author: string },
  now: string,
): Promise<number> {
  const { fileName: file_name, profile, author } = origin
  const { id } = await db
    .insertInto('imports')
    .values({ file_name, profile, author, started_at: now, finished_at: null, report: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function finishImport(db: Db, id: number, now: string, report: ImportReport): Promise<void> {
  await db
    .updateTable('imports')
    .set({ finished_at: now, report: JSON.stringify(report) })
    .where('id', '=', id)
    .execute()
}

export async function readArticles(db: Db, codes: readonly string[]): Promise<Map<string, Row<'articles'>>> {
  const rows = await db.selectFrom('articles').selectAll().where('Codigo', 'in', codes).execute()
  return new Map(rows.map((row) => [row.Codigo, row]))
}

/** Adds articles, or overwrites those of the same code. */
export async function writeArticles(db: Db, rows: readonly NewRow<'articles'>[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first).filter((column) => column !== 'Codigo') as Exclude<
    keyof Row<'articles'>,
    'Codigo'
  >[]
  await db
    .insertInto('articles')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('Codigo')
        .doUpdateSet((row) =>
          Object.fromEntries(columns.map((column) => [column, row.ref(`excluded.${column}`)])),
        ),
    )
    .execute()
}

/** Price history: what an article costs from now on, and by which import. */
export async function writePrices(
  db: Db,
  rows: readonly Pick<NewRow<'articles'>, 'Codigo' | 'Precioventa'>[],
  { importId, now }: { importId: number; now: string },
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('price_history')
    .values(
      rows.map(({ Codigo, Precioventa }) => ({
        article_code: Codigo,
        Precioventa,
        at: now,
        source: 'import' as const,
        import_id: importId,
      })),
    )
    .execute()
}

/** What the profile's file had of these articles. */
export async function writeSources(
  db: Db,
  planned: readonly PlannedArticle[],
  { importId, profile }: { importId: number; profile: string },
): Promise<void> {
  if (planned.length === 0) return
  const rows = planned.map(({ row, rowHash }) => ({
    profile,
    article_code: row.Codigo,
    row_hash: rowHash,
    is_present: true,
    import_id: importId,
  }))
  await db
    .insertInto('import_sources')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['profile', 'article_code']).doUpdateSet((row) => ({
        row_hash: row.ref('excluded.row_hash'),
        is_present: row.ref('excluded.is_present'),
        import_id: row.ref('excluded.import_id'),
      })),
    )
    .execute()
}

/** Notes whether the profile's last file had these articles. */
export async function markPresence(
  db: Db,
  profile: string,
  codes: readonly string[],
  isPresent: boolean,
): Promise<void> {
  for (let from = 0; from < codes.length; from += CODES_AT_ONCE) {
    await db
      .updateTable('import_sources')
      .set({ is_present: isPresent })
      .where('profile', '=', profile)
      .where('article_code', 'in', codes.slice(from, from + CODES_AT_ONCE))
      .execute()
  }
}
