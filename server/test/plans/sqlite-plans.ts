import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { SQLITE_FILE } from '../../src/platform/db/open-database.ts'
import type { AskedStatement } from './traced-statements.ts'
import { GROWING_TABLES } from './growing-tables.ts'

interface Step {
  id: number
  parent: number
  detail: string
}

/** What reads a growing table from its beginning to its end, by call and table. */
export function sqliteScans(dataFolder: string, statements: readonly AskedStatement[]): Set<string> {
  const db = new Sqlite(join(dataFolder, SQLITE_FILE), { readonly: true })
  try {
    const scans = new Set<string>()
    for (const { sql, parameters, calls } of statements) {
      const steps = db.prepare(`explain query plan ${sql}`).all(...parameters.map(bound)) as Step[]
      for (const scan of scansOf(sql, steps)) for (const call of calls) scans.add(`${call}: ${scan}`)
    }
    return scans
  } finally {
    db.close()
  }
}

const bound = (value: unknown) =>
  typeof value === 'boolean' ? Number(value) : Array.isArray(value) ? JSON.stringify(value) : value

function scansOf(sql: string, steps: readonly Step[]): string[] {
  const tables = new Map(
    [...sql.matchAll(/(?:from|join) "?(\w+)"?(?: as "?(\w+)"?)?/gi)].map(([, table, alias]) => [
      alias ?? table,
      table,
    ]),
  )
  // the plan does not tell of limits: a statement that has one stops, where nothing beside the scan is sorted first
  const isLimited = / limit /i.test(sql)
  return steps.flatMap(({ parent, detail }) => {
    const alias = /^SCAN (\w+)/.exec(detail)?.[1]
    const table = alias === undefined ? undefined : (tables.get(alias) ?? alias)
    if (table === undefined || !GROWING_TABLES.includes(table)) return []
    const isSorted = steps.some((step) => step.parent === parent && step.detail.startsWith('USE TEMP B-TREE'))
    return isLimited && !isSorted ? [] : [table]
  })
}
