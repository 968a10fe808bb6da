import { SEARCH_MAX_CHARACTERS, SEARCH_MIN_LETTERS, type Violation } from '../base/index.ts'

/** A search needs three characters after trimming (spec §5). */
export function checkSearch(text: string): Violation | null {
  return [...text.trim()].length < SEARCH_MIN_LETTERS ? { code: 'busqueda-corta' } : null
}

/** The words of an address that are searched for: an address may be longer than a search (a link that was made by hand). */
export const searchableWords = (text: string): string =>
  // by characters: half of one cannot be sent
  Array.from(text.trim()).slice(0, SEARCH_MAX_CHARACTERS).join('').trim()
