import { SEARCH_MIN_LETTERS, type Violation } from '../base/index.ts'

/** A search needs three characters after trimming (spec §5). */
export function checkSearch(text: string): Violation | null {
  return [...text.trim()].length < SEARCH_MIN_LETTERS ? { code: 'busqueda-corta' } : null
}
