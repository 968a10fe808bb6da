import { DESCRIPCIONCORTA_MAX_CHARACTERS } from './constants.ts'

/**
 * The start of an article's description, of which its address is made: as it is written, but for the characters that mean
 * something in an address (`slug`), and ending with a whole word.
 */
export const shortName = (description: string): string =>
  startOf(
    description
      .replace(/[/?#%\\]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

/**
 * Whether a short description was made from the description rather than written by hand: by `shortName`, or as it was made
 * before, with blanks for signs and a point for a decimal comma.
 */
export function isShortNameOf(short: string, description: string): boolean {
  const signs = /[^\p{L}\p{N}]+/gu
  const bare = (text: string) => text.replace(signs, ' ').trim()
  return short === shortName(description) || bare(short) === startOf(bare(description))
}

function startOf(text: string): string {
  const most = DESCRIPCIONCORTA_MAX_CHARACTERS
  if (text.length <= most) return text
  const end = text.slice(0, most + 1).lastIndexOf(' ')
  return (end > most / 2 ? text.slice(0, end) : text.slice(0, most)).trim()
}
