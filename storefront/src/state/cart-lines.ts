import type { CartLine } from '@gondola/contract/entities/cart-line.ts'

/** Whether parsed JSON is an array of cart lines. Local storage is the customer's: anything may stand there. */
export function areCartLines(parsed: unknown): parsed is readonly CartLine[] {
  if (!Array.isArray(parsed) || !parsed.every(isCartLine)) return false
  return new Set(parsed.map(({ Codart }) => Codart)).size === parsed.length
}

function isCartLine(parsed: unknown): parsed is CartLine {
  if (typeof parsed !== 'object' || parsed === null) return false
  const line = parsed as Record<keyof CartLine, unknown>
  return (
    isWhole(line.Items, 1) &&
    isWhole(line.Cantidad, 0) &&
    (line.Unidad === 1 || line.Unidad === 100) &&
    isPriceOrNull(line.Precioindividual) &&
    isPriceOrNull(line.Precioventa) &&
    typeof line.Codart === 'string' &&
    /^[0-9A-Za-z-]{1,20}$/.test(line.Codart) &&
    typeof line.Descrip === 'string' &&
    [line.Imagen, line.Ean, line.Promo].every((text) => text === null || typeof text === 'string') &&
    [line.Alcohol, line.Reemplazo].every((sign) => sign === undefined || typeof sign === 'boolean')
  )
}

const isWhole = (value: unknown, least: number) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= least

const isPriceOrNull = (value: unknown) =>
  value === null || (typeof value === 'number' && Number.isFinite(value) && value >= 0)
