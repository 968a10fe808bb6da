import {
  GRAMS_PER_KILOGRAM,
  type SaleUnit,
  type UnitPrice,
  roundHalfAway,
  toCentavos,
  toPesos,
  dividedHalfAway,
} from '../base/index.ts'
import type { ContentUnit } from './article-fields.ts'
import type { Article, RunningPromotion } from './article.ts'
import type { LinePromotion } from './promotion-mechanic.ts'

/**
 * The price of an offer if it is lower than the regular price. Otherwise the offer has no effect: nobody pays more
 * because an article is on offer.
 */
export function offerInForce(Preciooferta: number | null, Precioventa: number): number | null {
  return Preciooferta !== null && Preciooferta < Precioventa ? Preciooferta : null
}

/** Whether a price change makes an offer ineffective that was effective before. */
export const isOvertaken = (Preciooferta: number, before: number, after: number): boolean =>
  offerInForce(Preciooferta, before) !== null && offerInForce(Preciooferta, after) === null

/** Pesos an article costs today, per piece or kilogram; null if hidden. An offer's lower price wins (contract §2). */
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
 * 'PRECIO SIN IMPUESTOS NACIONALES' (Ley 27.743, argentina §1.3): the final price less the internal tax that it
 * contains, without VAT. `Iva` in per cent, `ImpuestoInterno` in pesos per piece or kilogram.
 */
export function priceWithoutTaxes(price: number, Iva: number, ImpuestoInterno: number | null): number {
  const taxed = Math.max(0, toCentavos(price) - toCentavos(ImpuestoInterno ?? 0))
  return toPesos(roundHalfAway((taxed * 100) / (100 + Iva)))
}

/** The unit of a unit price, and how many units of net content it holds. */
const MEASURES: Record<ContentUnit, { Unidad: UnitPrice['Unidad']; units: number }> = {
  g: { Unidad: 'kg', units: GRAMS_PER_KILOGRAM },
  ml: { Unidad: 'l', units: 1000 },
  m: { Unidad: 'm', units: 1 },
  un: { Unidad: 'un', units: 1 },
}

/**
 * The price per kilogram, litre, metre or piece (Res. 4/2025 art. 2 e). A weighed article's price is already per
 * kilogram; without a known net content the price is per piece.
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
 * Whether the unit price is shown beside the price (Res. 4/2025 art. 2 e): not if the price itself is per kilogram or
 * per piece. A pack of one kilogram or litre shows it, though both amounts are the same.
 */
export function isUnitPriceTold({ Precio, Unidad }: UnitPrice, price: number, unidad: SaleUnit): boolean {
  return unidad !== 100 && !(Unidad === 'un' && Precio === price)
}

/**
 * Whether a price may be shown (spec §5): the visitor is logged in, or the article has a promotion or an offer. The
 * site parameter MostrarPreciosAVisitantes shows prices to everybody (contract §7).
 */
export function isPriceVisible(
  article: { Promocion: object | null; Oferta: object | null },
  isLoggedIn: boolean,
  MostrarPreciosAVisitantes = false,
): boolean {
  return isLoggedIn || MostrarPreciosAVisitantes || article.Promocion !== null || article.Oferta !== null
}

/**
 * Price of a line in pesos (spec §5, contract §5): by `Unidad`, price times pieces, or price per kilogram times
 * grams. Rounded to the centavo, half away from zero.
 */
export function lineTotal(unitPrice: number, Cantidad: number, Unidad: SaleUnit): number {
  const centavos = toCentavos(unitPrice) * Cantidad
  return toPesos(Unidad === 100 ? dividedHalfAway(centavos, GRAMS_PER_KILOGRAM) : centavos)
}

/** The fields of an article that determine the promotions of its line. */
export type PromotedArticle = Pick<Article, 'Promociones'> & {
  Promocion: Pick<RunningPromotion, 'Promocion' | 'Mecanica'> | null
}

/** The promotions with a mechanic that an article is in: `Promociones`, or its only one if that is absent. */
export function articlePromotions({ Promocion, Promociones }: PromotedArticle): readonly LinePromotion[] {
  if (Promociones) return Promociones
  return Promocion?.Mecanica ? [{ Promocion: Promocion.Promocion, Mecanica: Promocion.Mecanica }] : []
}
