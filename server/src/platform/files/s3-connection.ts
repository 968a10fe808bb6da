import type { S3Client } from '@aws-sdk/client-s3'
import { FilesAway } from './file-store.ts'
import type { S3Settings } from './s3-settings.ts'

const CONNECT_MS = 2_000
/** Between two bytes. */
const SILENCE_MS = 5_000
/** For a request with its repetition; for one with a file, the time of its bytes is added. */
const PATIENCE_MS = 8_000
const SLOWEST_BYTES_PER_S = 100_000
const ATTEMPTS = 2
const SOCKETS = 32
/** A store that failed is not asked again before. */
const PAUSE_AFTER_FAULT_MS = 2_000

type S3Module = typeof import('@aws-sdk/client-s3')

/** What a request is made with. */
export interface Asking {
  client: S3Client
  s3: S3Module
  /** The second argument of the client's `send`. */
  limits: { abortSignal: AbortSignal; requestTimeout: number }
  /** Gives the time for so many bytes more. */
  allow(bytes: number): void
}

/** Asks a store, in bounded time. */
export class S3Connection {
  readonly #settings: S3Settings
  #opened: Promise<{ s3: S3Module; client: S3Client }> | null = null
  #notBefore = 0

  constructor(settings: S3Settings) {
    this.#settings = settings
  }

  /**
   * Runs a request; null if there is no such file. `bytes`: size of the file that is sent with it.
   *
   * @throws FilesAway at once while the store failed a moment ago, unless `isProbe`
   */
  async ask<T>(
    request: (asking: Asking) => Promise<T>,
    { bytes = 0, isProbe = false }: { bytes?: number; isProbe?: boolean } = {},
  ): Promise<T | null> {
    if (!isProbe && performance.now() < this.#notBefore) throw new FilesAway('the store failed a moment ago')
    // the client is loaded with the first request: most shops have a folder
    this.#opened ??= this.#open()
    const opened = await this.#opened
    const giveUp = new AbortController()
    const timeFor = (size: number) => PATIENCE_MS + (size / SLOWEST_BYTES_PER_S) * 1000
    const after = (ms: number) => setTimeout(() => giveUp.abort(new FilesAway('the store is too slow')), ms)
    let timer = after(timeFor(bytes))
    try {
      const answer = await request({
        ...opened,
        limits: { abortSignal: giveUp.signal, requestTimeout: timeFor(bytes) },
        allow(size) {
          clearTimeout(timer)
          timer = after(timeFor(size))
        },
      })
      this.#notBefore = 0
      return answer
    } catch (error) {
      const away = this.#faultOf(error)
      if (away === null) return null
      throw away
    } finally {
      clearTimeout(timer)
    }
  }

  async #open(): Promise<{ s3: S3Module; client: S3Client }> {
    const { endpoint, region, accessKeyId, secretAccessKey } = this.#settings
    const s3 = await import('@aws-sdk/client-s3')
    const client = new s3.S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true,
      maxAttempts: ATTEMPTS,
      // checksums that stores other than Amazon's do not know
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: CONNECT_MS,
        throwOnRequestTimeout: true,
        socketTimeout: SILENCE_MS,
        httpAgent: { keepAlive: true, maxSockets: SOCKETS },
        httpsAgent: { keepAlive: true, maxSockets: SOCKETS },
      },
    })
    return { s3, client }
  }

  /** Null: there is no such file. @throws bugs, and errors of this machine's disk */
  #faultOf(error: unknown): FilesAway | null {
    if (!(error instanceof Error) || error instanceof TypeError || isOfDisk(error)) throw error
    const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
    const status = $metadata?.httpStatusCode
    if (status === 404 && error.name !== 'NoSuchBucket') return null
    const isRefused = error.name === 'NoSuchBucket' || status === 401 || status === 403
    if (!isRefused) this.#notBefore = performance.now() + PAUSE_AFTER_FAULT_MS
    return error instanceof FilesAway ? error : new FilesAway(`${error.name}: ${error.message}`, isRefused)
  }
}

const isOfDisk = (error: Error): boolean =>
  'code' in error && /^(ENOSPC|EDQUOT|EROFS|EACCES|ENOENT|EEXIST|EMFILE)$/.test(String(error.code))
