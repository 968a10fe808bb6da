import { SEARCH_MAX_CHARACTERS, SEARCH_MIN_LETTERS, type Violation } from '../base/index.ts'

/** A search needs three letters (spec §5, contract §4): spaces are none ('t e'), other characters are ('m&m'). */
export function checkSearch(text: string): Violation | null {
  return [...text.replaceAll(/\s/g, '')].length < SEARCH_MIN_LETTERS ? { code: 'busqueda-corta' } : null
}

/** The words of an address that are searched for: an address may be longer than a search (a link that was made by hand). */
export const searchableWords = (text: string): string =>
  // by characters: half of one cannot be sent
  Array.from(text.trim()).slice(0, SEARCH_MAX_CHARACTERS).join('').trim()

const LENGTHS = new Set([8, 12, 13, 14])

/** Whether a code is an EAN or UPC with the right check digit (mod 10, weights 1 and 3; argentina §3.2). */
export function isEanValid(code: string): boolean {
  if (!/^\d+$/.test(code) || !LENGTHS.has(code.length)) return false
  const digits = Array.from(code, Number).toReversed()
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
