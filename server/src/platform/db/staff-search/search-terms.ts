import { ID_MAX, nationalDigits } from '@gondola/contract/base'
import { searchWords } from './search-words.ts'

/** From this many digits on, a query of digits and separators is a telephone or document number. */
const NUMBER_LEAST_DIGITS = 6

/** One search term: matches if any of its patterns (for `like … escape '\'`) or its key does. */
export interface SearchTerm {
  patterns: readonly string[]
  /** The record's number that the term may mean; null: none. */
  key: number | null
  /** A telephone or document; null: a word. */
  number: SoughtNumber | null
  /** A word with an @; null: none. */
  mail: string | null
}

export interface SoughtNumber {
  digits: string
  /** How the stored number may end or go on. */
  parts: readonly string[]
  /** How the whole stored number may be. */
  wholes: readonly string[]
}

/** The terms of a search text, all of which must match. Digits and separators alone are one number. */
export function searchTermsOf(q: string | undefined): SearchTerm[] {
  const text = (q ?? '').trim()
  const digits = text.replaceAll(/\D/g, '')
  if (/^[\d\s()+./-]+$/.test(text) && digits.length >= NUMBER_LEAST_DIGITS) return [numberTerm(digits)]
  return searchWords(text).map((word) => {
    const bare = word.replace(/^#/, '')
    return {
      patterns: [containing(word)],
      key: /^\d+$/.test(bare) ? keyOf(bare) : null,
      number: null,
      mail: word.includes('@') ? word : null,
    }
  })
}

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const keyOf = (digits: string) => (Number(digits) <= ID_MAX ? Number(digits) : null)

/**
 * A number in an indexed text, which ends with the telephone's digits: as typed and, for a telephone, without the
 * dialling prefixes, with the mobile 15 after the area code, or without the area code.
 */
function numberTerm(digits: string): SearchTerm {
  const national = nationalDigits(digits)
  const areas =
    national.length === 10
      ? [2, 3, 4].map((length) => [national.slice(0, length), national.slice(length)] as const)
      : []
  const parts = [...new Set([digits, national, ...areas.map(([area, local]) => `${area}15${local}`)])]
  const wholes = areas.map(([, local]) => local)
  return {
    patterns: [...parts.map(containing), ...wholes.map((whole) => `% ${whole}`)],
    key: keyOf(digits),
    number: { digits, parts, wholes },
    mail: null,
  }
}
