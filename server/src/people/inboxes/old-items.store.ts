import { sql } from 'kysely'
import type { InboxName } from '@gondola/contract/inboxes'
import { inSlices } from '../../platform/db/delete-in-slices.ts'
import type { Db } from '../../platform/db/open-database.ts'

const TABLES = {
  contactos: { table: 'contacts', key: 'Id', at: 'Fechahora' },
  tarjetas: { table: 'card_requests', key: 'Id', at: 'Fechahora' },
  arrepentimientos: { table: 'withdrawals', key: 'Codigo', at: 'Fecha' },
} as const

/**
 * Deletes what came into an inbox before a moment of the shop's time, with what staff wrote about it. What is not dealt
 * with stays, and so does what staff worked on since the instant.
 */
export async function deleteOldItems(
  db: Db,
  inbox: InboxName,
  before: { moment: string; instant: string },
): Promise<void> {
  const { table, key, at } = TABLES[inbox]
  const keyText = sql<string>`cast(${sql.ref(`${table}.${key}`)} as text)`
  await inSlices(db, table, async (trx, rows) => {
    const old = await trx
      .selectFrom('inbox_items')
      .select('key')
      .where('inbox', '=', inbox)
      .where('state', 'in', ['resuelta', 'rechazada'])
      .where(
        sql<boolean>`exists (select 1 from ${sql.table(table)}
          where ${keyText} = inbox_items.key and ${sql.ref(at)} < ${before.moment})`,
      )
      .where(
        sql<boolean>`not exists (select 1 from inbox_events where inbox_events.inbox = inbox_items.inbox
          and inbox_events.key = inbox_items.key and inbox_events.at >= ${before.instant})`,
      )
      .limit(rows)
      .forUpdate()
      .skipLocked()
      .execute()
    const keys = old.map((row) => row.key)
    if (keys.length === 0) return 0
    await trx.deleteFrom('inbox_events').where('inbox', '=', inbox).where('key', 'in', keys).execute()
    await trx.deleteFrom('inbox_items').where('inbox', '=', inbox).where('key', 'in', keys).execute()
    await trx.deleteFrom(table).where(keyText, 'in', keys).execute()
    return keys.length
  })
}
