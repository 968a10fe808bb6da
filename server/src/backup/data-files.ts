import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** The shop's folders in the data folder, besides its database: pictures, and files waiting to be imported. */
export const KEPT_FOLDERS = ['imagenes', 'importaciones'] as const

/** A file in a folder; its path is relative to the root, with slashes. */
export interface KeptFile {
  path: string
  bytes: number
}

/** Files below `root` in these folders, by path, without those still being written. */
export async function listFiles(root: string, folders: readonly string[]): Promise<KeptFile[]> {
  const found: KeptFile[] = []
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(orNone)
    for (const entry of entries) {
      if (!entry.isFile() || entry.name.endsWith('.part')) continue
      const file = join(entry.parentPath, entry.name)
      const size = await stat(file).then(({ size: bytes }) => bytes, orGone)
      if (size !== null) found.push({ path: relative(root, file).split(sep).join('/'), bytes: size })
    }
  }
  return found.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

export const bytesOf = (files: readonly { bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

/** A file's SHA-256, in hexadecimal. */
export async function fileHash(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
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
