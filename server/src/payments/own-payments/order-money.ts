import { toPesos } from '@gondola/contract/base'
import {
  losingMeans,
  missingOf,
  moneyStateOf,
  type MoneyFacts,
  type OrderMoney,
  TRANSFER_PROVIDER,
  type PayPage,
} from '@gondola/contract/payments'
import type { LockedOrder } from '../../orders/locked-order.store.ts'
import { instant, shopDateTime } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { readLedger, type OrderLedger } from '../ledger/ledger.store.ts'
import { moneyMoves } from '../ledger/money-moves.ts'
import { awaitedText } from '../providers/payment-accounts.ts'
import { moneyTerms, type MoneyTerms } from '../settlement/money-terms.store.ts'
import { listMoneyEvents, type MoneyEvent } from './order-money.store.ts'
import { openPage } from './open-page.ts'
import { transferReference } from '../providers/transfer/transfer-reference.ts'
import { orderUnder, settledOrder, settledPayments } from '../settlement/settled-order.ts'
import { findAccountShown } from '../transfers/transfers.store.ts'
import { balanceOf, bornBy, isCovered, lostDiscount, sum } from '../settlement/settlement.ts'

/** An order's money as it is stored, read once for a request. */
export interface StoredMoney {
  order: LockedOrder
  terms: MoneyTerms
  ledger: OrderLedger
  events: readonly MoneyEvent[]
}

export const readMoney = async (db: Db, deps: Deps, order: LockedOrder): Promise<StoredMoney> => ({
  order,
  terms: await moneyTerms(db, deps, order),
  ledger: await readLedger(db, order.Id),
  events: await listMoneyEvents(db, order.Id),
})

export async function shownMoney(
  db: Db,
  deps: Deps,
  { order, terms, ledger, events }: StoredMoney,
): Promise<OrderMoney> {
  const facts = moneyFacts(order, terms, ledger, events)
  const { timeZone } = deps.config
  const local = (at: string) => shopDateTime(new Date(at), timeZone)
  const taken = sum(ledger.payments.map(({ state, captured }) => (state === 'contracargo' ? 0 : captured)))
  // the time to pay ends an order only while nothing is paid or reserved; a difference may come until it leaves
  const waits =
    facts.stage === 'abierto' && !facts.isCovered && facts.paid - facts.credit + facts.reserved === 0
  const open = openPage(orderUnder(terms, order), ledger, instant(deps.clock))
  return {
    Pedido: order.Id,
    Forma: facts.way,
    Estado: moneyStateOf(facts),
    Total: toPesos(facts.due),
    Reservado: toPesos(facts.reserved),
    Cobrado: toPesos(taken),
    Devuelto: toPesos(taken - facts.paid),
    Falta: toPesos(missingOf(facts)),
    PagarHasta: waits && order.pay_by !== null ? local(order.pay_by) : null,
    Pagina: await payPage(db, open, local),
    Movimientos: moneyMoves(ledger, events, local),
    ...paymentDiscount(order, ledger),
    ...awaitedOf(ledger),
  }
}

/** Nothing of an order that keeps its discount whatever it is paid with at the door, or is gone. */
function paymentDiscount(order: LockedOrder, ledger: OrderLedger): Pick<OrderMoney, 'DescuentoPago'> {
  const settled = settledOrder(order, 0, 0)
  const { meansDiscount, keeps, stage } = settled
  const Pierde = losingMeans(keeps)
  if (stage === 'ido' || meansDiscount === 0 || Pierde.length === 0) return {}
  const Perdido = toPesos(lostDiscount(settled, settledPayments(ledger)))
  return { DescuentoPago: { Importe: toPesos(meansDiscount), Pierde, Perdido } }
}

function awaitedOf({ payments }: OrderLedger): Pick<OrderMoney, 'Espera'> {
  const open = payments.filter(({ state }) => state === 'en-proceso')
  const Espera = open.map(awaitedText).find((text) => text !== null)
  return Espera === undefined ? {} : { Espera }
}

export function moneyFacts(
  order: LockedOrder,
  { margin, tolerance }: Pick<MoneyTerms, 'margin' | 'tolerance'>,
  ledger: OrderLedger,
  events: readonly MoneyEvent[],
): MoneyFacts & { isCovered: boolean } {
  const settled = settledOrder(order, margin, tolerance)
  const payments = settledPayments(ledger)
  const balance = balanceOf(settled, payments)
  return {
    ...balance,
    way: settled.way,
    stage: settled.stage,
    returned: sum(payments.map(({ refunded }) => refunded)),
    returning: sum(payments.map(({ refunding }) => refunding)),
    disputed: sum(payments.map(({ state, captured }) => (state === 'contracargo' ? captured : 0))),
    bears: bornBy(settled),
    isExpired: events.some(({ kind }) => kind === 'vencimiento'),
    isCovered: isCovered(settled, payments),
  }
}

async function payPage(
  db: Db,
  open: Row<'payment_sessions'> | null,
  local: (at: string) => string,
): Promise<PayPage | null> {
  if (open === null || open.url === null) return null
  return {
    Url: open.url,
    Importe: toPesos(open.centavos),
    Hasta: local(open.expires_at),
    Tarjeta: open.is_reserve,
    ...(open.provider === TRANSFER_PROVIDER && {
      Transferencia: {
        Referencia: transferReference(open.reference),
        ...(await findAccountShown(db)),
      },
    }),
  }
}
