import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { copyWithTime, fileHash, listLocalFiles, orGone } from './local-file.ts'
import { checkedPath, type FileFolder, type FileStore, type StoredFile } from './file-store.ts'

/** Files to import are for the shop alone. */
const isPrivate = (path: string) => path.startsWith('importaciones/')

/** Files in a folder of this machine (or of several, over a network file system). */
export class FolderFiles implements FileStore {
  readonly kind = 'folder'
  readonly #root: string

  constructor(root: string) {
    this.#root = root
  }

  async write(path: string, content: Readable | Buffer): Promise<number> {
    const file = this.#place(path)
    await mkdir(dirname(file), { recursive: true, ...(isPrivate(path) && { mode: 0o700 }) })
    const part = `${file}.${randomUUID()}.part`
    try {
      // a buffer as one chunk, not byte by byte
      const source = content instanceof Readable ? content : Readable.from([content])
      const target = createWriteStream(part, { flags: 'wx', ...(isPrivate(path) && { mode: 0o600 }) })
      await pipeline(source, target)
      await rename(part, file)
      return target.bytesWritten
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }

  async remove(path: string): Promise<void> {
    await rm(this.#place(path), { force: true })
  }

  onDisk = <T>(path: string, work: (file: string) => Promise<T>): Promise<T> => work(this.#place(path))

  list = (folders: readonly FileFolder[]): Promise<StoredFile[]> => listLocalFiles(this.#root, folders)

  async copyTo(path: string, file: string): Promise<boolean> {
    return (await copyWithTime(this.#place(path), file).catch(orGone)) !== null
  }

  async isSame({ path }: StoredFile, { sha256 }: { sha256: string }): Promise<boolean> {
    return (await fileHash(this.#place(path)).catch(orGone)) === sha256
  }

  servedFolder = (folder: FileFolder): string => join(this.#root, folder)
  async bring(): Promise<void> {}
  async check(): Promise<void> {}
  isAnswering = async () => true

  #place = (path: string): string => join(this.#root, checkedPath(path))
}
