import { isEanValid } from '@gondola/contract/catalogue'
import { folded } from '../../../platform/text/folded.ts'

/** Terms held in memory between two writes; further ones are not counted. */
const TERMS_MAX = 500
const TERM_MAX_CHARACTERS = 60
const EAN_DIGITS = 13

/**
 * A searched text as it is counted: case, accents and spaces folded. Null for texts that may identify the searcher
 * (mail addresses, long numbers other than EANs) and for texts without letters and digits.
 */
export function searchTerm(text: string): string | null {
  const term = folded(text).replace(/\s+/g, ' ').trim().slice(0, TERM_MAX_CHARACTERS).trim()
  if (!/[\p{L}\d]/u.test(term) || term.includes('@')) return null
  const digits = term.replace(/\D/g, '')
  const isEan = term === digits && digits.length === EAN_DIGITS && isEanValid(digits)
  return digits.length >= 6 && !isEan ? null : term
}

/** Counts searches without results in memory until they are written, so that no search waits for the database. */
export class EmptySearches {
  readonly #times = new Map<string, number>()

  count(text: string): void {
    const term = searchTerm(text)
    if (term === null) return
    const times = this.#times.get(term)
    if (times === undefined && this.#times.size >= TERMS_MAX) return
    this.#times.set(term, (times ?? 0) + 1)
  }

  /** Passes the counts to `write`; if that fails, they are kept for the next time. */
  async flush(write: (counted: ReadonlyMap<string, number>) => Promise<void>): Promise<void> {
    if (this.#times.size === 0) return
    const counted = new Map(this.#times)
    await write(counted)
    for (const [term, times] of counted) {
      const left = (this.#times.get(term) ?? 0) - times
      if (left > 0) this.#times.set(term, left)
      else this.#times.delete(term)
    }
  }
}
