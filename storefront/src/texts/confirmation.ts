/** Texts of the confirmation that stays in 'mis-pedidos'. */
export const confirmationTexts = {
  arrives: (name: string, when: string) => `¡Listo, ${name}! Llega el ${when}`,
  pickUp: (name: string, when: string) => `¡Listo, ${name}! Retiralo el ${when}`,
  unpaid: (name: string) => `${name}, falta el pago de tu pedido`,
  to: 'Te lo llevamos a',
  mail: (address: string) => `Te mandamos el detalle a ${address}.`,
  more: 'Sumar algo más',
  calendar: 'Agregar al calendario',
  calendarTitle: (shop: string, isPickup: boolean) =>
    isPickup ? `Retirar el pedido de ${shop}` : `Llega el pedido de ${shop}`,
  dismiss: 'Cerrar el aviso',
} as const

/** When an order of the list comes, on its card. */
export const comesText = (when: string, isPickup: boolean): string =>
  `${isPickup ? 'Lo retirás' : 'Llega'} el ${when}`
