import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FILE_FOLDERS } from '../../platform/files/file-store.ts'
import { copyWithTime, orNone } from '../../platform/files/local-file.ts'
import type { Manifest } from './manifest.ts'

const COMING = '.restaurando'

/** The data folder's `FILE_FOLDERS` that contain files. */
export async function listFilledFolders(dataFolder: string): Promise<string[]> {
  const filled: string[] = []
  for (const name of FILE_FOLDERS) {
    const entries = await readdir(join(dataFolder, name), { recursive: true, withFileTypes: true }).catch(
      orNone,
    )
    if (entries.some((entry) => entry.isFile())) filled.push(name)
  }
  return filled
}

/** Copies the backup's files next to their destination; the shop's files are not touched. */
export async function bringFiles(backup: string, { files }: Manifest, dataFolder: string): Promise<void> {
  for (const name of FILE_FOLDERS) {
    await rm(join(dataFolder, name + COMING), { recursive: true, force: true })
    await mkdir(join(dataFolder, name + COMING), { recursive: true, mode: 0o700 })
  }
  for (const { path } of files) {
    const [top = '', ...rest] = path.split('/')
    if (!(FILE_FOLDERS as readonly string[]).includes(top)) continue
    const to = join(dataFolder, top + COMING, ...rest)
    await mkdir(dirname(to), { recursive: true })
    await copyWithTime(join(backup, path), to)
  }
}

/** Moves the copies to their destination; existing folders are renamed with `suffix`. Returns the renamed ones. */
export async function placeFiles(dataFolder: string, suffix: string): Promise<[from: string, to: string][]> {
  const filled = await listFilledFolders(dataFolder)
  const aside: [from: string, to: string][] = []
  for (const name of FILE_FOLDERS) {
    const place = join(dataFolder, name)
    if (filled.includes(name)) {
      await rename(place, place + suffix)
      aside.push([place, place + suffix])
    } else await rm(place, { recursive: true, force: true })
    await rename(place + COMING, place)
  }
  return aside
}
