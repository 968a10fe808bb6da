import { Type, type Static } from 'typebox'
import { Closed, Id, Nullable, Pesos, OneOf } from '../base/index.ts'
import { DoorMeans } from './payment-way.ts'
import { OrderMoney } from './order-money.ts'

/**
 * The states of a payment (decision 0031). `contracargo`: the customer's bank took it back; `recuperado`: and gave it to
 * the shop again; `devuelto`: wholly refunded.
 */
export const PaymentState = OneOf(
  'en-proceso',
  'reservado',
  'cobrado',
  'contracargo',
  'recuperado',
  'devuelto',
  'rechazado',
  'cancelado',
  'vencido',
)
export type PaymentState = Static<typeof PaymentState>

export const PAYMENT_STATES: readonly PaymentState[] = PaymentState.anyOf.map(({ const: state }) => state)

/** Which states may follow each: only forward, and over any number of steps that nobody saw. */
const LATER: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  'en-proceso': PAYMENT_STATES.filter((state) => state !== 'en-proceso'),
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

// An order's money as staff see it and change it (decision 0031).

/** A payment of an order. `Numero` is the provider's id; `Recibio` who received it at the door. */
export const StaffPayment = Closed({
  Id,
  Proveedor: Type.String(),
  Numero: Type.String(),
  Estado: PaymentState,
  /** In the provider's words. */
  Detalle: Type.String(),
  /** What was asked of the customer's means. */
  Pedido: Pesos,
  Cobrado: Pesos,
  Devuelto: Pesos,
  /** Refunds that are not confirmed. */
  Devolviendo: Pesos,
  Medio: Nullable(Type.String()),
  Cuotas: Nullable(Type.Integer({ minimum: 0 })),
  Momento: Type.String(),
  /** Until when a reserved amount may be taken. */
  CobrarHasta: Nullable(Type.String()),
  Recibio: Nullable(Type.String()),
})
export type StaffPayment = Static<typeof StaffPayment>

export const RefundState = OneOf('pedido', 'hecho', 'rechazado')
export type RefundState = Static<typeof RefundState>

/** A refund; `Autor` null: by the shop itself. */
export const StaffRefund = Closed({
  Id,
  Pago: Id,
  Importe: Pesos,
  Estado: RefundState,
  Motivo: Type.String(),
  Autor: Nullable(Type.String()),
  Momento: Type.String(),
  /** The provider's code of its refusal. */
  Falla: Nullable(Type.String()),
  Numero: Nullable(Type.String()),
  /** Staff hand it back: the money was received at the door. */
  EnMano: Type.Boolean(),
  /** How staff gave back what the provider refused. */
  PorOtroMedio: Nullable(Type.String()),
})
export type StaffRefund = Static<typeof StaffRefund>

/** An event of an order's money; `Autor` is a name, the provider's too; null: the shop itself. */
export const StaffMoneyEvent = Closed({
  Momento: Type.String(),
  Clase: Type.String(),
  Importe: Nullable(Pesos),
  Estado: Nullable(PaymentState),
  Texto: Nullable(Type.String()),
  Autor: Nullable(Type.String()),
})
export type StaffMoneyEvent = Static<typeof StaffMoneyEvent>

/** How many events of an order's money staff see, the newest. */
export const MONEY_EVENTS_MAX = 100

/** A task about the order's money that failed and is tried again. */
export const MoneyTask = Closed({
  Intentos: Type.Integer({ minimum: 0 }),
  Proximo: Type.String(),
  Falla: Type.String(),
})

/** Instants are ISO with the shop's offset. */
export const StaffOrderMoney = Closed({
  ...Type.Omit(OrderMoney, ['Movimientos']).properties,
  /** May be prepared and dispatched. */
  Cubierto: Type.Boolean(),
  /** Who had it prepared and dispatched although it is not covered. */
  Liberado: Nullable(
    Closed({ Autor: Nullable(Type.String()), Motivo: Type.String(), Momento: Type.String() }),
  ),
  /** What may be taken at the door now … */
  ACobrar: Pesos,
  /** … and by means with which the order loses a discount of its payment type (`DescuentoPago`). */
  ACobrarSinDescuento: Type.Optional(Pesos),
  /** The means of its payment type at the door (`ownDoorMeans`); absent: cash. */
  MedioEnPuerta: Type.Optional(DoorMeans),
  /** What the account may still give back of this order today. */
  PuedeDevolver: Pesos,
  /** What is handed over in cash with this order, for claims of others of its customer. */
  ParaLlevar: Type.Array(Closed({ Pedido: Id, Importe: Pesos })),
  Pagos: Type.Array(StaffPayment),
  Devoluciones: Type.Array(StaffRefund),
  Pendiente: Nullable(MoneyTask),
  /** Newest first. */
  Historial: Type.Array(StaffMoneyEvent, { maxItems: MONEY_EVENTS_MAX }),
})
export type StaffOrderMoney = Static<typeof StaffOrderMoney>

/** Drawn by the browser, so that a request repeated after a lost answer is done once. */
const Clave = Type.String({ maxLength: 60, pattern: '^[0-9A-Za-z-]{10,60}$' })
const Importe = Type.Number({ minimum: 0.01, maximum: 1_000_000_000 })
const words = Type.String({ minLength: 1, maxLength: 500 })

export const RefundDraft = Closed({ Clave, Pago: Id, Importe, Motivo: words })
export type RefundDraft = Static<typeof RefundDraft>

/** `Recibido` is the cash that was handed over: the rest was given as change. */
export const DoorPaymentDraft = Closed({ Clave, Medio: DoorMeans, Importe, Recibido: Type.Optional(Importe) })
export type DoorPaymentDraft = Static<typeof DoorPaymentDraft>

/** Takes back part or all of what was recorded at the door. */
export const DoorCorrection = Closed({ Clave, Importe, Motivo: words })
export type DoorCorrection = Static<typeof DoorCorrection>

export const MoneyWords = Closed({ Texto: words })
export type MoneyWords = Static<typeof MoneyWords>
