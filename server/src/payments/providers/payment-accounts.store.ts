import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables.ts'

export const findAccount = async (db: Db, name: string): Promise<Row<'payment_providers'> | null> =>
  (await db.selectFrom('payment_providers').selectAll().where('name', '=', name).executeTakeFirst()) ?? null

/** Stores an account's keys, which `seal` seals to its row. */
export async function saveAccount(
  trx: Db,
  name: string,
  at: string,
  seal: (id: number) => Pick<Row<'payment_providers'>, 'access_token' | 'notice_secret'>,
): Promise<void> {
  const { id } = await trx
    .insertInto('payment_providers')
    .values({
      name,
      access_token: null,
      notice_secret: null,
      public_key: null,
      compared_until: null,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ updated_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx.updateTable('payment_providers').set(seal(id)).where('id', '=', id).execute()
}
