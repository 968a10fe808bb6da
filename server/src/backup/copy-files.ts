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
 * Copies the shop's files into a backup's folder. A file that an earlier backup has with the same content is
 * hard-linked and takes no space. A file removed meanwhile is skipped: no record shows it any more.
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

/** Size and hash of a file in the backup. */
export async function describeFile(file: string): Promise<{ bytes: number; sha256: string }> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    return { bytes: size, sha256: await fileHash(file) }
  } finally {
    await handle.close()
  }
}

/** Other disks and some network file systems do not support links; the file is then copied. */
async function isLinkedTo(from: string, to: string): Promise<boolean> {
  return link(from, to).then(
    () => true,
    () => false,
  )
}

/** False if the file no longer exists. */
async function isCopied(from: string, to: string): Promise<boolean> {
  return (await copyWithTime(from, to).catch(orGone)) !== null
}

/** Copies a file and syncs it to disk, with its modification time, so that its ETag stays the same. */
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
