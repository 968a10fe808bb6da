/** The customer's wish if an article is missing when the order is prepared. */
export const replacementTexts = {
  ifMissing: 'Si no hay',
  similar: 'Uno similar que no cueste más',
  nothing: 'Nada',
  some: 'Uno similar que no cueste más, salvo donde elegiste «Nada»',
  /** Shown beside a line, in the order and its mail. */
  nothingNote: 'Si no hay: nada',
  noneAccepted: 'En este pedido no aceptás reemplazos. Lo podés cambiar al confirmar.',
} as const

/** Accessible name of a line's select: there are many on the page. */
export function ifMissingName(Descrip: string): string {
  return `${replacementTexts.ifMissing} ${Descrip}`
}
