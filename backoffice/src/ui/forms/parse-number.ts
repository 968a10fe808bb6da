import { withoutBlankThousands } from '@gondola/contract/base'

export type TypedNumber =
  | { kind: 'none' }
  | { kind: 'number'; value: number }
  /** Ambiguous: both readings, the Argentine one first. */
  | { kind: 'ambiguous'; readings: readonly [number, number] }
  | { kind: 'text' }
  | { kind: 'decimals' }

const SIGNS = /[.,]/g
/** Symbols in an amount that do not affect its value. */
const ORNAMENT = /^\s*\$|%\s*$/g

/**
 * Parses a number in Argentine notation (argentina §5.1), whatever the browser's language: comma or point before the
 * decimals, the other one between thousands. With both, the last is the decimal separator. A point before exactly three
 * digits separates thousands, a comma does not; if the number may have three decimals, or the comma would leave more
 * decimals than allowed, both readings are returned. `decimals` is the maximum.
 */
export function readTypedNumber(typed: string, decimals: number): TypedNumber {
  const text = withoutBlankThousands(typed.replace(ORNAMENT, '').replace('\u2212', '-'))
  if (text === '') return { kind: 'none' }
  if (!/^[+-]?[\d.,]*\d[.,]?$/.test(text)) return { kind: 'text' }
  const signs = text.match(SIGNS) ?? []
  const last = signs.at(-1)
  if (last === undefined) return number(text, '')
  const at = text.lastIndexOf(last)
  const [whole, rest] = [text.slice(0, at), text.slice(at + 1)]
  const isOnce = signs.filter((sign) => sign === last).length === 1
  const isGrouped = areThousands(text)
  if (signs.length > 1 && !isOnce) return isGrouped ? number(text, '') : { kind: 'text' }
  if (signs.length > 1) return areThousands(whole) ? fraction(whole, rest, decimals) : { kind: 'text' }
  if (!isGrouped) return fraction(whole, rest, decimals)
  if (decimals === 0 || (last === '.' && decimals < 3)) return number(text, '')
  return last === '.'
    ? ambiguous(number(text, ''), number(whole, rest))
    : commaAndThree(text, whole, rest, decimals)
}

/** `1,500`: one and a half, or fifteen hundred in English notation. */
function commaAndThree(text: string, whole: string, rest: string, decimals: number): TypedNumber {
  if (decimals >= 3) return number(whole, rest)
  return ambiguous(
    number(whole, String(Math.round(Number(`0.${rest}`) * 100)).padStart(2, '0')),
    number(text, ''),
  )
}

function ambiguous(first: TypedNumber, second: TypedNumber): TypedNumber {
  if (first.kind !== 'number' || second.kind !== 'number') return { kind: 'text' }
  return { kind: 'ambiguous', readings: [first.value, second.value] }
}

/** One to three digits, then groups of three; `0.500` has no thousands. */
const areThousands = (text: string): boolean =>
  /^[+-]?[1-9]\d{0,2}([.,]\d{3})+$/.test(text) && isOneSign(text)
const isOneSign = (text: string): boolean => new Set(text.match(SIGNS)).size === 1

function fraction(whole: string, rest: string, decimals: number): TypedNumber {
  return rest.replace(/0+$/, '').length > decimals ? { kind: 'decimals' } : number(whole, rest)
}

function number(whole: string, rest: string): TypedNumber {
  const digits = whole.replace(SIGNS, '')
  const value = Number(`${digits === '' || /^[+-]$/.test(digits) ? `${digits}0` : digits}.${rest || '0'}`)
  return Number.isFinite(value) ? { kind: 'number', value } : { kind: 'text' }
}
