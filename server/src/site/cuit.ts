const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2] as const

/** Whether a CUIT or CUIL (`30-71234567-1`, or its digits alone) has the right check digit (modulo 11; argentina §3.3). */
export function isCuitValid(typed: string): boolean {
  if (!/^\d{2}-?\d{8}-?\d$/.test(typed.trim())) return false
  const digits = Array.from(typed.replace(/\D/g, ''), Number)
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0)
  const check = (11 - (sum % 11)) % 11
  return check === digits[10]
}
