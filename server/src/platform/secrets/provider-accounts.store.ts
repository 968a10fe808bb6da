import type { Db } from '../db/open-database.ts'
import type { Row } from '../db/tables/database.ts'

export const findAccount = async (db: Db, name: string): Promise<Row<'payment_providers'> | null> =>
  (await db.selectFrom('payment_providers').selectAll().where('name', '=', name).executeTakeFirst()) ?? null

export const listAccounts = (db: Db): Promise<Row<'payment_providers'>[]> =>
  db.selectFrom('payment_providers').selectAll().orderBy('name').execute()

/** The account's row, made if there is none; locked until the transaction ends. */
export async function lockAccount(trx: Db, name: string, at: string): Promise<Row<'payment_providers'>> {
  return trx
    .insertInto('payment_providers')
    .values({
      name,
      access_token: null,
      notice_secret: null,
      public_key: null,
      access_token_at: null,
      notice_secret_at: null,
      compared_until: null,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ updated_at: at }))
    .returningAll()
    .executeTakeFirstOrThrow()
}

export type AccountColumns = Partial<
  Pick<
    Row<'payment_providers'>,
    'access_token' | 'notice_secret' | 'public_key' | 'access_token_at' | 'notice_secret_at'
  >
>

export async function updateAccount(trx: Db, id: number, columns: AccountColumns): Promise<void> {
  await trx.updateTable('payment_providers').set(columns).where('id', '=', id).execute()
}

/** Stores an account's keys, which `seal` seals to its row. */
export async function saveAccount(
  trx: Db,
  name: string,
  at: string,
  seal: (id: number) => Pick<Row<'payment_providers'>, 'access_token' | 'notice_secret'>,
): Promise<void> {
  const { id } = await lockAccount(trx, name, at)
  await updateAccount(trx, id, { ...seal(id), access_token_at: at, notice_secret_at: at })
}

/** Replaces a sealed key if it is still the one that was read. */
export async function replaceAccountKey(
  db: Db,
  column: 'access_token' | 'notice_secret',
  id: number,
  [before, sealed]: readonly [string, string],
): Promise<boolean> {
  const account = db.updateTable('payment_providers').where('id', '=', id).where(column, '=', before)
  return (await account.set({ [column]: sealed }).executeTakeFirst()).numUpdatedRows > 0n
}
