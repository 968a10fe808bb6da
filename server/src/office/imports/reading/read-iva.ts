/** The tax authority's codes of VAT rates, as ERP systems export them (argentina §3.1). */
const RATE_OF_CODE = new Map([
  ['3', 0],
  ['4', 10.5],
  ['5', 21],
  ['6', 27],
])
const RATES = [0, 10.5, 21, 27]

/** A VAT rate in per cent from `21`, `10,5 %`, `0.21`, `exento` or the tax authority's code; null if it is no rate. */
export function readIva(text: string): number | null {
  const plain = text.trim().toLowerCase().replace(',', '.').replace(/\s*%$/, '')
  if (plain.startsWith('ex') || plain === 'no gravado') return 0
  const known = RATE_OF_CODE.get(plain)
  if (known !== undefined) return known
  if (!/^\d+(\.\d+)?$/.test(plain)) return null
  const rate = Number(plain)
  return RATES.find((one) => one === rate || (one > 0 && Math.abs(one / 100 - rate) < 1e-9)) ?? null
}
