import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { SQLITE_FILE } from '../../platform/db/open-database.ts'
import { FolderShop } from './folder-shop.ts'
import type { Manifest } from './manifest.ts'
import { SqliteShop } from './sqlite-shop.ts'
import type { StoredShop } from './stored-shop.ts'

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
