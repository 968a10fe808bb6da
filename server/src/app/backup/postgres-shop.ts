import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { BACKUP_TEXTS, refuseBackup } from './backup-texts.ts'
import { migrateTo } from '../../platform/db/migrate.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { types } from '../../platform/db/postgres/postgres-pool.ts'
import type { Database } from '../../platform/db/tables/database.ts'
import { CopiedMonths } from './copied-months.store.ts'
import {
  inOrderOfReference,
  isOwnBook,
  quoted,
  ROWS_AT_ONCE,
  type ColumnKind,
  type ShopInTheMaking,
  type StoredRow,
  type TableShape,
} from './stored-shop.ts'

const CONNECT_TIMEOUT_MS = 10_000
/** Application name seen by other programs; the shop's servers use `gondola`. */
const KEEPING_NAME = 'gondola-resguardo'

/** Runs `work` over one connection in one transaction, committed as a whole or rolled back if `work` throws. */
export async function inPostgres<T>(
  url: string,
  mode: 'read only' | 'read write',
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: KEEPING_NAME,
    types,
  })
  // a lost connection fails its query; without a listener, the event would end the process
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(`begin isolation level repeatable read ${mode}`)
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    // closing the connection rolls back what was not committed
    await client.end().catch(() => {})
  }
}

const KINDS: Readonly<Record<string, ColumnKind>> = {
  text: 'text',
  'character varying': 'text',
  integer: 'integer',
  bigint: 'integer',
  boolean: 'boolean',
  numeric: 'numeric',
  json: 'json',
}

/** Of `pg_class` as `t`: a table, and no partition of one. */
const IS_WHOLE = "t.relkind in ('r', 'p') and not t.relispartition"

interface ColumnInfo {
  table: string
  name: string
  type: string
}

/** The shop in a PostgreSQL database, over one connection; the caller must open a transaction. */
export class PostgresShop implements ShopInTheMaking {
  readonly #client: pg.Client
  readonly #db: Db
  readonly #months: CopiedMonths

  constructor(client: pg.Client) {
    this.#client = client
    this.#db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: poolOfOne(client) }) })
    this.#months = new CopiedMonths(this.#db)
  }

  async listMigrations(): Promise<string[]> {
    const isThere = await this.#list("select to_regclass('kysely_migration') is not null")
    if (isThere[0]?.[0] !== true) return []
    return (await this.#list('select name::text from kysely_migration order by name collate "C"')).map(
      ([name]) => name as string,
    )
  }

  async listTables(): Promise<TableShape[]> {
    const columns = await this.#columns()
    const keys = await this.#keys()
    const references = new Map<string, string[]>()
    const found =
      await this.#list(`select conrelid::regclass::text, confrelid::regclass::text from pg_constraint
      where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`)
    for (const [child, parent] of found as [string, string][])
      references.set(child, [...(references.get(child) ?? []), parent])
    const names = [...new Set(columns.map(({ table }) => table))].filter((name) => !isOwnBook(name))
    const shapes = names.map((name) => shapeOf(name, columns, keys.get(name)))
    return inOrderOfReference(shapes, references)
  }

  async *readRows(table: TableShape): AsyncIterable<StoredRow[]> {
    const cells = table.columns.map(({ name, kind }) =>
      kind === 'json' ? `${quoted(name)}::text` : quoted(name),
    )
    const kinds = new Map(table.columns.map(({ name, kind }) => [name, kind]))
    const order = table.key.map(
      (name) => `${quoted(name)}${kinds.get(name) === 'text' ? ' collate "C"' : ''}`,
    )
    await this.#client.query(
      `declare read_rows no scroll cursor for select ${cells.join(', ')} from ${quoted(table.name)} order by ${order.join(', ')}`,
    )
    for (;;) {
      const rows = await this.#list(`fetch ${ROWS_AT_ONCE} from read_rows`)
      if (rows.length > 0) yield rows
      if (rows.length < ROWS_AT_ONCE) break
    }
    await this.#client.query('close read_rows')
  }

  async readSequences(): Promise<Record<string, number>> {
    const last: [string, number][] = []
    for (const { table, sequence } of await this.#numbered()) {
      const [row] = await this.#list(`select case when is_called then last_value else 0 end from ${sequence}`)
      const number = Number(row?.[0])
      if (number > 0) last.push([table, number])
    }
    return Object.fromEntries(last)
  }

  async makeTables(migrations: readonly string[]): Promise<void> {
    await migrateTo(this.#db, migrations, { isInTransaction: true })
    for (const { name } of (await this.listTables()).toReversed())
      await this.#client.query(`delete from ${quoted(name)}`)
  }

  async writeRows(table: TableShape, rows: readonly StoredRow[]): Promise<void> {
    for await (const some of this.#months.slicesOf(table, rows)) await this.#insert(table, some)
  }

  async #insert({ name, columns }: TableShape, rows: readonly StoredRow[]): Promise<void> {
    const names = columns.map((column) => quoted(column.name)).join(', ')
    const arrays = columns.map(({ kind }, place) => `$${place + 1}::${kind === 'json' ? 'text' : kind}[]`)
    const cells = columns.map(({ kind }, place) => `c${place}${kind === 'json' ? '::json' : ''}`)
    const aliases = columns.map((_, place) => `c${place}`).join(', ')
    await this.#client.query(
      `insert into ${quoted(name)} (${names}) select ${cells.join(', ')} from unnest(${arrays.join(', ')}) as rows (${aliases})`,
      columns.map((_, place) => rows.map((row) => row[place])),
    )
  }

  async writeSequences(last: Readonly<Record<string, number>>): Promise<void> {
    for (const { table, sequence } of await this.#numbered()) {
      const number = last[table]
      if (number !== undefined) await this.#client.query('select setval($1, $2)', [sequence, number])
    }
  }

  async #columns(): Promise<ColumnInfo[]> {
    const rows = await this.#list(`select c.table_name::text, c.column_name::text, c.data_type::text
      from information_schema.columns c join pg_class t on t.oid = quote_ident(c.table_name)::regclass
      where c.table_schema = current_schema() and c.is_generated = 'NEVER' and ${IS_WHOLE}`)
    return (rows as [string, string, string][]).map(([table, name, type]) => ({ table, name, type }))
  }

  async #keys(): Promise<Map<string, string[]>> {
    const rows = await this.#list(`select i.indrelid::regclass::text, a.attname::text
      from pg_index i cross join lateral unnest(i.indkey) with ordinality as k (attnum, place)
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.attnum
      join pg_class t on t.oid = i.indrelid
      where i.indisprimary and t.relnamespace = current_schema()::regnamespace and ${IS_WHOLE} order by k.place`)
    const keys = new Map<string, string[]>()
    for (const [table, column] of rows as [string, string][])
      keys.set(table, [...(keys.get(table) ?? []), column])
    // a partition's number is in the key for PostgreSQL alone
    for (const { table, column } of await this.#numbered())
      if (keys.get(table)?.includes(column) === true) keys.set(table, [column])
    return keys
  }

  /** Tables whose rows are numbered by a sequence, with its name. */
  async #numbered(): Promise<{ table: string; column: string; sequence: string }[]> {
    const rows = await this.#list(`select t.relname::text, a.attname::text, d.objid::regclass::text
      from pg_depend d join pg_class t on t.oid = d.refobjid join pg_class s on s.oid = d.objid and s.relkind = 'S'
      join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
      where d.classid = 'pg_class'::regclass and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
        and t.relnamespace = current_schema()::regnamespace
      order by t.relname collate "C"`)
    return (rows as [string, string, string][]).map(([table, column, sequence]) => ({
      table,
      column,
      sequence,
    }))
  }

  async #list(text: string): Promise<StoredRow[]> {
    return (await this.#client.query({ text, rowMode: 'array' })).rows as StoredRow[]
  }
}

function shapeOf(table: string, all: readonly ColumnInfo[], key: string[] | undefined): TableShape {
  const columns = all
    .filter((column) => column.table === table)
    .map(({ name, type }) => ({
      name,
      kind: KINDS[type] ?? refuseBackup(BACKUP_TEXTS.unknownType(table, name, type)),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  return { name: table, columns, key: key ?? columns.map(({ name }) => name) }
}

/** A pool with one connection, since Kysely takes its connections from a pool. */
const poolOfOne = (client: pg.Client): PostgresPool => ({
  options: {},
  connect: async () => ({ query: client.query.bind(client), release: () => {} }),
  end: async () => {},
})
