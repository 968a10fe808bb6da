import type { Db } from '../../platform/db/open-database.ts'

/** Versions of orders by their number, read by key; with the client, so that each is told only of own orders. */
export async function findOrderVersions(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, { clientId: number | null; version: string }>> {
  const rows = await db
    .selectFrom('orders')
    .select(['Id', 'client_id', 'updated_at'])
    .where('Id', 'in', [...ids])
    .execute()
  return new Map(rows.map((row) => [row.Id, { clientId: row.client_id, version: row.updated_at }]))
}
