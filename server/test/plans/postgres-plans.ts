import pg from 'pg'
import { withClient } from '../../../lab/harness/postgres.ts'
import { PARTITIONED_TABLES } from '../../src/platform/db/partitions/partitioned-tables.ts'
import type { AskedStatement } from './traced-statements.ts'
import { COMMON_VALUES, GROWING_TABLES } from './growing-tables.ts'

/** Rows that are inserted, and rows that the planner is told of. */
const ROWS = 2000
const TOLD_ROWS = 2_000_000
/** Of a partitioned table. */
const MONTHS = 8
/** Values of a column that refers to others, such as an order's customer. */
const DISTINCT = 1900

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Filter?: string
  'Parent Relationship'?: string
  Plans?: PlanNode[]
}

/** Fills the growing tables with invented rows, and tells the planner that they are a thousand times as many. */
export async function growPostgres(url: string): Promise<void> {
  await withClient(url, async (client) => {
    // references, triggers and checks do not matter to a plan
    await client.query('set session_replication_role = replica')
    for (const { table } of PARTITIONED_TABLES) await addMonths(client, table)
    for (const table of GROWING_TABLES) await growTable(client, table)
  })
}

async function growTable(client: pg.Client, table: string): Promise<void> {
  const { rows: checks } = await client.query<{ name: string }>(
    "select conname as name from pg_constraint where contype = 'c' and conrelid = $1::regclass",
    [table],
  )
  for (const { name } of checks) await client.query(`alter table ${table} drop constraint "${name}"`)
  const { rows: columns } = await client.query<Column>(
    `select a.attname as name, t.typname as type, not a.attnotnull as "isNullable",
       exists (select from pg_index where indrelid = a.attrelid and indisunique and a.attnum = any(indkey)) as "isKey"
     from pg_attribute a join pg_type t on t.oid = a.atttypid
     where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`,
    [table],
  )
  const names = columns.map(({ name }) => `"${name}"`).join(', ')
  const values = columns.map((column) => valueOf(table, column)).join(', ')
  // the demo shop's few rows would tell the planner that one customer has many
  await client.query(`delete from ${table}`)
  const leaves = await leavesOf(client, table)
  for (const leaf of leaves) await client.query(`alter table ${leaf} set (autovacuum_enabled = false)`)
  await client.query(
    `insert into ${table} (${names}) select ${values} from generate_series(1, ${ROWS}) i on conflict do nothing`,
  )
  await client.query(`analyze ${table}`)
  for (const leaf of leaves)
    await client.query('update pg_class set reltuples = $2 where oid = $1::regclass', [
      leaf,
      TOLD_ROWS / leaves.length,
    ])
}

/** The table, or its partitions. */
async function leavesOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select relid::regclass::text as name from pg_partition_tree($1) where isleaf',
    [table],
  )
  return rows.length > 0 ? rows.map(({ name }) => name) : [table]
}

/** As many ranges as a shop has in use, in which the inserted rows are. */
async function addMonths(client: pg.Client, table: string): Promise<void> {
  await client.query(`alter table ${table} detach partition ${table}_start`)
  await client.query(`drop table ${table}_start`)
  for (let month = 0; month < MONTHS; month++) {
    const from = month === 0 ? 1 : ROWS + (month * ROWS) / MONTHS
    const to = month === MONTHS - 1 ? 'maxvalue' : ROWS + ((month + 1) * ROWS) / MONTHS
    await client.query(
      `create table ${table}_${month} partition of ${table} for values from (${from}) to (${to})`,
    )
  }
}

interface Column {
  name: string
  type: string
  isNullable: boolean
  isKey: boolean
}

/** An expression over the row's number `i`. */
function valueOf(table: string, { name, type, isNullable, isKey }: Column): string {
  const common = COMMON_VALUES[`${table}.${name}`]
  if (common !== undefined)
    return `(array[${common.map((each) => `'${each}'`).join(', ')}])[1 + i % ${common.length}]`
  const value = plainValueOf(name, type, isKey)
  return isNullable && !isKey ? `case when i % 3 > 0 then ${value} end` : value
}

function plainValueOf(name: string, type: string, isKey: boolean): string {
  if (['int4', 'int8', 'int2'].includes(type)) return isKey ? `${ROWS} + i` : `${ROWS} + 1 + i % ${DISTINCT}`
  if (type === 'numeric') return 'i % 9'
  if (type === 'bool') return 'i % 2 = 0'
  if (type === 'json' || type === 'jsonb') return `cast('{}' as ${type})`
  if (/_at$|^at$|^Fecha|^day$|_until$|^Alta$|pay_by/.test(name))
    return `to_char(timestamp '2020-01-01' + i * interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS.000"Z"')`
  return isKey ? `'clave ' || i` : `'texto ' || i % 50`
}

export interface PostgresPlans {
  /** What reads a growing table from its beginning to its end, by call and table. */
  scans: Set<string>
  /** What opens every month of a partitioned table. */
  allMonths: Set<string>
}

export async function readPostgresPlans(
  url: string,
  statements: readonly AskedStatement[],
): Promise<PostgresPlans> {
  return withClient(url, async (client) => {
    // the rows fill a thousandth of the pages that they would, in tables and in indexes
    await client.query(`set seq_page_cost = ${TOLD_ROWS / ROWS}`)
    await client.query('set cpu_index_tuple_cost = 0.05')
    await client.query('set random_page_cost = 1.1')
    const scans = new Set<string>()
    const allMonths = new Set<string>()
    for (const { sql, parameters, calls } of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (format json) ${sql}`,
        asInLongList(sql, parameters),
      )
      const plan = rows[0]!['QUERY PLAN'][0].Plan
      for (const call of calls) {
        for (const scan of scansOf(plan, false)) scans.add(`${call}: ${scan}`)
        for (const { table } of PARTITIONED_TABLES)
          if (rangesIn(plan, table).size >= MONTHS) allMonths.add(`${call}: ${table}`)
      }
    }
    return { scans, allMonths }
  })
}

/**
 * The parameters as they are where lists are longer than `LIST_NEWEST_ROWS`: a list begins with the newest rows, not with
 * the first.
 */
const asInLongList = (sql: string, parameters: readonly unknown[]): unknown[] =>
  parameters.map((value, place) => {
    if (!new RegExp(`>= \\$${place + 1}(?!\\d)`).test(sql)) return value
    if (value === 0) return 2 * ROWS - 10
    return value === '' ? '2025-06-14' : value
  })

/** These take all of their rows before they give the first. */
const TAKES_ALL = new Set(['Sort', 'Hash', 'Aggregate', 'HashAggregate', 'WindowAgg', 'SetOp', 'Hash Join'])

/** `isBounded`: whether its reader stops after some rows. */
function scansOf(node: PlanNode, isBounded: boolean): string[] {
  const type = node['Node Type']
  const table = node['Relation Name']?.replace(/_\d+$/, '')
  const ends = type === 'Limit' || (isBounded && !TAKES_ALL.has(type))
  const below = (node.Plans ?? []).flatMap((inner) =>
    // a subquery of the list is asked for each row, or once
    scansOf(inner, ends && inner['Parent Relationship'] !== 'SubPlan'),
  )
  if (table === undefined || !GROWING_TABLES.includes(table)) return below
  const isScan =
    type.endsWith('Scan') &&
    type !== 'Tid Scan' &&
    node['Index Cond'] === undefined &&
    node['Recheck Cond'] === undefined
  // whoever stops after some rows that fit may read all that do not
  const isFound = isScan && (!isBounded || (type === 'Seq Scan' && node.Filter !== undefined))
  return isFound ? [table, ...below] : below
}

function rangesIn(node: PlanNode, table: string): Set<string> {
  const relation = node['Relation Name']
  const own = relation?.replace(/_\d+$/, '') === table && relation !== table ? [relation] : []
  return new Set([...own, ...(node.Plans ?? []).flatMap((inner) => [...rangesIn(inner, table)])])
}
