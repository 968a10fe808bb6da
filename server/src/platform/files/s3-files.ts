import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BoundedQueue } from '../runtime/bounded-queue.ts'
import {
  checkedPath,
  FilesAway,
  isFilePath,
  type FileFolder,
  type FileStore,
  type StoredFile,
} from './file-store.ts'
import { LocalCopies } from './local-copies.ts'
import { orGone, syncWithTime } from './local-file.ts'
import { S3Connection } from './s3-connection.ts'
import type { S3Settings } from './s3-settings.ts'

const CONTENT_TYPES: readonly [ending: RegExp, type: string][] = [
  [/\.webp$/i, 'image/webp'],
  [/\.avif$/i, 'image/avif'],
  [/\.jpe?g$/i, 'image/jpeg'],
  [/\.png$/i, 'image/png'],
  [/\.svg$/i, 'image/svg+xml'],
]

/** How long a copy that may change, and a file that is missing, are taken as last seen. */
const SEEN_MS = 10_000
const SEEN_MAX = 10_000
const PAGE_SIZE = 1000
const BRINGS_AT_ONCE = 16
const BRINGS_WAITING = 400
/** How long the health page takes the store's last answer. */
const ANSWER_KEPT_MS = 5_000

/** Files in an S3-compatible store, with copies of the served ones on this machine's disk (decision 0032). */
export class S3Files implements FileStore {
  readonly kind = 's3'
  readonly #s3: S3Connection
  readonly #bucket: string
  readonly #prefix: string
  readonly #pageSize: number
  readonly #copies: LocalCopies
  readonly #bringing = new Map<string, Promise<void>>()
  readonly #queue = new BoundedQueue(BRINGS_AT_ONCE, BRINGS_WAITING)
  /** Whether the store had a file when it was last asked. */
  readonly #seen = new Map<string, { at: number; isThere: boolean }>()
  #answered: { at: number; isAnswering: Promise<boolean> } | null = null

  /** Copies, and files on their way, lie in `folder`; a list is asked for in pages of `pageSize`. */
  constructor(settings: S3Settings, folder: string, pageSize = PAGE_SIZE) {
    this.#s3 = new S3Connection(settings)
    this.#bucket = settings.bucket
    this.#prefix = settings.prefix
    this.#pageSize = pageSize
    this.#copies = new LocalCopies(folder, settings.cacheBytes)
  }

  async write(path: string, content: Readable | Buffer): Promise<number> {
    checkedPath(path)
    // a store wants the length and a checksum first: what arrives as a stream is written to this disk meanwhile
    const bytes = Buffer.isBuffer(content)
      ? await this.#put(path, md5Of(content), content.length, () => content)
      : await this.#copies.withFile(async (file) => {
          const hash = createHash('md5')
          const hashing = new Transform({
            transform(chunk: Buffer, _encoding, done) {
              hash.update(chunk)
              done(null, chunk)
            },
          })
          await pipeline(content, hashing, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
          const { size } = await stat(file)
          return this.#put(path, hash.digest('base64'), size, () => createReadStream(file))
        })
    this.#seen.delete(path)
    return bytes
  }

  removeLeftovers = (): Promise<void> => this.#copies.removeLeft()

  async #put(
    path: string,
    ContentMD5: string,
    bytes: number,
    body: () => Buffer | Readable,
  ): Promise<number> {
    const put = () =>
      this.#s3.ask(
        ({ client, s3: { PutObjectCommand }, limits }) =>
          client.send(
            new PutObjectCommand({
              ...this.#at(path),
              Body: body(),
              ContentLength: bytes,
              ContentMD5,
              ContentType:
                CONTENT_TYPES.find(([ending]) => ending.test(path))?.[1] ?? 'application/octet-stream',
            }),
            limits,
          ),
        { bytes },
      )
    const isPut = await put()
    // 404: the bucket is gone, under whatever name the store says so
    if (isPut === null) throw new FilesAway('the store has no such bucket', true)
    return bytes
  }

  async remove(path: string): Promise<void> {
    const at = this.#at(path)
    await this.#s3.ask(({ client, s3: { DeleteObjectCommand }, limits }) =>
      client.send(new DeleteObjectCommand(at), limits),
    )
    this.#seen.delete(path)
    await this.#copies.drop(path)
  }

  onDisk<T>(path: string, work: (file: string) => Promise<T>): Promise<T> {
    return this.#copies.withFile(async (file) => {
      await this.#fetch(path, file)
      return work(file)
    })
  }

  async list(folders: readonly FileFolder[]): Promise<StoredFile[]> {
    const found: StoredFile[] = []
    for (const folder of folders) {
      let after: string | undefined
      do {
        const page = await this.#s3.ask(({ client, s3: { ListObjectsV2Command }, limits }) =>
          client.send(
            new ListObjectsV2Command({
              Bucket: this.#bucket,
              Prefix: `${this.#prefix}${folder}/`,
              MaxKeys: this.#pageSize,
              ...(after !== undefined && { ContinuationToken: after }),
            }),
            limits,
          ),
        )
        if (page === null) throw new FilesAway('the store has no such bucket', true)
        for (const { Key = '', Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
          const path = Key.slice(this.#prefix.length)
          if (isFilePath(path)) found.push({ path, bytes: Size, modifiedAt: LastModified })
        }
        after = page.NextContinuationToken
      } while (after !== undefined)
    }
    return found.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  }

  copyTo = async (path: string, file: string): Promise<boolean> => (await this.#fetch(path, file)) !== null

  /** By size and time, as a store's list tells them: its contents need not come over the network every night. */
  async isSame({ bytes, modifiedAt }: StoredFile, { file }: { file: string }): Promise<boolean> {
    const is = await stat(file).catch(orGone)
    return is !== null && is.size === bytes && seconds(is.mtime) === seconds(modifiedAt)
  }

  servedFolder = (folder: FileFolder): string => join(this.#copies.folder, folder)

  /** Without the store, what was brought before is served as it was. */
  async bring(path: string, isForever: boolean): Promise<void> {
    if (!isFilePath(path)) return
    const copy = await this.#copies.find(path)
    if (copy !== null && isForever) return
    const seen = this.#seen.get(path)
    if (seen?.isThere === (copy !== null) && Date.now() - seen.at < SEEN_MS) return
    const running = this.#bringing.get(path)
    const brought = running ?? this.#queue.run(() => this.#refresh(path, copy), refuseMore)
    if (running === undefined) {
      this.#bringing.set(path, brought)
      void brought.catch(() => {}).finally(() => this.#bringing.delete(path))
    }
    await brought.catch((error: unknown) => {
      if (!(error instanceof FilesAway) || copy === null) throw error
    })
  }

  async #refresh(path: string, copy: { bytes: number; modifiedAt: Date } | null): Promise<void> {
    const is = copy === null ? null : await this.#describe(path)
    const isCurrent =
      is !== null && is.bytes === copy?.bytes && seconds(is.modifiedAt) === seconds(copy.modifiedAt)
    const isThere = isCurrent || (await this.#copies.take(path, (file) => this.#fetch(path, file)))
    if (!isThere && copy !== null) await this.#copies.drop(path)
    if (this.#seen.size >= SEEN_MAX) this.#seen.clear()
    this.#seen.set(path, { at: Date.now(), isThere })
  }

  async #describe(path: string): Promise<{ bytes: number; modifiedAt: Date } | null> {
    const at = this.#at(path)
    const head = await this.#s3.ask(({ client, s3: { HeadObjectCommand }, limits }) =>
      client.send(new HeadObjectCommand(at), limits),
    )
    return head && { bytes: head.ContentLength ?? 0, modifiedAt: head.LastModified ?? new Date(0) }
  }

  /** Reads a file into one of this machine's disk; returns its size, or null if the store has none. */
  #fetch(path: string, file: string): Promise<number | null> {
    const at = this.#at(path)
    return this.#s3.ask(async ({ client, s3: { GetObjectCommand }, limits, allow }) => {
      const answer = await client.send(new GetObjectCommand(at), limits)
      allow(answer.ContentLength ?? 0)
      const target = createWriteStream(file, { mode: 0o600 })
      await pipeline(answer.Body as Readable, target, { signal: limits.abortSignal })
      await syncWithTime(file, answer.LastModified ?? new Date(0))
      return target.bytesWritten
    })
  }

  async check(): Promise<void> {
    const found = await this.#s3.ask(
      ({ client, s3: { HeadBucketCommand }, limits }) =>
        client.send(new HeadBucketCommand({ Bucket: this.#bucket }), limits),
      { isProbe: true },
    )
    if (found === null) throw new FilesAway('the store has no such bucket', true)
  }

  isAnswering(): Promise<boolean> {
    if (this.#answered === null || Date.now() - this.#answered.at > ANSWER_KEPT_MS) {
      const isAnswering = this.check().then(
        () => true,
        () => false,
      )
      this.#answered = { at: Date.now(), isAnswering }
    }
    return this.#answered.isAnswering
  }

  #at = (path: string) => ({ Bucket: this.#bucket, Key: this.#prefix + checkedPath(path) })
}

const md5Of = (content: Buffer): string => createHash('md5').update(content).digest('base64')

/** Stores tell a file's time in seconds in some answers and in milliseconds in others. */
const seconds = (time: Date): number => Math.floor(time.getTime() / 1000)

function refuseMore(): never {
  throw new FilesAway('too many files are being brought')
}
