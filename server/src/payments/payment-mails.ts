import { CREDIT, refundDelay, type PaymentWay } from '@gondola/contract/payments'
import { findClientRow, recipientOf } from '../people/clients/clients.store.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { moneyMail, type MoneyMail } from '../mail/texts/payment-mails.ts'
import type { LockedOrder } from '../orders/locked-order.store.ts'
import { instant, shopDateTime } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import type { Deps } from '../platform/deps.ts'
import type { OrderLedger } from './ledger/ledger.store.ts'
import { openPage } from './own-payments/open-page.ts'
import { listUnmailed, mailKey } from './payment-mails.store.ts'
import { moneyTerms } from './settlement/money-terms.store.ts'
import { orderUnder } from './settlement/settled-order.ts'
import type { SettledOrder } from './settlement/settlement.ts'

/**
 * Mails an order's customer what happened to its money since, and what is asked for, each once. With the order locked.
 */
export async function mailMoney(
  trx: Db,
  deps: Deps,
  order: LockedOrder,
  settled: SettledOrder,
  ledger: OrderLedger,
): Promise<void> {
  const due: { key: string; mail: MoneyMail }[] = []
  for (const event of await listUnmailed(trx, order.Id))
    due.push({ key: mailKey(event.id), mail: mailOf(event, settled) })
  const open = openPage(settled, ledger, instant(deps.clock))
  const asked = open === null ? null : askedBy(order.payment_way, open, ledger.payments)
  if (open !== null && asked !== null) {
    const until = shopDateTime(new Date(open.expires_at), deps.config.timeZone)
    due.push({
      key: `pago-${order.Id}-pedir-${open.centavos}`,
      mail: { kind: asked, centavos: open.centavos, until },
    })
  }
  if (due.length === 0 || order.client_id === null) return
  const client = await findClientRow(trx, { Id: order.client_id })
  if (client === null) return
  for (const { key, mail } of due) {
    const content = moneyMail(recipientOf(client), order.Id, mail, deps.config.publicUrl)
    await queueMail(trx, deps.clock, { to: client, content, eventKey: key })
  }
}

/**
 * Mails what is asked for once more, at most once an hour for a page.
 *
 * @returns false: nothing is asked for now, it was mailed within the hour, or nobody can be mailed
 */
export async function mailAskAgain(
  trx: Db,
  deps: Deps,
  order: LockedOrder,
  ledger: OrderLedger,
): Promise<boolean> {
  const terms = await moneyTerms(trx, deps, order)
  const open = openPage(orderUnder(terms, order), ledger, instant(deps.clock))
  const client = order.client_id === null ? null : await findClientRow(trx, { Id: order.client_id })
  if (open === null || client === null) return false
  const mail: MoneyMail = {
    kind: askedBy(order.payment_way, open, ledger.payments) ?? 'pendiente',
    centavos: open.centavos,
    until: shopDateTime(new Date(open.expires_at), deps.config.timeZone),
  }
  const content = moneyMail(recipientOf(client), order.Id, mail, deps.config.publicUrl)
  const hour = instant(deps.clock).slice(0, 13)
  const eventKey = `pago-${order.Id}-de-nuevo-${open.id}-${hour}`
  return (await queueMail(trx, deps.clock, { to: client, content, eventKey })) !== null
}

function mailOf(
  { kind, centavos, asked, means }: Awaited<ReturnType<typeof listUnmailed>>[number],
  { stage }: SettledOrder,
): MoneyMail {
  if (kind === 'devolucion') return { kind: 'devuelto', centavos: centavos ?? 0, delay: refundDelay(means) }
  return kind === 'cobro'
    ? { kind: 'recibido', centavos: centavos ?? 0, stage }
    : { kind: 'reservado', centavos: asked }
}

/**
 * Null: who has just placed the order is led to its page by the shop, and needs no mail. Something is missing only where
 * something is there: refused cards paid nothing. A reserve that the order outgrew is made again, for the whole.
 */
function askedBy(
  way: PaymentWay | null,
  { is_reserve }: Pick<OrderLedger['sessions'][number], 'is_reserve'>,
  payments: OrderLedger['payments'],
): 'listo' | 'pendiente' | 'falta' | 'reserva-chica' | null {
  if (is_reserve && payments.some(({ state }) => state === 'reservado')) return 'reserva-chica'
  const hasMoney = payments.some(
    ({ provider, state, captured, refunded }) =>
      (provider !== CREDIT && captured > refunded) || state === 'reservado' || state === 'en-proceso',
  )
  if (hasMoney && !is_reserve) return 'falta'
  if (way === 'listo') return 'listo'
  return payments.length > 0 ? 'pendiente' : null
}
