import { formatGrams } from '@gondola/contract/base'
import type { CartLine } from '@gondola/contract/cart'

/** Texts of the notice of an added article. */
export const addedTexts = {
  undo: 'Deshacer',
  /** `isLeast`: a smaller weight was typed. */
  added: (line: CartLine, quantity: number, isLeast: boolean) =>
    `${named(line, quantity)} en tu carrito${isLeast ? ', el mínimo' : ''}`,
  atMost: (line: CartLine) => `Ya tenés el máximo por pedido: ${named(line, line.Cantidad)}`,
  removed: ({ Descrip }: CartLine) => `Quitamos ${Descrip} de tu carrito`,
  undone: (line: CartLine, before: number | null) =>
    before === null
      ? `Sacamos ${line.Descrip} de tu carrito`
      : `Otra vez ${named(line, before)} en tu carrito`,
} as const

/** `Yerba Playadito 1 kg`, `3 × Yerba Playadito 1 kg`, `1,5 kg de Papa negra`. */
function named({ Descrip, Unidad }: CartLine, quantity: number): string {
  if (Unidad === 100) return `${formatGrams(quantity)} de ${Descrip}`
  return quantity === 1 ? Descrip : `${quantity} × ${Descrip}`
}
