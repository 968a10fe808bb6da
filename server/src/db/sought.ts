import { ID_MAX } from '@gondola/contract/entities/fields.ts'
import { searchWords } from './search-words.ts'

/** So many digits are a telephone or a document, whatever stands between them. */
const NUMBER_LEAST_DIGITS = 6

/** One thing to be found in a text: any of some patterns for `like … escape '\'`, or a key. */
export interface Sought {
  patterns: readonly string[]
  /** It may be the record's number as well. */
  key: number | null
}

/** What a search text asks for: all of it must be found. Digits alone are one number, however they are written. */
export function soughtOf(q: string | undefined): Sought[] {
  const text = (q ?? '').trim()
  const digits = text.replaceAll(/\D/g, '')
  if (/^[\d\s()+./-]+$/.test(text) && digits.length >= NUMBER_LEAST_DIGITS)
    return [{ patterns: numberPatterns(digits), key: keyOf(digits) }]
  return searchWords(text).map((word) => {
    const bare = word.replace(/^#/, '')
    return { patterns: [containing(word)], key: /^\d+$/.test(bare) ? keyOf(bare) : null }
  })
}

const containing = (text: string) => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

const keyOf = (digits: string) => (Number(digits) <= ID_MAX ? Number(digits) : null)

/**
 * How a number may stand in a kept text, which ends with the telephone's digits: as it was typed, or for a telephone
 * without what is dialled before it, with the 15 of mobile telephones after the area's code, or without that code.
 */
function numberPatterns(digits: string): string[] {
  const national = nationalDigits(digits)
  if (national.length !== 10) return [...new Set([containing(digits), containing(national)])]
  const areas = [2, 3, 4].map((length) => [national.slice(0, length), national.slice(length)] as const)
  return [
    ...new Set([containing(digits), containing(national)]),
    ...areas.map(([area, local]) => containing(`${area}15${local}`)),
    ...areas.map(([, local]) => `% ${local}`),
  ]
}

/** An Argentine telephone without 00, 54, 9, 0 and 15. */
function nationalDigits(digits: string): string {
  const inside = digits.replace(/^(00)?549?(?=\d{10})/, '').replace(/^0(?=\d{10})/, '')
  const mobile = /^(\d{2,4})15(\d{6,8})$/.exec(inside)
  return inside.length === 12 && mobile !== null ? `${mobile[1]}${mobile[2]}` : inside
}
