import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { sql, type RawBuilder } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEmptyDatabase, type EmptyDatabase } from '../../../../../lab/harness/databases.ts'
import { isDatabaseAway } from '../database-away.ts'
import { inTransaction } from '../in-transaction.ts'
import { openDatabase, SQLITE_FILE, type OpenDatabase } from '../open-database.ts'

/** What is asked for together is one group, however slow the machine is. */
const SLOW_MACHINE_MS = 60_000

let empty: EmptyDatabase
let opened: OpenDatabase
/** What another process sees: only committed rows. */
let other: Sqlite.Database
beforeEach(async () => {
  empty = await createEmptyDatabase('sqlite')
  opened = openDatabase(empty, undefined, { groupMs: SLOW_MACHINE_MS })
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
  // both visible at once: one commit for the two
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
  // not `inTransaction`, which retries
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

const failure = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

describe('who does not get to write in time', () => {
  beforeEach(async () => {
    await opened.close()
    opened = openDatabase(empty, undefined, { waitMs: 50 })
  })

  it('reports that the database is away, each from when they asked, while another process writes', async () => {
    other.exec('begin immediate')
    const failures = await Promise.all(['a', 'b', 'c'].map((text) => failure(write(text))))
    expect(failures.map(isDatabaseAway)).toEqual([true, true, true])
    other.exec('commit')
    await write('d')
    expect(seenByOthers()).toEqual(['d'])
  })

  it('is refused while a transaction of this process runs on, and later callers come after it', async () => {
    let end = () => {}
    const running = inTransaction(opened.db, async (trx) => {
      await sql`insert into notes values ('a')`.execute(trx)
      await new Promise<void>((done) => (end = done))
    })
    expect(isDatabaseAway(await failure(write('late')))).toBe(true)
    const next = write('b')
    end()
    await Promise.all([running, next])
    expect(seenByOthers()).toEqual(['a', 'b'])
  })
})

it.each(['commit', 'rollback'] as const)('lets the next one write where a member’s %s fails', async (how) => {
  const lost = inTransaction(opened.db, async (trx) => {
    await sql`insert into notes values ('never')`.execute(trx)
    // the savepoint no longer exists
    await sql`release member`.execute(trx)
    if (how === 'rollback') throw new Error('refused')
  })
  const [first, second] = await Promise.all([failure(lost), failure(write('b'))])
  expect(first).toBeInstanceOf(Error)
  // whether `b` was in the same group or the next one, the lost member leaves nothing
  if (second !== null) await write('b')
  expect(seenByOthers()).toEqual(['b'])
})
