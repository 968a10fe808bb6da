import { expect, test } from 'vitest'
import { createTestDatabase, startPostgres, withClient } from '../../lab/harness/postgres.ts'

test('each test database is its own', async () => {
  const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await withClient(first, (client) => client.query('CREATE TABLE shelf (price integer)'))
  const tables = (url: string) =>
    withClient(url, (client) => client.query("SELECT 1 FROM pg_tables WHERE tablename = 'shelf'"))
  expect((await tables(first)).rowCount).toBe(1)
  expect((await tables(second)).rowCount).toBe(0)
})

test('a durable server keeps what it confirmed before kill -9', async () => {
  const server = await startPostgres({ durable: true })
  try {
    await withClient(server.url(), async (client) => {
      expect((await client.query('SHOW fsync')).rows).toEqual([{ fsync: 'on' }])
      await client.query('CREATE TABLE shelf (price integer)')
      await client.query('INSERT INTO shelf VALUES (1250)')
    })
    await server.kill()
    await expect(withClient(server.url(), (client) => client.query('SELECT 1'))).rejects.toThrow(
      /ECONNREFUSED/,
    )
    await server.restart()
    const { rows } = await withClient(server.url(), (client) => client.query('SELECT price FROM shelf'))
    expect(rows).toEqual([{ price: 1250 }])
  } finally {
    await server.stop()
  }
})
