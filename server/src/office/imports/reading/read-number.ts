import { roundHalfAway } from '@gondola/contract/base'

/** The sign between pesos and centavos. */
export type DecimalSign = ',' | '.'

/**
 * The decimal sign of most numbers in a column; `otherwise` if none decides. Of two signs the last is the decimal one;
 * a single sign not followed by exactly three digits is decimal; a sign that occurs twice is not.
 */
export function decimalSignOf(texts: Iterable<string>, otherwise: DecimalSign): DecimalSign {
  let commas = 0
  let points = 0
  for (const text of texts) {
    const sign = certainSign(text)
    if (sign === ',') commas++
    if (sign === '.') points++
  }
  if (commas === points) return otherwise
  return commas > points ? ',' : '.'
}

function certainSign(text: string): DecimalSign | null {
  const comma = text.lastIndexOf(',')
  const point = text.lastIndexOf('.')
  if (comma !== -1 && point !== -1) return comma > point ? ',' : '.'
  const sign = comma === -1 ? '.' : ','
  const parts = text.split(sign)
  if (parts.length === 1) return null
  if (parts.length > 2) return otherSign(sign)
  return /^\d{3}$/.test(parts[1]!.trim()) ? null : sign
}

const otherSign = (sign: DecimalSign): DecimalSign => (sign === ',' ? '.' : ',')

/** A number in the column's notation, with its number of decimals; null if it is no number. */
export function readNumber(text: string, column: DecimalSign): { value: number; decimals: number } | null {
  if (!/^[+-]?\d[\d.,]*$/.test(text)) return null
  const sign = certainSign(text) ?? column
  const thousands = otherSign(sign)
  const [whole = '', ...rest] = text.split(sign)
  if (rest.length > 1 || (rest[0] ?? '').includes(thousands)) return null
  const [first = '', ...groups] = whole.split(thousands)
  if (!groups.every((group) => group.length === 3)) return null
  const digits = [first, ...groups].join('')
  const decimals = rest[0] ?? ''
  return { value: Number(`${digits}.${decimals || '0'}`), decimals: decimals.replace(/0+$/, '').length }
}

/** Pesos with two decimals, halves away from zero. */
export const toTwoDecimals = (pesos: number): number => roundHalfAway(pesos * 100) / 100
