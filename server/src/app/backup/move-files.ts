import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { bytesOf, FILE_FOLDERS, type FileStore } from '../../platform/files/file-store.ts'
import { FolderFiles } from '../../platform/files/folder-files.ts'
import { refuseBackup } from './backup-fault.ts'
import { BACKUP_TEXTS } from './backup-texts.ts'
import { contentOfStore } from './restore-store.ts'

/** How many files were copied, of how many that the folder has. */
export interface MovedFiles {
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
export async function moveFiles(dataFolder: string, store: FileStore): Promise<MovedFiles> {
  const files = await new FolderFiles(dataFolder).list(FILE_FOLDERS)
  const before = await contentOfStore(store)
  const missing = files.filter(({ path, bytes }) => before.get(path) !== bytes)
  for (const { path } of missing) await store.write(path, createReadStream(join(dataFolder, path)))
  const after = await contentOfStore(store)
  for (const { path, bytes } of files)
    if (after.get(path) !== bytes) refuseBackup(BACKUP_TEXTS.fileDiffers(path))
  return { copied: missing.length, files: files.length, bytes: bytesOf(files) }
}
