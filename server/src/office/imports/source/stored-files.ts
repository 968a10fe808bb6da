import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { FileStore } from '../../../platform/files/file-store.ts'

// Files to import, under generated names, shared by every process of the shop.

/** A stored file's path among the shop's files. */
export const storedPath = (name: string): string => `importaciones/${name}`

/** Stores a file and returns its generated name and size. @throws FilesAway */
export async function storeFile(
  files: FileStore,
  content: Readable,
): Promise<{ storedFile: string; bytes: number }> {
  const storedFile = `${randomUUID()}.lista`
  return { storedFile, bytes: await files.write(storedPath(storedFile), content) }
}

export const removeStored = (files: FileStore, name: string): Promise<void> => files.remove(storedPath(name))
