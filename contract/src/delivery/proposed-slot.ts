import { slotText, type GridDay, type GridSlot, type UsualDelivery } from './delivery.ts'

/** A slot of one day, in the format of an order. */
export interface ProposedSlot {
  Dia: number
  HorarioEntrega: string
}

/**
 * The first free slot that suits a customer: on the usual weekday at the usual hours, else at the usual hours, else the
 * first free one at all. `isAllowed` leaves out what the cart must not use.
 */
export function proposedSlot(
  days: readonly GridDay[],
  usual: Pick<UsualDelivery, 'DiaSemana' | 'HorarioEntrega'> | null,
  isAllowed: (slot: GridSlot, day: GridDay) => boolean = () => true,
): ProposedSlot | null {
  const free = days.flatMap((day) =>
    day.Horarios.filter((slot) => slot.Estado === 'libre' && isAllowed(slot, day)).map((slot) => ({
      Dia: day.Id,
      HorarioEntrega: slotText(slot),
      weekday: new Date(`${day.Fecha}T00:00:00Z`).getUTCDay(),
    })),
  )
  const atHours = free.filter(({ HorarioEntrega }) => HorarioEntrega === usual?.HorarioEntrega)
  const found = atHours.find(({ weekday }) => weekday === usual?.DiaSemana) ?? atHours[0] ?? free[0]
  return found === undefined ? null : { Dia: found.Dia, HorarioEntrega: found.HorarioEntrega }
}
