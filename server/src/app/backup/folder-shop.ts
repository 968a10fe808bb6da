import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import {
  ContentHash,
  type TableContent,
  ROWS_AT_ONCE,
  type StoredRow,
  type StoredShop,
  type TableShape,
} from './stored-shop.ts'
import type { Manifest } from './manifest.ts'
import Sqlite from 'better-sqlite3'
import { SQLITE_FILE } from '../../platform/db/open-database.ts'
import { SqliteShop } from './sqlite-shop.ts'

const TABLES_FOLDER = 'tablas'
const tablePath = (table: string) => `${TABLES_FOLDER}/${table}.jsonl.gz`

/** A shop stored as tables in a backup's folder: one compressed file per table, with one JSON array per row. */
class FolderShop implements StoredShop {
  readonly #folder: string
  readonly #manifest: Manifest

  constructor(folder: string, manifest: Manifest) {
    this.#folder = folder
    this.#manifest = manifest
  }

  listMigrations = async () => this.#manifest.migrations
  listTables = async () => this.#manifest.tables.map(({ name, columns, key }) => ({ name, columns, key }))
  readSequences = async () => this.#manifest.sequences

  async *readRows({ name }: TableShape): AsyncIterable<StoredRow[]> {
    const lines = createInterface({
      input: createReadStream(join(this.#folder, tablePath(name))).pipe(createGunzip()),
    })
    let rows: StoredRow[] = []
    for await (const line of lines) {
      rows.push(JSON.parse(line) as StoredRow)
      if (rows.length < ROWS_AT_ONCE) continue
      yield rows
      rows = []
    }
    if (rows.length > 0) yield rows
  }
}

/** Writes a table's rows into the folder; returns their count and hash. */
export async function writeTable(folder: string, table: TableShape, from: StoredShop): Promise<TableContent> {
  await mkdir(join(folder, TABLES_FOLDER), { recursive: true, mode: 0o700 })
  const hash = new ContentHash(table)
  const lines = async function* () {
    for await (const rows of from.readRows(table)) {
      hash.add(rows)
      yield rows.map((row) => `${JSON.stringify(row)}\n`).join('')
    }
  }
  const file = createWriteStream(join(folder, tablePath(table.name)), { mode: 0o600, flush: true })
  await pipeline(Readable.from(lines()), createGzip(), file)
  return hash.content()
}

/** Runs `work` on the shop in a backup, whichever database it was made from. */
export async function withStoredShop<T>(
  folder: string,
  manifest: Manifest,
  work: (shop: StoredShop) => Promise<T>,
): Promise<T> {
  if (manifest.database === 'postgres') return work(new FolderShop(folder, manifest))
  const file = join(folder, SQLITE_FILE)
  const db = new Sqlite(file, { readonly: true, fileMustExist: true })
  try {
    return await work(new SqliteShop(file, db))
  } finally {
    db.close()
  }
}
