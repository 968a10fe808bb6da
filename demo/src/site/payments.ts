import type { PaymentType } from '@gondola/contract/entities/payment-type.ts'

export interface DemoPaymentType extends PaymentType {
  Activo: boolean
}

/** The payment types in the shop's order; checkout 3 preselects the fourth active one (argentina §4.1). */
export function demoPayments(): DemoPaymentType[] {
  return [
    { Id: 1, Descrip: 'Tarjeta de crédito (posnet al recibir)', Activo: true },
    { Id: 2, Descrip: 'Tarjeta de débito (posnet al recibir)', Activo: true },
    { Id: 3, Descrip: 'Mercado Pago', Activo: true },
    { Id: 4, Descrip: 'Efectivo al recibir', Activo: true },
    { Id: 5, Descrip: 'QR al recibir (MODO, Cuenta DNI, Mercado Pago u otra billetera)', Activo: true },
    { Id: 6, Descrip: 'Transferencia (alias o CVU)', Activo: true },
    { Id: 7, Descrip: 'Tarjeta alimentaria', Activo: false },
  ]
}
