import type { Db } from '../platform/db/open-database.ts'

/** A chain's wording; null: none any more. */
export async function writeMessage(trx: Db, written: string, own: string | null): Promise<void> {
  if (own === null) await trx.deleteFrom('own_texts').where('written', '=', written).execute()
  else
    await trx
      .insertInto('own_texts')
      .values({ written, own })
      .onConflict((conflict) => conflict.column('written').doUpdateSet({ own }))
      .execute()
}
