import { join } from 'node:path'
import { BACKUP_TEXTS, refuseBackup } from './backup-texts.ts'
import type { Config } from '../../platform/config.ts'
import { SQLITE_FILE } from '../../platform/db/open-database.ts'
import { bytesOf, FILE_FOLDERS, type FileStore } from '../../platform/files/file-store.ts'
import { openFiles } from '../../platform/files/open-files.ts'
import { moveShop } from './move-shop.ts'
import { runCommand } from './run-command.ts'
import { createReadStream } from 'node:fs'
import { FolderFiles } from '../../platform/files/folder-files.ts'
import { contentOfStore } from './restore.ts'

// npm run mudar -- postgres://…: moves the shop of GONDOLA_DATA (SQLite) to an empty PostgreSQL database
// npm run mudar -- --archivos: copies the files of GONDOLA_DATA into the store of S3_URL

process.exitCode = await runCommand(async (config) => {
  const [what = '', ...rest] = process.argv.slice(2)
  if (rest.length > 0) refuseBackup(BACKUP_TEXTS.moveUsage)
  if (what === '--archivos') return moveToStore(config)
  if (!URL.canParse(what) || !/^postgres(ql)?:$/.test(new URL(what).protocol))
    refuseBackup(BACKUP_TEXTS.moveUsage)
  await moveToPostgres(config, what)
})

async function moveToPostgres(config: Config, url: string): Promise<void> {
  const began = performance.now()
  const { tables, sequences } = await moveShop(join(config.dataFolder, SQLITE_FILE), url, (table) =>
    console.log(BACKUP_TEXTS.table(table.name, table.rows, table.sha256)),
  )
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  console.log(BACKUP_TEXTS.sequences(Object.keys(sequences).length))
  console.log(BACKUP_TEXTS.moved(tables.length, rows, (performance.now() - began) / 1000))
  await tellPictures(config)
  console.log(BACKUP_TEXTS.moveNext)
}

async function tellPictures(config: Config): Promise<void> {
  if (config.s3 !== null) return console.log(BACKUP_TEXTS.uploadsInStore)
  const pictures = await openFiles(config).list(['imagenes'])
  const folder = join(config.dataFolder, 'imagenes')
  console.log(BACKUP_TEXTS.uploads(folder, pictures.length, bytesOf(pictures)))
}

async function moveToStore(config: Config): Promise<void> {
  if (config.s3 === null) return refuseBackup(BACKUP_TEXTS.noStoreSet)
  const { copied, files, bytes } = await moveFiles(config.dataFolder, openFiles(config))
  console.log(BACKUP_TEXTS.filesMoved(copied, files, bytes))
}

/** How many files were copied, of how many that the folder has. */
interface MovedFiles {
  copied: number
  files: number
  bytes: number
}

/**
 * Copies the data folder's files into a store, those that it does not have yet or has in another size; the shop may be
 * running. The folder's files stay.
 *
 * @throws BackupFault if the store does not have them all afterwards; FilesAway
 */
async function moveFiles(dataFolder: string, store: FileStore): Promise<MovedFiles> {
  const files = await new FolderFiles(dataFolder).list(FILE_FOLDERS)
  const before = await contentOfStore(store)
  const missing = files.filter(({ path, bytes }) => before.get(path) !== bytes)
  for (const { path } of missing) await store.write(path, createReadStream(join(dataFolder, path)))
  const after = await contentOfStore(store)
  for (const { path, bytes } of files)
    if (after.get(path) !== bytes) refuseBackup(BACKUP_TEXTS.fileDiffers(path))
  return { copied: missing.length, files: files.length, bytes: bytesOf(files) }
}
