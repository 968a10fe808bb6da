import { Buffer, isUtf8 } from 'node:buffer'
import iconv from 'iconv-lite'
import type { ImportEncoding } from '@gondola/contract/imports'
import { withoutMojibake } from '../../../platform/text/mojibake.ts'
import { refuseFile } from '../source/unusable-file.ts'

/** Accented Spanish letters by code page, without the bytes that occur in several, which decide nothing. */
const LETTERS = {
  cp850: [0xa0, 0xa1, 0xa2, 0xa3, 0xa4, 0xa5, 0x81, 0x82, 0x90, 0x9a, 0xb5, 0xd6, 0xe0],
  'windows-1252': [0xe1, 0xed, 0xf3, 0xfa, 0xf1, 0xd1, 0xc1, 0xcd, 0xd3, 0xda, 0xfc, 0xdc],
  macroman: [0x84, 0x87, 0x8e, 0x92, 0x96, 0x97, 0x9c, 0x9f],
} as const
type CodePage = keyof typeof LETTERS
const PAGE_OF = new Map<number, CodePage>(
  (Object.entries(LETTERS) as [CodePage, readonly number[]][]).flatMap(([page, bytes]) =>
    bytes.map((byte) => [byte, page] as const),
  ),
)

/** Detects the encoding of a line's accented letters, those beside a letter; null if it is undecided. */
function pageOf(line: Buffer): CodePage | null {
  const found = { cp850: 0, 'windows-1252': 0, macroman: 0 }
  for (const [at, byte] of line.entries()) {
    const page = byte < 0x80 ? undefined : PAGE_OF.get(byte)
    if (page !== undefined && (page !== 'macroman' || isLetter(line[at - 1]) || isLetter(line[at + 1])))
      found[page]++
  }
  const [first, second] = Object.entries(found).toSorted(([, a], [, b]) => b - a)
  return first![1] === second![1] ? null : (first![0] as CodePage)
}

const isLetter = (byte: number | undefined) => byte !== undefined && /[a-z]/i.test(String.fromCharCode(byte))

/** A file's lines in order, without line ends; the first is line 1. */
export type Lines = AsyncIterable<string[]>

const SAMPLE_BYTES = 262_144
const NEWLINE = 10
const RETURN = 13
const LATIN = new TextDecoder('windows-1252')

/** Maximum length; no table row is this long. */
export const LINE_MAX_CHARACTERS = 1_000_000

/** A file's encoding; UTF-16 is Excel's "Unicode text", CP850 is written by DOS tills, MacRoman by old Excel on a Mac. */
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
  const pages = { cp850: 0, 'windows-1252': 0, macroman: 0 }
  for (const line of linesIn(start.subarray(0, lastEnd(start) || start.length))) {
    if (!isUtf8(line)) {
      other++
      const page = pageOf(line)
      if (page !== null) pages[page]++
    } else if (line.some((byte) => byte > 127)) utf8++
  }
  if (other <= utf8) return 'utf-8'
  const { cp850, macroman, 'windows-1252': latin } = pages
  if (macroman > latin && macroman > cp850) return 'macroman'
  return cp850 > latin ? 'cp850' : 'windows-1252'
}

/** UTF-16 Latin text without a byte order mark: nearly every second byte is zero. */
function isEveryOtherZero(start: Buffer, offset: number): boolean {
  const length = Math.min(start.length, 400)
  if (length < 8) return false
  let zeros = 0
  for (let i = offset; i < length; i += 2) if (start[i] === 0) zeros++
  return zeros > length * 0.4
}

/** Index after the last line end; a carriage return at the very end may be half of one. */
const lastEnd = (bytes: Buffer): number =>
  Math.max(bytes.lastIndexOf(NEWLINE), bytes.subarray(0, -1).lastIndexOf(RETURN)) + 1

/** Lines ended by LF, CRLF or CR, also mixed. */
function* linesIn(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length;) {
    const newline = bytes.indexOf(NEWLINE, from)
    const next = newline === -1 ? bytes.length : newline
    let end = next
    while (newline !== -1 && end > from && bytes[end - 1] === RETURN) end--
    for (;;) {
      const line = bytes.subarray(from, end)
      const at = line.indexOf(RETURN)
      if (at === -1) break
      yield line.subarray(0, at)
      from += at + 1
    }
    if (from < end || newline !== -1) yield bytes.subarray(from, end)
    from = next + 1
  }
}

async function* byteLines(
  start: Buffer,
  rest: AsyncIterable<Buffer>,
  encoding: Encoding,
): AsyncGenerator<string[]> {
  const decode = (line: Buffer) => {
    if (encoding === 'utf-8' && isUtf8(line)) return line.toString('utf8')
    const page = encoding === 'utf-8' ? 'windows-1252' : encoding
    return page === 'windows-1252' ? LATIN.decode(line) : iconv.decode(line, page)
  }
  let open: Buffer = Buffer.alloc(0)
  const take = (chunk: Buffer): string[] => {
    const whole = open.length === 0 ? chunk : Buffer.concat([open, chunk])
    const end = lastEnd(whole)
    open = whole.subarray(end)
    if (open.length > LINE_MAX_CHARACTERS) refuseFile('renglon_desmedido')
    return Array.from(linesIn(whole.subarray(0, end)), (line) => cleaned(decode(line)))
  }
  yield take(start)
  for await (const chunk of rest) yield take(chunk)
  if (open.length > 0) yield Array.from(linesIn(open), (line) => cleaned(decode(line)))
}

async function* wideLines(
  start: Buffer,
  rest: AsyncIterable<Buffer>,
  encoding: Encoding,
): AsyncGenerator<string[]> {
  const decoder = new TextDecoder(encoding)
  let open = ''
  const take = (text: string): string[] => {
    const whole = open + text
    const end = Math.max(whole.lastIndexOf('\n'), whole.slice(0, -1).lastIndexOf('\r')) + 1
    open = whole.slice(end)
    if (open.length > LINE_MAX_CHARACTERS) refuseFile('renglon_desmedido')
    return whole.slice(0, end).split(LINE_END).slice(0, -1).map(cleaned)
  }
  yield take(decoder.decode(start, { stream: true }))
  for await (const chunk of rest) yield take(decoder.decode(chunk, { stream: true }))
  open += decoder.decode()
  if (open !== '') yield open.replace(/\r+$/, '').split(LINE_END).map(cleaned)
}

const LINE_END = /\r*\n|\r/
/** Characters that are no text: NUL, byte order marks, DOS's end-of-file sign. */
const NO_TEXT = new Set(['\0', '\u001a', '\ufeff'])
/** Other control characters part words; tabs may be separators. */
const CONTROLS = /(?!\t)[\p{Cc}\ufeff]/gu

function cleaned(text: string): string {
  // before control characters go: the second byte of `Á` is one of them
  return withoutMojibake(text)
    .replace(CONTROLS, (sign) => (NO_TEXT.has(sign) ? '' : ' '))
    .normalize('NFC')
}
