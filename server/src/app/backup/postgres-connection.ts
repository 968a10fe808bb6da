import pg from 'pg'

/** OIDs of PostgreSQL's types that are read as JavaScript numbers: bigint and numeric. */
const NUMBERS = new Set<number>([20, 1700])
const CONNECT_TIMEOUT_MS = 10_000
/** Application name seen by other programs; the shop's servers use `gondola`. */
export const KEEPING_NAME = 'gondola-resguardo'

/** Runs `work` over one connection in one transaction, committed as a whole or rolled back if `work` throws. */
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
  // a lost connection fails its query; without a listener, the event would end the process
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`begin isolation level repeatable read ${mode}`)
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    // closing the connection rolls back what was not committed
    await client.end().catch(() => {})
  }
}
