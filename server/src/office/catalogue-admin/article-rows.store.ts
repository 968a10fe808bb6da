import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow, Row, RowChange } from '../../platform/db/tables/database.ts'

const AT_ONCE = 1000

/** An article's row, locked until the transaction ends. */
export async function lockArticle(trx: Db, Codigo: string): Promise<Row<'articles'> | null> {
  const found = trx.selectFrom('articles').selectAll().where('Codigo', '=', Codigo).forUpdate()
  return (await found.executeTakeFirst()) ?? null
}

export const listArticleRows = (db: Db, codes: readonly string[]): Promise<Row<'articles'>[]> =>
  db.selectFrom('articles').selectAll().where('Codigo', 'in', codes).execute()

/** An article's price; null if none has the code. */
export async function findArticlePrice(db: Db, Codigo: string): Promise<number | null> {
  const article = await db
    .selectFrom('articles')
    .select('Precioventa')
    .where('Codigo', '=', Codigo)
    .executeTakeFirst()
  return article?.Precioventa ?? null
}

/** Another article with the barcode; null if there is none. */
export async function findArticleOfEan(
  db: Db,
  Ean: string,
  except: string,
): Promise<Pick<Row<'articles'>, 'Codigo' | 'Descripcion'> | null> {
  const other = await db
    .selectFrom('articles')
    .select(['Codigo', 'Descripcion'])
    .where('Ean', '=', Ean)
    .where('Codigo', '!=', except)
    .executeTakeFirst()
  return other ?? null
}

/** A family's articles with a different VAT rate. */
export const listOtherwiseRated = (
  db: Db,
  family: number,
  Iva: number,
): Promise<Pick<Row<'articles'>, 'Codigo' | 'manual_fields'>[]> =>
  db
    .selectFrom('articles')
    .select(['Codigo', 'manual_fields'])
    .where('family_code', '=', family)
    .where('Iva', '!=', Iva)
    .execute()

export async function insertArticle(trx: Db, article: NewRow<'articles'>): Promise<void> {
  await trx.insertInto('articles').values(article).execute()
}

export async function updateArticle(trx: Db, Codigo: string, change: RowChange<'articles'>): Promise<void> {
  await trx.updateTable('articles').set(change).where('Codigo', '=', Codigo).execute()
}

/** Applies the same change to many articles. */
export async function updateArticles(
  trx: Db,
  codes: readonly string[],
  change: RowChange<'articles'>,
): Promise<void> {
  for (let from = 0; from < codes.length; from += AT_ONCE)
    await trx
      .updateTable('articles')
      .set(change)
      .where('Codigo', 'in', codes.slice(from, from + AT_ONCE))
      .execute()
}

/**
 * The choice outlives the article: if it disappears and is imported again, it returns to the family that staff chose.
 */
export async function keepFamilyChoice(trx: Db, choice: NewRow<'family_choices'>): Promise<void> {
  const { family_code, author, at } = choice
  await trx
    .insertInto('family_choices')
    .values(choice)
    .onConflict((conflict) => conflict.column('article_code').doUpdateSet({ family_code, author, at }))
    .execute()
}

export async function deleteFamilyChoice(trx: Db, Codigo: string): Promise<void> {
  await trx.deleteFrom('family_choices').where('article_code', '=', Codigo).execute()
}
