import type { CartLine } from './cart-line.ts'

/** Sets the wish if the article is missing: a similar one, or nothing. */
export function withReplacement(lines: readonly CartLine[], Codart: string, Reemplazo: boolean): CartLine[] {
  return lines.map((line) => (line.Codart === Codart ? { ...line, Reemplazo } : line))
}

/**
 * Whether a substitute may replace a missing article: the line's own wish, yes by default; never in an order whose box
 * for substitutes (`B1`) is not ticked.
 */
export function takesReplacement({ Reemplazo }: Pick<CartLine, 'Reemplazo'>, B1: boolean): boolean {
  return B1 && (Reemplazo ?? true)
}
