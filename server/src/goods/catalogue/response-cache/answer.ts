import { Buffer } from 'node:buffer'
import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A finished answer: bytes that can be sent any number of times. */
export interface Answer {
  body: Buffer
  /** The whole list's length (`X-Total-Count`, contract §2); null if the answer is not a list. */
  total: number | null
  /** The words searched for, where a mistyped search was mended (`X-Searched-For`). */
  searched?: string
  /** What a search asks to be free of and no article declares (`X-Undeclared`). */
  undeclared?: string
  /** What a search asks for that is not sold, where others are shown (`X-Not-Sold`). */
  notSold?: string
  /** Hash of the body, without quotes. */
  tag: string
  /** The body in each encoding requested so far. */
  encoded: Map<Encoding, Promise<Buffer>>
  /** The response sent so far in each encoding (null: uncompressed); cached-responses.ts sends it again. */
  sent: Map<Encoding | null, SentAnswer>
}

/** A response as it was sent, without the headers of a single request. */
export interface SentAnswer {
  /** The route's pattern, for logs and metrics. */
  route: string
  /** Names and values alternating. */
  headers: readonly string[]
  /** Headers that only a response with a body has. */
  bodyHeaders: readonly string[]
  body: Buffer
}

export type Encoding = 'br' | 'gzip'

/** Shorter bodies gain nothing. */
const COMPRESS_FROM_BYTES = 1024
const BROTLI_QUALITY = 4

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

export function finished(body: Buffer, total: number | null): Answer {
  return { body, total, tag: hash('sha1', body, 'base64url'), encoded: new Map(), sent: new Map() }
}

/** An answer whose body is a JSON text. */
export const finishedText = (json: string, total: number | null): Answer => finished(Buffer.from(json), total)

/** The encoding to send an answer in; null for uncompressed. */
export function encodingFor({ body }: Answer, accepted: string | undefined): Encoding | null {
  if (accepted === undefined || body.length < COMPRESS_FROM_BYTES) return null
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br'
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : null
}

/** The compressed body, computed once, outside the event loop. */
export function encodedBody({ body, encoded }: Answer, encoding: Encoding): Promise<Buffer> {
  let made = encoded.get(encoding)
  if (made === undefined) {
    made = encoding === 'br' ? brotli(body, { params: brotliParams(body.length) }) : gzipped(body)
    encoded.set(encoding, made)
  }
  return made
}

const brotliParams = (size: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: size,
})
