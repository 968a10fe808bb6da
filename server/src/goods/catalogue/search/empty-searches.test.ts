import { describe, expect, it } from 'vitest'
import { describeOnBothDatabases, createEmptyDatabase } from '../../../../../lab/harness/databases.ts'
import { migrate } from '../../../platform/db/migrate.ts'
import { openDatabase } from '../../../platform/db/open-database.ts'
import { addEmptySearches } from '../empty-searches.store.ts'
import { EmptySearches, searchTerm } from './empty-searches.ts'

it.each([
  ['  Ñoquis   de PAPA ', 'noquis de papa'],
  ['7up', '7up'],
  ['coca 2,25', 'coca 2,25'],
  ['x'.repeat(200), 'x'.repeat(60)],
  // an EAN-13 may be searched for
  ['7790070012050', '7790070012050'],
  ['7790070012051', null],
  // texts that may identify a person
  ['ana@example.com', null],
  ['30123456', null],
  ['20-30123456-7', null],
  ['tel 2494 123456', null],
  ['???', null],
])('%j is counted as %j', (text, term) => expect(searchTerm(text)).toBe(term))

describe('counting', () => {
  it('keeps what could not be written, and what came while it was', async () => {
    const searches = new EmptySearches()
    searches.count('uno')
    searches.count('Uno')
    await expect(searches.flush(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
    const written: [string, number][] = []
    const write = async (counted: ReadonlyMap<string, number>) => {
      written.push(...counted)
      if (written.length === 1) searches.count('uno')
    }
    for (let i = 0; i < 3; i++) await searches.flush(write)
    expect(written).toEqual([
      ['uno', 2],
      ['uno', 1],
    ])
  })

  it('remembers a bounded number of terms', async () => {
    const searches = new EmptySearches()
    for (let i = 0; i < 1000; i++) searches.count(`cosa ${i}`)
    searches.count('cosa 1')
    await searches.flush(async (counted) => {
      expect(counted.size).toBe(500)
      expect(counted.get('cosa 1')).toBe(2)
    })
  })
})

describeOnBothDatabases('writing what was counted', (database) => {
  it('adds up, and a day has room for so many terms only', async () => {
    const empty = await createEmptyDatabase(database)
    const { db, close } = openDatabase(empty)
    await migrate(db)
    const terms = (from: number) =>
      new Map(Array.from({ length: 500 }, (_, i) => [`cosa ${from + i}`, 2] as const))
    for (const from of [0, 500, 1000, 1500]) await addEmptySearches(db, '2026-11-21', terms(from))
    await Promise.all([
      addEmptySearches(db, '2026-11-21', terms(250)),
      addEmptySearches(db, '2026-11-21', terms(0)),
    ])
    await addEmptySearches(db, '2026-11-21', new Map([['nuevo', 1]]))
    const rows = await db.selectFrom('empty_searches').selectAll().execute()
    expect(rows).toHaveLength(2000)
    expect(rows.find(({ term }) => term === 'cosa 300')?.times).toBe(6)
    expect(rows.find(({ term }) => term === 'nuevo')).toBeUndefined()
    await addEmptySearches(db, '2026-11-22', new Map([['nuevo', 1]]))
    expect(await db.selectFrom('empty_searches').selectAll().execute()).toHaveLength(2001)
    await close()
    await empty.drop()
  })
})
