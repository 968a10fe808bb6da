import { isoDateOf } from '@gondola/contract/delivery'
import {
  type ChangeableOrder,
  isActionAllowed,
  ORDER_CHANGES_MAX,
  type StaffChangeDraft,
  staffChangeTexts,
} from '@gondola/contract/orders'
import { closesAt, type Cutoff, type ShopTime, shopTime } from '../../delivery/delivery-calendar.ts'
import type { Db } from '../../platform/db/open-database.ts'
import type { Deps } from '../../platform/deps.ts'
import { refuseConflict, refuseStaff, refuseViolation } from '../../http/problem.ts'
import type { LockedOrder } from '../locked-order.store.ts'
import {
  findCutoffs,
  listOrderedLines,
  listUntouched,
  type OrderedLine,
  type WaitingOrder,
} from './changed-order.store.ts'

/**
 * Until when an order may be changed, in the shop's time (`2026-11-22T20:00`): its day's cut-off, and at the latest when
 * its slot begins, less the branch's time to prepare. Null: that has passed, or it has no day.
 */
export function changeUntil(
  { Dia, HorarioEntrega }: Pick<WaitingOrder, 'Dia' | 'HorarioEntrega'>,
  cutoff: Cutoff,
  now: ShopTime,
): string | null {
  const isoDate = Dia === null ? null : isoDateOf(Dia)
  if (isoDate === null) return null
  const until = closesAt(isoDate, (HorarioEntrega ?? '').slice(0, 5) || '00:00', cutoff)
  return `${now.day}T${now.time}` < until ? until : null
}

/** A client's orders that can be changed now, the next delivery first. */
export async function listChangeable(db: Db, needs: Deps, clientId: number): Promise<ChangeableOrder[]> {
  const waiting = await listUntouched(db, clientId)
  const cutoffOf = await findCutoffs(db, waiting)
  const now = shopTime(needs)
  const open = waiting.flatMap((order) => {
    const Hasta = changeUntil(order, cutoffOf(order), now)
    const { Id, Dia, HorarioEntrega, changes: Cambios } = order
    return Hasta === null ? [] : [{ Id, Dia, HorarioEntrega, Cambios, Hasta }]
  })
  return open.toSorted((one, other) => (one.Dia ?? 0) - (other.Dia ?? 0) || one.Id - other.Id)
}

/** The order's lines, if it may be changed now. */
export async function requireChangeable(trx: Db, needs: Deps, order: LockedOrder): Promise<OrderedLine[]> {
  if (order.Preparacion !== undefined) refuseConflict('en-preparacion')
  if (!isActionAllowed('cambiar', order)) refuseConflict('estado')
  const ordered = await listOrderedLines(trx, order.Id)
  if (hasBegun(order, ordered)) refuseConflict('en-preparacion')
  const cutoffOf = await findCutoffs(trx, [order])
  if (changeUntil(order, cutoffOf(order), shopTime(needs)) === null)
    refuseViolation({ code: 'cambio-cerrado' })
  requireFewChanges(order)
  return ordered
}

/** Picked in part and returned to the queue counts too: its goods lie in a crate. */
export const hasBegun = (order: LockedOrder, ordered: readonly OrderedLine[]): boolean =>
  order.Preparacion !== undefined || ordered.some(({ isPicked }) => isPicked)

function requireFewChanges({ changes }: LockedOrder): void {
  if (changes >= ORDER_CHANGES_MAX) refuseViolation({ code: 'cambios-maximo', most: ORDER_CHANGES_MAX })
}

/** What depends on the goods and is settled while they are picked; when it goes and to whom may still change. */
const OF_THE_GOODS = ['Lineas', 'FormaEntrega', 'TipoPago', 'Sucursal', 'Lugar', 'B1'] as const

/** The order's lines, if staff may change it so. @throws 409 `estado`; 422 `en-preparacion`, `cambios-maximo` */
export async function requireChangeableByStaff(
  trx: Db,
  order: LockedOrder,
  draft: StaffChangeDraft,
): Promise<OrderedLine[]> {
  if (!isActionAllowed('modificar', order)) refuseConflict('estado')
  const ordered = await listOrderedLines(trx, order.Id)
  if (hasBegun(order, ordered) && OF_THE_GOODS.some((field) => draft[field] !== undefined))
    refuseStaff({ code: 'en-preparacion', text: staffChangeTexts.begun })
  requireFewChanges(order)
  return ordered
}
