import pg from 'pg'

/** PostgreSQL's type numbers of what JavaScript can hold as a number: bigint and numeric. */
const NUMBERS = new Set<number>([20, 1700])
const CONNECT_TIMEOUT_MS = 10_000
/** By this name other programs see it; the shop's servers are called `gondola`. */
export const KEEPING_NAME = 'gondola-resguardo'

/** Does `work` over one connection in one transaction: kept whole, or undone where `work` throws. */
export async function inPostgres<T>(
  url: string,
  mode: 'read only' | 'read write',
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: KEEPING_NAME,
    types: {
      getTypeParser: ((type: number, format?: 'text' | 'binary') =>
        NUMBERS.has(type) ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
    },
  })
  // a connection that dies fails its query; the event, unheard, would end the process
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`begin isolation level repeatable read ${mode}`)
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    // what was not committed is undone with the connection
    await client.end().catch(() => {})
  }
}
