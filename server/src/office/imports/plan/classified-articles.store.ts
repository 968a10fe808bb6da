import type { Db } from '../../../platform/db/open-database.ts'
import type { NewRow, Row, RowChange } from '../../../platform/db/tables/database.ts'

/** A family with its VAT rate; null if the code does not exist. */
export async function findFamily(
  db: Db,
  Codigo: number,
): Promise<Pick<Row<'families'>, 'Codigo' | 'Iva'> | null> {
  const family = db.selectFrom('families').select(['Codigo', 'Iva']).where('Codigo', '=', Codigo)
  return (await family.executeTakeFirst()) ?? null
}

export async function updateArticle(trx: Db, Codigo: string, change: RowChange<'articles'>): Promise<void> {
  await trx.updateTable('articles').set(change).where('Codigo', '=', Codigo).execute()
}

/** Stores the families that staff chose for articles, over earlier choices. */
export async function writeFamilyChoices(
  trx: Db,
  choices: readonly NewRow<'family_choices'>[],
): Promise<void> {
  if (choices.length === 0) return
  await trx
    .insertInto('family_choices')
    .values(choices)
    .onConflict((conflict) =>
      conflict.column('article_code').doUpdateSet((row) => ({
        family_code: row.ref('excluded.family_code'),
        author: row.ref('excluded.author'),
        at: row.ref('excluded.at'),
      })),
    )
    .execute()
}
