import type { PaymentType } from '@gondola/contract/delivery'

export interface DemoPaymentType extends PaymentType {
  Activo: boolean
}

/** The payment types in the shop's order; checkout 3 preselects the fourth active one (argentina §4.1). */
export function demoPayments(): DemoPaymentType[] {
  return [
    {
      Id: 1,
      Descrip: 'Tarjeta de crédito (posnet al recibir)',
      Indicaciones: 'Llevamos el posnet. Tené a mano la tarjeta y el DNI de su titular.',
      Activo: true,
    },
    {
      Id: 2,
      Descrip: 'Tarjeta de débito (posnet al recibir)',
      Indicaciones: 'Llevamos el posnet. Tené a mano la tarjeta y el DNI de su titular.',
      Activo: true,
    },
    {
      Id: 3,
      Descrip: 'Mercado Pago',
      Indicaciones: 'Cuando el pedido esté preparado te mandamos el enlace para pagar el importe exacto.',
      Activo: true,
    },
    {
      Id: 4,
      Descrip: 'Efectivo al recibir',
      Indicaciones: 'Si pagás con billetes grandes, decinos en el comentario con cuánto: llevamos el vuelto.',
      Activo: true,
    },
    {
      Id: 5,
      Descrip: 'QR al recibir (MODO, Cuenta DNI, Mercado Pago u otra billetera)',
      Indicaciones: 'Te mostramos el código al entregar: pagás con la billetera que uses.',
      Activo: true,
    },
    {
      Id: 6,
      Descrip: 'Transferencia (alias o CVU)',
      Indicaciones: 'Transferí el total y mandanos el comprobante: el pedido sale cuando se acredita.',
      Alias: 'GONDOLA.TANDIL',
      Activo: true,
    },
    { Id: 7, Descrip: 'Tarjeta alimentaria', Activo: false },
  ]
}
