import type { CartLine, LineWish } from './cart-line.ts'
import { PIECES_MOST, WEIGHT_MIN_GRAMS, type SaleUnit, type Violation, sumOfPesos } from '../base/index.ts'
import {
  type Article,
  type LineArticle,
  articlePrice,
  lineTotal,
  articlePromotions,
} from '../catalogue/index.ts'

/** What the customer wishes of a line: if its article is missing, and how she wants it ('': in no way). */
export type LineWishes = Required<Pick<CartLine, 'Reemplazo' | 'Aclaracion'>>

export const withWish = (
  lines: readonly CartLine[],
  Codart: string,
  wishes: Partial<LineWishes>,
): CartLine[] => lines.map((line) => (line.Codart === Codart ? { ...line, ...wishes } : line))

/** Whether an article may be wanted in some way: a pack is as it is. */
export const takesNotes = ({
  unidad,
  ContenidoUnidad,
}: Pick<Article, 'unidad' | 'ContenidoUnidad'>): boolean =>
  unidad === 100 || (ContenidoUnidad !== 'g' && ContenidoUnidad !== 'ml')

/** A line's wish if its article is missing; nothing in an order whose box for substitutes (`B1`) is not ticked. */
export const wishOf = ({ Reemplazo = 'similar' }: Pick<CartLine, 'Reemplazo'>, B1: boolean): LineWish =>
  B1 ? Reemplazo : 'nada'

/** Whether a substitute may replace a missing article. */
export const takesReplacement = (line: Pick<CartLine, 'Reemplazo'>, B1: boolean): boolean =>
  wishOf(line, B1) !== 'nada'

/** The quantity to add to the cart (spec §5): empty or below the article's unit becomes that unit. */
export function quantityToAdd(typed: number | null, unidad: SaleUnit): number {
  if (typed === null || !Number.isFinite(typed) || typed < unidad) return unidad
  return Math.floor(typed)
}

/** Pieces of an order; a weighed line counts as one. */
export const piecesOf = (lines: readonly { Cantidad: number | null; Unidad: SaleUnit }[]): number =>
  lines.reduce((sum, { Cantidad, Unidad }) => sum + (Unidad === 100 ? 1 : (Cantidad ?? 0)), 0)

/** Checks that an order has no more pieces than `MaximoPiezasPorPedido`. */
export function checkPieces(
  lines: readonly { Cantidad: number | null; Unidad: SaleUnit }[],
  most: number,
): Violation | null {
  const pieces = piecesOf(lines)
  return pieces > most ? { code: 'piezas-por-pedido', pieces, most } : null
}

/**
 * The quantity rules of checkout 1, each rule for all lines before the next (spec §5); then the minimum weight of 100
 * grams, which the specification checks only on adding (spec §9) and the line price relies on (contract §5).
 */
export function checkQuantities(
  lines: readonly { Cantidad: number | null; Unidad: SaleUnit }[],
): Violation | null {
  if (lines.some(({ Cantidad }) => Cantidad === null || Cantidad <= 0)) return { code: 'cantidad-cero' }
  if (lines.some(({ Cantidad, Unidad }) => Unidad === 1 && (Cantidad ?? 0) > PIECES_MOST)) {
    return { code: 'cantidad-maxima' }
  }
  const isTooLight = lines.some(
    ({ Cantidad, Unidad }) => Unidad === 100 && (Cantidad ?? 0) < WEIGHT_MIN_GRAMS,
  )
  return isTooLight ? { code: 'peso-minimo' } : null
}

/**
 * The cart line for `Cantidad` pieces or grams of an article, at the prices the visitor may see (spec §3), with the
 * promotions that apply to it.
 */
export function toCartLine(
  article: LineArticle & Partial<Pick<Article, 'Fresco'>>,
  Cantidad: number,
  Items = 1,
): CartLine {
  const Precioindividual = articlePrice(article)
  const Promociones = articlePromotions(article)
  return {
    Items,
    Cantidad,
    Unidad: article.unidad,
    Precioindividual,
    Precioventa: Precioindividual === null ? null : lineTotal(Precioindividual, Cantidad, article.unidad),
    Codart: article.Codigo,
    Imagen: article.Imagen,
    Ean: article.Ean,
    Descrip: article.Descripcion,
    Promo: article.Promocion?.Descrip ?? null,
    Alcohol: article.Alcohol,
    ...(Promociones.length > 0 && { Promociones: [...Promociones] }),
    ...(Promociones.length > 0 &&
      article.Oferta &&
      article.Precioventa !== null && { Preciolista: article.Precioventa }),
    ...(article.Existencia && { Existencia: article.Existencia }),
    ...(article.Quedan && { Quedan: article.Quedan }),
    ...(article.SueleFaltar && { SueleFaltar: article.SueleFaltar }),
    ...(article.LimitePorPedido && { LimitePorPedido: article.LimitePorPedido }),
    ...(article.Fresco && { Fresco: article.Fresco }),
  }
}

/**
 * Adds a line; an existing line of the article gets the added quantity and the newer prices, and keeps its replacement
 * wish and its note (spec §4, cart).
 */
export function withLineAdded(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const there = lines.find(({ Codart }) => Codart === line.Codart)
  if (!there) return numbered([...lines, line])
  return lines.map((each) =>
    each === there
      ? withCantidad(withWishesOf({ ...line, Items: each.Items }, each), each.Cantidad + line.Cantidad)
      : each,
  )
}

/** Sets a line's quantity and updates its price. */
export function withQuantity(lines: readonly CartLine[], Codart: string, Cantidad: number): CartLine[] {
  return lines.map((line) => (line.Codart === Codart ? withCantidad(line, Cantidad) : line))
}

/** Puts a removed line back to its place, as it was. */
export function withLineAt(lines: readonly CartLine[], line: CartLine, place: number): CartLine[] {
  return numbered(lines.toSpliced(place, 0, line))
}

export function withoutLine(lines: readonly CartLine[], Codart: string): CartLine[] {
  return numbered(lines.filter((line) => line.Codart !== Codart))
}

/**
 * Merges two carts of one customer (login with a filled cart, a second device): an article of both appears once, with
 * the greater quantity, so that merging is idempotent.
 */
export function mergedCarts(own: readonly CartLine[], saved: readonly CartLine[]): CartLine[] {
  const merged = own.map((line) => {
    const twin = saved.find(({ Codart }) => Codart === line.Codart)
    return twin && twin.Cantidad > line.Cantidad ? withCantidad(line, twin.Cantidad) : line
  })
  const added = saved.filter(({ Codart }) => !own.some((line) => line.Codart === Codart))
  return numbered([...merged, ...added])
}

/** Updates the line to the article's current prices; quantity, position and wishes are unchanged. */
export function repricedLine(line: CartLine, article: LineArticle): CartLine {
  return withWishesOf(toCartLine(article, line.Cantidad, line.Items), line)
}

/** Sum of the lines in pesos; null if a line's price is hidden (the total is for logged-in customers). */
export function cartTotal(lines: readonly CartLine[]): number | null {
  const totals = lines.map(({ Precioventa }) => Precioventa)
  return totals.every((total) => total !== null) ? sumOfPesos(totals) : null
}

/** Number of distinct lines in the cart (spec §3). */
export function itemCount(lines: readonly CartLine[]): number {
  return lines.length
}

function withCantidad(line: CartLine, Cantidad: number): CartLine {
  const { Precioindividual, Unidad } = line
  return {
    ...line,
    Cantidad,
    Precioventa: Precioindividual === null ? null : lineTotal(Precioindividual, Cantidad, Unidad),
  }
}

/** Copies another line's replacement wish and note, or their absence, and that it may have one. */
export function withWishesOf(
  { Reemplazo: _, Aclaracion: own, ...line }: CartLine,
  { Reemplazo, Aclaracion = own, Fresco }: CartLine,
): CartLine {
  return {
    ...line,
    ...(Reemplazo !== undefined && { Reemplazo }),
    ...(Aclaracion !== undefined && { Aclaracion }),
    ...(Fresco && { Fresco }),
  }
}

function numbered(lines: readonly CartLine[]): CartLine[] {
  return lines.map((line, index) => (line.Items === index + 1 ? line : { ...line, Items: index + 1 }))
}
