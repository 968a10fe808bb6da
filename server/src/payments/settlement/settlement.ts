import {
  CREDIT,
  type DoorMeans,
  isPaidFirst,
  type MoneyFacts,
  type MoneyStage,
  type PaymentState,
  type PaymentWay,
  takenBack,
} from '@gondola/contract/payments'

// What an order's money needs next (decision 0031): a pure function of the order, of what was asked for, and of what
// its payments are. Amounts are whole centavos. Done and asked again until nothing is left, it ends; what was begun is
// part of what it is given, so nothing is begun twice.

/** The order, as far as its money goes. */
export interface SettledOrder {
  way: PaymentWay
  /** Of its payment type; null: it is paid at the door. */
  provider: string | null
  /**
   * `abierto`: may be edited, or is being prepared; `listo`: weighed, its total is exact; `despachado`; `ido`: annulled
   * or cancelled.
   */
  stage: MoneyStage
  isPreparing: boolean
  total: number
  /** What of its discount is only because of its payment type … */
  meansDiscount: number
  /** … and the means at the door with which that is kept. */
  keeps: readonly DoorMeans[]
  /** What weights may add to the total, for an amount to reserve. */
  margin: number
  /** How much of an exact total the shop bears itself. */
  tolerance: number
  /** The time in which it was to be paid is over: if nothing was, nothing is asked for any more. */
  isOverdue: boolean
}

/** A page on which the customer can pay. */
export interface OpenSession {
  id: number
  centavos: number
  isReserve: boolean
}

export interface SettledPayment {
  id: number
  state: PaymentState
  /** What the customer's means was asked for. */
  asked: number
  captured: number
  refunded: number
  /** Refunds that are written but not confirmed. */
  refunding: number
  provider: string
  /** What was paid with, at the door; null: through a provider. */
  doorMeans: DoorMeans | null
  /** What the order costs less as a favour of staff: of both, and what only `lowered` what it lacked. */
  favour: number
  lowered: number
}

export type Step =
  | { do: 'capturar' | 'devolver'; payment: number; centavos: number }
  | { do: 'liberar'; payment: number }
  | { do: 'cerrar'; session: number }
  | { do: 'pedir'; centavos: number; isReserve: boolean }

export type Balance = Pick<MoneyFacts, 'due' | 'paid' | 'credit' | 'reserved' | 'coming'>

export function balanceOf(order: SettledOrder, payments: readonly SettledPayment[]): Balance {
  return {
    due:
      order.stage === 'ido'
        ? 0
        : Math.max(0, order.total + lostDiscount(order, payments) - favoursOf(payments)),
    paid: sum(payments.map(kept)),
    credit: sum(payments.filter(({ provider }) => provider === CREDIT).map(kept)),
    reserved: sum(reservedOf(payments).map(({ asked }) => asked)),
    coming: sum(payments.filter(({ state }) => state === 'en-proceso').map(({ asked }) => asked)),
  }
}

/** What was paid with means that the order's discount by payment type is not for; a favour brings none of it back. */
export const paidOtherwise = (order: SettledOrder, payments: readonly SettledPayment[]): number =>
  sum(
    payments
      .filter((payment) => isOtherwise(order, payment) && payment.state !== 'contracargo')
      .map((payment) => kept(payment) + payment.favour - payment.lowered),
  )

/** Money of an earlier payment type may have come through another provider than the present one's; credit is of any. */
const isOtherwise = (order: SettledOrder, { doorMeans, provider }: SettledPayment): boolean =>
  doorMeans === null ? provider !== order.provider && provider !== CREDIT : !order.keeps.includes(doorMeans)

/** What of its discount by payment type an order lost. */
export const lostDiscount = (order: SettledOrder, payments: readonly SettledPayment[]): number =>
  takenBack(order.total, order.meansDiscount, paidOtherwise(order, payments))

/** What staff gave back of an order beyond what it cost less. */
export const favoursOf = (payments: readonly SettledPayment[]): number =>
  sum(payments.map(({ favour }) => favour))

/** What the shop bears of an exact total that was paid before. */
export const bornBy = ({ way, stage, tolerance }: SettledOrder): number =>
  isPaidFirst(way) && (stage === 'listo' || stage === 'despachado') ? tolerance : 0

/** Whether an order may be prepared: one that is paid first only once its money is there or reserved. */
export function isCovered(order: SettledOrder, payments: readonly SettledPayment[]): boolean {
  if (!isPaidFirst(order.way)) return true
  const { due, paid, reserved } = balanceOf(order, payments)
  return paid + reserved >= due - bornBy(order)
}

export function stepsFor(
  order: SettledOrder,
  sessions: readonly OpenSession[],
  payments: readonly SettledPayment[],
): Step[] {
  const { due, paid } = balanceOf(order, payments)
  if (order.stage === 'abierto') {
    const surplus = order.isPreparing ? 0 : paid - due
    return [
      ...releases(spareReserves(order.way, payments, due - paid)),
      ...refunds(order, payments, surplus),
      ...asks(sessions, askForOpen(order, payments)),
    ]
  }
  const { captures, spare, missing } = taken(payments, due - paid)
  return [
    ...captures,
    ...releases(spare),
    ...refunds(order, payments, paid - due),
    ...asks(sessions, askForExact(order, payments, missing)),
  ]
}

/** What a payment leaves with the shop. */
function kept({ state, captured, refunded, refunding }: SettledPayment): number {
  return state === 'contracargo' ? 0 : captured - refunded - refunding
}

const reservedOf = (payments: readonly SettledPayment[]) =>
  payments.filter(({ state }) => state === 'reservado').toSorted((a, b) => a.asked - b.asked || a.id - b.id)

/**
 * The reserves that are not needed: all once the order is paid otherwise, else those beside one that alone covers what
 * is missing. None is let go before that one is there.
 */
function spareReserves(
  way: PaymentWay,
  payments: readonly SettledPayment[],
  missing: number,
): SettledPayment[] {
  const reserved = reservedOf(payments)
  if (missing <= 0 || !isPaidFirst(way)) return reserved
  const enough = reserved.find(({ asked }) => asked >= missing)
  return enough === undefined ? [] : reserved.filter((payment) => payment !== enough)
}

/** Takes an exact amount out of what is reserved: out of the smallest that covers it, else of the largest first. */
function taken(
  payments: readonly SettledPayment[],
  wanted: number,
): { captures: Step[]; spare: SettledPayment[]; missing: number } {
  const reserved = reservedOf(payments)
  const captures: Step[] = []
  const used = new Set<SettledPayment>()
  let missing = Math.max(0, wanted)
  while (missing > 0 && used.size < reserved.length) {
    const left = reserved.filter((payment) => !used.has(payment))
    const from = left.find(({ asked }) => asked >= missing) ?? left.at(-1)!
    const centavos = Math.min(missing, from.asked)
    captures.push({ do: 'capturar', payment: from.id, centavos })
    used.add(from)
    missing -= centavos
  }
  return { captures, spare: reserved.filter((payment) => !used.has(payment)), missing }
}

const releases = (spare: readonly SettledPayment[]): Step[] =>
  spare.map(({ id }) => ({ do: 'liberar', payment: id }))

/** Gives back out of the newest payment that holds all of it, else out of the newest ones. */
function refunds(order: SettledOrder, payments: readonly SettledPayment[], surplus: number): Step[] {
  if (surplus <= 0) return []
  const newest = payments.filter((payment) => kept(payment) > 0).toSorted((a, b) => b.id - a.id)
  const whole = newest.find((payment) => kept(payment) >= surplus)
  const steps: Step[] = []
  let left = surplus
  for (const payment of whole === undefined ? newest : [whole]) {
    const centavos = Math.min(withDiscount(order, payments, payment, left), kept(payment))
    if (centavos > 0) steps.push({ do: 'devolver', payment: payment.id, centavos })
    left -= centavos
  }
  return steps
}

/** Of a payment that lost the order some of its discount, what is given back with the discount that returns with it. */
function withDiscount(
  order: SettledOrder,
  payments: readonly SettledPayment[],
  from: SettledPayment,
  surplus: number,
): number {
  if (order.stage === 'ido' || !isOtherwise(order, from)) return surplus
  const otherwise = paidOtherwise(order, payments)
  const lost = (amount: number) => takenBack(order.total, order.meansDiscount, otherwise - amount)
  let centavos = surplus
  const rest = () => surplus + lost(0) - lost(centavos) - centavos
  while (rest() > 0 && centavos < kept(from)) centavos += rest()
  return centavos
}

type Ask = { centavos: number; isReserve: boolean } | null

/** An order that is paid first asks for what is neither there nor on its way; a reserve is for the whole. */
function askForOpen(order: SettledOrder, payments: readonly SettledPayment[]): Ask {
  if (!isPaidFirst(order.way) || order.isPreparing) return null
  const { due, paid, credit, reserved, coming } = balanceOf(order, payments)
  if (order.isOverdue && paid - credit + reserved === 0 && paid < due) return null
  const largest = reservedOf(payments).at(-1)?.asked ?? 0
  const missing = due - paid - coming
  if (missing - largest <= 0) return null
  return order.way === 'reserva'
    ? { centavos: missing + order.margin, isReserve: true }
    : { centavos: missing - largest, isReserve: false }
}

/** An exact total asks for the rest until the order leaves; what the shop bears is not asked of who paid before. */
function askForExact(order: SettledOrder, payments: readonly SettledPayment[], missing: number): Ask {
  if (order.stage !== 'listo' || order.way === 'puerta') return null
  const rest = missing - balanceOf(order, payments).coming
  return rest > bornBy(order) ? { centavos: rest, isReserve: false } : null
}

/** Keeps the newest page that asks for just this, closes the others, and asks if there is none. */
function asks(sessions: readonly OpenSession[], wanted: Ask): Step[] {
  const fits = sessions
    .filter(({ centavos, isReserve }) => wanted?.centavos === centavos && wanted.isReserve === isReserve)
    .toSorted((a, b) => b.id - a.id)
  const [stays] = fits
  const steps: Step[] = sessions
    .filter((session) => session !== stays)
    .map(({ id }) => ({ do: 'cerrar', session: id }))
  if (wanted !== null && stays === undefined) steps.push({ do: 'pedir', ...wanted })
  return steps
}

export const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)
