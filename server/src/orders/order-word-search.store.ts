import { sql, type RawBuilder } from 'kysely'
import { isSqlite } from '../platform/db/in-transaction.ts'
import type { WordSearch } from '../platform/db/list-window.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { SearchTerm } from '../platform/db/search-terms.ts'
import { SEARCHED } from '../platform/db/staff-search-index.ts'
import { isFrequent, listIndexedKeys, matchWithoutIndex, UNKNOWN } from '../platform/db/word-search.ts'

/** More orders of the customers found are too many. */
const OF_CUSTOMERS_MAX = 2000

/**
 * A search of orders on PostgreSQL by recipient, telephone and address, by client, and by number; null on SQLite or
 * without terms. An index finds orders in which all terms are, or whose client has all of them.
 */
export function orderWordSearch(db: Db, terms: readonly SearchTerm[]): WordSearch | null {
  if (terms.length === 0 || isSqlite(db)) return null
  const newestMatch = everyTerm(terms, true)
  return {
    newestMatch,
    async findByIndex() {
      const numbered = await listNumbered(db, terms)
      if (await isFrequent(db, SEARCHED.orders, newestMatch))
        return { keys: numbered, otherwise: newestMatch }
      const orders = await listIndexedKeys(db, SEARCHED.orders, terms)
      const theirs = await listOrdersOfClients(db, terms)
      const keys = [...numbered, ...orders.keys, ...theirs.keys]
      // of several terms, some may be in the order and some in its client
      const isWhole = terms.length === 1 || keys.length > 0
      if (isWhole && orders.areAll && theirs.areAll) return { keys, otherwise: null }
      return { keys, otherwise: isWhole && theirs.areAll ? everyTerm(terms, false) : newestMatch }
    },
  }
}

/** Whether each term is in the order, or in its client if these are looked at: each is read by key. */
function everyTerm(terms: readonly SearchTerm[], withClients: boolean): RawBuilder<boolean> {
  const each = terms.map((one) => {
    const places = [matchWithoutIndex(SEARCHED.orders, 'orders.', [one])]
    if (one.key !== null) places.push(sql`orders."Id" = ${one.key}`)
    // a join would read all clients
    if (withClients)
      places.push(sql`(select ${matchWithoutIndex(SEARCHED.clients, 'client.', [one])}
        from clients as client where client."Id" = orders.client_id)`)
    return sql`(${sql.join(places, sql` or `)})`
  })
  return sql`(${sql.join(each, sql` and `)})`
}

/** Orders of which a term is the number, and which match the others. */
async function listNumbered(db: Db, terms: readonly SearchTerm[]): Promise<number[]> {
  const numbers = terms.flatMap(({ key }) => (key === null ? [] : [key]))
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('orders')
    .select('Id')
    .where('Id', 'in', numbers)
    .where(everyTerm(terms, true))
    .execute()
  return rows.map(({ Id }) => Id)
}

/** Orders of the clients in whom all terms are. */
async function listOrdersOfClients(db: Db, terms: readonly SearchTerm[]) {
  const clients = await listIndexedKeys(db, SEARCHED.clients, terms)
  if (clients.keys.length === 0) return clients
  const { rows } = await sql<{ key: number }>`select "Id" as key from orders
    where client_id = any(${[...clients.keys]}) limit ${sql.lit(OF_CUSTOMERS_MAX + 1)}`.execute(db)
  return rows.length > OF_CUSTOMERS_MAX
    ? UNKNOWN
    : { keys: rows.map(({ key }) => key), areAll: clients.areAll }
}
