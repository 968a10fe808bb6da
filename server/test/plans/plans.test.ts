import { expect, it } from 'vitest'
import type { Db } from '../../src/platform/db/open-database.ts'
import { searchTermsOf } from '../../src/platform/db/staff-search/search-terms.ts'
import { SEARCHED } from '../../src/platform/db/staff-search/staff-search-index.ts'
import { indexedKeys } from '../../src/platform/db/staff-search/word-search.ts'
import { describeOnBothDatabases } from '../../../lab/harness/databases.ts'
import { collectStatements, type AskedStatement } from './traced-statements.ts'
import { isLastChange, KNOWN_IN_ALL_MONTHS, KNOWN_SCANS, KNOWN_SCANS_OF_SQLITE } from './known-scans.ts'
import { growPostgres, readPostgresPlans } from './postgres-plans.ts'
import { sqliteScans } from './sqlite-plans.ts'

describeOnBothDatabases('plans of statements', (database) => {
  it('read no growing table from its beginning to its end', { timeout: 300_000 }, async () => {
    const { full, statements } = await collectStatements(database)
    try {
      const { databaseUrl, dataFolder } = full.shop.config
      const unknown = (found: ReadonlySet<string>, known: Readonly<Record<string, string>>) =>
        [...found].filter((each) => !(each in known)).toSorted()
      if (databaseUrl === null) {
        const scans = sqliteScans(dataFolder, statements)
        expect(unknown(scans, { ...KNOWN_SCANS, ...KNOWN_SCANS_OF_SQLITE })).toEqual([])
        return
      }
      await growPostgres(databaseUrl)
      const asked = [...statements, ...wordStatements(full.shop.db)]
      const { scans, allMonths } = await readPostgresPlans(databaseUrl, asked)
      expect(unknown(scans, KNOWN_SCANS)).toEqual([])
      expect(unknown(allMonths, KNOWN_IN_ALL_MONTHS).filter((each) => !isLastChange(each))).toEqual([])
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
