import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../databases.ts'
import { collectStatements } from './asked-statements.ts'
import { KNOWN_SCANS } from './known-scans.ts'
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
          : await postgresScans(databaseUrl, statements)
      expect([...scans].filter((scan) => !(scan in KNOWN_SCANS)).toSorted()).toEqual([])
    } finally {
      await full.shop.close()
    }
  })
})
