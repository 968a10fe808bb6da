import type { Buffer } from 'node:buffer'

/** Accented Spanish letters in CP850 or Windows-1252; without the bytes that occur in both, which decide nothing. */
const DOS_LETTERS = new Set([0xa0, 0xa1, 0xa2, 0xa3, 0xa4, 0xa5, 0x81, 0x82, 0x90, 0x9a, 0xb5, 0xd6, 0xe0])
const LATIN_LETTERS = new Set([0xe1, 0xed, 0xf3, 0xfa, 0xf1, 0xd1, 0xc1, 0xcd, 0xd3, 0xda, 0xfc, 0xdc])

/** Detects the encoding of a line's accented letters; null if it is undecided. */
export function dosOrLatin(line: Buffer): 'cp850' | 'windows-1252' | null {
  let dos = 0
  let latin = 0
  for (const byte of line) {
    if (DOS_LETTERS.has(byte)) dos++
    else if (LATIN_LETTERS.has(byte)) latin++
  }
  if (dos === latin) return null
  return dos > latin ? 'cp850' : 'windows-1252'
}
