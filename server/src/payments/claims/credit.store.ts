import { CREDIT, CREDIT_MOVES_MAX } from '@gondola/contract/payments'
import type { Db } from '../../platform/db/open-database.ts'
import type { NewRow, Row } from '../../platform/db/tables/database.ts'

/** The newest movements of what the shop owes a client, newest first. */
export const listCreditMoves = (
  db: Db,
  clientId: number,
  limit = CREDIT_MOVES_MAX,
): Promise<Row<'credit_movements'>[]> =>
  db
    .selectFrom('credit_movements')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('number', 'desc')
    .limit(limit)
    .execute()

/** The centavos that the shop owes a client. */
export const findCredit = async (db: Db, clientId: number): Promise<number> =>
  (await listCreditMoves(db, clientId, 1))[0]?.balance ?? 0

/** The centavos that the shop owes all its clients. */
export async function sumOfCredit(db: Db): Promise<number> {
  const { sum } = await db
    .selectFrom('credit_movements')
    .select((row) => row.fn.coalesce(row.fn.sum<number>('centavos'), row.lit(0)).as('sum'))
    .executeTakeFirstOrThrow()
  return sum
}

/**
 * Adds to, or takes from, what the shop owes a client; with `oneAtATime` on the client's credit. The database refuses to
 * take more than there is, and two movements of one number.
 *
 * @returns what names the movement among all
 */
export async function moveCredit(
  trx: Db,
  clientId: number,
  movement: Pick<NewRow<'credit_movements'>, 'centavos' | 'kind' | 'order_id' | 'at'>,
): Promise<string> {
  const [last] = await listCreditMoves(trx, clientId, 1)
  const number = (last?.number ?? 0) + 1
  const balance = (last?.balance ?? 0) + movement.centavos
  await trx
    .insertInto('credit_movements')
    .values({ ...movement, client_id: clientId, number, balance })
    .execute()
  return `${CREDIT}-${clientId}-${number}`
}
