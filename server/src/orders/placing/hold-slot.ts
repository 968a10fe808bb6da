import { SLOT_HOLD_MINUTES } from '@gondola/contract/base'
import { slotText, type SlotHold, type SlotHoldDraft } from '@gondola/contract/delivery'
import { findPlannedSlot } from '../../delivery/delivery.store.ts'
import { exchangePlace, isSamePlace } from '../../delivery/holds/place-holds.ts'
import {
  deleteHold,
  findHold,
  insertHold,
  lockHolder,
  type HeldPlace,
} from '../../delivery/holds/slot-holds.store.ts'
import { shopTime } from '../../delivery/delivery-calendar.ts'
import { refuseConflict, refuseNoSession, refuseViolation } from '../../http/problem.ts'
import { instant, shopDateTime } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/open-database.ts'
import { findSiteParameter } from '../../site/parameters.store.ts'
import { changedDestination } from '../changing/changed-destination.ts'
import { requireChangeable } from '../changing/change-window.ts'
import { lockOwnOrder } from '../locked-order.store.ts'
import { checkNewAccounts, checkOrderCount } from './check-order-count.ts'
import { checkPlace, checkReach } from './check-order.ts'
import { findDestination } from './destination.ts'
import { countPendingOfSlot } from './order-counts.store.ts'
import { choiceOf } from './choice.ts'
import { findPlacementFacts } from './placement-facts.store.ts'
import type { CatalogueDeps } from '../../goods/catalogue/live-catalogue.ts'

/**
 * Holds a place for a client, or renews the hold; a place held elsewhere is returned in the same transaction. Who could
 * not order there cannot hold: branch, zone, day and slot are checked as for an order, and so are the limits of orders.
 * Locks as placing does: client, hold, place. For a placed order that is to move, its branch and zone count, and the
 * limits of orders do not: it is none more. Its row is locked first, as when it is changed.
 *
 * @throws 409 `horario` the slot is full, or why the order cannot be changed; 404 the client has no such order; 422 the
 *   branch, day or slot takes no order of this client
 */
export async function holdSlotFor(
  trx: Db,
  needs: CatalogueDeps,
  clientId: number,
  draft: SlotHoldDraft,
): Promise<SlotHold> {
  const order = draft.Pedido ? await lockOwnOrder(trx, clientId, draft.Pedido) : null
  if (order !== null) await requireChangeable(trx, needs, order)
  if (!(await lockHolder(trx, clientId))) refuseNoSession()
  const now = shopTime(needs)
  const at = { ...draft, ...(order !== null && { Sucursal: order.branch_id }) }
  const choice = choiceOf(at, needs.catalogue.viewOf().branchId)
  const facts = (await findPlacementFacts(trx, clientId, choice)) ?? refuseNoSession()
  const branch = facts.branch ?? refuseViolation({ code: 'sucursal-cerrada' })
  const destination = await (order === null
    ? findDestination(trx, clientId, choice, branch, facts)
    : changedDestination(trx, { clientId, order, draft, choice, branch, facts }))
  const broken =
    checkReach({ choice, branch, destination }) ?? checkPlace(choice, facts, destination.terms, now)
  if (broken) refuseViolation(broken)
  if (facts.slot === null) throw new Error('the slot was not checked')
  if (order === null) await checkOrderCount(trx, needs, clientId, now.day)
  await checkShare(trx, needs, clientId, draft)
  const to = { branchId: branch.Id, dayId: draft.Dia, slotId: facts.slot.id }
  const from = await deleteHold(trx, clientId)
  if (from === null || !isSamePlace(from, to)) {
    const isTaken = await exchangePlace(trx, needs.clock, { from, to, capacity: facts.slot.capacity })
    if (!isTaken) refuseConflict('horario')
  }
  const held = { ...to, expiresAt: instant(needs.clock, SLOT_HOLD_MINUTES * 60) }
  await insertHold(trx, clientId, held)
  await checkNewAccounts(trx, needs, facts.sharedPart, to)
  return shown(needs, held, `${choice.Desde} a ${choice.Hasta}`)
}

/** A place is held for the next order, which must not be one too many. */
async function checkShare(
  trx: Db,
  { config }: CatalogueDeps,
  Cliente: number,
  draft: SlotHoldDraft,
): Promise<void> {
  if (!config.rateLimit) return
  const most = await findSiteParameter(trx, 'MaximoPedidosPorHorario')
  const { Dia, HorarioEntrega } = draft
  if ((await countPendingOfSlot(trx, { Cliente, Dia, HorarioEntrega })) >= most)
    refuseViolation({ code: 'pedidos-por-horario', most })
}

/** The place held for a client; null: none, or it has expired. */
export async function findOwnHold(db: Db, needs: CatalogueDeps, clientId: number): Promise<SlotHold | null> {
  const held = await findHold(db, clientId)
  if (held === null || held.expiresAt <= instant(needs.clock)) return null
  const slot = await findPlannedSlot(db, held.slotId)
  return slot === null ? null : shown(needs, held, slotText(slot))
}

function shown({ clock, config }: CatalogueDeps, held: HeldPlace, HorarioEntrega: string): SlotHold {
  const expiry = new Date(held.expiresAt)
  return {
    Sucursal: held.branchId,
    Dia: held.dayId,
    HorarioEntrega,
    Vence: shopDateTime(expiry, config.timeZone).slice(11, 16),
    Segundos: Math.max(0, Math.floor((expiry.getTime() - clock.now().getTime()) / 1000)),
  }
}
