import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { copyWithTime } from './copy-files.ts'
import { KEPT_FOLDERS, orNone } from './data-files.ts'
import type { Manifest } from './manifest.ts'

const COMING = '.restaurando'

/** The kept folders of the data folder that have something in them. */
export async function listFilledFolders(dataFolder: string): Promise<string[]> {
  const filled: string[] = []
  for (const name of KEPT_FOLDERS) {
    const entries = await readdir(join(dataFolder, name), { recursive: true, withFileTypes: true }).catch(
      orNone,
    )
    if (entries.some((entry) => entry.isFile())) filled.push(name)
  }
  return filled
}

/** Copies the backup's files beside their place; nothing of the shop's is touched. */
export async function bringFiles(backup: string, { files }: Manifest, dataFolder: string): Promise<void> {
  for (const name of KEPT_FOLDERS) {
    await rm(join(dataFolder, name + COMING), { recursive: true, force: true })
    await mkdir(join(dataFolder, name + COMING), { recursive: true, mode: 0o700 })
  }
  for (const { path } of files) {
    const [top = '', ...rest] = path.split('/')
    if (!(KEPT_FOLDERS as readonly string[]).includes(top)) continue
    const to = join(dataFolder, top + COMING, ...rest)
    await mkdir(dirname(to), { recursive: true })
    await copyWithTime(join(backup, path), to)
  }
}

/** Puts them in their place; what was there is set aside under a name with `suffix`. Answers what was. */
export async function placeFiles(dataFolder: string, suffix: string): Promise<[from: string, to: string][]> {
  const filled = await listFilledFolders(dataFolder)
  const aside: [from: string, to: string][] = []
  for (const name of KEPT_FOLDERS) {
    const place = join(dataFolder, name)
    if (filled.includes(name)) {
      await rename(place, place + suffix)
      aside.push([place, place + suffix])
    } else await rm(place, { recursive: true, force: true })
    await rename(place + COMING, place)
  }
  return aside
}
