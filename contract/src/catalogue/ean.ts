const LENGTHS = new Set([8, 12, 13, 14])

/** Whether a code is an EAN or UPC with the right check digit (mod 10, weights 1 and 3; argentina §3.2). */
export function isEanValid(code: string): boolean {
  if (!/^\d+$/.test(code) || !LENGTHS.has(code.length)) return false
  const digits = Array.from(code, Number).toReversed()
  const sum = digits.reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
