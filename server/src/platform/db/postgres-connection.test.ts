import { CompiledQuery } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/postgres.ts'
import { PostgresConnection } from './postgres-connection.ts'

let pool: pg.Pool
let connection: PostgresConnection
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await createTestDatabase(), max: 1, pipeline: true })
  await pool.query('create table notes (id integer primary key)')
})
beforeEach(async () => {
  await pool.query('delete from notes')
  connection = new PostgresConnection(await pool.connect())
})
afterAll(() => pool.end())

const note = (id: number, name = 'note') =>
  connection.executeQuery({ ...CompiledQuery.raw('insert into notes values ($1)', [id]), name })
const notes = async () => (await pool.query<{ id: number }>('select id from notes')).rows.map(({ id }) => id)

it('runs what is asked for at the same time in its order', async () => {
  connection.begin('begin')
  const told = await Promise.all([
    note(1),
    note(2),
    connection.executeQuery(CompiledQuery.raw('select 3 as n')),
  ])
  await connection.commit()
  connection.release()
  expect(told.map(({ rows, numAffectedRows }) => rows[0] ?? numAffectedRows)).toEqual([1n, 1n, { n: 3 }])
  expect(await notes()).toEqual([1, 2])
})

it('undoes all of a transaction of which one statement failed, and tells which', async () => {
  connection.begin('begin')
  await expect(Promise.all([note(1), note(1), note(2)])).rejects.toMatchObject({ code: '23505' })
  await expect(connection.commit()).rejects.toThrow('failed transaction')
  connection.release()
  expect(await notes()).toEqual([])
})

it('does nothing where the transaction cannot begin, and can be used again', async () => {
  connection.begin('begin isolation level none_such')
  await expect(note(1, 'other')).rejects.toMatchObject({ code: '42601' })
  await connection.rollback()
  connection.begin('begin')
  await Promise.all([note(2, 'other'), note(3, 'other')])
  await connection.commit()
  connection.release()
  expect(await notes()).toEqual([2, 3])
})

it('begins and ends a transaction without statements', async () => {
  connection.begin('begin')
  await connection.commit()
  connection.begin('begin isolation level serializable')
  const level = await connection.executeQuery(CompiledQuery.raw('show transaction_isolation'))
  expect(level.rows).toEqual([{ transaction_isolation: 'serializable' }])
  await connection.rollback()
  connection.release()
})
