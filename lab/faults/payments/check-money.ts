import type { Simulator } from '@gondola/payment-simulator/start-simulator.ts'
import type { BookEntry } from '@gondola/payment-simulator/account/books.ts'
import { CREDIT, DOOR, mayBecome, TRANSFER_PROVIDER, type PaymentState } from '@gondola/contract/payments'
import { MERCADO_PAGO } from '@gondola/server/payments/providers/mercado-pago/mercado-pago.ts'
import { isGivenBack } from '@gondola/server/payments/settlement/settled-order.ts'
import type { Db } from '@gondola/server/platform/db/open-database.ts'
import type { Row } from '@gondola/server/platform/db/tables/database.ts'
import type { Bank } from './bank.ts'
import { compareCredit, withoutCredited } from './check-credit.ts'
import { checkOverpaid, checkPaidAtDoor, checkUnpaid } from './check-orders.ts'
import type { DoorBook } from './door-book.ts'

/** Who keeps books of their own of the shop's money. */
export interface Keepers {
  simulator: Pick<Simulator, 'books'>
  bank: Bank
  door: DoorBook
  /** What customers were told that they got back of an order for a claim. */
  claimed: ReadonlyMap<number, number>
}

/** What the shop's ledger and another's books have of one kind of payments; amounts are centavos. */
export interface Compared {
  payments: number
  /** Taken and not given back. */
  ours: number
  theirs: number
  /** The sum of the differences of all payments, whatever their signs. */
  apart: number
}

/** What must hold of all payments, each with what contradicts it. */
export const CLAIMS = {
  books: 'ledger and books agree payment by payment',
  forged: 'no forged notice changed anything',
  overpaid: 'no order is paid beyond what it costs',
  unpaid: 'no order was dispatched unpaid',
  atDoor: 'what left unpaid was paid at the door in full',
  refunds: 'every refund is done, and their sums are the payments’',
  credit: 'what the shop owes its customers agrees with claims and orders, movement by movement',
  back: 'no state went back',
  left: 'nothing is left to do',
} as const
export type Claim = keyof typeof CLAIMS

export interface MoneyVerdict {
  orders: number
  /** Those that took or reserved money, of all kinds. */
  payments: number
  refunds: number
  /** Of all kinds together. */
  ours: number
  theirs: number
  apart: number
  byProvider: Record<'mercado-pago' | 'transferencia' | 'puerta', Compared>
  /** What the shop owes its customers: by its movements, and by their claims and orders. */
  credit: Compared
  /** Claims that were granted. */
  claimed: number
  complaints: Record<Claim, string[]>
}

/** Compares payment by payment and order by order, with arithmetic of its own. */
export async function checkMoney(db: Db, { simulator, bank, door, claimed }: Keepers): Promise<MoneyVerdict> {
  const payments = await db.selectFrom('payments').selectAll().orderBy('id').execute()
  const refunds = await db.selectFrom('refunds').selectAll().orderBy('id').execute()
  const orders = await db.selectFrom('orders').selectAll().where('Estado', '<>', 'I').orderBy('Id').execute()
  // what was refused took nothing, and the shop need not have seen it
  const books = simulator.books().payments
  const theirs = books.filter(({ status }) => status !== 'rejected')
  const of = (provider: string) => payments.filter((payment) => payment.provider === provider)
  const online = comparePayments(of(MERCADO_PAGO), theirs)
  const transfers = compareTransfers(of(TRANSFER_PROVIDER), bank)
  const atDoor = compareDoor(withoutCredited(of(DOOR), refunds), door)
  const credit = await compareCredit(db, of(CREDIT), refunds, claimed)
  const favours = Map.groupBy(
    refunds.filter(({ is_favour }) => is_favour),
    ({ order_id }) => order_id,
  )
  const byOrder = Map.groupBy(payments, ({ order_id }) => order_id)
  const eachOrder = (
    check: (order: Row<'orders'>, payments: readonly Row<'payments'>[], favour: number) => string[],
  ) =>
    orders.flatMap((order) =>
      check(
        order,
        byOrder.get(order.Id) ?? [],
        sum((favours.get(order.Id) ?? []).map(({ centavos }) => centavos)),
      ),
    )
  const byProvider = {
    [MERCADO_PAGO]: online.compared,
    [TRANSFER_PROVIDER]: transfers.compared,
    [DOOR]: atDoor.compared,
  }
  const total = (figure: keyof Compared) => sum(Object.values(byProvider).map((each) => each[figure]))
  return {
    orders: orders.length,
    payments: total('payments'),
    ours: total('ours'),
    theirs: total('theirs'),
    apart: total('apart') + credit.compared.apart,
    refunds: refunds.length,
    byProvider,
    credit: credit.compared,
    claimed: claimed.size,
    complaints: {
      books: [...online.complaints, ...transfers.complaints, ...atDoor.complaints],
      forged: await checkForged(db, of(MERCADO_PAGO), books),
      overpaid: eachOrder(checkOverpaid),
      unpaid: eachOrder(checkUnpaid),
      atDoor: eachOrder(checkPaidAtDoor),
      refunds: checkRefunds(payments, refunds.filter(isGivenBack)),
      credit: credit.complaints,
      back: await checkHistory(db),
      left: await checkWork(db),
    },
  }
}

const keptOf = ({ captured, refunded }: { captured: number; refunded: number }) => captured - refunded
const took = ({ state }: Row<'payments'>) => !['rechazado', 'cancelado', 'vencido'].includes(state)

const comparedOf = (own: readonly Row<'payments'>[], theirs: number, apart: number): Compared => ({
  payments: own.filter(took).length,
  ours: sum(own.map(keptOf)),
  theirs,
  apart,
})

interface Comparison {
  compared: Compared
  complaints: string[]
}

function comparePayments(own: readonly Row<'payments'>[], theirs: readonly BookEntry[]): Comparison {
  const complaints: string[] = []
  const ofTheirs = new Map(theirs.map((entry) => [String(entry.id), entry]))
  let apart = 0
  for (const { provider_id, captured, refunded, state } of own) {
    const entry = ofTheirs.get(provider_id)
    ofTheirs.delete(provider_id)
    if (entry === undefined) {
      apart += captured + refunded
      if (state !== 'rechazado') complaints.push(`payment ${provider_id} is none of the provider's`)
      continue
    }
    const difference = Math.abs(captured - entry.captured) + Math.abs(refunded - entry.refunded)
    apart += difference
    const isReserved = (state === 'reservado') === (entry.status === 'authorized')
    if (difference > 0 || !isReserved)
      complaints.push(
        `payment ${provider_id}: ${state} ${captured} − ${refunded} here, ${entry.status} ${entry.captured} − ${entry.refunded} there`,
      )
  }
  for (const entry of ofTheirs.values()) {
    apart += entry.captured + entry.refunded
    complaints.push(`payment ${entry.id} of ${entry.reference} is not in the ledger: ${entry.status}`)
  }
  return { compared: comparedOf(own, sum(theirs.map(keptOf)), apart), complaints }
}

/** Order by order: the bank does not know the shop's numbers of its movements. */
function compareTransfers(own: readonly Row<'payments'>[], bank: Bank): Comparison {
  const complaints: string[] = []
  const ours = Map.groupBy(own, ({ order_id }) => order_id)
  const came = Map.groupBy(bank.credits, ({ order }) => order)
  const back = Map.groupBy(bank.returns.values(), ({ order }) => order)
  let apart = 0
  for (const order of new Set([...ours.keys(), ...came.keys(), ...back.keys()])) {
    const [here, there, returned] = [ours.get(order) ?? [], came.get(order) ?? [], back.get(order) ?? []]
    const captured = sum(here.map((payment) => payment.captured)) - sum(there.map(({ centavos }) => centavos))
    const refunded =
      sum(here.map((payment) => payment.refunded)) - sum(returned.map(({ centavos }) => centavos))
    apart += Math.abs(captured) + Math.abs(refunded)
    if (captured !== 0 || refunded !== 0 || here.length !== there.length)
      complaints.push(
        `order ${order} has ${here.length} transfers, the bank ${there.length}: ${captured} − ${refunded} apart`,
      )
  }
  return { compared: comparedOf(own, bank.kept, apart), complaints }
}

function compareDoor(own: readonly Row<'payments'>[], door: DoorBook): Comparison {
  const complaints: string[] = []
  const ours = new Map(own.map((payment) => [payment.provider_id, payment]))
  let apart = 0
  for (const key of new Set([...ours.keys(), ...door.received.keys()])) {
    const none = { captured: 0, refunded: 0 }
    const [here, there] = [ours.get(key) ?? none, door.received.get(key) ?? none]
    const difference = Math.abs(here.captured - there.captured) + Math.abs(here.refunded - there.refunded)
    apart += difference
    if (difference > 0)
      complaints.push(
        `${key} at the door: ${here.captured} − ${here.refunded} here, ${there.captured} − ${there.refunded} there`,
      )
  }
  return { compared: comparedOf(own, door.kept, apart), complaints }
}

/** The ledger holds no payment that is not the shop's at the provider, and no such payment has an event. */
async function checkForged(
  db: Db,
  own: readonly Row<'payments'>[],
  books: readonly BookEntry[],
): Promise<string[]> {
  const real = new Set(books.map(({ id }) => String(id)))
  const orphans = await db
    .selectFrom('payment_events')
    .select(['id', 'text'])
    .where('author', '=', 'provider')
    .where('payment_id', 'is', null)
    .execute()
  return [
    ...own
      .filter(({ provider_id }) => !real.has(provider_id))
      .map(({ provider_id }) => `the ledger has ${provider_id}, which is no payment to the shop`),
    ...orphans.map(({ id, text }) => `event ${id} is of no payment: ${text}`),
  ]
}

function checkRefunds(own: readonly Row<'payments'>[], refunds: readonly Row<'refunds'>[]): string[] {
  const byPayment = Map.groupBy(refunds, ({ payment_id }) => payment_id)
  return own.flatMap(({ id, refunded }) => {
    const of = byPayment.get(id) ?? []
    const open = of
      .filter(({ state }) => state !== 'hecho')
      .map(({ id: refund, state }) => `${refund} ${state}`)
    const done = sum(of.map(({ centavos }) => centavos))
    return done === refunded && open.length === 0
      ? []
      : [`payment ${id} gave back ${refunded}, by its refunds ${done} (${open.join(', ')})`]
  })
}

/** States only went forward, and each of them once. */
async function checkHistory(db: Db): Promise<string[]> {
  const events = await db
    .selectFrom('payment_events')
    .select(['payment_id', 'state'])
    .where('kind', '=', 'estado')
    .orderBy('id')
    .execute()
  const before = new Map<number, PaymentState>()
  const complaints: string[] = []
  for (const { payment_id, state } of events) {
    if (payment_id === null || state === null) continue
    const last = before.get(payment_id)
    if (last !== undefined && !mayBecome(last, state))
      complaints.push(`payment ${payment_id} went from ${last} to ${state}`)
    before.set(payment_id, state)
  }
  return complaints
}

/** Nothing is left to do but to look at pages, and no page of an order that is gone or left can be paid. */
async function checkWork(db: Db): Promise<string[]> {
  const tasks = await db
    .selectFrom('payment_tasks')
    .select(['subject', 'last_error'])
    .where('subject', 'not like', 'pagina:%')
    .execute()
  const pages = await db
    .selectFrom('payment_sessions')
    .innerJoin('orders', 'orders.Id', 'payment_sessions.order_id')
    .select(['payment_sessions.order_id', 'payment_sessions.state'])
    .where('orders.Estado', '<>', 'P')
    .where('payment_sessions.state', '<>', 'cerrada')
    .execute()
  return [
    ...tasks.map(({ subject, last_error }) => `${subject} is left to do: ${last_error}`),
    ...pages.map(({ order_id, state }) => `a page of order ${order_id} is ${state}`),
  ]
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)
