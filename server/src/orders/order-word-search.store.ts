import { sql, type RawBuilder } from 'kysely'
import { isSqlite } from '../platform/db/in-transaction.ts'
import type { WordSearch } from '../platform/db/list-window.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { SearchTerm } from '../platform/db/staff-search/search-terms.ts'
import { SEARCHED } from '../platform/db/staff-search/staff-search-index.ts'
import {
  listIndexedKeys,
  matchWithoutIndex,
  UNKNOWN,
  type FoundKeys,
} from '../platform/db/staff-search/word-search.ts'

/** More orders of the customers found are too many. */
const OF_CUSTOMERS_MAX = 1000
/**
 * More customers than this, a rare surname's in a million, are not read from the index. With all of them known, comparing
 * the newest 10,000 orders reads no customer: 5 ms instead of 35.
 */
const CUSTOMERS_MAX = 3000

/**
 * A search of orders on PostgreSQL by recipient, telephone and address, by client, and by number; null on SQLite or
 * without terms. An index finds orders in which all terms are, or whose client has all of them if accounts are seen.
 */
export function orderWordSearch(
  db: Db,
  terms: readonly SearchTerm[],
  seesAccounts: boolean,
): WordSearch | null {
  if (terms.length === 0 || isSqlite(db)) return null
  const newestMatch = allMatch(terms.map((term) => ({ term, clients: seesAccounts ? UNKNOWN : NOBODY })))
  return {
    newestMatch,
    async findByIndex() {
      const numbered = await listNumbered(db, terms, newestMatch)
      const orders = await listIndexedKeys(db, SEARCHED.orders, terms)
      if (!seesAccounts)
        return { keys: [...numbered, ...orders.keys], otherwise: orders.areAll ? null : newestMatch }
      const clients = await listIndexedKeys(db, SEARCHED.clients, terms, CUSTOMERS_MAX)
      const theirs = await listOrdersOf(db, clients)
      const keys = [...numbered, ...orders.keys, ...theirs.keys]
      // of several terms, some may be in the order and some in its client
      const isWhole = terms.length === 1 || keys.length > 0
      if (isWhole && orders.areAll && theirs.areAll) return { keys, otherwise: null }
      return { keys, otherwise: allMatch(await withClients(db, terms, clients)) }
    },
  }
}

/** No client counts. */
const NOBODY: FoundKeys = { keys: [], areAll: true }

interface ClientsOfTerm {
  term: SearchTerm
  clients: FoundKeys
}

/** The terms, each with its clients; first those of which an index knows these. */
async function withClients(
  db: Db,
  terms: readonly SearchTerm[],
  clientsOfAll: FoundKeys,
): Promise<ClientsOfTerm[]> {
  const found: ClientsOfTerm[] = []
  for (const term of terms) {
    const clients =
      terms.length === 1 ? clientsOfAll : await listIndexedKeys(db, SEARCHED.clients, [term], CUSTOMERS_MAX)
    found.push({ term, clients })
  }
  return found.toSorted((a, b) => Number(b.clients.areAll) - Number(a.clients.areAll))
}

/** Whether each term is in the order or in its client. A client who is not known is read by key, which takes longest. */
function allMatch(terms: readonly ClientsOfTerm[]): RawBuilder<boolean> {
  const each = terms.map(({ term, clients }) => {
    const places = [matchWithoutIndex(SEARCHED.orders, 'orders.', [term])]
    if (term.key !== null) places.push(sql`orders."Id" = ${term.key}`)
    places.push(
      clients.areAll
        ? sql`orders.client_id = any(${[...clients.keys]})`
        : // a join would read all clients
          sql`(select ${matchWithoutIndex(SEARCHED.clients, 'client.', [term])}
            from clients as client where client."Id" = orders.client_id)`,
    )
    return sql`(${sql.join(places, sql` or `)})`
  })
  return sql`(${sql.join(each, sql` and `)})`
}

/** Orders of which a term is the number, and which match the others. */
async function listNumbered(
  db: Db,
  terms: readonly SearchTerm[],
  match: RawBuilder<boolean>,
): Promise<number[]> {
  const numbers = terms.flatMap(({ key }) => (key === null ? [] : [key]))
  if (numbers.length === 0) return []
  const rows = await db.selectFrom('orders').select('Id').where('Id', 'in', numbers).where(match).execute()
  return rows.map(({ Id }) => Id)
}

async function listOrdersOf(db: Db, clients: FoundKeys): Promise<FoundKeys> {
  if (clients.keys.length === 0) return clients
  const { rows } = await sql<{ key: number }>`select "Id" as key from orders
    where client_id = any(${[...clients.keys]}) limit ${sql.lit(OF_CUSTOMERS_MAX + 1)}`.execute(db)
  const areAll = clients.areAll && rows.length <= OF_CUSTOMERS_MAX
  return { keys: rows.slice(0, OF_CUSTOMERS_MAX).map(({ key }) => key), areAll }
}
