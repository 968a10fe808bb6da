/** How the names before a sign relate to what is behind it (lexicon/README.md). */
export type Sign = '=' | ',' | '>' | '?' | '!' | ':'

/** A line of a file of words. For `=` and `,` all names are on both sides; before `:` there is one key. */
export interface LexiconLine {
  names: readonly string[]
  sign: Sign
  others: readonly string[]
}

const NAME = /^[a-z0-9ñáéíóúü'&.!%+-]+(?: [a-z0-9ñáéíóúü'&.!%+-]+)*$/i
const SIGN = / ([=>?!]) /g

/** Reads one line; null if it is not in the notation. */
export function readLine(text: string): LexiconLine | null {
  const [, key, list] = /^([^:=>?!]+): (.+)$/.exec(text) ?? []
  if (key !== undefined && list !== undefined) return lineOf([key], ':', list.split(', '))
  const signs = new Set(Array.from(text.matchAll(SIGN), ([, sign]) => sign as Sign))
  const [sign = ','] = signs
  if (signs.size > 1) return null
  if (sign === '=' || sign === ',') {
    const names = text.split(sign === '=' ? ' = ' : ', ')
    return names.length < 2 ? null : lineOf(names, sign, names)
  }
  const [names = '', others = '', ...more] = text.split(` ${sign} `)
  return more.length > 0 ? null : lineOf(names.split(', '), sign, others.split(', '))
}

function lineOf(names: readonly string[], sign: Sign, others: readonly string[]): LexiconLine | null {
  const written = sign === ':' ? others : [...names, ...others]
  return written.every((name) => NAME.test(name)) ? { names, sign, others } : null
}

/** A line of a chain's own words: other names, or the family that a search leads to. */
export interface OwnLine extends LexiconLine {
  /** The family's code: `dulce de leche casero > familia 214`; null for other names. */
  family: number | null
}

const FAMILY = /^familia ([1-9]\d{0,9})$/i

/** Reads a line of a chain's own words; null if it is a list, or not in the notation. */
export function readOwnLine(text: string): OwnLine | null {
  const line = readLine(text)
  if (line === null || line.sign === ':') return null
  const codes = line.others.flatMap((name) => FAMILY.exec(name)?.[1] ?? [])
  if (codes.length === 0) return { ...line, family: null }
  return line.sign === '>' && line.others.length === 1 ? { ...line, family: Number(codes[0]) } : null
}

/** A line as it is kept: one blank between words and around signs, and an arrow as `>`. */
export const tidyLine = (text: string): string =>
  text
    .replace(/\s*(?:→|->|=>)\s*/g, ' > ')
    .replace(/\s*,\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim()
