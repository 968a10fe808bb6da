import { roundHalfAway, withoutBlankThousands } from '@gondola/contract/base'
import type { Rejection } from '@gondola/contract/imports'

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

/** The decimal sign that a number has for certain; null if it has no sign, or one that may part thousands. */
export function certainSign(text: string): DecimalSign | null {
  const comma = text.lastIndexOf(',')
  const point = text.lastIndexOf('.')
  if (comma !== -1 && point !== -1) return comma > point ? ',' : '.'
  const sign = comma === -1 ? '.' : ','
  const parts = text.split(sign)
  if (parts.length === 1) return null
  if (parts.length > 2) return otherSign(sign)
  // `8390,000` and `0,500` are no thousands
  return /^[+-]?[1-9]\d{0,2}$/.test(parts[0]!) && /^\d{3}$/.test(parts[1]!) ? null : sign
}

export const otherSign = (sign: DecimalSign): DecimalSign => (sign === ',' ? '.' : ',')

/** A number in the column's notation, with its number of decimals; null if it is no number. */
export function readNumber(text: string, column: DecimalSign): { value: number; decimals: number } | null {
  const bare = withoutBlankThousands(text)
  if (!/^[+-]?\d[\d.,]*$/.test(bare)) return null
  const sign = certainSign(bare) ?? column
  const thousands = otherSign(sign)
  const [whole = '', ...rest] = bare.split(sign)
  if (rest.length > 1 || (rest[0] ?? '').includes(thousands)) return null
  const [first = '', ...groups] = whole.split(thousands)
  if (!groups.every((group) => group.length === 3)) return null
  const digits = [first, ...groups].join('')
  const decimals = rest[0] ?? ''
  return { value: Number(`${digits}.${decimals || '0'}`), decimals: decimals.replace(/0+$/, '').length }
}

/** Pesos with two decimals, halves away from zero. */
export const toTwoDecimals = (pesos: number): number => roundHalfAway(pesos * 100) / 100

const PRICE_MAX = 9_999_999_999
/** What some systems write for a missing price. */
const FILLER = /^9{6,}([.,](9+|0+))?$/

type PriceReading = { ok: true; pesos: number; isRounded: boolean } | { ok: false; motivo: Rejection }

/** A price without its sign of pesos, and without the `.-` of one without centavos. */
const bareAmount = (text: string): string =>
  text
    .trim()
    .replace(/^(ars|ar\$|\$)\s*/i, '')
    .replace(/\s*(ars|\$)$/i, '')
    .replace(/[.,]\s*-{1,2}$/, '')

/** The digits and signs of a number's text. */
export const numeral = (text: string): string => bareAmount(text).replace(/[^\d.,]|[.,]+$/g, '')

/** A price from a file, in pesos with two decimals, or the reason why it is invalid. */
export function readPrice(text: string, column: DecimalSign): PriceReading {
  const bare = withoutBlankThousands(bareAmount(text))
  if (bare === '') return { ok: false, motivo: 'precio_vacio' }
  if (/^n\/?d\.?$/i.test(bare)) return { ok: false, motivo: 'precio_N/D' }
  if (/^-[\d.,]+$/.test(bare)) return { ok: false, motivo: 'precio_negativo' }
  if (FILLER.test(bare)) return { ok: false, motivo: 'precio_centinela_999999' }
  const number = readNumber(bare, column)
  if (number === null) return { ok: false, motivo: 'precio_texto' }
  const pesos = toTwoDecimals(number.value)
  if (pesos === 0) return { ok: false, motivo: 'precio_cero' }
  if (pesos > PRICE_MAX) return { ok: false, motivo: 'precio_fuera_de_rango' }
  return { ok: true, pesos, isRounded: number.decimals > 2 }
}
