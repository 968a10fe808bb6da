import { ownTexts, say } from '@gondola/contract/base'

/** Texts of quantities that the first load does not show: in the cart, and the usual weights. */
export const quantityTexts = ownTexts({
  quantityOf: (name: string) => say`Cantidad de ${name}`,
  more: 'Sumar',
  moreOf: (name: string) => say`Sumar ${name}`,
  less: 'Restar',
  lessOf: (name: string) => say`Restar ${name}`,
  /** `¿2 kg?`, `¿6 un ≈ 1,2 kg?` */
  meant: (weight: string) => say`¿${weight}?`,
  inBasket: (quantity: string, isForOrder: boolean) =>
    say`En tu ${isForOrder ? say`pedido` : say`carrito`}: ${quantity}`,
  weights: 'Pesos',
  ownWeight: 'siempre',
} as const)
