import { Buffer } from 'node:buffer'

const LATIN = new TextDecoder('windows-1252')

/** Windows-1252's character for each byte, and back. */
const BYTE_OF = new Map(
  Array.from({ length: 256 }, (_, byte) => [LATIN.decode(Uint8Array.of(byte)), byte] as const),
)

/** UTF-8 of an accented letter or typographic sign, misread as Windows-1252. */
const MISREAD = /[ÂÃ][^\s\w]|â[^\s\w]{2}|ï[^\s\w]{2}/gu
const SUSPECT = /[ÂÃâï]/

/** Repairs text that was decoded wrongly once or twice: `baÃ±o` becomes `baño`. Other text stays as it is. */
export function withoutMojibake(text: string): string {
  if (!SUSPECT.test(text)) return text
  const once = text.replace(MISREAD, reread)
  return once !== text && SUSPECT.test(once) ? once.replace(MISREAD, reread) : once
}

function reread(misread: string): string {
  const bytes = Buffer.from(Array.from(misread, (character) => BYTE_OF.get(character) ?? 0))
  const right = bytes.toString('utf8')
  return right.includes('\ufffd') || right.includes('\0') ? misread : right
}
