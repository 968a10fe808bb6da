import { Buffer } from 'node:buffer'
import iconv from 'iconv-lite'

const LATIN = new TextDecoder('windows-1252')

/** Windows-1252's character for each byte, and back. */
const BYTE_OF = new Map(
  Array.from({ length: 256 }, (_, byte) => [LATIN.decode(Uint8Array.of(byte)), byte] as const),
)

/** UTF-8 of an accented letter or typographic sign, misread as Windows-1252; `à` ends in its no-break space. */
const MISREAD = /[ÂÃ](?:[^\s\w]|\xa0)|Æ’|â[^\s\w]{2}|ï[^\s\w]{2}/gu
/** The same, misread by a program of DOS: `ba├▒o`. */
const MISREAD_DOS = /[├┬]./gu
const SUSPECT = /[ÂÃâï├┬]/
/** Programs that pass a text on. */
const TIMES_MAX = 3

/** Repairs text that was decoded wrongly, also several times: `baÃ±o` becomes `baño`. Other text stays as it is. */
export function withoutMojibake(text: string): string {
  let right = text
  for (let times = 0; times < TIMES_MAX && SUSPECT.test(right); times++) {
    const once = right.replace(MISREAD, reread).replace(MISREAD_DOS, rereadDos)
    if (once === right) break
    right = once
  }
  return right
}

const rereadDos = (misread: string): string => decoded(misread, iconv.encode(misread, 'cp850'))

const reread = (misread: string): string =>
  decoded(misread, Buffer.from(Array.from(misread, (character) => BYTE_OF.get(character) ?? 0)))

function decoded(misread: string, bytes: Buffer): string {
  const right = bytes.toString('utf8')
  return right.includes('\ufffd') || right.includes('\0') ? misread : right
}
