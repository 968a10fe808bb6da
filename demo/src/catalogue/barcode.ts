import { stableNumber } from './stable-number.ts'

/**
 * GS1 Argentina's prefix 779 with a company part that begins with 9, a range that the real catalogue does not use. The
 * demo's barcodes are invented and must not collide with real articles that are imported later.
 */
const INVENTED_PREFIX = '7799'
const ITEMS = 100_000_000

/** The check digit of an EAN-13's first twelve digits (weights 1 and 3). */
export function eanCheckDigit(twelve: string): number {
  let sum = 0
  for (let i = 0; i < twelve.length; i += 1) sum += Number(twelve[i]) * (i % 2 === 0 ? 1 : 3)
  return (10 - (sum % 10)) % 10
}

/** A valid EAN-13 derived from an article's name, the same at every start; skips the codes in `taken`. */
export function inventedEan(name: string, taken: ReadonlySet<string>): string {
  for (let item = stableNumber(name, ITEMS); ; item = (item + 1) % ITEMS) {
    const twelve = INVENTED_PREFIX + String(item).padStart(8, '0')
    const ean = twelve + eanCheckDigit(twelve)
    if (!taken.has(ean)) return ean
  }
}

const SCALE_CODES = 10_000

/** The scale code of a weighed article, `2-` and four digits, derived from its name; skips the codes in `taken`. */
export function scaleCode(name: string, taken: ReadonlySet<string>): string {
  for (let plu = stableNumber(name, SCALE_CODES); ; plu = (plu + 1) % SCALE_CODES) {
    const code = `2-${String(plu).padStart(4, '0')}`
    if (!taken.has(code)) return code
  }
}
