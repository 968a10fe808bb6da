/** What a customer wishes for an article that is missing when the order is prepared. */
export const replacementTexts = {
  ifMissing: 'Si no hay',
  similar: 'Uno similar que no cueste más',
  nothing: 'Nada',
  some: 'Uno similar que no cueste más, salvo donde elegiste «Nada»',
  /** Beside a line, in the order and its mail. */
  nothingNote: 'Si no hay: nada',
  noneAccepted: 'En este pedido no aceptás reemplazos. Lo podés cambiar al confirmar.',
} as const

/** Name of a line's select: many stand one above the other. */
export function ifMissingName(Descrip: string): string {
  return `${replacementTexts.ifMissing} ${Descrip}`
}
