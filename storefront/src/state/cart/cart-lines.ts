import type { CartLine } from '@gondola/contract/cart'
import { fits } from '@gondola/contract/base'
import { StoredLine } from './stored-line.ts'

/** Whether parsed JSON is an array of cart lines. Customers can edit local storage, so it may contain anything. */
export function areCartLines(parsed: unknown): parsed is readonly CartLine[] {
  if (!Array.isArray(parsed) || !parsed.every(isCartLine)) return false
  return new Set(parsed.map(({ Codart }) => Codart)).size === parsed.length
}

/** The valid lines of a stored cart, without duplicate articles; null if the value is not a cart. */
export function soundCartLines(parsed: unknown): readonly CartLine[] | null {
  if (!Array.isArray(parsed)) return null
  const sound = parsed.map(withWish).filter(isCartLine)
  return sound
    .filter((line, place) => sound.findIndex(({ Codart }) => Codart === line.Codart) === place)
    .map((line, index) => ({ ...line, Items: index + 1 }))
}

/** A line with its wish, which was once whether it takes a similar article. */
const withWish = (line: Partial<Record<keyof CartLine, unknown>> | null): unknown =>
  typeof line?.Reemplazo === 'boolean' ? { ...line, Reemplazo: line.Reemplazo ? 'similar' : 'nada' } : line

function isCartLine(parsed: unknown): parsed is CartLine {
  return fits(StoredLine, parsed)
}
