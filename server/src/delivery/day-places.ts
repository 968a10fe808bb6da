import {
  DayPlacesDraft,
  type DayLoad,
  type DayPlaces,
  type SlotLoad,
  isoDateOf,
  dayIdOf,
} from '@gondola/contract/delivery'
import { takenPlacesText } from '@gondola/contract/site'
import { formatDay } from '@gondola/contract/base'
import { areBranches, defaultBranchId, listSellingBranches } from '../goods/branches/branches.store.ts'
import { dayAfter } from '../platform/clock.ts'
import type { Db } from '../platform/db/open-database.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Deps } from '../platform/deps.ts'
import { requireBranch } from '../sessions/branch-access.ts'
import { refuseNotFound, refuseStaff } from '../http/problem.ts'
import type { StaffSession } from '../http/caller.ts'
import { mergedChange } from '../audit/merge-change.ts'
import { recordChange } from '../audit/record-change.ts'
import {
  isClosed,
  placeKey,
  weekdayOf,
  type DeliveryCalendar,
  type PlannedSlot,
  shopTime,
} from './delivery-calendar.ts'
import { findCalendar } from './delivery.store.ts'
import { countHolds } from './holds/slot-holds.store.ts'
import { lockPlace, writePlace } from './slot-places.store.ts'

/** How many days staff see, from today on. */
const DAYS_SHOWN = 14

/** The delivery days of the next two weeks, with the places taken in each slot: at some branches together (null: all). */
export async function listDayLoads(deps: Deps, branches: readonly number[] | null): Promise<DayLoad[]> {
  const { db } = deps
  const now = shopTime(deps)
  const ids = branches ?? (await listSellingBranches(db)).map(({ Id }) => Id)
  const last = dayAfter(now.day, DAYS_SHOWN)
  const calendars = await Promise.all(
    ids.map(async (id) => ({
      ...(await findCalendar(db, id, now.day, last)),
      held: await findHeld(db, id, now.day, last),
    })),
  )
  return Array.from({ length: DAYS_SHOWN }, (_, ahead) => dayAfter(now.day, ahead)).flatMap((Fecha) => {
    const open = calendars.filter(
      ({ weekdays, holidays }) => weekdays.has(weekdayOf(Fecha)) && !holidays.has(Fecha),
    )
    if (open.length === 0) return []
    return {
      Id: dayIdOf(Fecha),
      Fecha,
      Descrip: formatDay(Fecha),
      Cerrado: open.every(({ cutoff }) => isClosed(Fecha, cutoff, now)),
      Horarios: together(
        open.flatMap((calendar) => calendar.slots.map((slot) => loadOf(calendar, Fecha, slot))),
      ),
    }
  })
}

/** One row for each slot: several branches have the shop's. */
function together(loads: readonly SlotLoad[]): SlotLoad[] {
  const bySlot = new Map<number, SlotLoad>()
  for (const load of loads) {
    const { Tomados, Reservados, Cupo } = bySlot.get(load.Id) ?? { Tomados: 0, Reservados: 0, Cupo: 0 }
    bySlot.set(load.Id, {
      ...load,
      Tomados: Tomados + load.Tomados,
      Reservados: Reservados + load.Reservados,
      Cupo: Cupo + load.Cupo,
    })
  }
  return [...bySlot.values()]
}

interface StaffCalendar extends DeliveryCalendar {
  /** Places held for customers in the checkout, by `placeKey`. */
  held: ReadonlyMap<string, number>
}

function loadOf({ bookings, held }: StaffCalendar, day: string, slot: PlannedSlot): SlotLoad {
  const key = placeKey(dayIdOf(day), slot.Id)
  const booking = bookings.get(key)
  const { Id, Desde, Hasta } = slot
  return {
    Id,
    Desde,
    Hasta,
    Tomados: booking?.taken ?? 0,
    Reservados: held.get(key) ?? 0,
    Cupo: booking?.capacity ?? slot.capacity,
  }
}

async function findHeld(db: Db, branchId: number, from: string, to: string): Promise<Map<string, number>> {
  const rows = await countHolds(db, branchId, dayIdOf(from), dayIdOf(to))
  return new Map(rows.map(({ day_id, slot_id, held }) => [placeKey(day_id, slot_id), held]))
}

/**
 * Sets the places of one slot on one day at a branch: the one named, the account's only one, or the default branch.
 *
 * @throws 403 `otra-sucursal`; 404 no such branch, day or slot; 409 somebody changed them; 422 fewer places than are already taken
 */
export async function changeDayPlaces(
  { db, clock }: Deps,
  session: StaffSession,
  { Dia, Horario, sucursal }: { Dia: number; Horario: number; sucursal: number | undefined },
  body: DayPlaces,
): Promise<SlotLoad> {
  const day = isoDateOf(Dia) ?? refuseNotFound()
  const { branches } = session
  const only = branches?.length === 1 ? branches[0] : undefined
  const main = await defaultBranchId(db)
  const branchId = sucursal ?? only ?? main
  requireBranch(session, branchId)
  return inTransaction(db, async (trx) => {
    if (!(await areBranches(trx, [branchId]))) refuseNotFound()
    const calendar = await findCalendar(trx, branchId, day, day)
    const slot = calendar.slots.find(({ Id }) => Id === Horario) ?? refuseNotFound()
    const place = { branchId, dayId: Dia, slotId: Horario }
    const before = await lockPlace(trx, place, slot.capacity)
    const { Cupo } = mergedChange<DayPlacesDraft>(DayPlacesDraft, body, { Cupo: before.capacity })
    if (Cupo < before.taken)
      refuseStaff({ code: 'cupo-tomado', text: takenPlacesText(before.taken), Campo: 'Cupo' })
    await writePlace(trx, place, Cupo)
    await recordChange(trx, session, clock, {
      Entidad: 'dias',
      Clave: `${day} ${slot.Desde}${branchId === main ? '' : ` (${branchId})`}`,
      Accion: 'editar',
      Antes: { Cupo: before.capacity },
      Despues: { Cupo },
    })
    const held = await findHeld(trx, branchId, day, day)
    const Reservados = held.get(placeKey(Dia, slot.Id)) ?? 0
    return { Id: slot.Id, Desde: slot.Desde, Hasta: slot.Hasta, Tomados: before.taken, Reservados, Cupo }
  })
}
