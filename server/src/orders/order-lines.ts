import { type CartLine, LINE_NOTE_MAX, type LineWish, toCartLine } from '@gondola/contract/cart'
import type { LineArticle } from '@gondola/contract/catalogue'
import type { DraftLine } from '@gondola/contract/orders'

/** A line whose prices are known: every line of an order. */
export type PricedLine = Omit<CartLine, 'Preparado'> & {
  Precioindividual: number
  Precioventa: number
  Reemplazo: LineWish
  Aclaracion: string
}

/**
 * Merges the lines of one article and adds up their quantities, as adding to the cart does (spec §4). The
 * strictest wish holds; two notes stand beside each other as far as there is room.
 */
export function mergedLines(lines: readonly DraftLine[]): DraftLine[] {
  const merged = new Map<string, DraftLine>()
  for (const { Codart, Cantidad, Reemplazo, Aclaracion } of lines) {
    const there = merged.get(Codart)
    merged.set(Codart, {
      Codart,
      Cantidad: (there?.Cantidad ?? 0) + Cantidad,
      Reemplazo: strictest(there?.Reemplazo, Reemplazo),
      Aclaracion: joinedNotes(there?.Aclaracion, Aclaracion),
    })
  }
  return [...merged.values()]
}

const strictest = (...wishes: DraftLine['Reemplazo'][]): LineWish =>
  (['nada', 'preguntar'] as const).find((wish) => wishes.includes(wish)) ?? 'similar'

function joinedNotes(...notes: DraftLine['Aclaracion'][]): string {
  const said = [...new Set(notes.filter((note) => note))]
  const joined = said.join('; ')
  return joined.length <= LINE_NOTE_MAX ? joined : (said[0] ?? '')
}

/** The first line whose article is not among those on sale. */
export function findMissingLine(
  lines: readonly DraftLine[],
  articles: ReadonlyMap<string, LineArticle>,
): DraftLine | null {
  return lines.find(({ Codart }) => !articles.has(Codart)) ?? null
}

/** Prices lines by their articles; drops a line whose article is missing. */
export function pricedLines(
  lines: readonly DraftLine[],
  articles: ReadonlyMap<string, LineArticle>,
): PricedLine[] {
  const priced: PricedLine[] = []
  for (const { Codart, Cantidad, Reemplazo, Aclaracion } of lines) {
    const article = articles.get(Codart)
    if (article === undefined) continue
    priced.push({
      ...pricedLine(article, Cantidad, priced.length + 1),
      Reemplazo: Reemplazo ?? 'similar',
      Aclaracion: Aclaracion ?? '',
    })
  }
  return priced
}

function pricedLine(article: LineArticle, Cantidad: number, Items: number) {
  // whether a note may be wanted is the article's, not an order's
  const { Fresco: _, ...line } = toCartLine(article, Cantidad, Items)
  const { Precioindividual, Precioventa } = line
  if (Precioindividual === null || Precioventa === null) throw new Error(`${article.Codigo} has no price`)
  return { ...line, Precioindividual, Precioventa }
}
