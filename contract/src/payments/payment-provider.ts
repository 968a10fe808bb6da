import { Type, type Static } from 'typebox'
import type { PaymentWay } from './payment-way.ts'

/** Whom a payment type can be paid through. */
export const PaymentProviderName = Type.Union([Type.Literal('mercado-pago'), Type.Literal('transferencia')])
export type PaymentProviderName = Static<typeof PaymentProviderName>

/** The ways that each can serve; whoever transfers cannot reserve. */
export const PROVIDER_WAYS: Readonly<Record<PaymentProviderName, readonly PaymentWay[]>> = {
  'mercado-pago': ['listo', 'ahora', 'reserva'],
  transferencia: ['listo', 'ahora'],
}

/** The provider of payments that staff receive when they deliver. */
export const DOOR = 'puerta'
