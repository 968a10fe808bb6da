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
import { areBranches, defaultBranchId, listSellingBranches } from '../branches/branches.store.ts'
import { dayAfter } from '../platform/clock.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Deps } from '../platform/deps.ts'
import { requireBranch } from '../http/branch-access.ts'
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
} from './delivery-calendar.ts'
import { findCalendar } from './delivery.store.ts'
import { lockPlace, writePlace } from './slot-places.store.ts'
import { shopTime } from './shop-time.ts'

/** How many days staff see, from today on. */
const DAYS_SHOWN = 14

/** The delivery days of the next two weeks, with the places taken in each slot: at some branches together (null: all). */
export async function listDayLoads(
  { db, clock, config }: Deps,
  branches: readonly number[] | null,
): Promise<DayLoad[]> {
  const now = shopTime({ clock, config })
  const ids = branches ?? (await listSellingBranches(db)).map(({ Id }) => Id)
  const calendars = await Promise.all(
    ids.map((id) => findCalendar(db, id, now.day, dayAfter(now.day, DAYS_SHOWN))),
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
    const { Tomados, Cupo } = bySlot.get(load.Id) ?? { Tomados: 0, Cupo: 0 }
    bySlot.set(load.Id, { ...load, Tomados: Tomados + load.Tomados, Cupo: Cupo + load.Cupo })
  }
  return [...bySlot.values()]
}

function loadOf({ bookings }: DeliveryCalendar, day: string, slot: PlannedSlot): SlotLoad {
  const booking = bookings.get(placeKey(dayIdOf(day), slot.Id))
  const { Id, Desde, Hasta } = slot
  return { Id, Desde, Hasta, Tomados: booking?.taken ?? 0, Cupo: booking?.capacity ?? slot.capacity }
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
    return { Id: slot.Id, Desde: slot.Desde, Hasta: slot.Hasta, Tomados: before.taken, Cupo }
  })
}
