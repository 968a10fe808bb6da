import { sql } from 'kysely'
import type { WordSearch } from '../platform/db/list-window.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { SearchTerm } from '../platform/db/search-terms.ts'
import { SEARCHED } from '../platform/db/staff-search-index.ts'
import { allMatch, listIndexedKeys, wordSearch } from '../platform/db/word-search.ts'

/** Orders of the customers found, the newest ones. */
const OF_CUSTOMERS_MAX = 1000

/**
 * A search of orders on PostgreSQL by recipient, telephone and address, by client, and by number; null on SQLite or
 * without terms. An index finds orders in which all terms are, or whose client has all of them.
 */
export function orderWordSearch(db: Db, terms: readonly SearchTerm[]): WordSearch | null {
  const own = wordSearch(db, SEARCHED.orders, terms)
  if (own === null) return null
  return {
    condition: allMatch([SEARCHED.orders, SEARCHED.clients], terms, ({ key }) =>
      key === null ? [] : [sql`orders."Id" = ${key}`],
    ),
    async findByIndex() {
      const numbers = terms.flatMap(({ key }) => (key === null ? [] : [key]))
      const clients = await listIndexedKeys(db, SEARCHED.clients, terms)
      const orders = await own.findByIndex()
      const theirs = await listOrdersOf(db, clients.keys)
      const found = [...orders.keys, ...theirs]
      // of several terms, some may be in the order and some in its client
      const isWhole = terms.length === 1 || found.length > 0
      return { keys: [...numbers, ...found], areAll: isWhole && clients.areAll && orders.areAll }
    },
  }
}

async function listOrdersOf(db: Db, clients: readonly number[]): Promise<number[]> {
  if (clients.length === 0) return []
  const orders = db
    .selectFrom('orders')
    .select('Id')
    .where('client_id', 'in', [...clients])
  const rows = await orders.orderBy('Id', 'desc').limit(OF_CUSTOMERS_MAX).execute()
  return rows.map(({ Id }) => Id)
}
