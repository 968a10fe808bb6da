import { Type, type Static } from 'typebox'

/**
 * The states of a payment (decision 0031). `contracargo`: the customer's bank took it back; `recuperado`: and gave it to
 * the shop again; `devuelto`: wholly refunded.
 */
export const PaymentState = Type.Union([
  Type.Literal('en-proceso'),
  Type.Literal('reservado'),
  Type.Literal('cobrado'),
  Type.Literal('contracargo'),
  Type.Literal('recuperado'),
  Type.Literal('devuelto'),
  Type.Literal('rechazado'),
  Type.Literal('cancelado'),
  Type.Literal('vencido'),
])
export type PaymentState = Static<typeof PaymentState>

export const PAYMENT_STATES: readonly PaymentState[] = PaymentState.anyOf.map(({ const: state }) => state)

/** Which states may follow each: only forward, and over any number of steps that nobody saw. */
const LATER: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  'en-proceso': [
    'reservado',
    'cobrado',
    'contracargo',
    'recuperado',
    'devuelto',
    'rechazado',
    'cancelado',
    'vencido',
  ],
  reservado: ['cobrado', 'contracargo', 'recuperado', 'devuelto', 'cancelado', 'vencido'],
  cobrado: ['contracargo', 'recuperado', 'devuelto'],
  contracargo: ['recuperado', 'devuelto'],
  recuperado: ['devuelto'],
  devuelto: [],
  rechazado: [],
  cancelado: [],
  vencido: [],
}

/** Whether a payment in one state may come to another. */
export const mayBecome = (from: PaymentState, to: PaymentState): boolean => LATER[from].includes(to)

/** Whether nothing can happen to a payment any more. */
export const isEnded = (state: PaymentState): boolean => LATER[state].length === 0
