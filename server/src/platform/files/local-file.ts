import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, open, readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** A file in a folder; its path is relative to the root, with slashes. */
export interface LocalFile {
  path: string
  bytes: number
  modifiedAt: Date
}

/** Files below `root` in these folders, by path, without those still being written. */
export async function listLocalFiles(root: string, folders: readonly string[]): Promise<LocalFile[]> {
  const found: LocalFile[] = []
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(orNone)
    for (const entry of entries) {
      if (!entry.isFile() || entry.name.endsWith('.part')) continue
      const file = join(entry.parentPath, entry.name)
      const is = await stat(file).catch(orGone)
      const path = relative(root, file).split(sep).join('/')
      if (is !== null) found.push({ path, bytes: is.size, modifiedAt: is.mtime })
    }
  }
  return found.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** A file's SHA-256, in hexadecimal. */
export async function fileHash(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Copies a file and syncs it to disk, with its modification time, so that its ETag stays the same. */
export async function copyWithTime(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  const { mtime } = await stat(from)
  await syncWithTime(to, mtime)
}

/** Sets a file's modification time and syncs it to disk. */
export async function syncWithTime(file: string, modifiedAt: Date): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.utimes(new Date(), modifiedAt)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Handler for a folder that may not exist. @throws every other error */
export function orNone(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}

/** Handler for a file that may have been removed meanwhile. @throws every other error */
export function orGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
