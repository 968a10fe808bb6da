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
import { defaultBranchId } from '../branches/branches.store.ts'
import { dayAfter } from '../platform/clock.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import type { Deps } from '../platform/deps.ts'
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

/** The delivery days of the next two weeks, with the places taken in each slot. */
export async function listDayLoads({ db, clock, config }: Deps): Promise<DayLoad[]> {
  const now = shopTime({ clock, config })
  const calendar = await findCalendar(db, await defaultBranchId(db), now.day, dayAfter(now.day, DAYS_SHOWN))
  return Array.from({ length: DAYS_SHOWN }, (_, ahead) => dayAfter(now.day, ahead))
    .filter((day) => calendar.weekdays.has(weekdayOf(day)) && !calendar.holidays.has(day))
    .map((Fecha) => ({
      Id: dayIdOf(Fecha),
      Fecha,
      Descrip: formatDay(Fecha),
      Cerrado: isClosed(Fecha, calendar.cutoff, now),
      Horarios: calendar.slots.map((slot) => loadOf(calendar, Fecha, slot)),
    }))
}

function loadOf({ bookings }: DeliveryCalendar, day: string, slot: PlannedSlot): SlotLoad {
  const booking = bookings.get(placeKey(dayIdOf(day), slot.Id))
  const { Id, Desde, Hasta } = slot
  return { Id, Desde, Hasta, Tomados: booking?.taken ?? 0, Cupo: booking?.capacity ?? slot.capacity }
}

/**
 * Sets the places of one slot on one day.
 *
 * @throws 404 no such day or slot; 409 somebody changed them; 422 fewer places than are already taken
 */
export async function changeDayPlaces(
  { db, clock }: Deps,
  session: StaffSession,
  { Dia, Horario }: { Dia: number; Horario: number },
  body: DayPlaces,
): Promise<SlotLoad> {
  const day = isoDateOf(Dia) ?? refuseNotFound()
  return inTransaction(db, async (trx) => {
    const branchId = await defaultBranchId(trx)
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
      Clave: `${day} ${slot.Desde}`,
      Accion: 'editar',
      Antes: { Cupo: before.capacity },
      Despues: { Cupo },
    })
    return { Id: slot.Id, Desde: slot.Desde, Hasta: slot.Hasta, Tomados: before.taken, Cupo }
  })
}
