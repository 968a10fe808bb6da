import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { FILE_FOLDERS, isFilePath, type FileStore } from '../../platform/files/file-store.ts'
import { isNamedByContent } from '../../goods/pictures/picture-files.ts'
import { refuseBackup } from './backup-fault.ts'
import { BACKUP_TEXTS } from './backup-texts.ts'
import type { Manifest } from './manifest.ts'

/** Sizes of a store's files by path. */
export type StoreContent = ReadonlyMap<string, number>

export const contentOfStore = async (store: FileStore): Promise<StoreContent> =>
  new Map((await store.list(FILE_FOLDERS)).map(({ path, bytes }) => [path, bytes]))

/** Writes those of the backup's files whose names the store does not have: what it has is not touched. */
export async function bringToStore(
  backup: string,
  { files }: Manifest,
  store: FileStore,
  before: StoreContent,
): Promise<void> {
  for (const { path } of files)
    if (isFilePath(path) && !before.has(path)) await store.write(path, createReadStream(join(backup, path)))
}

/** Replaces the files that the store had by the backup's, and removes those that the backup does not have. */
export async function placeInStore(
  backup: string,
  { files }: Manifest,
  store: FileStore,
  before: StoreContent,
): Promise<void> {
  const wanted = new Map(files.flatMap(({ path, bytes }) => (isFilePath(path) ? [[path, bytes]] : [])))
  for (const [path, bytes] of before) {
    const is = wanted.get(path)
    if (is === undefined) await store.remove(path)
    else if (is !== bytes || !isNamedByContent(path.replace(/^imagenes\//, '')))
      await store.write(path, createReadStream(join(backup, path)))
  }
  const after = await contentOfStore(store)
  for (const [path, bytes] of wanted)
    if (after.get(path) !== bytes) refuseBackup(BACKUP_TEXTS.fileDiffers(path))
}
