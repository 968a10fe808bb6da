import type { PromotedPrice } from '@gondola/contract/catalogue'
import { type SaleUnit, formatPesos } from '@gondola/contract/base'

/** `Llevando 2: $ 850,00 c/u`; for a promotion that applies to a single unit, `Con la promo: $ 850,00 c/u`. */
export function promotedPriceText({ Cantidad, Precio }: PromotedPrice, unidad: SaleUnit): string {
  const each = unidad === 100 ? 'x kg' : 'c/u'
  return `${Cantidad === 1 ? 'Con la promo' : `Llevando ${Cantidad}`}: ${formatPesos(Precio)} ${each}`
}
