import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '../../../../../lab/harness/postgres.ts'
import { PostgresPool } from './postgres-pool.ts'

let pool: PostgresPool
beforeEach(async () => {
  pool = new PostgresPool({ connectionString: await createTestDatabase() }, 60_000, () => undefined)
})
afterEach(() => pool.end())

/** The server's processes behind three connections at once, which are idle afterwards. */
async function processesOfThree(): Promise<Set<number>> {
  const taken = [await pool.connect(), await pool.connect(), await pool.connect()]
  const found = await Promise.all(
    taken.map(({ client }) => client.query<{ pid: number }>('select pg_backend_pid() as pid')),
  )
  for (const { release } of taken) release()
  return new Set(found.map(({ rows }) => rows[0]?.pid ?? 0))
}

/** Takes a connection, fails on it, and gives it back. */
async function fail(...statements: readonly string[]): Promise<unknown> {
  const { client, noteError, release } = await pool.connect()
  try {
    for (const statement of statements) await client.query(statement)
    return null
  } catch (error) {
    noteError(error)
    return error
  } finally {
    release()
  }
}

it('drops its idle connections when one was found lost: they lead to the same node', async () => {
  const before = await processesOfThree()
  const error = await fail('set default_transaction_read_only = on', 'create table notes (text text)')
  expect(error).toMatchObject({ code: '25006' })
  const after = await processesOfThree()
  expect([before.size, after.size, before.union(after).size]).toEqual([3, 3, 6])
})

it('drops none for one that was lost before: they were made since', async () => {
  const old = await pool.connect()
  const other = await pool.connect()
  other.noteError(Object.assign(new Error(), { code: '57P01' }))
  other.release()
  const before = await processesOfThree()
  old.noteError(Object.assign(new Error(), { code: '57P01' }))
  old.release()
  expect(await processesOfThree()).toEqual(before)
})

it('keeps its connections where a statement failed for another reason', async () => {
  const before = await processesOfThree()
  expect(await fail('select * from nowhere')).toMatchObject({ code: '42P01' })
  expect(await processesOfThree()).toEqual(before)
})

it('compiles no statements, from the first one of a connection on', async () => {
  const { client, release } = await pool.connect()
  expect((await client.query('show jit')).rows).toEqual([{ jit: 'off' }])
  release()
})
