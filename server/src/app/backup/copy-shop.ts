import { BACKUP_TEXTS, BackupFault, refuseBackup } from './backup-texts.ts'
import {
  ContentHash,
  type TableContent,
  type ShopInTheMaking,
  type StoredShop,
  type TableShape,
} from './stored-shop.ts'
import { assertKnown } from '../../platform/db/migrate.ts'
import { migrations as known } from '../../platform/db/migrations/all.ts'

export interface CopiedTable extends TableContent {
  name: string
}

export interface CopiedShop {
  tables: CopiedTable[]
  sequences: Record<string, number>
}

/**
 * Creates a shop's tables, copies every row, reads them back and compares: the count and content of each table, and the
 * sequences. The caller must roll back its transaction if this throws.
 *
 * @throws BackupFault if the copy differs
 * @throws OtherVersion if the source is too old or too new for this program
 */
export async function copyShop(
  from: StoredShop,
  to: ShopInTheMaking,
  onTable: (table: CopiedTable) => void = () => {},
): Promise<CopiedShop> {
  const migrations = await from.listMigrations()
  assertKnown(migrations, known)
  await to.makeTables(migrations)
  const tables = await from.listTables()
  checkSameTables(tables, await to.listTables())
  const read = new Map<string, TableContent>()
  for (const table of tables) read.set(table.name, await copyRows(table, from, to))
  const sequences = await from.readSequences()
  await to.writeSequences(sequences)

  const copied: CopiedTable[] = []
  for (const table of tables) {
    const was = read.get(table.name)
    const is = await contentOf(to, table)
    if (was?.sha256 !== is.sha256) refuseBackup(BACKUP_TEXTS.differs(table.name, was?.rows ?? 0, is.rows))
    copied.push({ name: table.name, ...is })
    onTable({ name: table.name, ...is })
  }
  if (!isSame(sequences, await to.readSequences())) refuseBackup(BACKUP_TEXTS.sequencesDiffer)
  return { tables: copied, sequences }
}

export async function contentOf(shop: StoredShop, table: TableShape): Promise<TableContent> {
  const hash = new ContentHash(table)
  for await (const rows of shop.readRows(table)) hash.add(rows)
  return hash.content()
}

async function copyRows(table: TableShape, from: StoredShop, to: ShopInTheMaking): Promise<TableContent> {
  const hash = new ContentHash(table)
  for await (const rows of from.readRows(table)) {
    hash.add(rows)
    try {
      await to.writeRows(table, rows)
    } catch (error) {
      // a value that the other database cannot store: the message must name its table
      if (error instanceof BackupFault || !(error instanceof Error)) throw error
      throw new BackupFault(BACKUP_TEXTS.rowRefused(table.name, error.message), { cause: error })
    }
  }
  return hash.content()
}

function checkSameTables(from: readonly TableShape[], to: readonly TableShape[]): void {
  const shapes = new Map(to.map((table) => [table.name, JSON.stringify([table.columns, table.key])]))
  for (const { name, columns, key } of from) {
    if (shapes.get(name) !== JSON.stringify([columns, key])) refuseBackup(BACKUP_TEXTS.otherTables(name))
    shapes.delete(name)
  }
  for (const name of shapes.keys()) refuseBackup(BACKUP_TEXTS.otherTables(name))
}

const isSame = (was: Record<string, number>, is: Record<string, number>): boolean =>
  Object.keys(was).length === Object.keys(is).length &&
  Object.entries(was).every(([table, number]) => is[table] === number)
