import { toPesos } from '@gondola/contract/base'
import { type ClaimDecision, isOnTheWay, OrderStatus, type StaffClaimDraft } from '@gondola/contract/orders'
import { moneyFault } from '@gondola/contract/payments'
import { recordChange } from '../../audit/record-change.ts'
import { restock } from '../../goods/stock/hold-stock.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseConflict, refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { LockedOrder } from '../../orders/locked-order.store.ts'
import type { OrderListener } from '../../orders/order-events.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { exactCentavos } from '../ledger/ledger.ts'
import { readLedger, touchOrder } from '../ledger/ledger.store.ts'
import { writeSteps } from '../settlement/settle-order.ts'
import { settledPayments } from '../settlement/settled-order.ts'
import { favoursOf, sum } from '../settlement/settlement.ts'
import { changeMoney } from '../staff/change-money.ts'
import { requireRefundLeft } from '../staff/refund-payment.ts'
import { findClaim, listClaims, updateClaim } from './claims.store.ts'
import { giveBackClaimed, lackingOf, mailClaims } from './grant-claim.ts'
import { openClaims } from './open-claims.ts'

type Claim = Row<'claims'>

/** Decides an open claim: gives back all or part of what it is about, or refuses it. @throws 404; 409 `estado` it is decided; 422 `reclamo-…`, `tope-devolucion…` */
export async function decideClaim(
  deps: Deps,
  session: StaffSession,
  id: number,
  decision: ClaimDecision,
): Promise<void> {
  const { order_id } = (await findClaim(deps.db, id)) ?? refuseNotFound()
  await changeMoney(deps, session, order_id, async ({ trx, order, at }) => {
    const claim = (await findClaim(trx, id)) ?? refuseNotFound()
    // what was paid twice since it was opened goes back by itself
    await writeSteps(trx, deps, order)
    const decided = await decide(trx, deps, session, order, at, claim, decision)
    await touchOrder(trx, order.Id, at)
    await mailClaims(trx, deps, order, [decided], true)
  })
}

async function decide(
  trx: Db,
  deps: Deps,
  session: StaffSession,
  order: LockedOrder,
  at: string,
  claim: Claim,
  { Importe, Medio, Respuesta, ...said }: ClaimDecision,
  isAtDoor = false,
): Promise<Claim> {
  if (claim.state !== 'abierto') refuseConflict('estado')
  const centavos = Importe === 0 ? 0 : exactCentavos(Importe)
  if (centavos > claim.asked) refuseStaff(moneyFault('reclamo-de-mas', 'Importe'))
  // what was refused never stayed with the customer
  const Volvio = said.Volvio ?? (claim.reason === 'no-quiso' ? 'venta' : undefined)
  let means = Medio
  if (centavos > 0) {
    const ledger = await readLedger(trx, order.Id)
    if (!isAtDoor) await requireRefundLeft(trx, deps, session, favoursOf(settledPayments(ledger)), centavos)
    const staff = { id: session.staffId, name: session.userName }
    const grant = { claim, centavos, means: Medio, staff, isAtDoor }
    means = await giveBackClaimed(trx, deps, at, order, ledger, grant)
  }
  if (Volvio === 'venta') await restock(trx, deps, order, claim.code, claim.quantity)
  const state = centavos > 0 ? ('aceptado' as const) : ('rechazado' as const)
  const answer = Respuesta.trim()
  await recordChange(trx, session, deps.clock, {
    Entidad: 'reclamos',
    Clave: claim.id,
    Accion: 'decidir',
    Antes: { Estado: claim.state },
    Despues: { Estado: state, Importe, Medio: means, Respuesta: answer, Volvio },
  })
  return updateClaim(trx, claim.id, {
    state,
    granted: centavos,
    means,
    answer,
    returned: Volvio ?? null,
    decided_by: session.userName,
    decided_at: at,
  })
}

/** Refuses to take back an order of which something was refused: these goods are on sale again, and it costs less. */
export const refuseReturn: OrderListener = async (trx, { orderId, action }) => {
  if (action !== 'no-entregado') return
  const claims = await listClaims(trx, orderId)
  if (claims.some(({ reason, state }) => reason === 'no-quiso' && state !== 'rechazado'))
    refuseStaff(moneyFault('entrega-con-rechazo'))
}

/**
 * Opens claims for a customer who telephones, at any time after the order left, and gives back what the lines cost.
 *
 * @param isAtDoor who delivers notes what is refused: it only lowers what the order lacks; where that is less, all waits
 * @throws 404; 409 `estado`; 422 as `decideClaim`
 */
export const claimByStaff = (
  deps: Deps,
  session: StaffSession,
  Id: number,
  { Respuesta, ...draft }: StaffClaimDraft,
  isAtDoor = false,
): Promise<void> =>
  changeMoney(deps, session, Id, async ({ trx, order, at }) => {
    if (order.Estado !== OrderStatus.Delivered || (isAtDoor && !isOnTheWay(order))) refuseConflict('estado')
    const told: Claim[] = []
    const volvio = new Map(draft.Lineas.map(({ Items, Volvio }) => [Items, Volvio]))
    const opened = await openClaims(trx, deps, order, at, draft, session.userName)
    const waits =
      isAtDoor &&
      sum(opened.map(({ claim }) => claim.asked)) >
        (await lackingOf(trx, deps, order, await readLedger(trx, Id)))
    for (const { claim } of opened) {
      const goods = volvio.get(claim.Items)
      const whole = { Importe: toPesos(claim.asked), Medio: draft.Medio, Respuesta }
      const decision = { ...whole, ...(goods && { Volvio: goods }) }
      told.push(waits ? claim : await decide(trx, deps, session, order, at, claim, decision, isAtDoor))
    }
    await touchOrder(trx, order.Id, at)
    await mailClaims(trx, deps, order, told, !waits)
  })
