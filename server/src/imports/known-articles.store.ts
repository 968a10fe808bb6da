import type { Db } from '../db/open-database.ts'
import type { KnownArticle } from './plan-import.ts'

const BATCH = 5000

/** Every article of the shop as an import of a profile finds it, and the catalogue's version they are of. */
export async function readKnownArticles(
  db: Db,
  profile: string,
): Promise<{ version: number; known: Map<string, KnownArticle> }> {
  const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  const known = new Map<string, KnownArticle>()
  let last = ''
  for (;;) {
    const batch = await db
      .selectFrom('articles')
      .leftJoin('import_sources', (join) =>
        join
          .onRef('import_sources.article_code', '=', 'articles.Codigo')
          .on('import_sources.profile', '=', profile),
      )
      .select((row) => [
        'articles.Codigo',
        'articles.Precioventa',
        'import_sources.row_hash',
        'import_sources.is_present',
        row
          .selectFrom('import_sources as any_source')
          .whereRef('any_source.article_code', '=', 'articles.Codigo')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('imports'),
      ])
      .where('articles.Codigo', '>', last)
      .orderBy('articles.Codigo')
      .limit(BATCH)
      .execute()
    for (const { Codigo, Precioventa, row_hash, is_present, imports } of batch) {
      known.set(Codigo, {
        Precioventa,
        rowHash: row_hash,
        isPresent: is_present === true,
        isImported: Number(imports) > 0,
      })
    }
    if (batch.length < BATCH) return { version, known }
    last = batch.at(-1)!.Codigo
  }
}
