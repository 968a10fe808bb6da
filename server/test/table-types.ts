import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Sqlite from 'better-sqlite3'
import { createScratchFolder } from '../../lab/harness/scratch-folder.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { openDatabase, SQLITE_FILE } from '../src/platform/db/open-database.ts'

// npm run tables: writes the types of the tables as the migrations make them on SQLite, which only tsc reads.

const FOLDER = new URL('../src/platform/db/tables/', import.meta.url)
const TYPES_FILE = fileURLToPath(new URL('generated.ts', FOLDER))

interface ColumnInfo {
  table: string
  name: string
  type: string
  isNull: boolean
  isGenerated: boolean
}

/** The text of `platform/db/tables/generated.ts`. */
async function makeTableTypes(): Promise<string> {
  const columns = await listColumns()
  const narrow = listNarrowColumns()
  const tables = [...new Set(columns.map(({ table }) => table))]
  const types = tables.map((table) => {
    const own = columns.filter((column) => column.table === table)
    const lines = own.flatMap((column) => typeOf(column, narrow) ?? [])
    return `  ${table}: {\n${lines.join('\n')}\n  }\n`
  })
  return [
    '// Made by `npm run tables` from the migrations; not to be edited.\n',
    `import type { Generated } from 'kysely'\nimport type { Json, NarrowColumns } from './narrow-columns.ts'\n`,
    `export interface Tables {\n${types.join('')}}\n`,
  ].join('\n')
}

/** A column's line; null for JSON that the room declares which owns it. */
function typeOf(column: ColumnInfo, narrow: ReadonlySet<string>): string | null {
  const { table, name, type, isNull, isGenerated } = column
  const isNarrow = narrow.has(`${table}.${name}`)
  const isJson = type === 'json_text'
  if (isJson && !isNarrow) return null
  const value = isNarrow ? `NarrowColumns['${table}']['${name}']` : plainType(type)
  const stored = `${isJson ? `Json<${value}>` : value}${isNull ? ' | null' : ''}`
  return `    ${name}: ${isGenerated ? `Generated<${stored}>` : stored}`
}

const plainType = (type: string) => (type === 'text' ? 'string' : type === 'boolean' ? 'boolean' : 'number')

/** `table.column` of each line in `narrow-columns.ts`. */
function listNarrowColumns(): Set<string> {
  const text = readFileSync(new URL('narrow-columns.ts', FOLDER), 'utf8')
  const found = new Set<string>()
  let table = ''
  for (const line of text.slice(text.indexOf('interface NarrowColumns')).split('\n')) {
    table = /^ {2}(\w+): \{$/.exec(line)?.[1] ?? table
    const column = /^ {4}(\w+):/.exec(line)?.[1]
    if (column !== undefined) found.add(`${table}.${column}`)
  }
  return found
}

async function listColumns(): Promise<ColumnInfo[]> {
  const { folder, remove } = await createScratchFolder('tables')
  const opened = openDatabase({ databaseUrl: null, dataFolder: folder })
  await migrate(opened.db)
  await opened.close()
  const db = new Sqlite(`${folder}/${SQLITE_FILE}`, { readonly: true })
  const rows = db
    .prepare(
      `select t.name as "table", c.name, lower(c.type) as type, c."notnull" = 0 and c.pk = 0 as "isNull",
         c.dflt_value is not null or (c.pk = 1 and t.sql like '%autoincrement%') as "isGenerated"
       from sqlite_schema t, pragma_table_info(t.name) c
       where t.type = 'table' and t.name not like 'kysely%' and t.name not like 'sqlite%' order by t.name, c.cid`,
    )
    .all() as (Omit<ColumnInfo, 'isNull' | 'isGenerated'> & { isNull: number; isGenerated: number })[]
  db.close()
  await remove()
  return rows.map((row) => ({ ...row, isNull: row.isNull === 1, isGenerated: row.isGenerated === 1 }))
}

writeFileSync(TYPES_FILE, await makeTableTypes())
