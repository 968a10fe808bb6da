import { CLAIM_REASON_TITLES, RETURN_TITLES, type ReturnMeans } from '@gondola/contract/orders'
import { CREDIT, creditName, DOOR, missingOf, moneyFault } from '@gondola/contract/payments'
import { refuseStaff } from '../../http/problem.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { claimMail } from '../../mail/texts/order-mails.ts'
import type { LockedOrder } from '../../orders/locked-order.store.ts'
import { findClientRow, recipientOf } from '../../people/clients/clients.store.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { insertEvent, type OrderLedger } from '../ledger/ledger.store.ts'
import { moneyFacts } from '../own-payments/order-money.ts'
import { moneyTerms } from '../settlement/money-terms.store.ts'
import { insertRefund, type RefundCause, setRefund } from '../settlement/money-work.store.ts'
import { LOWERED, settledPayments } from '../settlement/settled-order.ts'
import { emptyDoorPayment, enterHandedBack, setGivenOtherwise } from '../staff/staff-money.store.ts'
import { listClaims, ownClaim } from './claims.store.ts'
import { lockCredit, returnCredit } from './use-credit.ts'
import { moveCredit } from './credit.store.ts'

type Claim = Row<'claims'>

/** What of each payment of an order may be given back, in the order in which claims take it: the door's last. */
export function returnable(ledger: OrderLedger): { payment: Row<'payments'>; left: number }[] {
  const settled = settledPayments(ledger)
  const rank = ({ provider }: Row<'payments'>) => (provider === DOOR ? 2 : provider === CREDIT ? 1 : 0)
  return ledger.payments
    .map((payment, index) => {
      const { state, captured, refunded, refunding } = settled[index]!
      const isTaken = state === 'cobrado' || state === 'recuperado'
      return { payment, left: isTaken ? captured - refunded - refunding : 0 }
    })
    .filter(({ left }) => left > 0)
    .toSorted((a, b) => rank(a.payment) - rank(b.payment) || b.payment.id - a.payment.id)
}

/** The centavos of an order that were paid at the door and not given back. */
export const leftAtDoor = (ledger: OrderLedger): number =>
  returnable(ledger).reduce((sum, { payment, left }) => sum + (payment.provider === DOOR ? left : 0), 0)

interface Grant {
  claim: Claim
  centavos: number
  means: ReturnMeans
  staff: RefundCause['staff']
  /** Refused before anything was taken at the door: what is lacking is lowered all the same. */
  isAtDoor?: boolean
}

/** The centavos that an order lacks. */
export const lackingOf = async (trx: Db, deps: Deps, order: LockedOrder, ledger: OrderLedger) =>
  missingOf(moneyFacts(order, await moneyTerms(trx, deps, order), ledger, []))

/**
 * Grants a claim, with the order locked: lowers what an order that was paid in part still lacks; gives the rest back by
 * the means of each payment, of what was paid at the door as credit at once, or as staff will hand it over.
 *
 * @returns by which means; `mismo`: nothing of the door's
 * @throws 422 `reclamo-sin-cobro`, `reclamo-sin-cuenta`
 */
export async function giveBackClaimed(
  trx: Db,
  deps: Deps,
  at: string,
  order: LockedOrder,
  ledger: OrderLedger,
  { claim, centavos, means, staff, isAtDoor = false }: Grant,
): Promise<ReturnMeans> {
  const how = means === 'mismo' ? 'saldo' : means
  const lacking = await lackingOf(trx, deps, order, ledger)
  const payments = returnable(ledger)
  // what lowers what is lacking is noted at the payment that goes back last
  const lowering = payments.slice(-1).map(({ payment }) => ({ payment, left: lacking }))
  if (isAtDoor && payments.length === 0)
    lowering.push({ payment: await emptyDoorPayment(trx, at, order.Id, ledger.payments), left: lacking })
  let left = centavos
  let used: ReturnMeans = 'mismo'
  for (const [index, { payment, left: most }] of [...lowering, ...payments].entries()) {
    const part = Math.min(left, most)
    if (part === 0) continue
    left -= part
    const way = index === 0 ? LOWERED : payment.provider === DOOR ? how : 'mismo'
    if (way === how) used = how
    const cause: RefundCause = {
      reason: reasonOf(claim, way),
      staff,
      request_key: `reclamo-${claim.id}-${index === 0 ? LOWERED : payment.id}`,
      is_favour: true,
    }
    if (payment.provider === CREDIT && index > 0) await returnCredit(trx, at, order, payment, part, cause)
    else await giveBack(trx, at, order, payment, part, cause, way)
  }
  return left > 0 ? refuseStaff(moneyFault('reclamo-sin-cobro', 'Importe')) : used
}

async function giveBack(
  trx: Db,
  at: string,
  { Id, client_id }: LockedOrder,
  payment: Row<'payments'>,
  centavos: number,
  cause: RefundCause,
  way: ReturnMeans | typeof LOWERED,
): Promise<void> {
  const refundId = await insertRefund(trx, at, Id, { payment: payment.id, centavos }, cause)
  await insertEvent(trx, {
    order_id: Id,
    payment_id: payment.id,
    at,
    kind: 'nota',
    centavos,
    text: cause.reason,
    ...(cause.staff && { author: 'staff', author_name: cause.staff.name }),
  })
  if (way === LOWERED) await setRefund(trx, refundId, { state: 'hecho', provider_id: LOWERED, done_at: at })
  if (way !== 'saldo') return
  if (client_id === null) refuseStaff(moneyFault('reclamo-sin-cuenta', 'Medio'))
  await enterHandedBack(trx, at, refundId, payment, centavos)
  await setGivenOtherwise(trx, refundId, creditName.toLowerCase())
  await lockCredit(trx, client_id)
  await moveCredit(trx, client_id, { centavos, kind: 'reclamo', order_id: Id, at })
}

/** `Reclamo de Leche entera (faltó): en efectivo, con la próxima entrega` */
const reasonOf = ({ name, reason, account }: Claim, means: ReturnMeans | typeof LOWERED): string =>
  `Reclamo de ${name} (${CLAIM_REASON_TITLES[reason].toLowerCase()}): ${RETURN_TITLES[means].toLowerCase()}${
    means === 'transferencia' && account !== '' ? ` a ${account}` : ''
  }`.slice(0, 500)

/** Mails the customer what becomes of claims. */
export async function mailClaims(
  trx: Db,
  { clock, config }: Deps,
  { Id, client_id }: LockedOrder,
  claims: readonly Claim[],
  isAnswer: boolean,
): Promise<void> {
  const client = client_id === null ? null : await findClientRow(trx, { Id: client_id })
  if (client === null) return
  const told = (await listClaims(trx, Id)).flatMap((claim) =>
    claims.some(({ id }) => id === claim.id) ? [{ ...ownClaim(claim), name: claim.name }] : [],
  )
  await queueMail(trx, clock, {
    to: client,
    content: claimMail(recipientOf(client), Id, told, isAnswer, config.publicUrl),
    eventKey: `pedido-${Id}-reclamo-${claims[0]!.id}-${isAnswer ? 'respondido' : 'recibido'}`,
  })
}
