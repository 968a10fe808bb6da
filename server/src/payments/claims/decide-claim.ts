import { toPesos } from '@gondola/contract/base'
import { type ClaimDecision, OrderStatus, type StaffClaimDraft } from '@gondola/contract/orders'
import { moneyFault } from '@gondola/contract/payments'
import { recordChange } from '../../audit/record-change.ts'
import { restock } from '../../goods/stock/hold-stock.ts'
import type { StaffSession } from '../../http/caller.ts'
import { refuseConflict, refuseNotFound, refuseStaff } from '../../http/problem.ts'
import type { LockedOrder } from '../../orders/locked-order.store.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Row } from '../../platform/db/tables/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { exactCentavos } from '../ledger/ledger.ts'
import { readLedger, touchOrder } from '../ledger/ledger.store.ts'
import { writeSteps } from '../settlement/settle-order.ts'
import { settledPayments } from '../settlement/settled-order.ts'
import { favoursOf } from '../settlement/settlement.ts'
import { changeMoney } from '../staff/change-money.ts'
import { requireRefundLeft } from '../staff/refund-payment.ts'
import { findClaim, updateClaim } from './claims.store.ts'
import { giveBackClaimed, mailClaims } from './grant-claim.ts'
import { openClaims } from './open-claims.ts'

type Claim = Row<'claims'>

/**
 * Decides an open claim: gives back all or part of what it is about, or refuses it.
 *
 * @throws 404; 409 `estado` it is decided; 422 `reclamo-…`, `tope-devolucion…`
 */
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
  { Importe, Medio, Respuesta, Volvio }: ClaimDecision,
): Promise<Claim> {
  if (claim.state !== 'abierto') refuseConflict('estado')
  const centavos = Importe === 0 ? 0 : exactCentavos(Importe)
  if (centavos > claim.asked) refuseStaff(moneyFault('reclamo-de-mas', 'Importe'))
  let means = Medio
  if (centavos > 0) {
    const ledger = await readLedger(trx, order.Id)
    await requireRefundLeft(trx, deps, session, favoursOf(settledPayments(ledger)), centavos)
    const staff = { id: session.staffId, name: session.userName }
    means = await giveBackClaimed(trx, deps, at, order, ledger, { claim, centavos, means: Medio, staff })
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

/**
 * Opens claims for a customer who telephones, at any time after the order left, and gives back what the lines cost.
 *
 * @throws 404; 409 `estado`; 422 as `decideClaim`
 */
export const claimByStaff = (
  deps: Deps,
  session: StaffSession,
  Id: number,
  { Respuesta, ...draft }: StaffClaimDraft,
): Promise<void> =>
  changeMoney(deps, session, Id, async ({ trx, order, at }) => {
    if (order.Estado !== OrderStatus.Delivered) refuseConflict('estado')
    const told: Claim[] = []
    const volvio = new Map(draft.Lineas.map(({ Items, Volvio }) => [Items, Volvio]))
    for (const { claim } of await openClaims(trx, deps, order, at, draft, session.userName)) {
      const goods = volvio.get(claim.Items)
      const whole = { Importe: toPesos(claim.asked), Medio: draft.Medio, Respuesta }
      told.push(
        await decide(trx, deps, session, order, at, claim, { ...whole, ...(goods && { Volvio: goods }) }),
      )
    }
    await touchOrder(trx, order.Id, at)
    await mailClaims(trx, deps, order, told, true)
  })
