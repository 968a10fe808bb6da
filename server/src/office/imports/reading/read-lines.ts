import { Buffer, isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import type { ImportEncoding } from '@gondola/contract/imports'
import { withoutMojibake } from '../../../platform/text/mojibake.ts'
import { refuseFile } from '../source/unusable-file.ts'

/** Accented Spanish letters in CP850 or Windows-1252; without the bytes that occur in both, which decide nothing. */
const DOS_LETTERS = new Set([0xa0, 0xa1, 0xa2, 0xa3, 0xa4, 0xa5, 0x81, 0x82, 0x90, 0x9a, 0xb5, 0xd6, 0xe0])
const LATIN_LETTERS = new Set([0xe1, 0xed, 0xf3, 0xfa, 0xf1, 0xd1, 0xc1, 0xcd, 0xd3, 0xda, 0xfc, 0xdc])

/** Detects the encoding of a line's accented letters; null if it is undecided. */
function dosOrLatin(line: Buffer): 'cp850' | 'windows-1252' | null {
  let dos = 0
  let latin = 0
  for (const byte of line) {
    if (DOS_LETTERS.has(byte)) dos++
    else if (LATIN_LETTERS.has(byte)) latin++
  }
  if (dos === latin) return null
  return dos > latin ? 'cp850' : 'windows-1252'
}

/** A file's lines in order, without line ends; the first is line 1. */
export type Lines = AsyncIterable<string[]>

const SAMPLE_BYTES = 262_144
const NEWLINE = 10
const LATIN = new TextDecoder('windows-1252')

/** Maximum length; no table row is this long. */
export const LINE_MAX_CHARACTERS = 1_000_000

/** A file's encoding; UTF-16 is Excel's "Unicode text", CP850 is written by DOS tills. */
export type Encoding = ImportEncoding

/**
 * A file's lines in batches. Unless given, the encoding is detected from the first quarter megabyte. In a UTF-8 file, a
 * line that is not valid UTF-8 is read as Windows-1252. Text misread once before is repaired, accents are composed into
 * one character, NUL bytes and byte order marks are dropped. An error in one line never loses or moves another.
 */
export async function* readLines(bytes: AsyncIterable<Buffer>, given?: Encoding): AsyncGenerator<string[]> {
  const chunks = bytes[Symbol.asyncIterator]()
  const sample: Buffer[] = []
  let size = 0
  while (size < SAMPLE_BYTES) {
    const { value, done } = await chunks.next()
    if (done) break
    sample.push(value)
    size += value.length
  }
  const start = Buffer.concat(sample)
  const rest = { [Symbol.asyncIterator]: () => chunks }
  const encoding = given ?? encodingOf(start)
  yield* encoding.startsWith('utf-16') ? wideLines(start, rest, encoding) : byteLines(start, rest, encoding)
}

/** Detects the encoding from the beginning of a file. */
export function encodingOf(start: Buffer): Encoding {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le'
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be'
  if (isEveryOtherZero(start, 1)) return 'utf-16le'
  if (isEveryOtherZero(start, 0)) return 'utf-16be'
  let utf8 = 0
  let other = 0
  const pages = { cp850: 0, 'windows-1252': 0 }
  for (const line of linesIn(start.subarray(0, start.lastIndexOf(NEWLINE) + 1 || start.length))) {
    if (!isUtf8(line)) {
      other++
      const page = dosOrLatin(line)
      if (page !== null) pages[page]++
    } else if (line.some((byte) => byte > 127)) utf8++
  }
  if (other <= utf8) return 'utf-8'
  return pages.cp850 > pages['windows-1252'] ? 'cp850' : 'windows-1252'
}

/** UTF-16 Latin text without a byte order mark: nearly every second byte is zero. */
function isEveryOtherZero(start: Buffer, offset: number): boolean {
  const length = Math.min(start.length, 400)
  if (length < 8) return false
  let zeros = 0
  for (let i = offset; i < length; i += 2) if (start[i] === 0) zeros++
  return zeros > length * 0.4
}

function* linesIn(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(NEWLINE, from)
    yield bytes.subarray(from, end === -1 ? bytes.length : end)
    if (end === -1) return
    from = end + 1
  }
}

async function* byteLines(
  start: Buffer,
  rest: AsyncIterable<Buffer>,
  encoding: Encoding,
): AsyncGenerator<string[]> {
  const decode = (line: Buffer) => {
    if (encoding === 'utf-8' && isUtf8(line)) return line.toString('utf8')
    return encoding === 'cp850' ? iconv.decode(line, 'cp850') : LATIN.decode(line)
  }
  let open: Buffer = Buffer.alloc(0)
  const take = (chunk: Buffer): string[] => {
    const whole = open.length === 0 ? chunk : Buffer.concat([open, chunk])
    const end = whole.lastIndexOf(NEWLINE) + 1
    open = whole.subarray(end)
    if (open.length > LINE_MAX_CHARACTERS) refuseFile('renglon_desmedido')
    return Array.from(linesIn(whole.subarray(0, end)), (line) => cleaned(decode(line)))
  }
  yield take(start)
  for await (const chunk of rest) yield take(chunk)
  if (open.length > 0) yield [cleaned(decode(open))]
}

async function* wideLines(
  start: Buffer,
  rest: AsyncIterable<Buffer>,
  encoding: Encoding,
): AsyncGenerator<string[]> {
  const decoder = new TextDecoder(encoding)
  let open = ''
  const take = (text: string): string[] => {
    const lines = (open + text).split('\n')
    open = lines.pop() ?? ''
    if (open.length > LINE_MAX_CHARACTERS) refuseFile('renglon_desmedido')
    return lines.map(cleaned)
  }
  yield take(decoder.decode(start, { stream: true }))
  for await (const chunk of rest) yield take(decoder.decode(chunk, { stream: true }))
  open += decoder.decode()
  if (open !== '') yield [cleaned(open)]
}

/** Characters that are no text: line ends, NUL, byte order marks, DOS's end-of-file sign; tabs may be separators. */
const NO_TEXT = /(?!\t)[\p{Cc}\ufeff]/gu

function cleaned(text: string): string {
  // before control characters go: the second byte of `Á` is one of them
  return withoutMojibake(text).replace(NO_TEXT, '').normalize('NFC')
}
