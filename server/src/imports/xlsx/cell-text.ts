const LINE_ENDS = /[\r\n]+/g

/**
 * A cell's value as text. A number is written unambiguously: integers in full (`7.790895E12` is a barcode), others with
 * a point and never with exactly three decimals.
 */
export function cellText(value: string, type: string, shared: readonly string[]): string {
  if (type === 's') return (shared[Number(value)] ?? '').replace(LINE_ENDS, ' ')
  if (type === 'b') return value === '1' ? 'S' : 'N'
  if (type === 'e') return ''
  if (type !== 'n') return value.replace(LINE_ENDS, ' ')
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  if (Number.isInteger(number))
    return number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 0 })
  return number.toFixed(4)
}
