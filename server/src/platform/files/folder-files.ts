import { hash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { copyWithTime, fileHash, listLocalFiles, orGone, orNone } from './local-file.ts'
import { checkedPath, FILE_FOLDERS, type FileFolder, type FileStore, type StoredFile } from './file-store.ts'

/** Files to import are for the shop alone. */
const isPrivate = (path: string) => path.startsWith('importaciones/')

/** What nobody has written to for this long is left of a process of another machine. */
const LEFT_AFTER_MS = 3_600_000
const MACHINE = hash('sha1', hostname()).slice(0, 8)
/** Files that this process is writing. */
const parts = new Set<string>()

/** Whether the process of this machine that was writing a file is gone. */
function isLeft(part: string): boolean {
  const [, machine, pid] = /\.(\w+)-(\d+)-\w+\.part$/.exec(part) ?? []
  if (machine !== MACHINE || parts.has(part)) return false
  if (Number(pid) === process.pid) return true
  try {
    return !process.kill(Number(pid), 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

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
    const part = `${file}.${MACHINE}-${process.pid}-${randomUUID().slice(0, 8)}.part`
    parts.add(part)
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
    } finally {
      parts.delete(part)
    }
  }

  async removeLeftovers(): Promise<void> {
    for (const folder of FILE_FOLDERS) {
      const entries = await readdir(join(this.#root, folder), { recursive: true }).catch(orNone)
      for (const name of entries.filter((entry) => entry.endsWith('.part'))) {
        const part = join(this.#root, folder, name)
        const is = await stat(part).catch(orGone)
        if (isLeft(part) || (is !== null && Date.now() - is.mtimeMs > LEFT_AFTER_MS))
          await rm(part, { force: true })
      }
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
