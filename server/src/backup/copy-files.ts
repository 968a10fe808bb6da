import { copyFile, link, mkdir, open, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileHash, KEPT_FOLDERS, listFiles, orGone } from './data-files.ts'
import type { Manifest } from './manifest.ts'

/** An earlier backup, whose files need not be stored twice. */
export interface EarlierBackup {
  folder: string
  files: Manifest['files']
}

/**
 * Copies the shop's files into a backup's folder. One that an earlier backup has with the same content is linked to: it
 * takes no space. What is removed meanwhile is left out: no record of the database's moment shows it any more.
 */
export async function copyFiles(
  dataFolder: string,
  folder: string,
  earlier: EarlierBackup | null,
): Promise<Manifest['files']> {
  const known = new Map(earlier?.files.map((file) => [file.path, file.sha256]))
  const copied: Manifest['files'] = []
  for (const { path } of await listFiles(dataFolder, KEPT_FOLDERS)) {
    const [from, to] = [join(dataFolder, path), join(folder, path)]
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    const before = known.get(path)
    const isKnown = before !== undefined && (await fileHash(from).catch(orGone)) === before
    const isLinked = isKnown && earlier !== null && (await isLinkedTo(join(earlier.folder, path), to))
    if (!isLinked && !(await isCopied(from, to))) continue
    copied.push({ path, ...(await describeFile(to)) })
  }
  return copied
}

/** Size and hash of what lies in the backup. */
export async function describeFile(file: string): Promise<{ bytes: number; sha256: string }> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    return { bytes: size, sha256: await fileHash(file) }
  } finally {
    await handle.close()
  }
}

/** Other disks and some networks know no links: then the file is copied. */
async function isLinkedTo(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    () => false,
  )
}

/** False where the file has gone. */
async function isCopied(from: string, to: string): Promise<boolean> {
  return (await copyWithTime(from, to).catch(orGone)) !== null
}

/** Copies a file for good, with the time of its last change: what browsers know it by (ETag) stays. */
export async function copyWithTime(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  const { atime, mtime } = await stat(from)
  const handle = await open(to, 'r+')
  try {
    await handle.utimes(atime, mtime)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
