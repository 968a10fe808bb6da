/** Words of preparing an order. */
export const pickingTexts = {
  tooLate: 'Este pedido ya no se está preparando: el cambio no se aplicó.',
  noSuchLine: 'Esa línea no es de este pedido.',
  conflict: 'Otra persona ya preparó esta línea de otra manera.',
} as const
