import { formatPesos } from '../base/index.ts'

/** Texts about discounts, in cart, checkout, order and mail. */
export const discountTexts = {
  promotions: 'Promociones',
  subtotal: 'Sub-total',
  oneByOne:
    'Son muchas promociones juntas para una compra tan grande: las aplicamos una por una, primero la que más te descuenta.',
} as const

/** `−$ 300,00`, with a minus sign and a no-break space after the peso's. */
export const formatDiscount = (pesos: number): string => `−${formatPesos(pesos)}`
