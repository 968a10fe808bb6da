import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql, type RawBuilder } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createEmptyDatabase, type EmptyDatabase } from '../../test/databases.ts'
import { inTransaction } from './in-transaction.ts'
import { openDatabase, SQLITE_FILE, type OpenDatabase } from './open-database.ts'

let empty: EmptyDatabase
let opened: OpenDatabase
/** What another process sees: only what is committed. */
let other: Sqlite.Database
beforeEach(async () => {
  empty = await createEmptyDatabase('sqlite')
  opened = openDatabase(empty)
  await sql`create table notes (text text unique)`.execute(opened.db)
  other = new Sqlite(join(empty.dataFolder, SQLITE_FILE), { timeout: 0 })
})
afterEach(async () => {
  other.close()
  await opened.close()
  await empty.drop()
})

const seenByOthers = () => other.prepare('select text from notes order by text').pluck().all()
const write = (text: string) =>
  inTransaction(opened.db, (trx) => sql`insert into notes values (${text})`.execute(trx))

it('is durable when it is acknowledged, and not before', async () => {
  const seenAtEnd: unknown[] = []
  let seenInside: unknown
  const first = inTransaction(opened.db, async (trx) => {
    await sql`insert into notes values ('a')`.execute(trx)
    seenInside = seenByOthers()
  }).then(() => seenAtEnd.push(seenByOthers()))
  const second = write('b').then(() => seenAtEnd.push(seenByOthers()))
  await Promise.all([first, second])
  expect(seenInside).toEqual([])
  // both at once: one commit for the two
  expect(seenAtEnd).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
})

it('undoes one of a group and keeps the others', async () => {
  const results = await Promise.allSettled([
    write('a'),
    inTransaction(opened.db, async (trx) => {
      await sql`insert into notes values ('never')`.execute(trx)
      throw new Error('refused')
    }),
    write('a'),
    sql`insert into notes values ('a')`.execute(opened.db),
    sql`insert into notes values ('c')`.execute(opened.db),
    write('b'),
  ])
  expect(results.map(({ status }) => status === 'fulfilled')).toEqual([true, false, false, false, true, true])
  expect(seenByOthers()).toEqual(['a', 'b', 'c'])
})

it('lets a statement that may not share a transaction in between', async () => {
  await Promise.all([write('a'), sql`vacuum`.execute(opened.db), write('b')])
  expect(seenByOthers()).toEqual(['a', 'b'])
})

it('fails all of a group that could not be committed, and goes on', async () => {
  await sql`create table things (id integer primary key, of_note text references notes (text) deferrable initially deferred)`.execute(
    opened.db,
  )
  // not `inTransaction`, which tries again
  const once = (insert: RawBuilder<unknown>) => opened.db.transaction().execute((trx) => insert.execute(trx))
  const results = await Promise.allSettled([
    once(sql`insert into notes values ('a')`),
    once(sql`insert into things values (1, 'nobody')`),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(seenByOthers()).toEqual([])
  await write('b')
  expect(seenByOthers()).toEqual(['b'])
})

it('commits what runs when it is closed', async () => {
  let closing: Promise<void> | undefined
  await inTransaction(opened.db, async (trx) => {
    closing = opened.close()
    await sql`insert into notes values ('a')`.execute(trx)
  })
  await closing
  expect(seenByOthers()).toEqual(['a'])
  opened = openDatabase(empty)
})
