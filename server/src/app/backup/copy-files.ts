import { link, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FILE_FOLDERS, type FileStore, type StoredFile } from '../../platform/files/file-store.ts'
import { fileHash } from '../../platform/files/local-file.ts'
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
  store: FileStore,
  folder: string,
  earlier: EarlierBackup | null,
): Promise<Manifest['files']> {
  const known = new Map(earlier?.files.map((file) => [file.path, file.sha256]))
  const copied: Manifest['files'] = []
  for (const stored of await store.list(FILE_FOLDERS)) {
    const { path } = stored
    const to = join(folder, path)
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    if (!(await isLinked(store, stored, to, { earlier, sha256: known.get(path) }))) {
      if (!(await store.copyTo(path, to))) continue
    }
    copied.push({ path, ...(await describeFile(to)) })
  }
  return copied
}

/** Links the earlier backup's file, if it has the same content. */
async function isLinked(
  store: FileStore,
  stored: StoredFile,
  to: string,
  { earlier, sha256 }: { earlier: EarlierBackup | null; sha256: string | undefined },
): Promise<boolean> {
  if (earlier === null || sha256 === undefined) return false
  const file = join(earlier.folder, stored.path)
  return (await store.isSame(stored, { file, sha256 })) && isLinkedTo(file, to)
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
