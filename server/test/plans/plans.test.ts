import { expect, it } from 'vitest'
import type { Db } from '../../src/platform/db/open-database.ts'
import { searchTermsOf } from '../../src/platform/db/search-terms.ts'
import { SEARCHED } from '../../src/platform/db/staff-search-index.ts'
import { indexedKeys } from '../../src/platform/db/word-search.ts'
import { describeOnBothDatabases } from '../databases.ts'
import { collectStatements, type AskedStatement } from './asked-statements.ts'
import { KNOWN_SCANS, KNOWN_SCANS_OF_SQLITE } from './known-scans.ts'
import { growPostgres, postgresScans } from './postgres-plans.ts'
import { sqliteScans } from './sqlite-plans.ts'

describeOnBothDatabases('plans of statements', (database) => {
  it('read no growing table from its beginning to its end', { timeout: 300_000 }, async () => {
    const { full, statements } = await collectStatements(database)
    try {
      const { databaseUrl, dataFolder } = full.shop.config
      if (databaseUrl !== null) await growPostgres(databaseUrl)
      const scans =
        databaseUrl === null
          ? sqliteScans(dataFolder, statements)
          : await postgresScans(databaseUrl, [...statements, ...wordStatements(full.shop.db)])
      const known = databaseUrl === null ? { ...KNOWN_SCANS, ...KNOWN_SCANS_OF_SQLITE } : KNOWN_SCANS
      expect([...scans].filter((scan) => !(scan in known)).toSorted()).toEqual([])
    } finally {
      await full.shop.close()
    }
  })

  /** How PostgreSQL looks for words in the rows that a list does not count; the full shop has too few of them. */
  const wordStatements = (db: Db): AskedStatement[] =>
    ['ana gonzález', '2494 15-555555', 'cliente@correo'].flatMap((q) =>
      [SEARCHED.orders, SEARCHED.clients, SEARCHED.mails].map((searched) => {
        const { sql, parameters } = indexedKeys(searched, searchTermsOf(q)).compile(db)
        return { sql, parameters, calls: new Set([`words in ${searched.table}`]) }
      }),
    )
})
