import type { CartLine } from '@gondola/contract/entities/cart-line.ts'
import type { DraftLine } from '@gondola/contract/entities/order.ts'
import { toCartLine, type LineArticle } from '@gondola/contract/rules/cart.ts'

/** A line whose prices are known: every line of an order. */
export type PricedLine = CartLine & { Precioindividual: number; Precioventa: number }

/** Lines of one article made one, quantities added, as adding to the cart does (spec §4). */
export function mergedLines(lines: readonly DraftLine[]): DraftLine[] {
  const merged = new Map<string, DraftLine>()
  for (const { Codart, Cantidad } of lines) {
    merged.set(Codart, { Codart, Cantidad: (merged.get(Codart)?.Cantidad ?? 0) + Cantidad })
  }
  return [...merged.values()]
}

/** The first line whose article is not among those on sale. */
export function findMissingLine(
  lines: readonly DraftLine[],
  articles: ReadonlyMap<string, LineArticle>,
): DraftLine | null {
  return lines.find(({ Codart }) => !articles.has(Codart)) ?? null
}

/** Lines at the prices of their articles; a line whose article is missing is left out. */
export function pricedLines(
  lines: readonly DraftLine[],
  articles: ReadonlyMap<string, LineArticle>,
): PricedLine[] {
  const priced: PricedLine[] = []
  for (const { Codart, Cantidad } of lines) {
    const article = articles.get(Codart)
    if (article !== undefined) priced.push(pricedLine(article, Cantidad, priced.length + 1))
  }
  return priced
}

function pricedLine(article: LineArticle, Cantidad: number, Items: number): PricedLine {
  const line = toCartLine(article, Cantidad, Items)
  const { Precioindividual, Precioventa } = line
  if (Precioindividual === null || Precioventa === null) throw new Error(`${article.Codigo} has no price`)
  return { ...line, Precioindividual, Precioventa }
}
