import type { CardReserve } from '@gondola/contract/payments'

/** What the customer reads on the shop's page for a card. */
export const CARD_PAGE_TEXTS = {
  title: 'Reservar con tarjeta',
  order: (Id: number, shop: string) => `Pedido N.º ${Id} de ${shop}`,
  /** Until when the card can be reserved; the day null: today. */
  until: (day: string | null, time: string) =>
    day === null
      ? `Tenés hasta las ${time} para reservarlo.`
      : `Tenés hasta el ${day} a las ${time} para reservarlo.`,
  exact:
    'Reservamos este importe en tu tarjeta, con un margen por los productos que se pesan. Cuando el pedido está listo cobramos sólo lo exacto, y el resto se libera.',
  safe: 'Los datos de la tarjeta los recibe el servicio de pagos. La tienda no los ve ni los guarda.',
  simulation:
    'Es una simulación: no se cobra nada. El nombre del titular decide cómo termina: APRO se aprueba, FUND se rechaza, CONT queda pendiente, BANC espera al banco.',
  card: 'Número de la tarjeta',
  expires: 'Vencimiento',
  code: 'Código de seguridad',
  holder: 'Nombre y apellido, como figura en la tarjeta',
  document: 'DNI del titular',
  installments: 'Cuotas',
  installmentsWait: 'Elegí primero la tarjeta',
  submit: (amount: string) => `Reservar ${amount}`,
  working: 'Reservando…',
  back: 'Volver al pedido sin reservar',
  backToOrder: 'Ver mi pedido',
  noScript: 'Para cargar la tarjeta hace falta JavaScript en el navegador.',
  cardMissing: 'Completá los datos de la tarjeta.',
  unsupported: 'Esa tarjeta no permite reservar un importe. Probá con una de crédito.',
  holderMissing: 'Escribí el nombre del titular.',
  documentMissing: 'Escribí el DNI del titular, solo números.',
  down: 'El servicio de pagos no responde. Tu pedido está guardado: probá de nuevo en un momento.',
  closedTitle: 'Este pago ya no está abierto',
  closed:
    'El pedido ya se pagó, cambió, se terminó el plazo o se probaron demasiadas tarjetas. Miralo en tus pedidos: si todavía falta pagarlo, ahí podés cambiar el tipo de pago.',
  confirmFirst:
    'En este momento solo podés pagar con tarjeta si confirmaste tu email: hacelo desde «Mi cuenta» y volvé a probar.',
  orders: 'Ir a mis pedidos',
} as const

/** The sentence for each outcome of a reserve. */
export const RESERVE_TEXTS: Readonly<Record<CardReserve['Estado'], string>> = {
  reservado: 'Listo: reservamos el importe en tu tarjeta.',
  esperando: 'Todavía no sabemos si se reservó. Te lo mostramos en tu pedido apenas se sepa.',
  rechazado: 'La tarjeta no lo aprobó. Probá con otra, o elegí otra forma de pago.',
  cerrado: CARD_PAGE_TEXTS.closed,
}
