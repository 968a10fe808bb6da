import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase, withClient } from '../../../../../lab/harness/postgres.ts'
import { PostgresConnection } from './postgres-connection.ts'
import { PostgresPool } from './postgres-pool.ts'
import { insideTransaction } from '../scopes.ts'

let url: string
let pool: PostgresPool
let connection: PostgresConnection
const query = <R extends object>(text: string) => withClient(url, (client) => client.query<R>(text))
beforeAll(async () => {
  url = await createTestDatabase()
  pool = new PostgresPool({ connectionString: url, max: 1 }, 60_000, () => undefined)
  await query('create table notes (id integer primary key)')
})
beforeEach(async () => {
  await query('delete from notes')
  connection = new PostgresConnection(await pool.connect())
})
afterAll(() => pool.end())

const note = (id: number, name = 'note') =>
  connection.executeQuery({ ...CompiledQuery.raw('insert into notes values ($1)', [id]), name })
const notes = async () => (await query<{ id: number }>('select id from notes')).rows.map(({ id }) => id)

it('runs statements by name and by text, and counts what they change', async () => {
  await connection.begin('begin')
  const told = [
    await note(1),
    await note(2),
    await connection.executeQuery(CompiledQuery.raw('select 3 as n')),
  ]
  await connection.commit()
  connection.release()
  expect(told.map(({ rows, numAffectedRows }) => rows[0] ?? numAffectedRows)).toEqual([1n, 1n, { n: 3 }])
  expect(await notes()).toEqual([1, 2])
})

it('reports a commit that the database turned into a rollback', async () => {
  await connection.begin('begin')
  await note(1)
  await expect(note(1)).rejects.toMatchObject({ code: '23505' })
  await expect(connection.commit()).rejects.toThrow('failed transaction')
  connection.release()
  expect(await notes()).toEqual([])
})

it('refuses statements after the end of its transaction', async () => {
  await connection.begin('begin')
  await insideTransaction(async () => {
    await connection.rollback()
    await expect(note(1)).rejects.toThrow('has ended')
  })
  connection.release()
  expect(await notes()).toEqual([])
})

it('can be used again where a transaction could not begin', async () => {
  await expect(connection.begin('begin isolation level none_such')).rejects.toMatchObject({ code: '42601' })
  await connection.rollback()
  connection.release()
  connection = new PostgresConnection(await pool.connect())
  await connection.begin('begin')
  await note(2, 'other')
  await note(3, 'other')
  await connection.commit()
  connection.release()
  expect(await notes()).toEqual([2, 3])
})

it('begins and ends a transaction without statements', async () => {
  await connection.begin('begin')
  await connection.commit()
  connection.release()
  connection = new PostgresConnection(await pool.connect())
  await connection.begin('begin isolation level serializable')
  const level = await connection.executeQuery(CompiledQuery.raw('show transaction_isolation'))
  expect(level.rows).toEqual([{ transaction_isolation: 'serializable' }])
  await connection.rollback()
  connection.release()
})
