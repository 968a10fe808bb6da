import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export { startPostgres, type PostgresServer } from './postgres-server.ts'

/**
 * A new, empty database on the PostgreSQL server that all test files share; each file asks for its own.
 * Answers its `postgres://` address. It is removed when the run ends (`postgres-global-setup.ts`).
 */
export async function createTestDatabase(): Promise<string> {
  const server = inject('postgresUrl')
  const name = `${inject('postgresPrefix')}${randomBytes(6).toString('hex')}`
  await withClient(server, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`))
  const url = new URL(server)
  url.pathname = name
  return url.href
}

/** Does `work` with a connection of its own to the database at `url`. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
