import {
  type BasketToTry,
  type TriedBasket,
  promotionDiscounts,
  promotionHints,
  mechanicName,
  missingUnitsText,
} from '@gondola/contract/promotions'
import { sumOfPesos } from '@gondola/contract/base'
import type { Deps } from '../../platform/deps.ts'
import { discountedLines } from '../../orders/placing/discounted-lines.ts'
import { findLineArticles } from '../../orders/placing/line-articles.store.ts'
import { mergedLines, pricedLines } from '../../orders/order-lines.ts'

/**
 * Prices a basket for a day and explains the result: at today's prices, with that day's offers and promotions. An order
 * of that day is priced by the same functions.
 */
export async function tryBasket(
  { db, catalogue }: Deps,
  { Fecha, TipoPago = null, Lineas }: BasketToTry,
): Promise<TriedBasket> {
  const running = catalogue.activeOffersOn(Fecha)
  const asked = mergedLines(Lineas)
  const codes = asked.map(({ Codart }) => Codart)
  const articles = codes.length === 0 ? new Map() : await findLineArticles(db, codes, running)
  const priced = pricedLines(asked, articles)
  const found = promotionDiscounts(priced, TipoPago)
  const hints = promotionHints(priced, found, TipoPago)
  const { lines, TotalDescuento } = discountedLines(priced, TipoPago)
  const names = new Map(running.promotions.map(({ Promocion, Descripcion }) => [Promocion, Descripcion]))
  const TotalBruto = sumOfPesos(priced.map(({ Precioventa }) => Precioventa))
  return {
    Lineas: priced.map((line, index) => {
      const { Codart, Descrip, Cantidad, Unidad, Precioindividual, Precioventa, Preciolista = null } = line
      const hint = hints[index]
      return {
        Codart,
        Descrip,
        Cantidad,
        Unidad,
        Precioindividual,
        Preciolista,
        Precioventa,
        Promociones: (line.Promociones ?? []).map(({ Promocion, Mecanica }) => ({
          Promocion,
          Descripcion: names.get(Promocion) ?? '',
          Texto: mechanicName(Mecanica),
        })),
        Descuentos: lines[index]!.Descuentos ?? [],
        Falta: hint ? missingUnitsText(hint.missing, hint.promotion.Mecanica) : null,
      }
    }),
    Faltantes: codes.filter((code) => !articles.has(code)),
    TotalBruto,
    TotalDescuento,
    TotalNeto: sumOfPesos([TotalBruto, -TotalDescuento]),
    UnaPorUna: !found.isBest,
  }
}
