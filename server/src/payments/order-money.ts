import { toPesos } from '@gondola/contract/base'
import {
  missingOf,
  moneyStateOf,
  type MoneyFacts,
  type OrderMoney,
  TRANSFER_PROVIDER,
  type PayPage,
} from '@gondola/contract/payments'
import type { LockedOrder } from '../orders/locked-order.store.ts'
import { instant, shopDateTime } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import { readLedger, type OrderLedger } from './ledger.store.ts'
import { moneyMoves } from './money-moves.ts'
import { moneyTerms } from './money-terms.store.ts'
import { listMoneyEvents, type MoneyEvent } from './order-money.store.ts'
import { transferReference } from './providers/transfer/transfer-reference.ts'
import { settledOrder, settledPayments } from './settled-order.ts'
import { findAccountShown } from './transfers/transfer-account.store.ts'
import { balanceOf, bornBy, isCovered } from './settlement.ts'

type Needs = Pick<Deps, 'clock' | 'config'>

/** An order's money as its customer sees it. */
export async function readOrderMoney(db: Db, deps: Needs, order: LockedOrder): Promise<OrderMoney> {
  const ledger = await readLedger(db, order.Id)
  const events = await listMoneyEvents(db, order.Id)
  const facts = await moneyFacts(db, deps, order, ledger, events)
  const { timeZone } = deps.config
  const local = (at: string) => shopDateTime(new Date(at), timeZone)
  const taken = sum(ledger.payments.map(({ state, captured }) => (state === 'contracargo' ? 0 : captured)))
  const waits = facts.stage === 'abierto' && !facts.isCovered
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
    Pagina: await payPage(db, ledger, instant(deps.clock), local),
    Movimientos: moneyMoves(ledger, events, local),
  }
}

export async function moneyFacts(
  db: Db,
  deps: Needs,
  order: LockedOrder,
  ledger: OrderLedger,
  events: readonly MoneyEvent[],
): Promise<MoneyFacts & { isCovered: boolean }> {
  const { margin, tolerance } = await moneyTerms(db, deps, order)
  const settled = settledOrder(order, margin, tolerance)
  const payments = settledPayments(ledger)
  const balance = balanceOf(settled, payments)
  return {
    ...balance,
    way: settled.way,
    stage: settled.stage,
    returned: sum(payments.map(({ refunded }) => refunded)),
    returning: sum(payments.map(({ refunding }) => refunding)),
    bears: bornBy(settled),
    isExpired: events.some(({ kind }) => kind === 'vencimiento'),
    isCovered: isCovered(settled, payments),
  }
}

/** The newest page that is open; one whose time is over cannot be paid, though the provider has not closed it yet. */
async function payPage(
  db: Db,
  { sessions }: OrderLedger,
  now: string,
  local: (at: string) => string,
): Promise<PayPage | null> {
  const open = sessions.findLast(({ state, expires_at }) => state === 'abierta' && expires_at > now)
  if (open === undefined || open.url === null) return null
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

const sum = (amounts: readonly number[]) => amounts.reduce((total, each) => total + each, 0)
