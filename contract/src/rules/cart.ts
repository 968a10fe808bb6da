import type { Article } from '../entities/article.ts'
import type { CartLine } from '../entities/cart-line.ts'
import { articlePrice } from './article-price.ts'
import { lineTotal } from './line-price.ts'
import { sumOfPesos } from './money.ts'

/** What of an article its cart line is made of. */
export type LineArticle = Pick<
  Article,
  'Codigo' | 'Descripcion' | 'Precioventa' | 'Preciooferta' | 'Oferta' | 'unidad' | 'Imagen' | 'Ean'
> & { Promocion: { Descrip: string } | null }

/** The cart line of `Cantidad` pieces or grams of an article, at the prices the visitor may see (spec §3). */
export function toCartLine(article: LineArticle, Cantidad: number, Items = 1): CartLine {
  const Precioindividual = articlePrice(article)
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
  }
}

/** Adds a line; one of the same article takes in its quantity and gives its newer prices (spec §4, cart). */
export function withLineAdded(lines: readonly CartLine[], line: CartLine): CartLine[] {
  const there = lines.find(({ Codart }) => Codart === line.Codart)
  if (!there) return numbered([...lines, line])
  return lines.map((each) =>
    each === there ? withCantidad({ ...line, Items: each.Items }, each.Cantidad + line.Cantidad) : each,
  )
}

/** Sets a line's quantity and its price with it. */
export function withQuantity(lines: readonly CartLine[], Codart: string, Cantidad: number): CartLine[] {
  return lines.map((line) => (line.Codart === Codart ? withCantidad(line, Cantidad) : line))
}

export function withoutLine(lines: readonly CartLine[], Codart: string): CartLine[] {
  return numbered(lines.filter((line) => line.Codart !== Codart))
}

/**
 * Two carts of one customer made one (login with a filled cart, a second device): articles of both stand once, with
 * the greater quantity, so that merging twice changes nothing.
 */
export function mergedCarts(own: readonly CartLine[], saved: readonly CartLine[]): CartLine[] {
  const merged = own.map((line) => {
    const twin = saved.find(({ Codart }) => Codart === line.Codart)
    return twin && twin.Cantidad > line.Cantidad ? withCantidad(line, twin.Cantidad) : line
  })
  const added = saved.filter(({ Codart }) => !own.some((line) => line.Codart === Codart))
  return numbered([...merged, ...added])
}

/** The line at its article's prices of now; quantity and place stay. */
export function repricedLine(line: CartLine, article: Article): CartLine {
  return toCartLine(article, line.Cantidad, line.Items)
}

/** Sum of the lines in pesos; null when a line's price is hidden (the total is for logged-in customers). */
export function cartTotal(lines: readonly CartLine[]): number | null {
  const totals = lines.map(({ Precioventa }) => Precioventa)
  return totals.every((total) => total !== null) ? sumOfPesos(totals) : null
}

/** How many distinct lines the cart has (spec §3). */
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

function numbered(lines: readonly CartLine[]): CartLine[] {
  return lines.map((line, index) => (line.Items === index + 1 ? line : { ...line, Items: index + 1 }))
}
