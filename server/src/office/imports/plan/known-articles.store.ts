import type { Db } from '../../../platform/db/open-database.ts'
import type { KnownArticle } from './staging.ts'

const BATCH = 5000

/** The catalogue's version, to detect changes in the meantime. */
export async function readCatalogueVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
  return version
}

/** Every article of the shop with what an import of the profile compares on a day, in batches. */
export async function* readKnownArticles(
  db: Db,
  profile: string,
  day: string,
  isByBranch = false,
): AsyncGenerator<KnownArticle[]> {
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
        'articles.Descripcion',
        'articles.Ean',
        'articles.Precioventa',
        'articles.unidad',
        'articles.manual_fields',
        'import_sources.row_hash',
        'import_sources.is_present',
        row
          .selectFrom('import_sources as any_source')
          .whereRef('any_source.article_code', '=', 'articles.Codigo')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('imports'),
        row
          .selectFrom('offers')
          .whereRef('offers.article_code', '=', 'articles.Codigo')
          .where('offers.FechaDesde', '<=', day)
          .where('offers.FechaHasta', '>=', day)
          .select(({ fn }) => fn.min('offers.Preciooferta').as('lowest'))
          .as('Preciooferta'),
      ])
      .$if(isByBranch, (query) => query.select(['articles.list_prices', 'articles.not_sold_at']))
      .where('articles.Codigo', '>', last)
      .orderBy('articles.Codigo')
      .limit(BATCH)
      .execute()
    yield batch.map(
      ({ row_hash, is_present, imports, manual_fields, list_prices, not_sold_at, ...article }) => ({
        ...article,
        ...(isByBranch && {
          branches: {
            list_prices: list_prices ?? null,
            not_sold_at: not_sold_at ?? null,
            manual: manual_fields ?? [],
          },
        }),
        rowHash: row_hash,
        isPresent: is_present === true,
        isImported: Number(imports) > 0,
        isPriceFixed: manual_fields?.includes('Precioventa') ?? false,
      }),
    )
    if (batch.length < BATCH) return
    last = batch.at(-1)!.Codigo
  }
}
