import type { PromotedPrice, SaleUnit } from '@gondola/contract/entities/article.ts'
/** `Llevando 2: $ 850,00 c/u`; of a promotion that needs no second unit, `Con la promo: $ 850,00 c/u`. */
export declare function promotedPriceText({ Cantidad, Precio }: PromotedPrice, unidad: SaleUnit): string
