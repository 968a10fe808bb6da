import type { PaymentType } from '@gondola/contract/delivery'
import type { PaymentWay } from '@gondola/contract/payments'
import { COMPANY } from './company.ts'

export interface DemoPaymentType extends PaymentType {
  Activo: boolean
  way: PaymentWay
  provider: string | null
}

const AT_THE_DOOR = { way: 'puerta', provider: null } as const
const MERCADO_PAGO = 'mercado-pago'
const CARD_READER = {
  Indicaciones: 'Llevamos el posnet. Tené a mano la tarjeta y el DNI de su titular.',
  IndicacionesRetiro: 'Pagás en la caja, con la tarjeta y el DNI de su titular.',
}

/** Where customers transfer to; the alias is invented, as the company is. */
export const DEMO_TRANSFER_ACCOUNT = {
  alias: 'GONDOLA.TANDIL',
  cbu: '',
  holder: COMPANY.RazonSocial,
  cuit: COMPANY.Cuit,
  bank: '',
} as const

/**
 * The payment types in the shop's order, one for each way to pay at least (decision 0031); checkout 3 preselects the
 * fourth active one (argentina §4.1). The two card readers are of the example year's first months.
 */
export function demoPayments(): DemoPaymentType[] {
  return [
    {
      Id: 8,
      Descrip: 'Tarjeta o Mercado Pago, pagás ahora',
      Activo: true,
      way: 'ahora',
      provider: MERCADO_PAGO,
    },
    {
      Id: 9,
      Descrip: 'Tarjeta: reservamos y cobramos lo exacto',
      Activo: true,
      way: 'reserva',
      provider: MERCADO_PAGO,
    },
    {
      Id: 3,
      Descrip: 'Link de pago cuando está listo (Mercado Pago)',
      Activo: true,
      way: 'listo',
      provider: MERCADO_PAGO,
    },
    {
      Id: 4,
      Descrip: 'Efectivo al recibir',
      Indicaciones: 'Llevamos el vuelto.',
      IndicacionesRetiro: 'Pagás en la caja de la sucursal.',
      Activo: true,
      ...AT_THE_DOOR,
    },
    {
      Id: 5,
      Descrip: 'Tarjeta o QR al recibir (posnet, MODO, Cuenta DNI u otra billetera)',
      Indicaciones: 'Llevamos el posnet y el código QR: pagás con la tarjeta o la billetera que uses.',
      IndicacionesRetiro: 'Pagás en la caja con la tarjeta o la billetera que uses.',
      Activo: true,
      ...AT_THE_DOOR,
    },
    {
      Id: 6,
      Descrip: 'Transferencia (alias o CVU)',
      Activo: true,
      way: 'listo',
      provider: 'transferencia',
    },
    {
      Id: 1,
      Descrip: 'Tarjeta de crédito (posnet al recibir)',
      ...CARD_READER,
      Activo: false,
      ...AT_THE_DOOR,
    },
    {
      Id: 2,
      Descrip: 'Tarjeta de débito (posnet al recibir)',
      ...CARD_READER,
      Activo: false,
      ...AT_THE_DOOR,
    },
    { Id: 7, Descrip: 'Tarjeta alimentaria', Activo: false, ...AT_THE_DOOR },
  ]
}
