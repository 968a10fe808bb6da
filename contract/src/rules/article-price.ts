import { GRAMS_PER_KILOGRAM } from '../constants.ts'
import type { ContentUnit, SaleUnit, UnitPrice } from '../entities/article.ts'
import { roundHalfAway, toCentavos, toPesos } from './money.ts'

/**
 * The price of an offer as long as it is lower than the price without it. One that the price has overtaken counts as none:
 * nobody pays more because something is on offer.
 */
export function offerInForce(Preciooferta: number | null, Precioventa: number): number | null {
  return Preciooferta !== null && Preciooferta < Precioventa ? Preciooferta : null
}

/** Whether a price, changed from another one, leaves an offer without effect that it had before. */
export const isOvertaken = (Preciooferta: number, before: number, after: number): boolean =>
  offerInForce(Preciooferta, before) !== null && offerInForce(Preciooferta, after) === null

/**
 * Pesos an article costs today, per piece or kilogram; null where hidden. An offer's price wins (contract §2), being the
 * lower one.
 */
export function articlePrice(article: {
  Precioventa: number | null
  Preciooferta: number | null
  Oferta: object | null
}): number | null {
  const { Precioventa, Preciooferta, Oferta } = article
  if (!Oferta || Preciooferta === null || Precioventa === null) return Oferta ? Preciooferta : Precioventa
  return Math.min(Preciooferta, Precioventa)
}

/**
 * 'PRECIO SIN IMPUESTOS NACIONALES' (Ley 27.743, argentina §1.3): the final price less the internal tax it contains,
 * without VAT. `Iva` in per cent, `ImpuestoInterno` in pesos per piece or kilogram.
 */
export function priceWithoutTaxes(price: number, Iva: number, ImpuestoInterno: number | null): number {
  const taxed = Math.max(0, toCentavos(price) - toCentavos(ImpuestoInterno ?? 0))
  return toPesos(roundHalfAway((taxed * 100) / (100 + Iva)))
}

/** A net content's measure, and how many of its units make the one that prices are told by. */
const MEASURES: Record<ContentUnit, { Unidad: UnitPrice['Unidad']; units: number }> = {
  g: { Unidad: 'kg', units: GRAMS_PER_KILOGRAM },
  ml: { Unidad: 'l', units: 1000 },
  m: { Unidad: 'm', units: 1 },
  un: { Unidad: 'un', units: 1 },
}

/**
 * The price per kilogram, litre, metre or piece (Res. 4/2025 art. 2 e). A weighed article's price is per kilogram
 * already; one whose net content is unknown is told by the piece.
 */
export function pricePerUnit(
  price: number,
  unidad: SaleUnit,
  ContenidoNeto: number | null,
  ContenidoUnidad: ContentUnit | null,
): UnitPrice {
  if (unidad === 100) return { Precio: price, Unidad: 'kg' }
  if (!ContenidoNeto || !ContenidoUnidad) return { Precio: price, Unidad: 'un' }
  const { Unidad, units } = MEASURES[ContenidoUnidad]
  return { Precio: toPesos(roundHalfAway((toCentavos(price) * units) / ContenidoNeto)), Unidad }
}

/**
 * Whether the price by measure stands beside the price (Res. 4/2025 art. 2 e): not where the price itself is one by the
 * kilogram or by the piece. That of a pack of one kilogram or litre does, though both are the same amount.
 */
export function isUnitPriceTold({ Precio, Unidad }: UnitPrice, price: number, unidad: SaleUnit): boolean {
  return unidad !== 100 && !(Unidad === 'un' && Precio === price)
}
