import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { orGone, orNone } from './local-file.ts'

/** A copy's time of last use is written at most this often. */
const USE_TOLD_EVERY_MS = 60_000
/** A copy used within this time is not removed: a process may be about to send it. */
const IN_USE_MS = 180_000
const PRUNED_EVERY_MS = 10_000
/** What is still arriving after a day was left by a process that was killed. */
const LEFT_AFTER_MS = 86_400_000
/** Room that is made at once, so that not every further copy makes some. */
const FULL_SHARE = 0.9

/** Handler for a path that leads through a file. */
const orNoFile = (error: NodeJS.ErrnoException) => (error.code === 'ENOTDIR' ? null : orGone(error))

/**
 * Copies of a store's files on this machine's disk, shared by its processes. The least recently used are removed when
 * they take more than `maxBytes`. A copy has the modification time of the file that it is of; its access time says when
 * it was last used.
 */
export class LocalCopies {
  readonly folder: string
  readonly #arriving: string
  readonly #maxBytes: number
  /** Bytes of all copies, estimated since they were last counted; null: not counted yet. */
  #bytes: number | null = null
  #prunedAt = 0

  constructor(root: string, maxBytes: number) {
    this.folder = join(root, 'archivos')
    this.#arriving = join(root, 'entrantes')
    this.#maxBytes = maxBytes
  }

  /** The copy, marked as used; null if there is none. */
  async find(path: string): Promise<{ bytes: number; modifiedAt: Date } | null> {
    const file = join(this.folder, path)
    const is = await stat(file).catch(orNoFile)
    if (is === null || !is.isFile()) return null
    if (Date.now() - is.atimeMs > USE_TOLD_EVERY_MS) await utimes(file, new Date(), is.mtime).catch(orGone)
    return { bytes: is.size, modifiedAt: is.mtime }
  }

  /** Takes over a file made by `fill`, which returns its size, or null if there is none; false then. */
  async take(path: string, fill: (file: string) => Promise<number | null>): Promise<boolean> {
    const isTaken = await this.withFile(async (part) => {
      const bytes = await fill(part)
      if (bytes === null) return false
      const file = join(this.folder, path)
      await mkdir(dirname(file), { recursive: true })
      await rename(part, file)
      if (this.#bytes !== null) this.#bytes += bytes
      return true
    })
    const isFull = this.#bytes === null || this.#bytes > this.#maxBytes
    if (isFull && Date.now() - this.#prunedAt > PRUNED_EVERY_MS) {
      this.#prunedAt = Date.now()
      await this.#prune()
    }
    return isTaken
  }

  async drop(path: string): Promise<void> {
    await rm(join(this.folder, path), { force: true })
  }

  /** Runs `work` with the name of a new file, removed afterwards. */
  async withFile<T>(work: (file: string) => Promise<T>): Promise<T> {
    await mkdir(this.#arriving, { recursive: true, mode: 0o700 })
    const file = join(this.#arriving, randomUUID())
    try {
      return await work(file)
    } finally {
      await rm(file, { force: true })
    }
  }

  async #prune(): Promise<void> {
    await this.removeLeft()
    const found: { path: string; bytes: number; usedAt: number }[] = []
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(orNone)
    for (const entry of entries) {
      const file = join(entry.parentPath, entry.name)
      const is = entry.isFile() ? await stat(file).catch(orGone) : null
      const path = file.slice(this.folder.length + 1)
      if (is !== null) found.push({ path, bytes: is.size, usedAt: is.atimeMs })
    }
    this.#bytes = found.reduce((sum, { bytes }) => sum + bytes, 0)
    if (this.#bytes <= this.#maxBytes) return
    const until = Date.now() - IN_USE_MS
    for (const { path, bytes, usedAt } of found.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (this.#bytes <= this.#maxBytes * FULL_SHARE || usedAt > until) break
      await this.drop(path)
      this.#bytes -= bytes
    }
  }

  /** Removes what was arriving when a process was killed. */
  async removeLeft(): Promise<void> {
    for (const name of await readdir(this.#arriving).catch(orNone)) {
      const file = join(this.#arriving, name)
      const is = await stat(file).catch(orGone)
      if (is !== null && Date.now() - is.mtimeMs > LEFT_AFTER_MS) await rm(file, { force: true })
    }
  }
}
