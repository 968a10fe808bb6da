import { Type, type Static } from 'typebox'
import { Closed, formatPesos, Id, Nullable, Pesos, OneOf, say, sumOfPesos } from '../base/index.ts'
import { WALLETS } from './payment-providers.ts'
import { isPaidFirst, PaymentWay, DoorMeans } from './payment-way.ts'

/** What a customer needs to pay an order by transfer; alias or CBU may be empty. */
export const OrderTransfer = Closed({
  /** To be written with the transfer, so that it is found on the bank's extract. */
  Referencia: Type.String(),
  Alias: Type.String(),
  Cbu: Type.String(),
  Titular: Type.String(),
  Cuit: Type.String(),
  Banco: Type.String(),
})
export type OrderTransfer = Static<typeof OrderTransfer>

/**
 * An order's money in one word, for its customer (decision 0031):
 *
 * - `puerta`: it is paid at the door, or left unpaid. `despues`: a page to pay comes once the order is ready.
 * - `a-pagar`: nothing is paid yet, and it can be paid now. `falta`: part is paid or reserved and the rest is missing, or
 *   the customer's bank took a payment back.
 * - `esperando`: the provider has not decided about a payment that would be enough.
 * - `reservado`: a card has reserved enough; `pagado`: enough was taken.
 * - of an annulled or cancelled order: `devolviendo` what was taken or reserved is on its way back; `devuelto` it was
 *   given back; `vencido` the shop cancelled it because nobody paid in time; `sin-cobro` nothing was taken.
 */
export const MoneyState = OneOf(
  'puerta',
  'despues',
  'a-pagar',
  'esperando',
  'reservado',
  'pagado',
  'falta',
  'devolviendo',
  'devuelto',
  'vencido',
  'sin-cobro',
)
export type MoneyState = Static<typeof MoneyState>

/** How far an order is, as far as its money goes: `ido` is annulled or cancelled. */
export type MoneyStage = 'abierto' | 'listo' | 'despachado' | 'ido'

/** Amounts are whole centavos. */
export interface MoneyFacts {
  way: PaymentWay
  stage: MoneyStage
  /** What the order costs; 0 once it is gone. */
  due: number
  /** Taken and not given back, less what is being given back. */
  paid: number
  returned: number
  /** Of `paid`, what came out of the customer's credit. */
  credit: number
  /** Refunds that are asked for and not confirmed. */
  returning: number
  /** Reserved and not taken. */
  reserved: number
  /** Begun, with an open end. */
  coming: number
  /** Taken, and taken back by the customer's bank. */
  disputed: number
  /** What the shop bears of an exact total. */
  bears: number
  /** Whether the shop cancelled it because nobody paid in time. */
  isExpired: boolean
}

/** What an order's reserves cover. One that is no longer paid first has them released (decision 0031). */
const coveredOf = ({ way, stage, reserved }: MoneyFacts): number =>
  stage === 'abierto' && !isPaidFirst(way) ? 0 : reserved

/** What is missing of an order's money, beyond what is reserved or on its way; 0 if the shop bears it. */
export function missingOf(facts: MoneyFacts): number {
  const missing = facts.due - facts.paid - coveredOf(facts) - facts.coming
  return missing > facts.bears ? missing : 0
}

/** Whether an order of a way and a state (absent: nothing was asked for yet) is not prepared for want of its money. */
export const isMoneyAwaited = (way: PaymentWay | null, state: MoneyState | null): boolean =>
  isPaidFirst(way ?? 'puerta') && state !== 'reservado' && state !== 'pagado'

export function moneyStateOf(facts: MoneyFacts): MoneyState {
  if (facts.stage === 'ido') return stateOfGone(facts)
  const { way, stage, due, paid, credit, coming, disputed, bears } = facts
  const reserved = coveredOf(facts)
  if (due - paid <= bears) return 'pagado'
  if (reserved > 0 && due - paid - reserved <= bears) return 'reservado'
  if (coming > 0 && missingOf(facts) === 0) return 'esperando'
  if (paid - credit + reserved + coming + disputed > 0) return 'falta'
  if (way === 'puerta' || stage === 'despachado') return 'puerta'
  if (isPaidFirst(way)) return 'a-pagar'
  return stage === 'listo' ? 'a-pagar' : 'despues'
}

function stateOfGone({ paid, reserved, returned, returning, isExpired }: MoneyFacts): MoneyState {
  if (paid + reserved + returning > 0) return 'devolviendo'
  if (returned > 0) return 'devuelto'
  return isExpired ? 'vencido' : 'sin-cobro'
}

/**
 * The page where an order can be paid now: the provider's or, with `Tarjeta`, the shop's own with the provider's card
 * fields. `Hasta` is an ISO instant.
 */
export const PayPage = Closed({
  Url: Type.String({ maxLength: 1000 }),
  Importe: Pesos,
  Hasta: Type.String(),
  Tarjeta: Type.Boolean(),
  /** Paid by transfer: what the customer needs for it. There is no page then; `Url` leads to the order. */
  Transferencia: Type.Optional(OrderTransfer),
})
export type PayPage = Static<typeof PayPage>

export const MoneyMoveKind = OneOf('reserva', 'liberacion', 'cobro', 'devolucion', 'rechazo', 'contracargo')
export type MoneyMoveKind = Static<typeof MoneyMoveKind>

/** When the customer sees money that was given back: at once, or on a later statement of the card. */
export const RefundDelay = OneOf('enseguida', 'resumen')
export type RefundDelay = Static<typeof RefundDelay>

/**
 * What happened to an order's money. `Momento` is an ISO instant with the shop's offset; `Medio` the means in the
 * provider's words (`visa`, `account_money`), null if it is not known; `Cuotas` its instalments. Of a refund, `Plazo` is
 * when the customer sees it, and `Pendiente` means that the provider has not confirmed it. Of a refused payment, `Motivo`
 * is why, in sentences to the customer, where the provider tells.
 */
export const MoneyMove = Closed({
  Momento: Type.String(),
  Clase: MoneyMoveKind,
  Importe: Pesos,
  Medio: Nullable(Type.String()),
  Cuotas: Nullable(Type.Integer({ minimum: 0 })),
  Plazo: Type.Optional(RefundDelay),
  Pendiente: Type.Optional(Type.Boolean()),
  Motivo: Type.Optional(Type.String({ maxLength: 200 })),
})
export type MoneyMove = Static<typeof MoneyMove>

/** How many of an order's moves are shown, the newest. */
export const MONEY_MOVES_MAX = 50

/**
 * What an order costs less because of its payment type. `Pierde` are the means at the door that it is not for;
 * `Perdido` is what was taken back of it, because they were paid with: it is in the order's `Total`.
 */
export const PaymentDiscount = Closed({
  Importe: Pesos,
  Pierde: Type.Array(DoorMeans, { maxItems: 3 }),
  Perdido: Pesos,
})
export type PaymentDiscount = Static<typeof PaymentDiscount>

/**
 * An order's money, for its customer. `Total` is what it costs now, 0 once it is annulled or cancelled; `Devuelto` is
 * part of `Cobrado`; `Falta` is what is missing and not reserved or on its way. `PagarHasta` is the ISO instant until
 * which an order that is paid first waits for its first payment; null: it does not wait. `Movimientos` are oldest first.
 */
export const OrderMoney = Closed({
  Pedido: Id,
  Forma: PaymentWay,
  Estado: MoneyState,
  Total: Pesos,
  Reservado: Pesos,
  Cobrado: Pesos,
  Devuelto: Pesos,
  Falta: Pesos,
  PagarHasta: Nullable(Type.String()),
  Pagina: Nullable(PayPage),
  Movimientos: Type.Array(MoneyMove, { maxItems: MONEY_MOVES_MAX }),
  /** Of an order that may lose or lost it. */
  DescuentoPago: Type.Optional(PaymentDiscount),
  /** What the customer has to do for a payment that is not decided, in a sentence. */
  Espera: Type.Optional(Type.String({ maxLength: 200 })),
})
export type OrderMoney = Static<typeof OrderMoney>

/** Means whose refunds are in the customer's account at once; a card shows them on one of its next statements. */
const INSTANT_MEANS = new Set([...Object.keys(WALLETS), 'cvu', 'transferencia', 'efectivo', 'saldo'])

export const refundDelay = (means: string | null): RefundDelay =>
  means !== null && INSTANT_MEANS.has(means) ? 'enseguida' : 'resumen'

/** When money that was given back is seen. */
export const REFUND_DELAY_TEXTS: Readonly<Record<RefundDelay, string>> = {
  enseguida: 'Lo ves enseguida en tu cuenta.',
  resumen:
    'Con tarjeta de débito puede tardar hasta 10 días hábiles; con tarjeta de crédito lo ves en uno de los próximos dos resúmenes.',
}

/** What goes back of an order that is annulled or cancelled, in words of whom it is told; nothing where nothing was taken. */
export function returnTexts(
  { Cobrado, Devuelto, Reservado }: Pick<OrderMoney, 'Cobrado' | 'Devuelto' | 'Reservado'>,
  words: { returned: (amount: string) => string; released: (amount: string) => string },
): { returned: string[]; released: string[] } {
  const kept = sumOfPesos([Cobrado, -Devuelto])
  return {
    returned: kept > 0 ? [words.returned(formatPesos(kept))] : [],
    released: Reservado > 0 ? [words.released(formatPesos(Reservado))] : [],
  }
}

/** What becomes of an amount that a card reserved, once the order is gone or no longer paid first. */
export const releaseText = (amount: string): string =>
  say`Liberamos los ${amount} que reservaste en tu tarjeta: de eso no se cobró nada. Tu banco puede tardar unos días en mostrarlo.`

/** The reference of an ask, which nobody can guess: `G12-…`. */
export const PayReference = Type.String({ pattern: '^G[1-9][0-9]{0,9}-[0-9A-Za-z_-]{20,80}$' })

/** What the provider's card fields made of a card in the customer's browser. No number is in it. */
export const CardTokenDraft = Closed({
  Token: Type.String({ pattern: '^[0-9A-Za-z_-]{8,100}$' }),
  /** The card's kind, `visa`. */
  Medio: Type.String({ pattern: '^[a-z_]{2,40}$' }),
  Cuotas: Type.Integer({ minimum: 1, maximum: 60 }),
})
export type CardTokenDraft = Static<typeof CardTokenDraft>

/**
 * How reserving on a card ended, and a sentence for the customer. `esperando`: it is not known yet; `cerrado`: the page
 * is not open any more.
 */
export const CardReserve = Closed({
  Pedido: Id,
  Estado: OneOf('reservado', 'esperando', 'rechazado', 'cerrado'),
  Texto: Type.String(),
})
export type CardReserve = Static<typeof CardReserve>
