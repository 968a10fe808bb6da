import { toCentavos } from '@gondola/contract/base'
import { type LineArticle, lineTotal } from '@gondola/contract/catalogue'
import type { DraftLine } from '@gondola/contract/orders'
import { pricedLines, type PricedLine } from '../order-lines.ts'

/**
 * The lines of an order after a change. What was ordered keeps the price and promotions of its day, also if the article
 * is no longer sold; pieces (or grams) beyond that have today's, in a line of their own next to it unless price and
 * promotions are the same. Fewer pieces: those ordered last go first. `wanted` names each article once; an article that
 * is neither kept nor among `articles` is left out.
 */
export function changedLines(
  ordered: readonly PricedLine[],
  wanted: readonly DraftLine[],
  articles: ReadonlyMap<string, LineArticle>,
): PricedLine[] {
  const wishOf = new Map(wanted.map((line) => [line.Codart, line]))
  const keptCodes = [...new Set(ordered.map(({ Codart }) => Codart))].filter((code) => wishOf.has(code))
  const kept = keptCodes.flatMap((code) => {
    const wish = wishOf.get(code)!
    return articleLines(
      ordered.filter(({ Codart }) => Codart === code),
      wish,
      articles,
    )
  })
  const added = pricedLines(
    wanted.filter(({ Codart }) => !keptCodes.includes(Codart)),
    articles,
  )
  return [...kept, ...added].map((line, index) => ({ ...line, Items: index + 1 }))
}

function articleLines(
  ordered: readonly PricedLine[],
  { Codart, Cantidad, ...wishes }: DraftLine,
  articles: ReadonlyMap<string, LineArticle>,
): PricedLine[] {
  const Reemplazo = wishes.Reemplazo ?? ordered[0]!.Reemplazo
  const Aclaracion = wishes.Aclaracion ?? ordered[0]!.Aclaracion
  let left = Cantidad
  const lines = ordered.flatMap((line) => {
    const take = Math.min(line.Cantidad, left)
    left -= take
    return take > 0 ? [withQuantity({ ...line, Reemplazo, Aclaracion }, take)] : []
  })
  // not above zero: the rules refuse it
  if (lines.length === 0) return [withQuantity(ordered[0]!, Cantidad)]
  const last = lines.at(-1)!
  if (left <= 0) return lines
  const [extra] = pricedLines([{ Codart, Cantidad: left, Reemplazo, Aclaracion }], articles)
  if (extra === undefined || extra.Unidad !== last.Unidad) return lines
  return isSamePrice(last, extra)
    ? [...lines.slice(0, -1), withQuantity(last, last.Cantidad + left)]
    : [...lines, extra]
}

const withQuantity = (line: PricedLine, Cantidad: number): PricedLine => ({
  ...line,
  Cantidad,
  Precioventa: lineTotal(line.Precioindividual, Cantidad, line.Unidad),
})

const isSamePrice = (one: PricedLine, other: PricedLine) =>
  toCentavos(one.Precioindividual) === toCentavos(other.Precioindividual) &&
  one.Preciolista === other.Preciolista &&
  JSON.stringify(one.Promociones ?? []) === JSON.stringify(other.Promociones ?? [])

/** The first article that is asked for beyond what the order has of it, and is not sold. */
export function findUnsold(
  ordered: readonly PricedLine[],
  wanted: readonly DraftLine[],
  articles: ReadonlyMap<string, LineArticle>,
): string | null {
  const before = quantities(ordered)
  const unsold = wanted.find(({ Codart, Cantidad }) => {
    const there = before.get(Codart)
    if (Cantidad <= (there?.Cantidad ?? 0)) return false
    const article = articles.get(Codart)
    return article === undefined || (there !== undefined && there.Unidad !== article.unidad)
  })
  return unsold?.Codart ?? null
}

type Counted = Pick<PricedLine, 'Codart' | 'Descrip' | 'Unidad' | 'Cantidad' | 'Alcohol'>

/** The quantity of each article, in the order of the lines. */
export function quantities<L extends Counted>(lines: readonly L[]): Map<string, L> {
  const counted = new Map<string, L>()
  for (const line of lines) {
    const there = counted.get(line.Codart)
    counted.set(
      line.Codart,
      there === undefined ? line : { ...there, Cantidad: there.Cantidad + line.Cantidad },
    )
  }
  return counted
}
