import type { CartLine } from '@gondola/contract/cart'

/** The highest quantity and price of a line that the shop accepts (contract: `DraftLine`, `Pesos`). */
const CANTIDAD_MAX = 1_000_000
const PESOS_MAX = 999_999_999_999

/** Whether parsed JSON is an array of cart lines. Customers can edit local storage, so it may contain anything. */
export function areCartLines(parsed: unknown): parsed is readonly CartLine[] {
  if (!Array.isArray(parsed) || !parsed.every(isCartLine)) return false
  return new Set(parsed.map(({ Codart }) => Codart)).size === parsed.length
}

/** The valid lines of a stored cart, without duplicate articles; null if the value is not a cart. */
export function soundCartLines(parsed: unknown): readonly CartLine[] | null {
  if (!Array.isArray(parsed)) return null
  const sound = parsed.filter(isCartLine)
  return sound
    .filter((line, place) => sound.findIndex(({ Codart }) => Codart === line.Codart) === place)
    .map((line, index) => ({ ...line, Items: index + 1 }))
}

function isCartLine(parsed: unknown): parsed is CartLine {
  if (typeof parsed !== 'object' || parsed === null) return false
  const line = parsed as Record<keyof CartLine, unknown>
  return (
    isWhole(line.Items, 1) &&
    isWhole(line.Cantidad, 0) &&
    Number(line.Cantidad) <= CANTIDAD_MAX &&
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

function isWhole(value: unknown, least: number): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= least
}

function isPriceOrNull(value: unknown): boolean {
  return value === null || (typeof value === 'number' && value >= 0 && value <= PESOS_MAX)
}
